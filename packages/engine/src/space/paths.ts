// Paths over free cells. Uniform steps use breadth first; a game with step costs gets the cheapest path.
import type { Match } from '../state/match.ts'

let stamp = 0
let marks = new Int32Array(0)
let costs = new Float64Array(0)
let queue = new Int32Array(0)
/** All cells that were reached lie between these two, ends included. */
let lowest = 0
let highest = -1

function prepare(size: number): void {
  if (marks.length < size) {
    marks = new Int32Array(size)
    costs = new Float64Array(size)
    queue = new Int32Array(size * 9)
    stamp = 0
  }
  stamp++
  lowest = size
  highest = -1
}

/**
 * Marks every free cell a thing can reach within `budget`; `reached` then answers for each cell.
 * @param goal where nothing else is asked: it is enough to know whether this one is reached
 */
export function explore(m: Match, unit: number, budget: number, goal = -1): void {
  const grid = m.rules.grid!
  const { s } = m
  const { occupant, at } = m.rules.layout
  prepare(grid.size)
  const from = s[at + unit]
  if (from < 0 || budget <= 0) return
  const cost = m.rules.code.stepCost
  const { start, cells } = m.rules.adjacency === 'step' ? grid.beside : grid.around
  // held here: a call of the costs might change them, for all a compiler knows
  const now = stamp
  const seen = marks
  const sums = costs
  seen[from] = -now
  sums[from] = 0
  queue[0] = from
  // Without costs this visits each cell once; with costs a cell is visited again when a cheaper way appears.
  for (let head = 0, tail = 1; head < tail; head++) {
    const c = queue[head]
    const so = sums[c]
    if (so >= budget) continue
    for (let k = start[c], z = start[c + 1]; k < z; k++) {
      const n = cells[k]
      if (s[occupant + n] >= 0) continue
      const total = so + (cost === undefined ? 1 : cost(m, unit, c, n))
      if (total > budget) continue
      if (seen[n] === now && sums[n] <= total) continue
      seen[n] = now
      sums[n] = total
      if (n === goal) return
      if (n < lowest) lowest = n
      if (n > highest) highest = n
      if (tail === queue.length) growQueue()
      queue[tail++] = n
    }
  }
}

function growQueue(): void {
  const bigger = new Int32Array(queue.length * 2)
  bigger.set(queue)
  queue = bigger
}

/** Is there a first step within the budget? Where there is none, nothing is reached. */
export function canStep(m: Match, unit: number, budget: number): boolean {
  const { s, rules } = m
  const { occupant, at } = rules.layout
  const cost = rules.code.stepCost
  const from = s[at + unit]
  if (from < 0) return false
  const { start, cells } = rules.adjacency === 'step' ? rules.grid!.beside : rules.grid!.around
  for (let k = start[from], z = start[from + 1]; k < z; k++)
    if (s[occupant + cells[k]] < 0 && (cost?.(m, unit, from, cells[k]) ?? 1) <= budget) return true
  return false
}

/** The first cell from here on that was reached, -1 = none is left. */
export function nextReached(from: number): number {
  const now = stamp
  const seen = marks
  for (let c = Math.max(from, lowest), end = highest; c <= end; c++) if (seen[c] === now) return c
  return -1
}
export const reached = (cell: number): boolean => marks[cell] === stamp
export const costTo = (cell: number): number => costs[cell]

export function pathWithin(m: Match, unit: number, cell: number, budget: number): boolean {
  if (unit < 0 || cell < 0) return false
  explore(m, unit, budget, cell)
  return reached(cell)
}
