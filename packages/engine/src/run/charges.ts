// Charges: how often a thing may still use a limited ability.
import type { CompiledAbility } from '../compile/ability.ts'
import { put, type Match } from '../state/match.ts'

const chargeSlot = (m: Match, e: number, ability: CompiledAbility) =>
  m.rules.layout.charges + e * m.rules.layout.chargeSlots + ability.charge

export const chargesUsed = (m: Match, e: number, ability: CompiledAbility): number =>
  ability.charge < 0 || e >= m.rules.layout.units ? 0 : m.s[chargeSlot(m, e, ability)]

export const hasCharge = (m: Match, e: number, ability: CompiledAbility): boolean =>
  ability.charge < 0 || chargesUsed(m, e, ability) < ability.uses

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
  for (const ability of m.rules.abilities.whenBoard[m.s[m.rules.layout.def + e]])
    if (ability.timing === timing && chargesUsed(m, e, ability) > 0) {
      restoreCharges(m, e, ability)
      any = true
    }
  return any
}
