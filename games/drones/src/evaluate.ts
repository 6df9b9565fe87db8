// How good a position looks to a seat.
import { ENDED, WINNERS, type Match } from '@cardwright/engine/author'
import { hullLost } from './ships.ts'

const WON = 10000

export function evaluate(m: Match, seat: number): number {
  const { s } = m
  if (s[ENDED] !== 0) return s[WINNERS] === 0 ? 0 : (s[WINNERS] & (1 << seat)) !== 0 ? WON : -WON
  return hullLost(m, 1 - seat).lost - hullLost(m, seat).lost
}
