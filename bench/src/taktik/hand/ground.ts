// The ground of a cell: a base terrain in three bits, a road, a river; and what it does to steps and shots.
import { cells, colOf, cols, distance, rowOf, straight } from './board.ts'

export const PLAIN = 0
export const ROUGH = 1
export const HILL = 2
export const FOREST = 3
export const URBAN = 4
export const INDUSTRIAL = 5
export const WATER = 6
export const ROAD = 8
export const RIVER = 16

/** Beyond every budget. */
const NEVER = 99

const costs = [2, 4, 4, 4, 4, 4, NEVER, NEVER]
const CROSSING = 4
const FOLLOWING = 2

export const ground = new Int8Array(cells + 1)

export const isWet = (value: number): boolean => (value & 7) === WATER || (value & RIVER) !== 0

/** Half points for a step by the ground it leaves, the ground it enters and the direction. */
const stepCosts = Int8Array.from({ length: 32 * 32 * 8 }, (_, k) => {
  const here = k >> 8
  const there = (k >> 3) & 31
  const base = costs[there & 7]
  if (straight[k & 7] === 1 && (here & there & ROAD) !== 0) return Math.max(1, base - 2)
  if ((there & RIVER) === 0 || (there & ROAD) !== 0) return base
  return base + ((here & RIVER) !== 0 ? FOLLOWING : CROSSING)
})
export const stepCost = (from: number, to: number, direction: number): number =>
  stepCosts[(ground[from] << 8) | (ground[to] << 3) | direction]

export const toHit = Int8Array.of(0, 0, 0, -1, -1, -1, 0, 0)
export const defence = Int8Array.of(0, 0, 1, 0, 1, 0, 0, 0)

const isObstacle = (row: number, col: number): boolean => {
  const base = ground[row * cols + col] & 7
  return base >= HILL && base <= INDUSTRIAL
}

/** Obstacles between two cells; where the line runs between two cells, only if both are. */
export function obstacles(a: number, b: number): number {
  const far = distance(a, b)
  const down = rowOf[b] - rowOf[a]
  const across = colOf[b] - colOf[a]
  let n = 0
  for (let k = 1; k < far; k++) {
    const row = Math.floor((down * k) / far)
    const col = Math.floor((across * k) / far)
    const pastRow = 2 * (down * k - row * far)
    const pastCol = 2 * (across * k - col * far)
    const r = rowOf[a] + row + (pastRow > far ? 1 : 0)
    const c = colOf[a] + col + (pastCol > far ? 1 : 0)
    if (!isObstacle(r, c)) continue
    if (pastRow === far && !isObstacle(r + 1, c)) continue
    if (pastCol === far && !isObstacle(r, c + 1)) continue
    n++
  }
  return n
}
