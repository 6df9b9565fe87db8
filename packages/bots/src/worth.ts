// What bots go by where a game says nothing better of a state: who has won, or, where players want a high score, the score.
import { outcome, scoresOf, type Match } from '@cardwright/engine'
import type { Rules } from '@cardwright/engine/author'
import type { Evaluate } from './chains.ts'

/** How good a state is, by the game's own evaluation if it has one. */
export const evaluationOf = ({ game: { code } }: Rules): Evaluate =>
  code.evaluate ?? (code.playsForScore === true ? score : result)

/** What a seat has been counted so far. */
export const score: Evaluate = (m, seat) => scoresOf(m)?.[seat] ?? 0

const result: Evaluate = (m: Match, seat: number) => {
  const end = outcome(m)
  if (end === null || end.winners.length === 0) return 0
  return end.winners.includes(seat) ? 1 : -1
}
