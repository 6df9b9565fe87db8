// Seats that are out of the match. The face of a seat says so, for which seats have no other use: matches in which nobody
// leaves need no room for it.
import { put, type Match } from '../state/match.ts'

/** It has conceded, and the game has not heard of it. */
const UNHEARD = 8
/** Above these bits: as the how many-th it left. */
const FROM = 4

/** As the how many-th the seat left the match, 0 = it is still in. */
export const leftAs = (m: Match, seat: number): number => m.s[m.layout.face + seat] >> FROM

export function putOut(m: Match, seat: number): void {
  let order = 1
  for (let one = 0; one < m.rules.things.seats; one++) if (leftAs(m, one) > 0) order++
  put(m, m.layout.face + seat, m.s[m.layout.face + seat] | (order << FROM))
}

/** The game hears of it when its flow goes on. */
export function putOutUnheard(m: Match, seat: number): void {
  putOut(m, seat)
  put(m, m.layout.face + seat, m.s[m.layout.face + seat] | UNHEARD)
}

/** Lets the game hear of seats that have conceded. */
export function hearLeavers(m: Match, hear: (m: Match, seat: number) => void): void {
  for (let seat = 0; seat < m.rules.things.seats; seat++) {
    const at = m.layout.face + seat
    if ((m.s[at] & UNHEARD) === 0) continue
    put(m, at, m.s[at] & ~UNHEARD)
    hear(m, seat)
  }
}
