// Ways over free cells: the cheapest count.
import { firstCell } from '../state/crowds.ts'
import { STANDS_FREE } from '../state/head.ts'
import { larger } from '../state/larger.ts'
import type { Match } from '../state/match.ts'

/** A bit for each cell that was reached. */
let marks = new Int32Array(0)
/** What the way to a cell costs, above the floor of this search: what earlier ones left lies higher. */
let sums = new Int32Array(0)
let floor = 0
let queue = new Int32Array(64)

function prepare(size: number, most: number): void {
  if (sums.length < size || floor <= most) {
    marks = new Int32Array((size >> 5) + 1)
    sums = new Int32Array(size).fill((floor = 1 << 30))
  }
  floor -= most + 1
  // few words: a loop beats a call of `fill`
  for (let w = 0; w < marks.length; w++) marks[w] = 0
}

/** The sides of a cell to which a step is straight, a bit each: a king has eight sides, in the order of the cells. */
export const straightOf = (sides: number): number => (sides === 8 ? 0b01011010 : -1)

/** What a step costs by the ground it leaves, the ground it enters and the bit of its side. */
export const costOf = (leaving: Uint8Array, entered: number, straight: number): number =>
  leaving[entered * 2 + (straight & 1)]

/**
 * Marks every free cell a thing can reach within `budget`; `reached` then answers for each cell.
 * @param goal where nothing else is asked: it is enough to know whether this one is reached
 */
export function explore(m: Match, unit: number, budget: number, goal = -1): void {
  const { s, rules } = m
  const { standing, ground, at } = m.layout
  const { sides, beside } = rules.space
  const most = budget | 0
  prepare(rules.space.grid!.size, most)
  const from = s[at + unit]
  if (from < 0) return
  const costs = rules.game.code.stepCosts?.(m, unit)
  // held here: a write might change them, for all a compiler knows
  const seen = marks
  const known = sums
  const low = floor
  const straight = straightOf(sides)
  let list = queue
  known[from] = low
  list[0] = from
  // a cell is visited again when a cheaper way appears
  for (let head = 0, tail = 1; head < tail; head++) {
    const c = list[head]
    const so = known[c]
    const leaving = costs?.[s[ground + c]]
    for (let k = 0; k < sides; k++) {
      const n = beside[c * sides + k]
      if ((s[standing + n] & STANDS_FREE) === 0) continue
      const total = so + (leaving === undefined ? 1 : costOf(leaving, s[ground + n], straight >> k))
      if (total > low + most || known[n] <= total) continue
      known[n] = total
      seen[n >> 5] |= 1 << n
      if (n === goal) return
      // no step leads on from there
      if (total === low + most) continue
      if (tail === list.length) list = queue = larger(queue)
      list[tail++] = n
    }
  }
}

/** Appends the cells that were reached to `m.found`; answers how many. */
export function collectReached(m: Match): number {
  const { found, finds } = m
  let end = finds
  for (let w = 0; w < marks.length; w++)
    for (let bits = marks[w]; bits !== 0; bits &= bits - 1) found[end++] = firstCell(w, bits)
  m.finds = end
  return end - finds
}
export const reached = (cell: number): boolean => (marks[cell >> 5] & (1 << cell)) !== 0

/** Can a thing walk to a cell for at most this cost? */
export function pathWithin(m: Match, unit: number, cell: number, budget: number): boolean {
  if (unit < 0 || cell < 0 || budget <= 0) return false
  explore(m, unit, budget, cell)
  return reached(cell)
}
