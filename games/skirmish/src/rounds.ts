// Rounds and the match: thresholds, winners, what comes after. [SK-7]
import {
  amountOf,
  emit,
  endMatch,
  go,
  number,
  put,
  ROUND,
  setResource,
  TURN,
  type Match,
} from '@cardwright/engine/author'
import { wordsOf } from './words.ts'

const ROUNDS_TO_WIN = 2
const MOST_ROUNDS = 5

/** [SK-7.1] 20, 30, 40, 50, 60. */
export const threshold = (round: number): number => 10 + 10 * round

const pointsOf = (m: Match, seat: number): number => amountOf(m, wordsOf(m.rules).points, seat)
const roundsOf = (m: Match, seat: number): number => amountOf(m, wordsOf(m.rules).rounds, seat)
const teamOf = (m: Match, seat: number): number => m.s[m.rules.layout.team + seat]

export function isRoundOver(m: Match): boolean {
  const limit = number(m, 'turnLimit')
  if (limit > 0 && m.s[TURN] > limit) return true
  for (let seat = 0; seat < m.rules.seats; seat++)
    if (pointsOf(m, seat) >= threshold(m.s[ROUND])) return true
  return false
}

/** The most that any seat has. */
function mostOf(m: Match, has: (m: Match, seat: number) => number): number {
  let most = -Infinity
  for (let seat = 0; seat < m.rules.seats; seat++) most = Math.max(most, has(m, seat))
  return most
}

/** [SK-7.3] The highest score wins the round, for every member of the winner's team; ties for all who tie. */
export function endRound(m: Match): void {
  const { on, seats } = m.rules
  const { points, rounds, roundScored } = wordsOf(m.rules)
  const round = m.s[ROUND]
  const best = mostOf(m, pointsOf)
  let top = 0
  let teams = 0
  for (let seat = 0; seat < seats; seat++)
    if (pointsOf(m, seat) === best) {
      top |= 1 << seat
      teams |= 1 << teamOf(m, seat)
    }
  go(m, 'begun')
  emit(m, on.roundEnded, -1, round)
  for (let seat = 0; seat < seats; seat++) emit(m, roundScored, seat, round, pointsOf(m, seat))
  for (let seat = 0; seat < seats; seat++) {
    if (((teams >> teamOf(m, seat)) & 1) === 1) setResource(m, rounds, seat, roundsOf(m, seat) + 1)
    if (((top >> seat) & 1) === 1) emit(m, on.roundWon, seat, round)
    setResource(m, points, seat, 0)
  }
  const leader = mostOf(m, roundsOf)
  if (leader >= ROUNDS_TO_WIN) return finish(m, leader, 'twoRounds')
  if (round >= MOST_ROUNDS) return finish(m, leader, 'mostRounds')
  put(m, ROUND, round + 1)
  put(m, TURN, 1)
  emit(m, on.roundStarted, number(m, 'starter'), round + 1)
}

/** [SK-7.6] Everybody with the most rounds. */
function finish(m: Match, most: number, reason: string): void {
  let winners = 0
  for (let seat = 0; seat < m.rules.seats; seat++)
    if (roundsOf(m, seat) === most) winners |= 1 << seat
  endMatch(m, winners, reason)
}
