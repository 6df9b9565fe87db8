// The board as the rules see it: its edge, who was played last, what a line is worth.
import {
  ask,
  crowdOf,
  firstCell,
  may,
  mayAgainst,
  setResource,
  type Match,
  type Region,
  type ResourceTable,
} from '@cardwright/engine/author'
import { wordsOf } from './words.ts'

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
function topOf(m: Match, seat: number, { base }: ResourceTable): number {
  const { s, rules } = m
  const { occupant, crowdSize } = rules.layout
  const crowd = crowdOf(m, seat)
  let top = -1
  let most = 0
  for (let w = 0; w < crowdSize; w++)
    for (let bits = s[crowd + w]; bits !== 0; bits &= bits - 1) {
      const e = s[occupant + firstCell(w, bits)]
      if (s[base + e] <= most) continue
      most = s[base + e]
      top = e
    }
  return top
}

/** [SK-6.1] The card of a seat that was played last of those still on the board, -1 = none. */
export const lastPlayed = (m: Match, seat: number): number =>
  topOf(m, seat, wordsOf(m.rules).latest)

/** A card of a seat came or went: who is its latest now? */
export function markLatest(m: Match, seat: number): void {
  const { s, rules } = m
  const { occupant, crowdSize } = rules.layout
  const { order, latest } = wordsOf(rules)
  const crowd = crowdOf(m, seat)
  const top = topOf(m, seat, order)
  for (let w = 0; w < crowdSize; w++)
    for (let bits = s[crowd + w]; bits !== 0; bits &= bits - 1) {
      const e = s[occupant + firstCell(w, bits)]
      const is = top >= 0 && s[order.base + e] === s[order.base + top] ? 1 : 0
      if (s[latest.base + e] !== is) setResource(m, latest, e, is)
    }
}

export function hasCards(m: Match, seat: number): boolean {
  const crowd = crowdOf(m, seat)
  for (let w = 0; w < m.rules.layout.crowdSize; w++) if (m.s[crowd + w] !== 0) return true
  return false
}

/** The next number in the order of play: higher than that of anything on the board. */
export function nextOrder(m: Match): number {
  const { order } = wordsOf(m.rules)
  let highest = 0
  for (let seat = 0; seat < m.rules.seats; seat++) {
    const e = topOf(m, seat, order)
    if (e >= 0) highest = Math.max(highest, m.s[order.base + e])
  }
  return highest + 1
}

/** [SK-6.5] What one card of a line brings to a seat. */
export function valueFor(m: Match, e: number, seat: number): number {
  const { power, scores, scoresFor } = wordsOf(m.rules)
  const owner = m.s[m.rules.layout.owner + e]
  if (owner !== seat && !mayAgainst(m, scoresFor, e, seat, -1, -1)) return 0
  return may(m, scores, e) ? ask(m, power, e) : 0
}

/** The row and the column of a card on the board. */
export function linesThrough({ s, rules }: Match, e: number): [row: number, column: number] {
  const { rows, rowOf, colOf } = rules.grid!
  const at = s[rules.layout.at + e]
  return [rowOf[at], rows + colOf[at]]
}

/** What a whole row or column brings. */
export function lineValue(m: Match, line: number, seat: number): number {
  const { rules, s } = m
  let sum = 0
  for (const cell of rules.grid!.lines[line]) {
    const e = s[rules.layout.occupant + cell]
    if (e >= 0) sum += valueFor(m, e, seat)
  }
  return sum
}
