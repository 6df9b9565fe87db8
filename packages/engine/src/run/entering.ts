// Coming onto the board: whose it will be, and how it is told.
import { newUnit, retire } from '../change/entities.ts'
import { takeOut } from '../change/zones.ts'
import { W } from '../language/outcomes.ts'
import type { Match } from '../state/match.ts'
import { cellOf, laneOf } from './death.ts'
import { emit } from './events.ts'

/** Whose it will be when this seat spawns it. */
export const ownerFor = (m: Match, side: string, seat: number): number =>
  side === 'neutral' ? -1 : side === 'opponent' ? (seat + 1) % m.rules.seats : seat

/** Tells that a thing has entered the board; `from` is the zone it came from, or `none`. */
export function tellEntered(m: Match, e: number, from: string): void {
  const { rules } = m
  if (m.sink === null && rules.listened[rules.on.entered] === 0) return
  const at = m.s[rules.layout.at + e]
  emit(
    m,
    rules.on.entered,
    e,
    m.s[rules.layout.owner + e],
    cellOf(m, at),
    laneOf(m, at),
    from === 'none' ? W.none : rules.symbolOf(from),
  )
}

/** The unit that a card makes; the card is gone then. -1 when the match is full. */
export function unitFrom(m: Match, card: number): number {
  const { layout } = m.rules
  const unit = newUnit(m, m.s[layout.def + card], m.s[layout.owner + card])
  if (unit < 0) return -1
  takeOut(m, card)
  retire(m, card)
  return unit
}
