// Ways over free cells, the nearest first, so that no cell is left for a cheaper way.
import { COLLECT, SOME, type Mode } from '../compile/selector.ts'
import { firstCell } from '../state/crowds.ts'
import { STANDS_FREE } from '../state/head.ts'
import { larger } from '../state/larger.ts'
import type { Match } from '../state/match.ts'

/** A bit for each cell that was reached. */
let marks = new Int32Array(0)
/** What the way to a cell costs, above the floor of this search: what earlier ones left lies higher. */
let sums = new Int32Array(0)
let floor = 0
/** Where the cells of each cost begin in the queue, 0 = there are none; behind each cell stands where the next is. */
let heads = new Int32Array(0)
let queue = new Int32Array(256)

function prepare(size: number, most: number): void {
  if (sums.length < size || floor <= most) {
    marks = new Int32Array((size >> 5) + 1)
    sums = new Int32Array(size).fill((floor = 1 << 30))
  }
  floor -= most + 1
  if (heads.length <= most) heads = new Int32Array(most + 1)
  // both are short: a loop is done before a call of `fill` has begun
  for (let w = 0; w < marks.length; w++) marks[w] = 0
  for (let cost = 0; cost < most; cost++) heads[cost] = 0
}

/** The sides of a cell to which a step is straight, a bit each: a king has eight sides, in the order of the cells. */
const straightOf = (sides: number): number => (sides === 8 ? 0b01011010 : -1)

/**
 * Marks every free cell a thing can reach within `budget`; `reached` then answers for each cell.
 * @param goal where nothing else is asked: it is enough to know whether this one is reached
 */
export function explore(m: Match, unit: number, budget: number, goal = -1): void {
  const { s, rules } = m
  const { standing, ground, at } = rules.layout
  const { sides, beside } = rules
  const { size } = rules.grid!
  const most = Math.min(budget, size << 8) | 0
  prepare(size, most)
  const from = s[at + unit]
  if (from < 0) return
  const costs = rules.code.stepCosts?.(m, unit)
  // held here: a write might change them, for all a compiler knows
  const seen = marks
  const known = sums
  const first = heads
  const low = floor
  let list = queue
  const straight = straightOf(sides)
  let tail = 2
  known[from] = low
  list[tail] = from
  list[tail + 1] = 0
  first[0] = tail
  for (let so = 0; so < most; so++)
    for (let i = first[so]; i !== 0; i = list[i + 1]) {
      const c = list[i]
      // a cheaper way was found since
      if (known[c] !== low + so) continue
      const leaving = costs?.[s[ground + c]]
      for (let k = 0; k < sides; k++) {
        const n = beside[c * sides + k]
        if ((s[standing + n] & STANDS_FREE) === 0) continue
        const total =
          so + (leaving === undefined ? 1 : leaving[s[ground + n] * 2 + ((straight >> k) & 1)])
        if (total > most || known[n] <= low + total) continue
        known[n] = low + total
        seen[n >> 5] |= 1 << n
        if (n === goal) return
        // no step leads on from there
        if (total === most) continue
        tail += 2
        if (tail === list.length) list = queue = larger(queue)
        list[tail] = n
        list[tail + 1] = first[total]
        first[total] = tail
      }
    }
}

/** The cells one step away that are within the budget, or whether there is any: farther ones are behind them. */
export function firstSteps(m: Match, unit: number, budget: number, mode: Mode): number {
  const { s, rules, found, finds } = m
  const { standing, ground, at } = rules.layout
  const { sides, beside } = rules
  const from = s[at + unit]
  if (from < 0) return 0
  const straight = straightOf(sides)
  const leaving = rules.code.stepCosts?.(m, unit)[s[ground + from]]
  let n = 0
  for (let k = 0; k < sides; k++) {
    const c = beside[from * sides + k]
    if ((s[standing + c] & STANDS_FREE) === 0) continue
    if (leaving !== undefined && leaving[s[ground + c] * 2 + ((straight >> k) & 1)] > budget)
      continue
    if (mode === SOME) return 1
    found[finds + n++] = c
  }
  if (mode === COLLECT) m.finds += n
  return n
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
export const costTo = (cell: number): number => sums[cell] - floor

export function pathWithin(m: Match, unit: number, cell: number, budget: number): boolean {
  if (unit < 0 || cell < 0 || budget <= 0) return false
  explore(m, unit, budget, cell)
  return reached(cell)
}
