// Who is still in the match. Players leave it one by one, put out by a rule or by conceding, and the others play on.
import { leftAs, putOut } from '../change/leaving.ts'
import type { Match } from '../state/match.ts'

/** Is the seat out of the match? */
export const isOut = (m: Match, seat: number): boolean => leftAs(m, seat) > 0

/** The seats that are still in the match. */
export function seatsLeft(m: Match): number[] {
  const left: number[] = []
  for (let seat = 0; seat < m.rules.things.seats; seat++) if (!isOut(m, seat)) left.push(seat)
  return left
}

/** The next seat in turn order that is still in the match; the same one if there is no other. */
export function nextSeat(m: Match, seat: number): number {
  const { seats } = m.rules.things
  for (let k = 1; k < seats; k++) if (!isOut(m, (seat + k) % seats)) return (seat + k) % seats
  return seat
}

/** Puts a seat out of the match; the game's `leaves` says what becomes of its things. The later, the better its place. */
export function eliminate(m: Match, seat: number): void {
  if (isOut(m, seat)) return
  putOut(m, seat)
  m.rules.game.leaves?.(m, seat)
}
