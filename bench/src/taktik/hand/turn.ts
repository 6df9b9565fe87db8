// The turn: its beginning, and at its end durations, points, the last turn, the shuffle.
import { DRAW } from './answers.ts'
import { NONE } from './cards.ts'
import { shuffle } from './deck.ts'
import {
  FREE,
  UNTIL_OWN_TURN,
  aim,
  count,
  cover,
  coverNext,
  halved,
  halvedNext,
  holder,
  kind,
  marks,
  now,
  occupant,
  order,
  owner,
  pace,
  pointCount,
  points,
  slots,
} from './state.ts'

const lastTurn = 24
const DEFENDER = 1

export function beginTurn(seat: number): void {
  now.active = seat
  now.turn++
  now.moves = 0
  for (let k = seat * slots, end = k + count[seat]; k < end; k++) marks[order[k]] &= ~UNTIL_OWN_TURN
  now.ask = DRAW
}

export function endTurn(): void {
  now.queued = 0
  now.malus = NONE
  now.discipline = false
  for (let unit = 0; unit < slots; unit++) {
    if (kind[unit] === FREE) continue
    marks[unit] &= UNTIL_OWN_TURN
    pace[unit] = aim[unit] = 0
    cover[unit] = coverNext[unit]
    halved[unit] = halvedNext[unit]
    coverNext[unit] = halvedNext[unit] = 0
  }
  occupyPoints()
  if (now.turn === lastTurn) return judge()
  shuffle()
  beginTurn(1 - now.active)
}

function occupyPoints(): void {
  for (let k = 0; k < pointCount; k++) {
    const unit = occupant[points[k]]
    if (unit !== FREE) holder[k] = owner[unit]
  }
}

/** One point of the front line is enough for the attacker; the first and the last point are the bases. */
function judge(): void {
  now.winner = DEFENDER
  for (let k = 1; k < pointCount - 1; k++) if (holder[k] === 0) now.winner = 0
}
