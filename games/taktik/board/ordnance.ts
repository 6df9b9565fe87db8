// The map sheet as drawings: woods, hills with their contours, waters, roads, towns. Made once for a
// ground; the seeded hand draws every print alike. One cell is one unit.
import { handOf, type Hand } from '@cardwright/table/drawing'
import {
  baseOf,
  FOREST,
  hasRiver,
  hasRoad,
  HILL,
  INDUSTRIAL,
  isBridge,
  ROUGH,
  URBAN,
  WATER,
} from '../src/terrain.ts'
import { curve, fieldOf, linesAt, outline, smoothed } from './relief.ts'

export interface Ground {
  columns: number
  rows: number
  /** From the top left. */
  cells: readonly number[]
}

export interface Sheet {
  wood: string
  trees: string
  hill: string
  contours: string
  /** Every fifth contour is drawn stronger. */
  strongContours: string
  rough: string
  lake: string
  river: string
  road: string
  bridges: string
  blocks: string
  works: string
  towns: { x: number; y: number; name: number }[]
}

export function survey(ground: Ground): Sheet {
  const { columns, rows, cells } = ground
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= columns || y >= rows ? 0 : cells[y * columns + x]
  const is = (base: number) => (x: number, y: number) => baseOf(at(x, y)) === base
  const hand = handOf(cells.reduce((sum, cell, k) => (sum * 31 + cell * (k + 7)) | 0, 7))
  const all = cells.map((cell, k) => ({ cell, x: k % columns, y: Math.floor(k / columns) }))
  const on = (base: number) => all.filter(({ cell }) => baseOf(cell) === base)
  return {
    wood: outline(columns, rows, is(FOREST)),
    trees: on(FOREST)
      .map(({ x, y }) => trees(hand, x, y))
      .join(''),
    hill: outline(columns, rows, is(HILL)),
    ...contoursOf(ground, is(HILL), hand),
    rough: on(ROUGH)
      .map(({ x, y }) => stones(hand, x, y))
      .join(''),
    lake: outline(columns, rows, is(WATER), 0.36),
    river: courses(ground, at, hasRiver),
    road: courses(ground, at, hasRoad),
    bridges: all
      .filter(({ cell }) => isBridge(cell))
      .map(({ x, y }) => bridge(at, x, y))
      .join(''),
    blocks: on(URBAN)
      .map(({ x, y }) => houses(hand, x, y))
      .join(''),
    works: on(INDUSTRIAL)
      .map(({ x, y }) => factory(x, y))
      .join(''),
    towns: townsOf(
      all.filter(({ cell }) => baseOf(cell) === URBAN),
      hand,
    ),
  }
}

const f = (value: number): string => value.toFixed(2)

/** Firs and round trees, three or four to a cell. */
function trees(hand: Hand, x: number, y: number): string {
  return [
    [0.26, 0.42],
    [0.7, 0.36],
    [0.42, 0.84],
    [0.82, 0.8],
  ]
    .filter(() => hand(0, 1) > 0.18)
    .map(([dx, dy]) => {
      const [cx, cy] = [x + dx + hand(-0.08, 0.08), y + dy + hand(-0.06, 0.06)]
      if (hand(0, 1) > 0.42) return `M${f(cx)} ${f(cy - 0.24)}l.11 .24h-.22ZM${f(cx)} ${f(cy)}v.08`
      return `M${f(cx - 0.09)} ${f(cy - 0.1)}a.09 .09 0 1 1 .18 0a.09 .09 0 1 1 -.18 0M${f(cx)} ${f(cy - 0.01)}v.09`
    })
    .join('')
}

function stones(hand: Hand, x: number, y: number): string {
  const marks: string[] = []
  for (let k = 0; k < 5; k++) {
    const [cx, cy] = [x + hand(0.12, 0.88), y + hand(0.14, 0.88)]
    marks.push(
      hand(0, 1) > 0.5
        ? `M${f(cx - 0.07)} ${f(cy)}q.07 -.1 .14 0`
        : `M${f(cx)} ${f(cy)}l.05 -.07m.03 .09l.05 -.07`,
    )
  }
  return marks.join('')
}

/** Blocks with a lane between them. */
function houses(hand: Hand, x: number, y: number): string {
  const blocks: string[] = []
  for (const [dx, dy] of [
    [0.1, 0.12],
    [0.54, 0.1],
    [0.1, 0.54],
    [0.56, 0.56],
  ]) {
    const [w, h] = [hand(0.26, 0.36), hand(0.24, 0.34)]
    blocks.push(`M${f(x + dx)} ${f(y + dy)}h${f(w)}v${f(h)}h${f(-w)}Z`)
  }
  return blocks.join('')
}

/** Saw-tooth roof and a chimney. */
const factory = (x: number, y: number): string =>
  `M${f(x + 0.18)} ${f(y + 0.82)}v-.5l.2 .14v-.14l.2 .14v-.14l.2 .14v.36ZM${f(x + 0.22)} ${f(y + 0.34)}v-.2h.07v.2`

