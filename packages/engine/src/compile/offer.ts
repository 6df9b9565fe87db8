// What no designer writes: a pick is offered only where its verb accepts it, where it may be targeted, and where what
// comes next has an answer.
import type { Step } from '../language/ability.ts'
import { PICK, PICKS } from '../run/frame.ts'
import { canBeMoved } from '../run/moving.ts'
import type { VerbCode } from '../verbs/verb.ts'
import type { CompiledStep } from './ability.ts'
import { every, type CompiledRef, type Pred } from './closures.ts'
import type { Context } from './context.ts'
import { mayAgainst } from './query.ts'
import { compileRef } from './refs.ts'
import { isTarget } from './segments.ts'
import { SOME, type Selector } from './selector.ts'

/** Null: every candidate is offered. */
export function offerTest(
  step: Step,
  ctx: Context,
  { moves, accepts }: VerbCode,
  to: Selector | null,
  late: { step: CompiledStep | null },
): Pred | null {
  const parts: Pred[] = []
  const { targetable } = ctx.rules.queries
  if (moves) parts.push((m, _self, it, f) => canBeMoved(m, f, it))
  if (accepts !== undefined) parts.push((m, _self, it, f) => accepts(m, f, late.step!, it))
  if (targetable !== null && isTarget(step.target) && step.target.kind === 'unit')
    parts.push((m, self, it) => mayAgainst(m, targetable, it, -1, self, -1))
  if (to !== null) parts.push(to.spot === null ? hasPlace(to, ctx.record) : hasSpot(to.spot, ctx))
  return every(parts)
}

/** Is there a place for it, were it picked? */
function hasPlace(to: Selector, record: number): Pred {
  const pick = record + PICK
  const picks = record + PICKS
  return (m, self, it, f) => {
    const was = m.s[f + pick]
    m.s[f + pick] = it
    m.s[f + picks]++
    const some = to.scan(m, self, it, f, SOME)
    m.s[f + picks]--
    m.s[f + pick] = was
    return some > 0
  }
}

/** Is there a free cell around it? */
function hasSpot({ start, cells }: NonNullable<Selector['spot']>, ctx: Context): Pred {
  const { at, occupant } = ctx.rules.layout
  return (m, _self, it) => {
    const { s } = m
    const from = s[at + it]
    for (let k = start[from], z = start[from + 1]; k < z; k++)
      if (s[occupant + cells[k]] < 0) return true
    return false
  }
}

interface Destination {
  selector: Selector | null
  ref: CompiledRef | null
}

/** `to`: a place to choose, or one by name. A zone is read by the verb. */
export function destination({ to }: Step, ctx: Context, room: Pred | null): Destination {
  const none = { selector: null, ref: null }
  if (to === undefined) return none
  if (isTarget(to)) {
    const extra = room === null ? null : { of: to, test: room }
    return { ...none, selector: ctx.compile.target(to, { ...ctx, extra }) }
  }
  if (typeof to === 'object' || ctx.rules.zones.byName.has(to)) return none
  return { ...none, ref: compileRef(to, ctx) }
}
