// move: to a cell or a lane. `stay` or the present place means it does not move.
import { W } from '../language/outcomes.ts'
import { mayAgainst } from '../compile/query.ts'
import type { CompiledStep } from '../compile/ability.ts'
import { hasRoom, movePlace } from '../change/places.ts'
import { addTokens } from '../change/statuses.ts'
import { emit } from '../run/events.ts'
import { ACTOR, SELF, WHICH } from '../run/frame.ts'
import { BOARD } from '../state/head.ts'
import type { Match } from '../state/match.ts'
import { destination, setOutcome, setTo } from './record.ts'
import type { VerbCode } from './verb.ts'

/** May this actor's effect move it? */
export function canBeMoved(m: Match, f: number, e: number): boolean {
  const { canMove, layout } = m.rules
  if (canMove === null) return true
  if ((m.s[layout.asked + e] & canMove.bit) === 0) return canMove.base[m.s[layout.def + e]] !== 0
  return mayAgainst(m, canMove, e, m.s[f + ACTOR], m.s[f + SELF], -1)
}

export function tellMoved(m: Match, e: number, from: number, to: number, by: number): void {
  const { grid, layout, on } = m.rules
  if (m.sink === null && m.rules.listened[on.moved] === 0) return
  const owner = m.s[layout.owner + e]
  if (grid !== null)
    emit(m, on.moved, e, owner, from, to, -1, -1, grid.step[from * grid.size + to], by)
  else emit(m, on.moved, e, owner, -1, -1, from, to, Math.abs(from - to), by)
}

const isTaken = (m: Match, e: number, to: number): boolean =>
  !hasRoom(m, m.s[m.rules.layout.def + e], m.s[m.rules.layout.owner + e], to)

/** Moved by a card or another unit, and not for free: it is exhausted, unless something spares it. */
function exhausts(m: Match, f: number, step: CompiledStep, e: number): boolean {
  const { exhaustion, abilities } = m.rules
  if (exhaustion === null || step.free) return false
  const ability = abilities[m.s[f + WHICH]]
  if (ability.exhausts || !m.rules.tires(m, e, ability.symbol)) return false
  return addTokens(m, e, exhaustion.index, m.s[f + ACTOR], 1) > 0
}

// handed to `tell` besides where it comes from
const EXHAUSTED = 0

export const move: VerbCode = {
  name: 'move',
  hands: 1,
  byAnyone: 'moved',
  accepts: (m, f, _step, e) => canBeMoved(m, f, e),
  before(m, f, step, e) {
    const to = destination(m, f, step, e)
    if (m.s[m.rules.layout.at + e] === to) return null
    const grid = m.rules.grid !== null
    return [
      e,
      m.s[m.rules.layout.owner + e],
      m.s[f + SELF],
      grid ? to : -1,
      grid ? -1 : to,
      m.s[f + ACTOR],
      step.free ? 1 : 0,
    ]
  },
  change(m, f, step, e) {
    const { layout } = m.rules
    const from = m.s[layout.at + e]
    const to = destination(m, f, step, e)
    if (m.s[layout.zone + e] !== BOARD || to < 0 || !canBeMoved(m, f, e)) {
      setOutcome(m, f, step, W.forbidden)
      return -1
    }
    if (from === to) {
      setOutcome(m, f, step, W.stayed)
      return -1
    }
    if (isTaken(m, e, to)) {
      setOutcome(m, f, step, W.forbidden)
      return -1
    }
    movePlace(m, e, to)
    if (step.toRef !== null) setTo(m, f, step, to)
    setOutcome(m, f, step, W.moved)
    m.handed[EXHAUSTED] = exhausts(m, f, step, e) ? 1 : 0
    return from
  },
  tell(m, f, _step, e, from) {
    if (from < 0) return
    const { exhaustion, on, layout } = m.rules
    const isExhausted = m.handed[EXHAUSTED] === 1
    tellMoved(m, e, from, m.s[layout.at + e], m.s[f + ACTOR])
    const actor = m.s[f + ACTOR]
    // pushed last, so it runs first: it is exhausted when its move is announced
    if (isExhausted)
      emit(m, on.statusGiven, e, m.s[layout.owner + e], exhaustion!.index, actor, 1)
  },
  preview(m, f, step, e) {
    const to = destination(m, f, step, e)
    if (to >= 0 && m.s[m.rules.layout.at + e] !== to) movePlace(m, e, to)
  },
}