type At = (x: number, y: number) => number

/** A line through the middles of neighbouring cells that have it; it runs on over the edge. */
function courses({ columns, rows, cells }: Ground, at: At, has: (cell: number) => boolean): string {
  const parts: string[] = []
  cells.forEach((cell, k) => {
    if (!has(cell)) return
    const [x, y] = [k % columns, Math.floor(k / columns)]
    const sides = STEPS.filter(([dx, dy]) => {
      const isOut = x + dx < 0 || y + dy < 0 || x + dx >= columns || y + dy >= rows
      return isOut ? runsOut(at, has, x, y, dx, dy) : has(at(x + dx, y + dy))
    })
    parts.push(joined(x + 0.5, y + 0.5, sides))
  })
  return parts.join('')
}

const STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]

/** Only lines that hit the edge at a right angle cross it. */
const runsOut = (
  at: At,
  has: (cell: number) => boolean,
  x: number,
  y: number,
  dx: number,
  dy: number,
): boolean => has(at(x - dx, y - dy)) && !has(at(x - dy, y - dx)) && !has(at(x + dy, y + dx))

/** From side to side of a cell, bent where the sides are not opposite. */
function joined(cx: number, cy: number, sides: readonly (readonly [number, number])[]): string {
  const rim = ([dx, dy]: readonly [number, number]) => `${f(cx + dx / 2)} ${f(cy + dy / 2)}`
  const middle = `${f(cx)} ${f(cy)}`
  if (sides.length === 2) return `M${rim(sides[0])}Q${middle} ${rim(sides[1])}`
  return sides.map((side) => `M${rim(side)}L${middle}`).join('')
}

/** Two parapets along the road. */
function bridge(at: At, x: number, y: number): string {
  const isUpright = hasRoad(at(x, y - 1)) || hasRoad(at(x, y + 1))
  const [a, b] = [0.3, 0.7]
  return isUpright
    ? [a, b]
        .map(
          (p, k) =>
            `M${f(x + p + (k ? 0.1 : -0.1))} ${f(y + 0.08)}l${k ? -0.1 : 0.1} .12v.6l${k ? 0.1 : -0.1} .12`,
        )
        .join('')
    : [a, b]
        .map(
          (p, k) =>
            `M${f(x + 0.08)} ${f(y + p + (k ? 0.1 : -0.1))}l.12 ${k ? -0.1 : 0.1}h.6l.12 ${k ? 0.1 : -0.1}`,
        )
        .join('')
}

const LEVELS = 15

/** Land rises toward hills and falls toward water; a little swell everywhere. */
function contoursOf(
  { columns, rows, cells }: Ground,
  isHill: (x: number, y: number) => boolean,
  hand: Hand,
): Pick<Sheet, 'contours' | 'strongContours'> {
  const waves = Array.from({ length: 6 }, () => ({
    x: hand(0.12, 0.42),
    y: hand(0.1, 0.36),
    turn: hand(0, 6.3),
  }))
  const swell = (x: number, y: number) =>
    waves.reduce((sum, wave) => sum + Math.sin(x * wave.x + y * wave.y + wave.turn), 0) / 6
  const isWet = (x: number, y: number) => {
    const cell = cells[y * columns + x] ?? 0
    return baseOf(cell) === WATER || hasRiver(cell)
  }
  const height = (x: number, y: number) =>
    (isHill(x, y) ? 2.3 : 0) - (isWet(x, y) ? 0.8 : 0) + swell(x, y) * 1.5
  const field = smoothed(fieldOf(columns, rows, height, 2), 4)
  const lines = (k: number) =>
    linesAt(field, -1.6 + (k * 4.4) / LEVELS)
      .map(curve)
      .join('')
  const all = Array.from({ length: LEVELS }, (_, k) => ({ k, path: lines(k) }))
  return {
    contours: all
      .filter(({ k }) => k % 5 !== 2)
      .map(({ path }) => path)
      .join(''),
    strongContours: all
      .filter(({ k }) => k % 5 === 2)
      .map(({ path }) => path)
      .join(''),
  }
}

/** Every cluster of houses has a name above it. */
function townsOf(houses: readonly { x: number; y: number }[], hand: Hand): Sheet['towns'] {
  const left = [...houses]
  const towns: Sheet['towns'] = []
  const first = Math.floor(hand(0, 97))
  while (left.length > 0) {
    const town = [left.pop()!]
    for (const one of town)
      for (let k = left.length - 1; k >= 0; k--)
        if (Math.abs(left[k].x - one.x) <= 1 && Math.abs(left[k].y - one.y) <= 1)
          town.push(...left.splice(k, 1))
    const xs = town.map(({ x }) => x)
    towns.push({
      x: (Math.min(...xs) + Math.max(...xs) + 1) / 2,
      y: Math.min(...town.map(({ y }) => y)),
      name: first + towns.length,
    })
  }
  return towns
}
