// Where a unit can march: the cheapest way over free cells, within its budget of half points.
import { around, cells, words } from './board.ts'
import { stepCost } from './ground.ts'
import { FREE, at, occupant } from './state.ts'

/** What a way to a cell costs, above the floor of this search: older entries lie higher. */
const costs = new Int32Array(cells + 1)
const span = 128
let floor = 1 << 30
/** Cells by what the way to them costs, at `cost * cells`; no budget is larger. */
const most = 64
const queue = new Int16Array(cells * most)
const tails = new Int16Array(most)
const reached = new Int32Array(words)

export function canStep(from: number, budget: number): boolean {
  for (let k = 0; k < 8; k++) {
    const next = around[from * 8 + k]
    if (occupant[next] === FREE && stepCost(from, next, k) <= budget) return true
  }
  return false
}

/** Marks the cells in `reached`, the nearest first, so that none is left for a cheaper way. */
function explore(unit: number, budget: number): void {
  floor -= span
  const start = at[unit]
  costs[start] = floor
  queue[0] = start
  tails.fill(0, 0, budget + 1)
  tails[0] = 1
  for (let so = 0; so < budget; so++)
    for (let head = so * cells, end = head + tails[so]; head < end; head++) {
      const cell = queue[head]
      if (costs[cell] !== floor + so) continue
      for (let k = 0; k < 8; k++) {
        const next = around[cell * 8 + k]
        if (occupant[next] !== FREE) continue
        const total = so + stepCost(cell, next, k)
        if (total > budget || costs[next] <= floor + total) continue
        costs[next] = floor + total
        reached[next >> 5] |= 1 << (next & 31)
        queue[total * cells + tails[total]++] = next
      }
    }
}

/** Writes the cells in their order; answers how many. */
export function listReach(unit: number, budget: number, into: Int32Array): number {
  if (floor < span) begin()
  explore(unit, budget)
  let n = 0
  for (let w = 0; w < words; w++) {
    for (let bits = reached[w]; bits !== 0; bits &= bits - 1)
      into[n++] = (w << 5) + 31 - Math.clz32(bits & -bits)
    reached[w] = 0
  }
  return n
}

export function canReach(unit: number, cell: number, budget: number): boolean {
  if (floor < span) begin()
  explore(unit, budget)
  const isThere = (reached[cell >> 5] & (1 << (cell & 31))) !== 0
  reached.fill(0)
  return isThere
}

function begin(): void {
  floor = 1 << 30
  costs.fill(floor)
}
begin()
