// Rounds and the match: thresholds, winners, what comes after. [SK-7]
import {
  emit,
  endMatch,
  go,
  number,
  pool,
  round,
  setPool,
  setRound,
  setTurn,
  teamOf,
  turn,
  type Match,
} from '@cardwright/engine/author'
import { words } from './words.ts'

const ROUNDS_TO_WIN = 2
const MOST_ROUNDS = 5

/** [SK-7.1] 20, 30, 40, 50, 60. */
export const threshold = (round: number): number => 10 + 10 * round

const pointsOf = (m: Match, seat: number): number => pool(m, seat, words(m).points)
const roundsOf = (m: Match, seat: number): number => pool(m, seat, words(m).rounds)

export function isRoundOver(m: Match): boolean {
  const limit = number(m, 'turnLimit')
  if (limit > 0 && turn(m) > limit) return true
  for (let seat = 0; seat < m.rules.things.seats; seat++)
    if (pointsOf(m, seat) >= threshold(round(m))) return true
  return false
}

const seatsOf = (m: Match): number[] =>
  Array.from({ length: m.rules.things.seats }, (_, seat) => seat)

/** The seats that have most of something. */
function leaders(m: Match, has: (m: Match, seat: number) => number): number[] {
  const most = Math.max(...seatsOf(m).map((seat) => has(m, seat)))
  return seatsOf(m).filter((seat) => has(m, seat) === most)
}

/** Rounds won so far. */
export const scores = (m: Match): number[] => seatsOf(m).map((seat) => roundsOf(m, seat))

/** [SK-7.3] The highest score wins the round, for every member of the winner's team; ties for all who tie. */
export function endRound(m: Match): void {
  const { on } = m.rules.events
  const { points, rounds, roundScored } = words(m)
  const ended = round(m)
  const best = leaders(m, pointsOf)
  const teams = best.map((seat) => teamOf(m, seat))
  go(m, 'begun')
  emit(m, on.roundEnded, -1, ended)
  for (const seat of seatsOf(m)) emit(m, roundScored, seat, ended, pointsOf(m, seat))
  for (const seat of seatsOf(m)) {
    if (teams.includes(teamOf(m, seat))) setPool(m, seat, rounds, roundsOf(m, seat) + 1)
    if (best.includes(seat)) emit(m, on.roundWon, seat, ended)
    setPool(m, seat, points, 0)
  }
  // [SK-7.6] everybody with the most rounds
  const winners = leaders(m, roundsOf)
  if (roundsOf(m, winners[0]) >= ROUNDS_TO_WIN) return endMatch(m, { winners, reason: 'twoRounds' })
  if (ended >= MOST_ROUNDS) return endMatch(m, { winners, reason: 'mostRounds' })
  setRound(m, ended + 1)
  setTurn(m, 1)
  emit(m, on.roundStarted, number(m, 'starter'), ended + 1)
}
