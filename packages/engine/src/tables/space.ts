// The board: a grid, lanes, or none.
import type { Manifest } from '../language/manifest.ts'
import { makeGrid, neighbour, type Grid } from '../space/grid.ts'
import type { Shape } from '../state/layout.ts'

export interface SpacePart {
  readonly grid: Grid | null
  readonly lanes: readonly string[]
  readonly adjacency: 'step' | 'king'
  /** How many cells a cell has beside it, and which: those of `c` lie from `c * sides` on, the edge of the board as one cell more. */
  readonly sides: number
  readonly beside: Int32Array
}

export function spaceOf({ space }: Manifest, { rows, cols }: Shape): SpacePart {
  const grid = rows > 0 && space.kind === 'grid' ? makeGrid(rows, cols, space.labels) : null
  const adjacency = space.kind === 'grid' ? space.adjacency : 'step'
  return {
    grid,
    lanes: space.kind === 'lanes' ? space.lanes : [],
    adjacency,
    sides: adjacency === 'king' ? 8 : 4,
    beside: besideOf(grid, adjacency),
  }
}

/** The cells beside each cell, the same number for all: off the board lies one more, where nothing stands. */
function besideOf(grid: Grid | null, adjacency: 'step' | 'king'): Int32Array {
  const beside: number[] = []
  const size = grid?.size ?? 0
  for (let c = 0; c < size; c++)
    for (let k = 0; k < 9; k++) {
      if (k === 4 || (adjacency !== 'king' && k % 2 === 0)) continue
      const n = neighbour(grid!, c, Math.floor(k / 3) - 1, (k % 3) - 1)
      beside.push(n < 0 ? size : n)
    }
  return Int32Array.from(beside)
}
