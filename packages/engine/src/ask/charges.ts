// Charges: how often a thing may still use a limited ability.
import type { CompiledAbility } from '../tables/ability.ts'
import type { Match } from '../state/match.ts'

export const chargeSlot = (m: Match, e: number, ability: CompiledAbility): number =>
  m.layout.charges + e * m.layout.chargeSlots + ability.charge

export const chargesUsed = (m: Match, e: number, ability: CompiledAbility): number =>
  ability.charge < 0 || e >= m.layout.units ? 0 : m.s[chargeSlot(m, e, ability)]

export const hasCharge = (m: Match, e: number, ability: CompiledAbility): boolean =>
  ability.charge < 0 || chargesUsed(m, e, ability) < ability.uses
