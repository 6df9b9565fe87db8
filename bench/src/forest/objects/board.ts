// Neighbourhoods of the object version, made once.
import { cells, cols, rows } from '../cards.ts'

const steps: Record<string, [number, number]> = { N: [1, 0], S: [-1, 0], E: [0, 1], W: [0, -1] }

/** For each cell its neighbours in the order of a compass string; cells beyond the edge are left out. */
function inOrder(compass: string): number[][] {
  return Array.from({ length: cells }, (_, cell) => {
    const found: number[] = []
    for (const point of compass) {
      const row = Math.floor(cell / cols) + steps[point][0]
      const col = (cell % cols) + steps[point][1]
      if (row >= 0 && row < rows && col >= 0 && col < cols) found.push(row * cols + col)
    }
    return found
  })
}

/** SWEN is ascending. */
export const beside = { NESW: inOrder('NESW'), NSEW: inOrder('NSEW'), SWEN: inOrder('SWEN') }

/** For each cell the other cells within a Chebyshev distance, ascending. */
function square(distance: number): number[][] {
  return Array.from({ length: cells }, (_, cell) => {
    const found: number[] = []
    const row = Math.floor(cell / cols)
    const col = cell % cols
    for (let r = Math.max(0, row - distance); r <= Math.min(rows - 1, row + distance); r++)
      for (let c = Math.max(0, col - distance); c <= Math.min(cols - 1, col + distance); c++)
        if (r !== row || c !== col) found.push(r * cols + c)
    return found
  })
}

export const within1 = square(1)
export const within2 = square(2)
