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
import { wordsOf } from './board.ts'

const ROUNDS_TO_WIN = 2
const MOST_ROUNDS = 5

/** [SK-7.1] 20, 30, 40, 50, 60. */
export const threshold = (round: number): number => 10 + 10 * round

const seatsOf = (m: Match): number[] => Array.from({ length: m.rules.seats }, (_, seat) => seat)
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

/** [SK-7.3] The highest score wins the round, for every member of the winner's team; ties for all who tie. */
export function endRound(m: Match): void {
  const { on, eventIndex } = m.rules
  const { points, rounds } = wordsOf(m.rules)
  const round = m.s[ROUND]
  const best = Math.max(...seatsOf(m).map((seat) => pointsOf(m, seat)))
  const top = seatsOf(m).filter((seat) => pointsOf(m, seat) === best)
  const teams = new Set(top.map((seat) => teamOf(m, seat)))
  go(m, 'begun')
  emit(m, on.roundEnded, -1, round)
  for (const seat of seatsOf(m))
    emit(m, eventIndex.get('round-scored')!, seat, round, pointsOf(m, seat))
  for (const seat of seatsOf(m)) {
    if (teams.has(teamOf(m, seat))) setResource(m, rounds, seat, roundsOf(m, seat) + 1)
    if (top.includes(seat)) emit(m, on.roundWon, seat, round)
    setResource(m, points, seat, 0)
  }
  const leader = Math.max(...seatsOf(m).map((seat) => roundsOf(m, seat)))
  if (leader >= ROUNDS_TO_WIN) return finish(m, leader, 'twoRounds')
  if (round >= MOST_ROUNDS) return finish(m, leader, 'mostRounds')
  put(m, ROUND, round + 1)
  put(m, TURN, 1)
  emit(m, on.roundStarted, number(m, 'starter'), round + 1)
}

/** [SK-7.6] Everybody with the most rounds. */
function finish(m: Match, most: number, reason: string): void {
  let winners = 0
  for (const seat of seatsOf(m)) if (roundsOf(m, seat) === most) winners |= 1 << seat
  endMatch(m, winners, reason)
}
