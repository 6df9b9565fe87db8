// The map: a river, roads that cross it, coherent regions, towns near roads; everything from one seeded
// stream. [TK-3.4]
import { below, groundAt, setGround, type Match } from '@cardwright/engine/author'
import {
  baseOf,
  FOREST,
  hasRoad,
  HILL,
  INDUSTRIAL,
  isWet,
  PLAIN,
  RIVER,
  ROAD,
  ROUGH,
  URBAN,
  WATER,
} from './terrain.ts'

interface Growth {
  base: number
  /** Percent of the board. */
  share: number
  least: number
  most: number
  nearRoad?: true
}

const GROWTH: readonly Growth[] = [
  { base: FOREST, share: 16, least: 10, most: 24 },
  { base: ROUGH, share: 15, least: 8, most: 22 },
  { base: HILL, share: 9, least: 6, most: 14 },
  { base: URBAN, share: 4, least: 5, most: 9, nearRoad: true },
  { base: INDUSTRIAL, share: 2, least: 4, most: 7, nearRoad: true },
]
const LAKES = 2
const LAKE_SIZE = 4
const TRIES = 60
/** Boards smaller than this get no region that would swallow them. */
const WIDE = 400

export function drawMap(m: Match): void {
  drawRiver(m)
  drawRoads(m)
  drawLakes(m)
  if (m.rules.grid!.size < WIDE) return growPatches(m)
  for (const growth of GROWTH) growRegions(m, growth)
}

const chance = (m: Match, n: number): number => below(m, m.rules.streamIndex.get('map')!, n)

const add = (m: Match, cell: number, bits: number): void =>
  setGround(m, cell, groundAt(m, cell) | bits)

/** What comes over an edge comes straight. */
const isEdge = (k: number, n: number): boolean => k === 0 || k === n - 1

/** From the west edge to the east edge, one step at a time, so that it never breaks. */
function drawRiver(m: Match): void {
  const { rows, cols } = m.rules.grid!
  const third = Math.floor(rows / 3)
  let row = third + chance(m, third)
  let last = 0
  for (let col = 0; col < cols; col++) {
    add(m, row * cols + col, RIVER)
    // it does not turn back at once: two arms side by side would be a pond
    const wish = chance(m, 3) - 1
    const drift = wish === -last || isEdge(col, cols) ? 0 : wish
    last = drift
    const next = Math.min(2 * third, Math.max(third, row + drift))
    if (next !== row) add(m, next * cols + col, RIVER)
    row = next
  }
}

/** Roads run from south to north; each crosses the river, which makes a bridge. */
function drawRoads(m: Match): void {
  const { rows, cols } = m.rules.grid!
  const n = cols >= 15 ? 3 : 1
  for (let k = 0; k < n; k++) {
    let col = Math.floor(((2 * k + 1) * cols) / (2 * n))
    let last = 0
    for (let row = 0; row < rows; row++) {
      add(m, row * cols + col, ROAD)
      const isOnRiver = isWet(groundAt(m, row * cols + col))
      const wish = isOnRiver || chance(m, 4) > 0 ? 0 : chance(m, 3) - 1
      const drift = wish === -last || isEdge(row, rows) ? 0 : wish
      last = drift
      const next = Math.min(cols - 2, Math.max(1, col + drift))
      if (next !== col) add(m, row * cols + next, ROAD)
      col = next
    }
  }
}

/** Still water beside the river; what would cut the land in two is left dry. */
function drawLakes(m: Match): void {
  const { size } = m.rules.grid!
  for (let lake = 0, tries = 0; lake < LAKES && tries < TRIES; tries++) {
    const start = chance(m, size)
    if (!isOpen(m, start) || !besideRiver(m, start)) continue
    const cells = grow(m, start, LAKE_SIZE)
    for (const cell of cells) setGround(m, cell, WATER)
    if (isWhole(m)) lake++
    else for (const cell of cells) setGround(m, cell, PLAIN)
  }
}

function growRegions(m: Match, { base, share, least, most, nearRoad }: Growth): void {
  const { size } = m.rules.grid!
  let left = Math.round((size * share) / 100)
  for (let tries = 0; left >= least && tries < TRIES; tries++) {
    const start = chance(m, size)
    if (!isOpen(m, start) || (nearRoad && !besideRoad(m, start))) continue
    const cells = grow(m, start, Math.min(left, least + chance(m, most - least + 1)))
    if (cells.length < least) continue
    for (const cell of cells) setGround(m, cell, base)
    left -= cells.length
  }
}

/** A small board gets small cover. */
function growPatches(m: Match): void {
  const { size } = m.rules.grid!
  for (const base of [FOREST, FOREST, HILL, ROUGH]) {
    const start = chance(m, size)
    if (isOpen(m, start)) for (const cell of grow(m, start, 3)) setGround(m, cell, base)
  }
}

/** Open cells around a start, by random growth at the edge. */
function grow(m: Match, start: number, n: number): number[] {
  const cells = [start]
  const edge = openBeside(m, start)
  while (cells.length < n && edge.length > 0) {
    const [cell] = edge.splice(chance(m, edge.length), 1)
    if (cells.includes(cell)) continue
    cells.push(cell)
    edge.push(...openBeside(m, cell))
  }
  return cells
}

/** The cells beside one whose ground fits. */
function beside(m: Match, cell: number, fits: (ground: number) => boolean): number[] {
  const { start, cells } = m.rules.grid!.beside
  const found: number[] = []
  for (let k = start[cell]; k < start[cell + 1]; k++)
    if (fits(groundAt(m, cells[k]))) found.push(cells[k])
  return found
}
const isPlain = (ground: number): boolean => ground === PLAIN
const isOpen = (m: Match, cell: number): boolean => isPlain(groundAt(m, cell))
const openBeside = (m: Match, cell: number) => beside(m, cell, isPlain)
const besideRiver = (m: Match, cell: number) => beside(m, cell, isWet).length > 0
const besideRoad = (m: Match, cell: number) => beside(m, cell, hasRoad).length > 0

/** Can everything that is not water be reached? */
function isWhole(m: Match): boolean {
  const { size, around } = m.rules.grid!
  const isLand = (cell: number) => baseOf(groundAt(m, cell)) !== WATER
  let first = 0
  while (!isLand(first)) first++
  const seen = new Uint8Array(size)
  seen[first] = 1
  const queue = [first]
  for (const cell of queue)
    for (let k = around.start[cell]; k < around.start[cell + 1]; k++) {
      const next = around.cells[k]
      if (seen[next] === 1 || !isLand(next)) continue
      seen[next] = 1
      queue.push(next)
    }
  let land = 0
  for (let cell = 0; cell < size; cell++) if (isLand(cell)) land++
  return queue.length === land
}
