// Drawing: a bonus waits, a malus acts unless a stored bonus cancels it.
import { CANCEL_MALUS, DRAWN, RESOLUTION, STRIKE_ON } from './answers.ts'
import { takeStored } from './bonus.ts'
import {
  AMMUNITION,
  CONVOY,
  COUNTERMEASURES,
  DEPOT,
  DISCIPLINE,
  DISINFORMATION,
  DISRUPTED,
  FAILURE,
  FUNDING_CUT,
  INTERRUPTION,
  NONE,
  RECON,
  isMalus,
} from './cards.ts'
import { drawTop } from './deck.ts'
import { STRUCK, count, marks, now, order, slots, storage, storageSize, stored } from './state.ts'

export function draw(): void {
  now.phase = RESOLUTION
  now.drawn = drawTop()
  if (!isMalus(now.drawn)) now.ask = DRAWN
  else if (hasAnswer(now.active)) now.ask = CANCEL_MALUS
  else strike()
}

/** No malus acts yet, so nothing forbids supplies. */
export const cancels = (card: number, malus: number): boolean =>
  card === CONVOY ||
  card === DEPOT ||
  card === RECON ||
  card === COUNTERMEASURES ||
  (card === DISCIPLINE && (malus === FUNDING_CUT || malus === DISINFORMATION || malus === FAILURE))

function hasAnswer(seat: number): boolean {
  for (let k = seat * storageSize, end = k + stored[seat]; k < end; k++)
    if (cancels(storage[k], now.drawn)) return true
  return false
}

export function cancelBy(position: number): void {
  takeStored(now.active, position)
  now.drawn = NONE
  now.ask = RESOLUTION
}

export function strike(): void {
  now.malus = now.drawn
  now.drawn = NONE
  now.ask = RESOLUTION
  switch (now.malus) {
    case DISINFORMATION:
    case FAILURE:
      now.ask = STRIKE_ON
      return
    case INTERRUPTION:
    case DISRUPTED:
    case AMMUNITION:
      for (let k = now.active * slots, end = k + count[now.active]; k < end; k++)
        marks[order[k]] |= STRUCK
  }
}

export function strikeOn(unit: number): void {
  marks[unit] |= STRUCK
  now.ask = RESOLUTION
}
