// The questions that the table leaves open, asked in the one frame that all units share.
import type { CompiledAbility } from '../../tables/ability.ts'
import { hasCharge } from '../../ask/charges.ts'
import { canBeMoved } from '../../ask/moving.ts'
import { ask, may } from '../../ask/query.ts'
import { canAfford } from '../../run/pay.ts'
import { SELF, WHICH } from '../../state/frame.ts'
import type { Match } from '../../state/match.ts'
import { SOME } from '../../tables/selector.ts'
import { isUsable } from '../usable.ts'

/** Everything but its surroundings, cheapest first. */
export function isOffered(
  m: Match,
  e: number,
  seat: number,
  f: number,
  ability: CompiledAbility,
): boolean {
  const { can, gate, stride, probe } = ability
  if (ability.special || probe === null) return isUsable(m, e, ability, seat)
  m.s[f + WHICH] = ability.index
  m.s[f + SELF] = e
  if (can >= 0 && !may(m, m.rules.queries.all[can], e)) return false
  if (!canAfford(m, ability, e, seat) || !hasCharge(m, e, ability)) return false
  if (gate !== null && !gate(m, e, e, f)) return false
  if (stride !== null) return ask(m, stride, e) > 0 && canBeMoved(m, f, e)
  return ability.nearDecides || probe(m, e, -1, f, SOME) > 0
}

/** All that is left to ask of an ability whose printed numbers allow it. */
export function isProbed(m: Match, e: number, f: number, ability: CompiledAbility): boolean {
  m.s[f + SELF] = e
  return ability.probe!(m, e, -1, f, SOME) > 0
}
