// Outlines of things that lie on cells, and contour lines of a height, as smooth paths: what a surveyor
// would draw around them. Everything is measured in cells.

/** A value at every corner of a fine grid over the map. */
export interface Field {
  width: number
  height: number
  /** Corners per cell. */
  fine: number
  at: Float32Array
}

/** @param value of a cell; corners get the mean of what is around them, so that edges are soft */
export function fieldOf(
  columns: number,
  rows: number,
  value: (x: number, y: number) => number,
  fine = 2,
): Field {
  const width = columns * fine + 1
  const height = rows * fine + 1
  const at = new Float32Array(width * height)
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++) at[j * width + i] = sampled(value, i / fine, j / fine)
  return { width, height, fine, at }
}

/** The mean of the four cells whose middles are around this point. */
function sampled(value: (x: number, y: number) => number, x: number, y: number): number {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)]
  const [fx, fy] = [x - 0.5 - left, y - 0.5 - top]
  const up = value(left, top) * (1 - fx) + value(left + 1, top) * fx
  const down = value(left, top + 1) * (1 - fx) + value(left + 1, top + 1) * fx
  return up * (1 - fy) + down * fy
}

export function smoothed(field: Field, times: number): Field {
  const { width, height } = field
  let at = field.at
  for (let n = 0; n < times; n++) {
    const next = new Float32Array(at.length)
    for (let j = 0; j < height; j++)
      for (let i = 0; i < width; i++) {
        let sum = 0
        for (let dj = -1; dj <= 1; dj++)
          for (let di = -1; di <= 1; di++) {
            const [a, b] = [clamp(i + di, width - 1), clamp(j + dj, height - 1)]
            sum += at[b * width + a]
          }
        next[j * width + i] = sum / 9
      }
    at = next
  }
  return { ...field, at }
}

const clamp = (n: number, most: number): number => Math.max(0, Math.min(most, n))

type Point = readonly [number, number]

/** Lines where the field passes a level; closed ones end where they began. */
export function linesAt(field: Field, level: number): Point[][] {
  const next = new Map<string, [Point, Point]>()
  const { width, height, fine, at } = field
  const corner = (i: number, j: number) => at[j * width + i] - level
  for (let j = 0; j + 1 < height; j++)
    for (let i = 0; i + 1 < width; i++) {
      const values = [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)]
      for (const [from, to] of crossings(values, i, j)) next.set(keyOf(from), [from, to])
    }
  return chained(next).map((line) => line.map(([x, y]): Point => [x / fine, y / fine]))
}

/** Segments in one square, the high side always on the same hand. */
function crossings([a, b, c, d]: number[], i: number, j: number): [Point, Point][] {
  const edge: Record<string, () => Point> = {
    top: () => [i + a / (a - b), j],
    right: () => [i + 1, j + b / (b - c)],
    bottom: () => [i + d / (d - c), j + 1],
    left: () => [i, j + a / (a - d)],
  }
  const mask = (a > 0 ? 8 : 0) + (b > 0 ? 4 : 0) + (c > 0 ? 2 : 0) + (d > 0 ? 1 : 0)
  return (SEGMENTS[mask] ?? []).map(([from, to]) => [edge[from](), edge[to]()])
}

const SEGMENTS: Record<number, readonly (readonly [string, string])[]> = {
  1: [['left', 'bottom']],
  2: [['bottom', 'right']],
  3: [['left', 'right']],
  4: [['right', 'top']],
  5: [
    ['left', 'top'],
    ['right', 'bottom'],
  ],
  6: [['bottom', 'top']],
  7: [['left', 'top']],
  8: [['top', 'left']],
  9: [['top', 'bottom']],
  10: [
    ['top', 'right'],
    ['bottom', 'left'],
  ],
  11: [['top', 'right']],
  12: [['right', 'left']],
  13: [['right', 'bottom']],
  14: [['bottom', 'left']],
}

const keyOf = ([x, y]: Point): string => `${x.toFixed(3)} ${y.toFixed(3)}`

function chained(next: Map<string, [Point, Point]>): Point[][] {
  const ends = new Set([...next.values()].map(([, to]) => keyOf(to)))
  const lines: Point[][] = []
  // open lines first, from where nothing leads to; what is left are rings
  const starts = [...next.keys()].filter((key) => !ends.has(key))
  for (const start of [...starts, ...next.keys()]) {
    const line: Point[] = []
    for (let key = start; next.has(key);) {
      const [from, to] = next.get(key)!
      next.delete(key)
      if (line.length === 0) line.push(from)
      line.push(to)
      key = keyOf(to)
    }
    if (line.length > 1) lines.push(line)
  }
  return lines
}

const n = (value: number): string => value.toFixed(2)

/** Through the middles of the pieces of a line, so that it bends instead of breaking. */
export function curve(line: readonly Point[]): string {
  const isRing = keyOf(line[0]) === keyOf(line.at(-1)!)
  const points = isRing ? line.slice(0, -1) : line
  if (points.length < 3)
    return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${isRing ? 'Z' : ''}`
  const middle = (a: Point, b: Point) => `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`
  const bend = (k: number) => {
    const [p, q] = [points[k % points.length], points[(k + 1) % points.length]]
    return `Q${n(p[0])} ${n(p[1])} ${middle(p, q)}`
  }
  if (isRing) {
    const bends = points.map((_, k) => bend(k + 1)).join('')
    return `M${middle(points[0], points[1])}${bends}Z`
  }
  const inner = points
    .slice(1, -2)
    .map((_, k) => bend(k + 1))
    .join('')
  const [last, end] = [points.at(-2)!, points.at(-1)!]
  return `M${n(points[0][0])} ${n(points[0][1])}L${middle(points[0], points[1])}${inner}Q${n(last[0])} ${n(last[1])} ${n(end[0])} ${n(end[1])}`
}

/** Smoothing neither drowns a bay nor dries a strait up: the middle of a cell is drawn as what the cell is. */
function keepMiddles(field: Field, value: (x: number, y: number) => number, level: number): void {
  const { width, height, fine, at } = field
  for (let y = 0; (y + 1) * fine < height; y++)
    for (let x = 0; (x + 1) * fine < width; x++) {
      const first = (y * fine + 1) * width + x * fine + 1
      const around = [first, first + 1, first + width, first + width + 1]
      const mean = around.reduce((sum, k) => sum + at[k], 0) / around.length
      const is = value(x, y)
      if (mean > level !== is > level) for (const k of around) at[k] = is
    }
}

/** The outline of a set of cells, rounded. */
export function outline(
  columns: number,
  rows: number,
  isIn: (x: number, y: number) => boolean,
  level = 0.42,
): string {
  // outside the map, extend the value at the edge
  const value = (x: number, y: number) => (isIn(clamp(x, columns - 1), clamp(y, rows - 1)) ? 1 : 0)
  const padded = (x: number, y: number) => value(x - 1, y - 1)
  const field = smoothed(fieldOf(columns + 2, rows + 2, padded, 3), 1)
  keepMiddles(field, padded, level)
  const rim = { ...field, at: field.at.slice() }
  for (let j = 0; j < rim.height; j++)
    for (let i = 0; i < rim.width; i++)
      if (i === 0 || j === 0 || i === rim.width - 1 || j === rim.height - 1)
        rim.at[j * rim.width + i] = 0
  return linesAt(rim, level)
    .map((line) => curve(line.map(([x, y]): Point => [x - 1, y - 1])))
    .join('')
}
