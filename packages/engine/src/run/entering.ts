// Coming onto the board: whose it will be, and the unit that a card makes.
import { newUnit, retire } from '../change/entities.ts'
import { takeOut } from '../change/zones.ts'
import type { Match } from '../state/match.ts'
import { nextSeat } from '../state/seats.ts'

/** Whose it will be when this seat spawns it. */
export const ownerFor = (m: Match, side: string, seat: number): number =>
  side === 'neutral' ? -1 : side === 'opponent' ? nextSeat(m, seat) : seat

/** The unit that a card makes; the card is gone then. */
export function unitFrom(m: Match, card: number): number {
  const { layout } = m
  const unit = newUnit(m, m.s[layout.def + card], m.s[layout.owner + card])
  takeOut(m, card)
  retire(m, card)
  return unit
}
