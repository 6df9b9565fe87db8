// Tables of a rectangular board, made once: distances, neighbourhoods, lines, labels.
// Row 0 is the bottom, N = row + 1, E = column + 1; cell = row * cols + col.
import type { Direction } from '../language/ability.ts'

/** Cells near each cell, flattened: those of `c` are `cells[start[c]] … cells[start[c + 1] - 1]`. */
export interface Table {
  start: Int32Array
  cells: Int32Array
}

export interface Grid {
  rows: number
  cols: number
  size: number
  rowOf: Int32Array
  colOf: Int32Array
  /** Manhattan and Chebyshev distance of two cells, at `a * size + b`. */
  step: Uint8Array
  king: Uint8Array
  /** Cells of each line: rows, then columns, then both families of diagonals. */
  lines: Int32Array[]
  lineNames: string[]
  labels: string[]
  byLabel: Map<string, number>
  /** Reading order for orthogonal and king steps. */
  beside: Table
  around: Table
}

export function makeGrid(rows: number, cols: number, labelling: 'row-letter' | 'col-letter'): Grid {
  const size = rows * cols
  const rowOf = new Int32Array(size)
  const colOf = new Int32Array(size)
  const labels: string[] = []
  for (let c = 0; c < size; c++) {
    rowOf[c] = Math.floor(c / cols)
    colOf[c] = c % cols
    labels.push(
      labelling === 'row-letter'
        ? letter(rowOf[c]) + (colOf[c] + 1)
        : letter(colOf[c]) + (rowOf[c] + 1),
    )
  }
  const step = new Uint8Array(size * size)
  const king = new Uint8Array(size * size)
  for (let a = 0; a < size; a++)
    for (let b = 0; b < size; b++) {
      const dr = Math.abs(rowOf[a] - rowOf[b])
      const dc = Math.abs(colOf[a] - colOf[b])
      step[a * size + b] = dr + dc
      king[a * size + b] = Math.max(dr, dc)
    }
  const grid = { rows, cols, size, rowOf, colOf, step, king, labels } as Grid
  grid.byLabel = new Map(labels.map((label, cell) => [label, cell]))
  const { lines, names } = linesOf(grid)
  grid.lines = lines
  grid.lineNames = names
  grid.beside = near(grid, 'step', 1, 1)
  grid.around = near(grid, 'king', 1, 1)
  return grid
}

const letter = (n: number): string =>
  n < 26 ? String.fromCharCode(65 + n) : letter(Math.floor(n / 26) - 1) + letter(n % 26)

/** All cells within min..max of each cell, in board order. */
export function near(grid: Grid, by: 'step' | 'king', min: number, max: number): Table {
  const dist = by === 'step' ? grid.step : grid.king
  return table(grid.size, (c) => {
    const out: number[] = []
    for (let d = 0; d < grid.size; d++) {
      const n = dist[c * grid.size + d]
      if (n >= min && n <= max) out.push(d)
    }
    return out
  })
}

const STEPS: Record<Direction, [number, number]> = { N: [1, 0], S: [-1, 0], E: [0, 1], W: [0, -1] }

/** Orthogonal neighbours in a stated order of directions. */
export function inDirections(grid: Grid, order: Direction[]): Table {
  return table(grid.size, (c) => {
    const out: number[] = []
    for (const d of order) {
      const n = neighbour(grid, c, STEPS[d][0], STEPS[d][1])
      if (n >= 0) out.push(n)
    }
    return out
  })
}

/** The cell so many rows and columns further, -1 outside the board. */
export function neighbour(grid: Grid, cell: number, dr: number, dc: number): number {
  const r = grid.rowOf[cell] + dr
  const c = grid.colOf[cell] + dc
  return r < 0 || c < 0 || r >= grid.rows || c >= grid.cols ? -1 : r * grid.cols + c
}

function table(size: number, of: (cell: number) => number[]): Table {
  const start = new Int32Array(size + 1)
  const cells: number[] = []
  for (let c = 0; c < size; c++) {
    start[c] = cells.length
    cells.push(...of(c))
  }
  start[size] = cells.length
  return { start, cells: Int32Array.from(cells) }
}

function linesOf(grid: Grid): { lines: Int32Array[]; names: string[] } {
  const lines: Int32Array[] = []
  const names: string[] = []
  const add = (name: string, of: (cell: number) => boolean) => {
    const cells: number[] = []
    for (let c = 0; c < grid.size; c++) if (of(c)) cells.push(c)
    lines.push(Int32Array.from(cells))
    names.push(name)
  }
  for (let r = 0; r < grid.rows; r++) add(`row:${r + 1}`, (c) => grid.rowOf[c] === r)
  for (let k = 0; k < grid.cols; k++) add(`column:${k + 1}`, (c) => grid.colOf[c] === k)
  for (let d = 0; d < grid.rows + grid.cols - 1; d++)
    add(`rising:${d + 1}`, (c) => grid.rowOf[c] - grid.colOf[c] + grid.cols - 1 === d)
  for (let d = 0; d < grid.rows + grid.cols - 1; d++)
    add(`falling:${d + 1}`, (c) => grid.rowOf[c] + grid.colOf[c] === d)
  return { lines, names }
}

/** The rows come first, then the columns, then the diagonals. */
export const rowLine = (grid: Grid, cell: number) => grid.rowOf[cell]
export const columnLine = (grid: Grid, cell: number) => grid.rows + grid.colOf[cell]
export const straightLines = (grid: Grid) => grid.rows + grid.cols
export const risingLine = (grid: Grid, cell: number) =>
  straightLines(grid) + grid.rowOf[cell] - grid.colOf[cell] + grid.cols - 1
export const fallingLine = (grid: Grid, cell: number) =>
  straightLines(grid) + grid.rows + grid.cols - 1 + grid.rowOf[cell] + grid.colOf[cell]

export const sameLine = (grid: Grid, a: number, b: number) =>
  grid.rowOf[a] === grid.rowOf[b] || grid.colOf[a] === grid.colOf[b]
export const sameDiagonal = (grid: Grid, a: number, b: number) =>
  Math.abs(grid.rowOf[a] - grid.rowOf[b]) === Math.abs(grid.colOf[a] - grid.colOf[b])

/** Is `c` on the straight or diagonal segment from `a` to `b`, ends included? */
export function isBetween(grid: Grid, c: number, a: number, b: number): boolean {
  const { rowOf, colOf } = grid
  const dr = Math.sign(rowOf[b] - rowOf[a])
  const dc = Math.sign(colOf[b] - colOf[a])
  if (!sameLine(grid, a, b) && !sameDiagonal(grid, a, b)) return false
  for (let at = a; ; at = neighbour(grid, at, dr, dc)) {
    if (at === c) return true
    if (at === b || at < 0) return false
  }
}
