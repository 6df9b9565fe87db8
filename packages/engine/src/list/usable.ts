// May an ability be used now? Cheap questions first, nothing asked twice.
import type { CompiledAbility } from '../tables/ability.ts'
import { may } from '../ask/query.ts'
import { SOME } from '../tables/selector.ts'
import { isLive } from '../ask/live.ts'
import { hasTarget } from '../run/candidates.ts'
import { scratchFrame } from '../events/open.ts'
import { hasCharge } from '../ask/charges.ts'
import { canAfford, canPay } from '../run/pay.ts'
import { OPEN } from '../state/head.ts'
import type { Match } from '../state/match.ts'

/** Could a card act by itself now, as `playForced` would have it: its ability of that timing, gate and all? */
export function couldAct(m: Match, card: number, timing: string, seat: number): boolean {
  const at = m.rules.words.timingIndex.get(timing)!
  const ability = m.rules.abilities.whenCard[m.s[m.layout.def + card]].find((a) => a.timing === at)
  return ability !== undefined && isUsable(m, card, ability, seat)
}

/** Has a thing on the board something to use in what is open now, whatever else is running? */
export function isReady(m: Match, e: number, seat: number): boolean {
  return m.rules.abilities.whenBoard[m.s[m.layout.def + e]].some(
    (ability) => ((m.s[OPEN] >> ability.timing) & 1) === 1 && isUsable(m, e, ability, seat),
  )
}

/** An ability of the same thing that goes before this one and could be used now. */
export function firstOf(
  m: Match,
  e: number,
  { behind }: CompiledAbility,
  seat: number,
): CompiledAbility | null {
  if (behind < 0 || (m.s[OPEN] & (1 << behind)) === 0) return null
  for (const other of m.rules.abilities.whenBoard[m.s[m.layout.def + e]])
    if (other.timing === behind && isUsable(m, e, other, seat)) return other
  return null
}

/** Every question there is, cheap ones first. */
export function isUsable(m: Match, e: number, ability: CompiledAbility, seat: number): boolean {
  if (!canAfford(m, ability, e, seat)) return false
  if (!hasCharge(m, e, ability)) return false
  if (ability.behind >= 0 && firstOf(m, e, ability, seat) !== null) return false
  if (ability.can >= 0 && !may(m, m.rules.queries.all[ability.can], e)) return false
  const f = scratchFrame(m, ability, e, seat)
  if (!canPay(m, ability, e, seat, f)) return false
  if (!ability.played && !ability.ofStatus && !isLive(m, e)) return false
  if (ability.gate !== null && !ability.gate(m, e, e, f)) return false
  // a card that must not see itself where it came from is looked at closer
  if (ability.probe !== null && !ability.hides) return ability.probe(m, e, -1, f, SOME) > 0
  return hasTarget(m, f, ability)
}
