// Bonuses: when they can be played, on what, and what they do.
import { cols, rows } from './board.ts'
import { DICE, PLAY_ON, COUNTER, RECRUIT_AT } from './answers.ts'
import { nextAttack } from './battle.ts'
import {
  AID,
  AIR_COVER,
  ARTILLERY,
  CONVOY,
  COUNTERMEASURES,
  DEPOT,
  DISCIPLINE,
  DISRUPTED,
  EXTRA_SUPPLIES,
  FUNDING_CUT,
  MOTIVATION,
  NONE,
  RECON,
  SANCTIONS,
  SUPPLIES,
} from './cards.ts'
import { ground, isWet } from './ground.ts'
import {
  AFTER_MOVE,
  FREE,
  FREED,
  MOVED,
  PAST_LIMIT,
  aim,
  count,
  coverNext,
  hits,
  kind,
  marks,
  now,
  occupant,
  order,
  pace,
  reserve,
  slots,
  storage,
  storageSize,
  stored,
} from './state.ts'
import { INFANTRY, SPECIAL, enter, isDamaged, isHindered } from './units.ts'

export function canPlay(card: number, seat: number): boolean {
  switch (card) {
    case CONVOY:
    case DEPOT:
      return now.malus !== FUNDING_CUT
    case SUPPLIES:
    case EXTRA_SUPPLIES:
      if (now.malus === FUNDING_CUT || now.malus === DISRUPTED) return false
      return hasTarget(card, seat)
    case AIR_COVER:
      return hasTarget(card, seat)
    case AID:
      return reserve[seat] > 0 && now.malus !== SANCTIONS
    case COUNTERMEASURES:
      return now.malus !== NONE
    default:
      return true
  }
}

function hasTarget(card: number, seat: number): boolean {
  for (let k = seat * slots, end = k + count[seat]; k < end; k++)
    if (isTarget(card, order[k])) return true
  return false
}

/** Own units that a bonus can be played on. */
export function isTarget(card: number, unit: number): boolean {
  if (card === SUPPLIES) return isDamaged(unit)
  if (card === EXTRA_SUPPLIES) return kind[unit] === SPECIAL
  return card !== AIR_COVER || isHindered(unit)
}

/** Begins to play what was drawn, or what is stored at this place. */
export function play(position: number): void {
  const seat = now.active
  now.position = now.drawn === NONE ? position : NONE
  now.card = now.drawn === NONE ? storage[seat * storageSize + position] : now.drawn
  switch (now.card) {
    case CONVOY:
    case DEPOT:
      for (let k = seat * slots, end = k + count[seat]; k < end; k++)
        if (now.card === CONVOY || kind[order[k]] !== SPECIAL) pace[order[k]]++
      return finish()
    case DISCIPLINE:
      return finish()
    case AID:
      now.ask = RECRUIT_AT
      return
    case COUNTERMEASURES:
      now.ask = COUNTER
      return
    default:
      now.ask = PLAY_ON
  }
}

export function playOn(unit: number): void {
  switch (now.card) {
    case SUPPLIES:
      hits[unit]++
      break
    case RECON:
      pace[unit] += 2
      marks[unit] |= PAST_LIMIT
      break
    case AIR_COVER:
      marks[unit] |= FREED
      break
    case ARTILLERY:
      aim[unit] += 2
      break
    case EXTRA_SUPPLIES:
      marks[unit] |= AFTER_MOVE
      break
    case MOTIVATION:
      aim[unit]++
      coverNext[unit]++
  }
  finish()
}

export function recruit(cell: number): void {
  reserve[now.active]--
  marks[enter(INFANTRY, now.active, cell)] |= MOVED
  finish()
}

/** There is one malus a turn at most. */
export function counter(): void {
  now.malus = NONE
  finish()
}

/** The card goes; after Internal Discipline a stored one comes back, once. */
function finish(): void {
  const seat = now.active
  if (now.position === NONE) now.drawn = NONE
  else takeStored(seat, now.position)
  if (now.card === DISCIPLINE) now.discipline = true
  else if (now.position !== NONE && now.discipline) {
    now.discipline = false
    storage[seat * storageSize + stored[seat]++] = now.card
  }
  now.ask = now.phase
  if (now.phase === DICE) nextAttack()
}

export function takeStored(seat: number, position: number): void {
  const first = seat * storageSize
  const last = first + --stored[seat]
  for (let k = first + position; k < last; k++) storage[k] = storage[k + 1]
}

const isRoom = (cell: number): boolean => occupant[cell] === FREE && !isWet(ground[cell])

/** The free dry cells of the rearmost row that has any. */
export function listRear(seat: number, into: Int32Array): number {
  let n = 0
  for (let k = 0; n === 0; k++) {
    const first = (seat === 0 ? k : rows - 1 - k) * cols
    for (let cell = first; cell < first + cols; cell++) if (isRoom(cell)) into[n++] = cell
  }
  return n
}
