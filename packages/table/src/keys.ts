// Everything on the table that can be pointed at has a key: the same word in the list of legal
// actions, in the DOM (`data-key`) and in the log.
import type { Action, Back, Thing } from '@cardwright/engine'

export type Key = string

export function keyOf(thing: Thing): Key {
  if ('unit' in thing) return unitKey(thing.unit)
  if ('card' in thing) return unitKey(thing.card)
  if ('cell' in thing) return `cell:${thing.cell}`
  if ('line' in thing) return `line:${thing.line}`
  if ('lane' in thing) return `lane:${thing.lane}`
  if ('seat' in thing) return `seat:${thing.seat}`
  if ('status' in thing) return `status:${thing.status}:${thing.on}:${thing.giver}`
  return `effect:${thing.effect}`
}

/** Cards and units share their numbers, so a played card keeps its key. */
export const unitKey = (id: number): Key => `unit:${id}`
export const cellKey = (cell: string): Key => `cell:${cell}`
export const laneKey = (lane: string): Key => `lane:${lane}`
export const seatKey = (seat: number): Key => `seat:${seat}`

/** A hidden card is identified by its position. */
export const backKey = ({ zone, seat, place }: Back): Key => `back:${zone}:${seat}:${place}`

export function backIn(key: Key): Back | null {
  const [word, zone, seat, place] = key.split(':')
  return word === 'back' ? { zone, seat: Number(seat), place: Number(place) } : null
}

/** What an answer points at; null: it is given by a button. */
export function aimOf(action: Action): Key | null {
  if (action.kind === 'pick' || action.kind === 'unpick') return keyOf(action.pick)
  return action.kind === 'use' ? unitKey(action.source) : null
}

/** The number in a key of a card or unit. */
export function entityOf(key: Key): number | null {
  return key.startsWith('unit:') ? Number(key.slice(5)) : null
}
