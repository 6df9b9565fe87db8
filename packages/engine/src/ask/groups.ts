// All that one ability of one source gave is one effect.
import type { Match } from '../state/match.ts'
import { M_ORIGIN, M_SOURCE } from '../state/records.ts'

/** The effect a modifier belongs to: known by its source and the first modifier of its ability. */
export function groupOf(m: Match, r: number): number {
  const { origins } = m.rules.modifiers
  const { holder, ability } = origins[m.s[r + M_ORIGIN]]
  const first = origins.findIndex((o) => o.holder === holder && o.ability === ability)
  return m.s[r + M_SOURCE] * 4096 + first
}
