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
import { wordsOf } from './words.ts'

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
  if (m.rules.space.grid!.size < WIDE) return growPatches(m)
  for (const growth of GROWTH) growRegions(m, growth)
}

const chance = (m: Match, n: number): number => below(m, wordsOf(m).map, n)

const add = (m: Match, cell: number, bits: number): void =>
  setGround(m, cell, groundAt(m, cell) | bits)

/** What comes over an edge comes straight. */
const isEdge = (k: number, n: number): boolean => k === 0 || k === n - 1

/** From the west edge to the east edge, one step at a time, so that it never breaks. */
function drawRiver(m: Match): void {
  const { rows, cols } = m.rules.space.grid!
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
  const { rows, cols } = m.rules.space.grid!
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

/** Lakes beside the river; never cuts the land in two. */
function drawLakes(m: Match): void {
  const { size } = m.rules.space.grid!
  for (let lake = 0, tries = 0; lake < LAKES && tries < TRIES; tries++) {
    const start = chance(m, size)
    if (!isOpen(m, start) || !besideRiver(m, start)) continue
    const cells = grow(m, start, LAKE_SIZE)
    for (const cell of cells) setGround(m, cell, WATER)
    if (isWhole(m, cells)) lake++
    else for (const cell of cells) setGround(m, cell, PLAIN)
  }
}

function growRegions(m: Match, { base, share, least, most, nearRoad }: Growth): void {
  const { size } = m.rules.space.grid!
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
  const { size } = m.rules.space.grid!
  for (const base of [FOREST, FOREST, HILL, ROUGH]) {
    const start = chance(m, size)
    if (isOpen(m, start)) for (const cell of grow(m, start, 3)) setGround(m, cell, base)
  }
}

/** Open cells around a start, by random growth at the edge. */
function grow(m: Match, start: number, n: number): number[] {
  const cells = [start]
  const edge: number[] = []
  addOpen(m, start, edge)
  while (cells.length < n && edge.length > 0) {
    const cell = takeAt(edge, chance(m, edge.length))
    if (cells.includes(cell)) continue
    cells.push(cell)
    addOpen(m, cell, edge)
  }
  return cells
}

/** Takes one out, the rest keep their order. */
export function takeAt(cells: number[], k: number): number {
  const cell = cells[k]
  for (let i = k + 1; i < cells.length; i++) cells[i - 1] = cells[i]
  cells.pop()
  return cell
}

function addOpen(m: Match, cell: number, edge: number[]): void {
  const { start, cells } = m.rules.space.grid!.beside
  for (let k = start[cell]; k < start[cell + 1]; k++) if (isOpen(m, cells[k])) edge.push(cells[k])
}

function isBeside(m: Match, cell: number, fits: (ground: number) => boolean): boolean {
  const { start, cells } = m.rules.space.grid!.beside
  for (let k = start[cell]; k < start[cell + 1]; k++) if (fits(groundAt(m, cells[k]))) return true
  return false
}
const isOpen = (m: Match, cell: number): boolean => groundAt(m, cell) === PLAIN
const besideRiver = (m: Match, cell: number) => isBeside(m, cell, isWet)
const besideRoad = (m: Match, cell: number) => isBeside(m, cell, hasRoad)

const SHORE = 1
const REACHED = 2

/** The land was in one piece. It still is when one can walk from any shore of the new lake to all of it. */
function isWhole(m: Match, lake: readonly number[]): boolean {
  const { start, cells } = m.rules.space.grid!.around
  const isLand = (cell: number) => baseOf(groundAt(m, cell)) !== WATER
  const known = new Uint8Array(m.rules.space.grid!.size)
  const way: number[] = []
  let left = 0
  for (const cell of lake)
    for (let k = start[cell]; k < start[cell + 1]; k++)
      if (known[cells[k]] === 0 && isLand(cells[k])) {
        known[cells[k]] = SHORE
        way[0] = cells[k]
        left++
      }
  known[way[0]] = REACHED
  left--
  for (let head = 0; left > 0 && head < way.length; head++)
    for (let k = start[way[head]]; k < start[way[head] + 1]; k++) {
      const next = cells[k]
      if (known[next] === REACHED || !isLand(next)) continue
      if (known[next] === SHORE) left--
      known[next] = REACHED
      way.push(next)
    }
  return left === 0
}
