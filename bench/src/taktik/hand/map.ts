// The map: a river, three roads, two lakes, then regions that grow at random.
import { below } from '../../protocol/chance.ts'
import { around, beside, cells, cols, rows, wall } from './board.ts'
import {
  FOREST,
  HILL,
  INDUSTRIAL,
  PLAIN,
  RIVER,
  ROAD,
  ROUGH,
  URBAN,
  WATER,
  ground,
  isWet,
} from './ground.ts'
import { MAP, streams } from './state.ts'

const third = rows / 3
const tries = 60
const lakes = 2
const lakeSize = 4

const chance = (n: number): number => below(streams, MAP, n)

export function drawMap(): void {
  ground.fill(PLAIN)
  // the wall is never land
  ground[wall] = WATER
  drawRiver()
  for (let k = 0; k < 3; k++) drawRoad(Math.floor(((2 * k + 1) * cols) / 6))
  drawLakes()
  growRegions(FOREST, 96, 10, 24, false)
  growRegions(ROUGH, 90, 8, 22, false)
  growRegions(HILL, 54, 6, 14, false)
  growRegions(URBAN, 24, 5, 9, true)
  growRegions(INDUSTRIAL, 12, 4, 7, true)
}

function drawRiver(): void {
  let row = third + chance(third)
  let last = 0
  for (let col = 0; col < cols; col++) {
    ground[row * cols + col] |= RIVER
    const wish = chance(3) - 1
    last = wish + last === 0 || col === 0 || col === cols - 1 ? 0 : wish
    row = Math.min(2 * third, Math.max(third, row + last))
    ground[row * cols + col] |= RIVER
  }
}

function drawRoad(from: number): void {
  let col = from
  let last = 0
  for (let row = 0; row < rows; row++) {
    const cell = row * cols + col
    ground[cell] |= ROAD
    const wish = isWet(ground[cell]) || chance(4) > 0 ? 0 : chance(3) - 1
    last = wish + last === 0 || row === 0 || row === rows - 1 ? 0 : wish
    col = Math.min(cols - 2, Math.max(1, col + last))
    ground[row * cols + col] |= ROAD
  }
}

function drawLakes(): void {
  for (let lake = 0, k = 0; lake < lakes && k < tries; k++) {
    const start = chance(cells)
    if (ground[start] !== PLAIN || !isBesideWater(start)) continue
    const n = grow(start, lakeSize)
    paint(n, WATER)
    if (isWhole(n)) lake++
    else paint(n, PLAIN)
  }
}

function growRegions(base: number, share: number, least: number, most: number, road: boolean) {
  let left = share
  for (let k = 0; left >= least && k < tries; k++) {
    const start = chance(cells)
    if (ground[start] !== PLAIN || (road && !isBesideRoad(start))) continue
    const n = grow(start, Math.min(left, least + chance(most - least + 1)))
    if (n < least) continue
    paint(n, base)
    left -= n
  }
}

const grown = new Int16Array(32)
const edge = new Int16Array(128)
let edges = 0
/** Which growth took a cell last. */
const taken = new Int32Array(cells)
let growth = 0

/** Open cells around a start, one of the edge at a time; answers how many are in `grown`. */
function grow(start: number, most: number): number {
  growth++
  edges = 0
  let n = 0
  for (let cell = start; ;) {
    if (taken[cell] !== growth) {
      taken[cell] = growth
      grown[n++] = cell
      if (n === most) return n
      addEdge(cell)
    }
    if (edges === 0) return n
    const k = chance(edges)
    cell = edge[k]
    edge.copyWithin(k, k + 1, edges--)
  }
}

function addEdge(cell: number): void {
  for (let k = cell * 4, end = k + 4; k < end; k++)
    if (ground[beside[k]] === PLAIN) edge[edges++] = beside[k]
}

function paint(n: number, base: number): void {
  for (let k = 0; k < n; k++) ground[grown[k]] = base
}

function isBesideWater(cell: number): boolean {
  for (let k = cell * 4, end = k + 4; k < end; k++)
    if (beside[k] !== wall && isWet(ground[beside[k]])) return true
  return false
}

function isBesideRoad(cell: number): boolean {
  for (let k = cell * 4, end = k + 4; k < end; k++)
    if ((ground[beside[k]] & ROAD) !== 0) return true
  return false
}

const queue = new Int16Array(cells)
const known = new Int8Array(cells + 1)
const SHORE = 1
const REACHED = 2

/** The land was in one piece; it still is when the shore of the lake just grown hangs together. */
function isWhole(lake: number): boolean {
  known.fill(0)
  let left = 0
  for (let n = 0; n < lake; n++)
    for (let k = grown[n] * 8, end = k + 8; k < end; k++) {
      const cell = around[k]
      if (known[cell] !== 0 || ground[cell] === WATER) continue
      known[cell] = SHORE
      queue[0] = cell
      left++
    }
  known[queue[0]] = REACHED
  left--
  for (let head = 0, tail = 1; left > 0 && head < tail; head++)
    for (let k = queue[head] * 8, end = k + 8; k < end; k++) {
      const next = around[k]
      if (known[next] === REACHED || ground[next] === WATER) continue
      if (known[next] === SHORE) left--
      known[next] = REACHED
      queue[tail++] = next
    }
  return left === 0
}
