// Whether a thing may be moved, and whether a verb takes it.
import { mayAgainst } from './query.ts'
import type { CompiledStep } from '../tables/ability.ts'
import type { Match } from '../state/match.ts'
import { ACTOR, SELF } from '../state/frame.ts'

/** May this actor's effect move it? */
export function canBeMoved(m: Match, f: number, e: number): boolean {
  const { layout } = m
  const { canMove } = m.rules.queries
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
