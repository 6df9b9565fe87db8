// Who follows whom at the table.
import type { Match } from './match.ts'

/** Whoever a rule calls the opponent where it means one seat: the next one. */
export const nextSeat = (m: Match, seat: number): number => (seat + 1) % m.rules.things.seats
