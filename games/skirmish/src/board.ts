// Board rules: the edge, the last played card, the value of a line.
import {
  ask,
  at,
  may,
  mayAgainst,
  nextCell,
  number,
  owner,
  pool,
  setPool,
  unitAt,
  type Match,
  type Region,
  type ResourceTable,
} from '@cardwright/engine/author'
import { words } from './words.ts'

export const regions: Record<string, Region> = {
  edge: {
    fixed: ({ rows, cols, rowOf, colOf }, cell) =>
      rowOf[cell] === 0 ||
      colOf[cell] === 0 ||
      rowOf[cell] === rows - 1 ||
      colOf[cell] === cols - 1,
  },
}

/** Of the cards of a seat on the board, the first that has most of a pool; -1 = none has any. */
function topOf(m: Match, seat: number, word: ResourceTable): number {
  let top = -1
  let most = 0
  for (let c = nextCell(m, seat); c >= 0; c = nextCell(m, seat, c)) {
    const e = unitAt(m, c)
    const has = pool(m, e, word)
    if (has <= most) continue
    most = has
    top = e
  }
  return top
}

/** [SK-6.1] The card of a seat that was played last of those still on the board, -1 = none. */
export const lastPlayed = (m: Match, seat: number): number => topOf(m, seat, words(m).latest)

/** Updates the last played card of a seat after a card came or left. */
export function markLatest(m: Match, seat: number): void {
  const { order, latest } = words(m)
  const top = topOf(m, seat, order)
  for (let c = nextCell(m, seat); c >= 0; c = nextCell(m, seat, c)) {
    const e = unitAt(m, c)
    setPool(m, e, latest, top >= 0 && pool(m, e, order) === pool(m, top, order) ? 1 : 0)
  }
}

export const hasCards = (m: Match, seat: number): boolean => nextCell(m, seat) >= 0

/** The next number in the order of play: higher than that of anything on the board. */
export function nextOrder(m: Match): number {
  const { order } = words(m)
  let highest = 0
  for (let seat = 0; seat < m.rules.things.seats; seat++) {
    const e = topOf(m, seat, order)
    if (e >= 0) highest = Math.max(highest, pool(m, e, order))
  }
  return highest + 1
}

/** [SK-6.5] What one card of a line brings to a seat. */
export function valueFor(m: Match, e: number, seat: number): number {
  const { power, scores, scoresFor } = words(m)
  if (owner(m, e) !== seat && !mayAgainst(m, scoresFor, e, seat, -1)) return 0
  return may(m, scores, e) ? ask(m, power, e) : 0
}

/** The row and the column of a card on the board. */
export function linesThrough(m: Match, e: number): [row: number, column: number] {
  const { rows, rowOf, colOf } = m.rules.space.grid!
  const cell = at(m, e)
  return [rowOf[cell], rows + colOf[cell]]
}

/** What a whole row or column brings. */
export function lineValue(m: Match, line: number, seat: number): number {
  let sum = 0
  for (const cell of m.rules.space.grid!.lines[line]) {
    const e = unitAt(m, cell)
    if (e >= 0) sum += valueFor(m, e, seat)
  }
  return sum
}

/** [SK-5.3] One, and as many more as the option says. */
export function mayPlayUnit(m: Match): boolean {
  const { extraUnits, unitsPlayed } = words(m)
  const extra = number(m, extraUnits)
  return extra < 0 || number(m, unitsPlayed) <= extra
}
