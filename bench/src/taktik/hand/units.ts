// Units come, go and move; and what they may do now.
import { cols } from './board.ts'
import { DISINFORMATION, DISRUPTED, FAILURE, INTERRUPTION } from './cards.ts'
import {
  AFTER_MOVE,
  BLOCKED,
  MOVED,
  FREE,
  FREED,
  STRUCK,
  aim,
  at,
  count,
  cover,
  coverNext,
  halved,
  halvedNext,
  hits,
  kind,
  marks,
  now,
  occupant,
  order,
  owner,
  pace,
  slots,
} from './state.ts'

export const INFANTRY = 0
export const VEHICLE = 1
export const SPECIAL = 2

const movement = Int8Array.of(2, 4, 3)
export const range = Int8Array.of(1, 2, 3)
export const support = Int8Array.of(1, 2, 3)
export const maxHits = Int8Array.of(1, 2, 2)

export function enter(what: number, seat: number, cell: number): number {
  let unit = 0
  while (kind[unit] !== FREE) unit++
  kind[unit] = what
  owner[unit] = seat
  hits[unit] = maxHits[what]
  marks[unit] = pace[unit] = aim[unit] = 0
  cover[unit] = coverNext[unit] = halved[unit] = halvedNext[unit] = 0
  at[unit] = cell
  occupant[cell] = unit
  insert(unit, seat, count[seat]++)
  return unit
}

export function leave(unit: number): void {
  const seat = owner[unit]
  occupant[at[unit]] = FREE
  kind[unit] = FREE
  const last = seat * slots + --count[seat]
  for (let k = placeOf(unit, seat); k < last; k++) order[k] = order[k + 1]
}

export function move(unit: number, cell: number): void {
  const seat = owner[unit]
  occupant[at[unit]] = FREE
  occupant[cell] = unit
  const isUp = cell > at[unit]
  at[unit] = cell
  let k = placeOf(unit, seat)
  if (!isUp) return insert(unit, seat, k - seat * slots)
  for (const last = seat * slots + count[seat] - 1; k < last; k++) {
    if (at[order[k + 1]] > cell) break
    order[k] = order[k + 1]
  }
  order[k] = unit
}

/** From this place down to where its cell belongs. */
function insert(unit: number, seat: number, place: number): void {
  const first = seat * slots
  let k = first + place
  for (; k > first && at[order[k - 1]] > at[unit]; k--) order[k] = order[k - 1]
  order[k] = unit
}

function placeOf(unit: number, seat: number): number {
  let k = seat * slots
  while (order[k] !== unit) k++
  return k
}

const isStruck = (unit: number): boolean => (marks[unit] & STRUCK) !== 0

/** Half points for a march. */
export function budget(unit: number): number {
  let points = movement[kind[unit]] + pace[unit]
  if ((marks[unit] & FREED) !== 0) return 2 * points
  if (isStruck(unit)) {
    if (now.malus === DISRUPTED) points--
    else if (now.malus === INTERRUPTION) points -= kind[unit] === VEHICLE ? 2 : 1
  }
  // each suppression halves, the whole is rounded up
  const halvings = halved[unit] + halvedNext[unit]
  return 2 * ((points + (1 << halvings) - 1) >> halvings)
}

export const canMove = (unit: number): boolean =>
  (now.malus !== FAILURE && now.malus !== DISINFORMATION) ||
  (marks[unit] & (STRUCK | FREED)) !== STRUCK

export const canAttack = (unit: number): boolean =>
  (marks[unit] & BLOCKED) === 0 &&
  !(now.malus === FAILURE && isStruck(unit)) &&
  // heavy weapons that moved
  ((marks[unit] & (MOVED | AFTER_MOVE)) !== MOVED || kind[unit] !== SPECIAL)

export function isHindered(unit: number): boolean {
  if (halved[unit] + halvedNext[unit] > 0) return true
  if (!isStruck(unit)) return false
  const { malus } = now
  return (
    malus === INTERRUPTION || malus === DISRUPTED || malus === DISINFORMATION || malus === FAILURE
  )
}

export const isDamaged = (unit: number): boolean => hits[unit] < maxHits[kind[unit]]

/** Is a unit of the seat within so many king's steps? */
export function isAnyNear(cell: number, seat: number, reach: number): boolean {
  const col = cell % cols
  const lowest = cell - reach * (cols + 1)
  const highest = cell + reach * (cols + 1)
  for (let k = seat * slots, end = k + count[seat]; k < end; k++) {
    const there = at[order[k]]
    if (there < lowest) continue
    if (there > highest) return false
    const across = (there % cols) - col
    const up = (there - cell - across) / cols
    if (across <= reach && across >= -reach && up <= reach && up >= -reach) return true
  }
  return false
}
