// Running effects: what one played card has put on several things ends as one.
import type { Match } from '../state/match.ts'
import { groupOf } from '../ask/groups.ts'
import { removeModifier } from './modifiers.ts'
import { M_NEXT, M_SOURCE } from '../state/records.ts'

/** Ends the effect a modifier belongs to; answers whose it was. */
export function endEffect(m: Match, modifier: number): number {
  const source = m.s[modifier + M_SOURCE]
  const group = groupOf(m, modifier)
  const { mods, entities } = m.layout
  for (let e = 0; e < entities; e++)
    for (let r = m.s[mods + e]; r >= 0;) {
      const next = m.s[r + M_NEXT]
      if (groupOf(m, r) === group) removeModifier(m, r)
      r = next
    }
  return source
}
