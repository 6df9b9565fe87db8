// Paths over free cells. Uniform steps use breadth first; a game with step costs gets the cheapest path.
import { firstCell } from '../state/crowds.ts'
import { larger } from '../state/larger.ts'
import type { Match } from '../state/match.ts'

/** A bit for each cell that was reached. */
let marks = new Int32Array(0)
let costs = new Float64Array(0)
let queue = new Int32Array(0)

function prepare(size: number): void {
  if (costs.length < size) {
    marks = new Int32Array((size >> 5) + 1)
    costs = new Float64Array(size)
    queue = new Int32Array(size * 9)
  } else marks.fill(0)
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
  const seen = marks
  const sums = costs
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
      const bit = 1 << n
      const best = (seen[n >> 5] & bit) === 0 ? budget + 1 : sums[n]
      // no step gives anything back
      if (best <= so) continue
      const total = so + (cost === undefined ? 1 : cost(m, unit, c, n))
      if (total > budget || total >= best) continue
      seen[n >> 5] |= bit
      sums[n] = total
      if (n === goal) return
      if (tail === queue.length) queue = larger(queue)
      queue[tail++] = n
    }
  }
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
  for (let w = from >> 5, bits = marks[w] & (-1 << from); w < marks.length; bits = marks[++w])
    if (bits !== 0) return firstCell(w, bits)
  return -1
}
export const reached = (cell: number): boolean => (marks[cell >> 5] & (1 << cell)) !== 0
export const costTo = (cell: number): number => costs[cell]

export function pathWithin(m: Match, unit: number, cell: number, budget: number): boolean {
  if (unit < 0 || cell < 0) return false
  explore(m, unit, budget, cell)
  return reached(cell)
}
