// Being moved: whether a thing may be, and how it is told.
import { mayAgainst } from '../compile/query.ts'
import type { CompiledStep } from '../compile/ability.ts'
import type { Match } from '../state/match.ts'
import { emit } from './events.ts'
import { ACTOR, SELF } from './frame.ts'

/** May this actor's effect move it? */
export function canBeMoved(m: Match, f: number, e: number): boolean {
  const { canMove, layout } = m.rules
  if (canMove === null) return true
  if ((m.s[layout.asked + e] & canMove.bit) === 0) return canMove.base[m.s[layout.def + e]] !== 0
  return mayAgainst(m, canMove, e, m.s[f + ACTOR], m.s[f + SELF], -1)
}

/** May it be a recipient of this step, as its verb has it? */
export function isAccepted(m: Match, f: number, step: CompiledStep, e: number): boolean {
  const { moves, accepts } = step.verb
  if (moves && !canBeMoved(m, f, e)) return false
  return accepts === undefined || accepts(m, f, step, e)
}

/** Tells that a thing has moved. */
export function tellMoved(m: Match, e: number, from: number, to: number, by: number): void {
  const { grid, layout, on } = m.rules
  if (m.sink === null && m.rules.listened[on.moved] === 0) return
  const owner = m.s[layout.owner + e]
  if (grid !== null)
    emit(m, on.moved, e, owner, from, to, -1, -1, grid.step[from * grid.size + to], by)
  else emit(m, on.moved, e, owner, -1, -1, from, to, Math.abs(from - to), by)
}
