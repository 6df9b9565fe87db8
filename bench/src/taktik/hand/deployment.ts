// Armies are deployed by lot, the defender's first; the five points are where the map has land.
import { below } from '../../protocol/chance.ts'
import { cells, cols, distance, rows } from './board.ts'
import { WATER, ground, isWet } from './ground.ts'
import { MAP, points, streams } from './state.ts'
import { INFANTRY, SPECIAL, enter } from './units.ts'

/** How many of each kind, by seat. */
const armies = [
  [6, 3, 1],
  [8, 5, 2],
]
const firstRow = [3, 13]
const endRow = [9, 25]
const free = new Int16Array(cells)

export function deploy(): void {
  deployArmy(1)
  deployArmy(0)
}

function deployArmy(seat: number): void {
  let n = 0
  for (let cell = firstRow[seat] * cols, end = endRow[seat] * cols; cell < end; cell++)
    if (!isWet(ground[cell])) free[n++] = cell
  for (let kind = INFANTRY; kind <= SPECIAL; kind++)
    for (let unit = 0; unit < armies[seat][kind]; unit++) {
      const k = below(streams, MAP, n)
      enter(kind, seat, free[k])
      free.copyWithin(k, k + 1, n--)
    }
}

/** Both bases and three points on the front line. */
export function findPoints(): void {
  const front = Math.floor(rows / 3) * cols
  points[0] = land(cols + cols / 2)
  points[1] = land(front + cols * 0.2)
  points[2] = land(front + cols * 0.5)
  points[3] = land(front + cols * 0.8)
  points[4] = land((rows - 2) * cols + cols / 2)
}

/** The nearest cell that is not water. */
function land(cell: number): number {
  if (ground[cell] !== WATER) return cell
  let best = cell
  let least = cells
  for (let c = 0; c < cells; c++) {
    const far = distance(cell, c)
    if (far >= least || ground[c] === WATER) continue
    least = far
    best = c
  }
  return best
}
