// Obstacles between attacker and target. [TK-7.5]
import type { Match } from '@cardwright/engine/author'
import { obstructs } from './terrain.ts'

/** Cells in between that obstruct; where the line runs between two cells, only if both do. */
export function obstructionsBetween(m: Match, a: number, b: number): number {
  const { rowOf, colOf, cols, king, size } = m.rules.space.grid!
  const distance = king[a * size + b]
  const dr = rowOf[b] - rowOf[a]
  const dc = colOf[b] - colOf[a]
  let n = 0
  for (let k = 1; k < distance; k++) {
    const row = rowOf[a] + (dr * k) / distance
    const col = colOf[a] + (dc * k) / distance
    const cell = lower(row) * cols + lower(col)
    // one of the two differences is the distance: that way the line runs through the middle of a cell
    const other = higher(row) * cols + higher(col)
    if (obstructs(m, cell) && (other === cell || obstructs(m, other))) n++
  }
  return n
}

/** The whole number next to it; in the middle between two, the lower and the higher one. */
const lower = (value: number): number => Math.ceil(value - 0.5)
const higher = (value: number): number => Math.floor(value + 0.5)
