// push: straight away from a thing, as far as there is room.
import { W } from '../language/outcomes.ts'
import type { CompiledStep } from '../compile/ability.ts'
import { movePlace } from '../change/places.ts'
import { ACTOR, SELF } from '../run/frame.ts'
import { neighbour } from '../space/grid.ts'
import type { Match } from '../state/match.ts'
import { canBeMoved } from './move.ts'
import { tellMoved } from '../run/told.ts'
import { setOutcome, setTo } from './record.ts'
import type { VerbCode } from './verb.ts'

/** The cell it ends on, its own when there is no room. */
function landing(m: Match, f: number, step: CompiledStep, e: number): number {
  const { layout } = m.rules
  const { grid } = m.rules.space
  const { s } = m
  const self = s[f + SELF]
  const pusher = step.from === null ? self : step.from.get(m, self, e, f)
  const at = s[layout.at + e]
  const away = pusher < 0 ? -1 : s[layout.at + pusher]
  if (away < 0 || grid === null) return at
  const dr = Math.sign(grid.rowOf[at] - grid.rowOf[away])
  const dc = Math.sign(grid.colOf[at] - grid.colOf[away])
  const steps = step.limit === null ? 1 : step.limit(m, self, e, f)
  let to = at
  for (let k = 0; k < steps; k++) {
    const next = neighbour(grid, to, dr, dc)
    if (next < 0 || s[layout.occupant + next] >= 0) break
    to = next
  }
  return to
}

export const push: VerbCode = {
  name: 'push',
  accepts: (m, f, step, e) =>
    canBeMoved(m, f, e) && landing(m, f, step, e) !== m.s[m.rules.layout.at + e],
  change(m, f, step, e) {
    const from = m.s[m.rules.layout.at + e]
    const to = landing(m, f, step, e)
    if (to === from || !canBeMoved(m, f, e)) {
      setOutcome(m, f, step, W.blocked)
      return -1
    }
    movePlace(m, e, to)
    setTo(m, f, step, to)
    setOutcome(m, f, step, W.moved)
    return from
  },
  tell(m, f, _step, e, from) {
    if (from >= 0) tellMoved(m, e, from, m.s[m.rules.layout.at + e], m.s[f + ACTOR])
  },
  preview(m, f, step, e) {
    const to = landing(m, f, step, e)
    if (to !== m.s[m.rules.layout.at + e]) movePlace(m, e, to)
  },
}
