// May a player take an answer back? Not when it would give something away.
import { GONE } from '../state/head.ts'
import type { Match } from '../state/match.ts'
import { sees } from './sight.ts'

/** `seen`: a hidden face was seen, `chance`: chance has decided something; null: nothing was given away. */
export type GivenAway = 'seen' | 'chance'

export function givenAway(before: Match, after: Match, seat: number): GivenAway | null {
  if (hasLearned(before, after, seat)) return 'seen'
  return usedChance(before, after) ? 'chance' : null
}

function usedChance(before: Match, after: Match): boolean {
  const { layout } = after.rules
  const { streamIndex } = after.rules.words
  for (let i = layout.streams, z = i + streamIndex.size * 4; i < z; i++)
    if (before.s[i] !== after.s[i]) return true
  return false
}

function hasLearned(before: Match, after: Match, seat: number): boolean {
  const { layout } = after.rules
  const { seats } = after.rules.things
  for (let e = seats + 1; e < layout.entities; e++) {
    const wasThere = before.s[layout.zone + e] > GONE
    if (wasThere && !sees(before, seat, e) && sees(after, seat, e)) return true
  }
  return false
}
