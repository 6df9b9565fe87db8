// The cheapest way of a unit to a cell it may march to, for drawing it before it is gone.
import { costBetween } from '../src/terrain.ts'
import type { Ground } from './ordnance.ts'
import type { Spot } from './places.ts'

export interface Way {
  /** From its cell, step by step. */
  steps: Spot[]
  /** Points of movement. */
  cost: number
}

const HALVES = 2

/** @param taken occupied cells */
export function wayTo(
  ground: Ground,
  from: Spot,
  to: Spot,
  taken: ReadonlySet<number>,
): Way | null {
  const { columns, rows, cells } = ground
  const start = from.y * columns + from.x
  const goal = to.y * columns + to.x
  const cost = new Map([[start, 0]])
  const before = new Map<number, number>()
  const open = new Set([start])
  while (open.size > 0) {
    let here = -1
    for (const one of open) if (here < 0 || cost.get(one)! < cost.get(here)!) here = one
    if (here === goal)
      return { steps: traced(before, goal, columns), cost: cost.get(goal)! / HALVES }
    open.delete(here)
    const [x, y] = [here % columns, Math.floor(here / columns)]
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const [nx, ny] = [x + dx, y + dy]
        if ((dx === 0 && dy === 0) || nx < 0 || ny < 0 || nx >= columns || ny >= rows) continue
        const next = ny * columns + nx
        if (taken.has(next)) continue
        const sum = cost.get(here)! + costBetween(cells[here], cells[next], dx === 0 || dy === 0)
        if (sum >= (cost.get(next) ?? Infinity)) continue
        cost.set(next, sum)
        before.set(next, here)
        open.add(next)
      }
  }
  return null
}

function traced(before: ReadonlyMap<number, number>, goal: number, columns: number): Spot[] {
  const steps: Spot[] = []
  for (let cell: number | undefined = goal; cell !== undefined; cell = before.get(cell))
    steps.unshift({ x: cell % columns, y: Math.floor(cell / columns) })
  return steps
}
