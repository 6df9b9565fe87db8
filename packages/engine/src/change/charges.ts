// Charges are used up and given back.
import { chargeSlot, chargesUsed } from '../ask/charges.ts'
import type { CompiledAbility } from '../tables/ability.ts'
import { put, type Match } from '../state/match.ts'

export function useCharge(m: Match, e: number, ability: CompiledAbility): void {
  const slot = chargeSlot(m, e, ability)
  if (ability.charge >= 0) put(m, slot, m.s[slot] + 1)
}

export function restoreCharges(m: Match, e: number, ability: CompiledAbility): void {
  if (ability.charge >= 0) put(m, chargeSlot(m, e, ability), 0)
}

/** Gives a thing back the charges of its abilities of one timing. Had it used any? */
export function rechargeTiming(m: Match, e: number, timing: number): boolean {
  let any = false
  for (const ability of m.rules.abilities.whenBoard[m.s[m.layout.def + e]])
    if (ability.timing === timing && chargesUsed(m, e, ability) > 0) {
      restoreCharges(m, e, ability)
      any = true
    }
  return any
}
