// What lies between attacker and target. [TK-7.5]
import type { Match } from '@cardwright/engine/author'
import { obstructs } from './terrain.ts'

/** Cells in between that obstruct; where the line runs between two cells, only if both do. */
export function obstructionsBetween(m: Match, a: number, b: number): number {
  const { rowOf, colOf, cols, king, size } = m.rules.grid!
  const distance = king[a * size + b]
  const dr = rowOf[b] - rowOf[a]
  const dc = colOf[b] - colOf[a]
  let n = 0
  for (let k = 1; k < distance; k++) {
    const rows = nearest(rowOf[a] + (dr * k) / distance)
    const columns = nearest(colOf[a] + (dc * k) / distance)
    const cells = rows.flatMap((row) => columns.map((col) => row * cols + col))
    if (cells.every((cell) => obstructs(m, cell))) n++
  }
  return n
}

/** The whole number next to it, or both when it lies in the middle. */
function nearest(value: number): number[] {
  const low = Math.floor(value)
  if (value - low === 0.5) return [low, low + 1]
  return [Math.round(value)]
}
