// remove: leaves the match without dying (terrain, markers); a running effect simply ends.
import { W } from '../language/outcomes.ts'
import { retire } from '../change/entities.ts'
import { takeAway } from '../change/places.ts'
import { removeModifier } from '../change/modifiers.ts'
import { M_NEXT, M_SOURCE } from '../change/records.ts'
import { cellOf, laneOf } from '../run/death.ts'
import { emit } from '../run/events.ts'
import { ACTOR } from '../run/frame.ts'
import type { Match } from '../state/match.ts'
import type { CompiledStep } from '../compile/ability.ts'
import { setOutcome } from './record.ts'
import type { VerbCode } from './verb.ts'

/** All modifiers of the same played card go together. */
function endEffect(m: Match, record: number): void {
  const group = m.rules.groupOf(m, record)
  const { mods, entities } = m.rules.layout
  for (let e = 0; e < entities; e++)
    for (let r = m.s[mods + e]; r >= 0;) {
      const next = m.s[r + M_NEXT]
      if (m.rules.groupOf(m, r) === group) removeModifier(m, r)
      r = next
    }
}

const isEffect = (step: CompiledStep) =>
  step.target?.kind === 'effect' || step.each?.kind === 'effect'

export const remove: VerbCode = {
  name: 'remove',
  change(m, f, step, e) {
    setOutcome(m, f, step, W.removed)
    if (isEffect(step)) {
      const source = m.s[e + M_SOURCE]
      endEffect(m, e)
      return source
    }
    const at = m.s[m.rules.layout.at + e]
    takeAway(m, e)
    retire(m, e)
    return at
  },
  tell(m, f, step, e, at) {
    if (isEffect(step)) emit(m, m.rules.on.modifierEnded, -1, m.s[f + ACTOR], -1, at)
    else if (at >= 0)
      emit(m, m.rules.on.removed, e, m.s[m.rules.layout.owner + e], cellOf(m, at), laneOf(m, at))
  },
  preview(m, _f, step, e) {
    if (!isEffect(step)) takeAway(m, e)
  },
}
