// The board as the rules see it: its edge, who was played last, what a line is worth.
import {
  amountOf,
  ask,
  may,
  mayAgainst,
  setResource,
  type Match,
  type Query,
  type Region,
  type ResourceTable,
  type Rules,
} from '@cardwright/engine/author'

/** Words of the manifest that code reads, looked up once. */
interface Words {
  power: Query
  scores: Query
  scoresFor: Query
  points: ResourceTable
  rounds: ResourceTable
  order: ResourceTable
  latest: ResourceTable
}
const known = new WeakMap<Rules, Words>()

export function wordsOf(rules: Rules): Words {
  const found = known.get(rules)
  if (found !== undefined) return found
  const query = (name: string) => rules.queryIndex.get(name)!
  const resource = (name: string) => rules.resourceIndex.get(name)!
  const words = {
    power: query('power'),
    scores: query('scores'),
    scoresFor: query('scoresFor'),
    points: resource('points'),
    rounds: resource('rounds'),
    order: resource('order'),
    latest: resource('latest'),
  }
  known.set(rules, words)
  return words
}

export const regions: Record<string, Region> = {
  edge: {
    fixed: ({ rows, cols, rowOf, colOf }, cell) =>
      rowOf[cell] === 0 ||
      colOf[cell] === 0 ||
      rowOf[cell] === rows - 1 ||
      colOf[cell] === cols - 1,
  },
}

/** [SK-6.1] The card of a seat that was played last of those still on the board, -1 = none. */
export function lastPlayed(m: Match, seat: number): number {
  const { s, rules } = m
  const { occupant, owner } = rules.layout
  const { latest } = wordsOf(rules)
  for (let c = 0, z = rules.grid!.size; c < z; c++) {
    const e = s[occupant + c]
    if (e >= 0 && s[owner + e] === seat && amountOf(m, latest, e) === 1) return e
  }
  return -1
}

/** A card of a seat came or went: who is its latest now? */
export function markLatest(m: Match, seat: number): void {
  const { s, rules } = m
  const { occupant, owner } = rules.layout
  const { order, latest } = wordsOf(rules)
  const size = rules.grid!.size
  let last = 0
  for (let c = 0; c < size; c++) {
    const e = s[occupant + c]
    if (e >= 0 && s[owner + e] === seat) last = Math.max(last, amountOf(m, order, e))
  }
  for (let c = 0; c < size; c++) {
    const e = s[occupant + c]
    if (e >= 0 && s[owner + e] === seat)
      setResource(m, latest, e, last > 0 && amountOf(m, order, e) === last ? 1 : 0)
  }
}

export function hasCards({ s, rules }: Match, seat: number): boolean {
  const { occupant, owner } = rules.layout
  for (let c = 0, z = rules.grid!.size; c < z; c++) {
    const e = s[occupant + c]
    if (e >= 0 && s[owner + e] === seat) return true
  }
  return false
}

/** The next number in the order of play: higher than that of anything on the board. */
export function nextOrder(m: Match): number {
  const { s, rules } = m
  const { order } = wordsOf(rules)
  let highest = 0
  for (let c = 0; c < rules.grid!.size; c++) {
    const e = s[rules.layout.occupant + c]
    if (e >= 0) highest = Math.max(highest, amountOf(m, order, e))
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
