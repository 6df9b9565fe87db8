// The board of 20 columns and 30 rows as flat tables. Cell 600 is a wall beyond every edge: always
// occupied, so that loops over neighbours need no bounds check.

export const rows = 30
export const cols = 20
export const cells = rows * cols
export const wall = cells
export const words = Math.ceil(cells / 32)

export const rowOf = Int8Array.from({ length: cells }, (_, c) => Math.floor(c / cols))
export const colOf = Int8Array.from({ length: cells }, (_, c) => c % cols)

const cellAt = (row: number, col: number) =>
  row >= 0 && row < rows && col >= 0 && col < cols ? row * cols + col : wall

/** South-west to north-east, as the board is read; the straight ones are 1, 3, 4 and 6. */
const directions = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
]
export const straight = Int8Array.of(0, 1, 0, 1, 1, 0, 1, 0)
/** The eight cells around each, at `cell * 8`. */
export const around = Int16Array.from({ length: cells * 8 }, (_, k) => {
  const [row, col] = directions[k & 7]
  return cellAt(rowOf[k >> 3] + row, colOf[k >> 3] + col)
})
/** The four cells beside each, at `cell * 4`. */
export const beside = Int16Array.from(
  { length: cells * 4 },
  (_, k) => around[(k >> 2) * 8 + [1, 3, 4, 6][k & 3]],
)

export const distance = (a: number, b: number): number =>
  Math.max(Math.abs(rowOf[a] - rowOf[b]), Math.abs(colOf[a] - colOf[b]))

export const quadrant = (cell: number): number =>
  (rowOf[cell] >= rows / 2 ? 2 : 0) + (colOf[cell] >= cols / 2 ? 1 : 0)
