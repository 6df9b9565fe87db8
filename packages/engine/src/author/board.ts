// The board: walks over what stands on it, rows of cells, lanes, and what lies beside it.
import type { Tables } from '../tables/rules.ts'
import { laneFull } from '../ask/lanes.ts'
import { firstCell } from '../state/crowds.ts'
import { BOARD } from '../state/head.ts'
import type { Match } from '../state/match.ts'
import type { Grid } from '../space/grid.ts'
import { owner } from './things.ts'

/**
 * The next thing of a seat on the board, in the order they were made; -1 behind the last one. It makes no array:
 * `for (let e = nextUnit(m, seat); e >= 0; e = nextUnit(m, seat, e))`.
 */
export function nextUnit(m: Match, seat: number, after = m.rules.things.seats): number {
  const { s } = m
  const { zone, owner, units } = m.layout
  for (let e = after + 1; e < units; e++)
    if (s[zone + e] === BOARD && s[owner + e] === seat) return e
  return -1
}

/** All things of a seat on the board, in the order they were made. */
export function unitsOf(m: Match, seat: number): number[] {
  const units: number[] = []
  for (let e = nextUnit(m, seat); e >= 0; e = nextUnit(m, seat, e)) units.push(e)
  return units
}

/**
 * The next cell on which something of a seat stands (-1: of nobody), in the order of the cells; -1 behind the last
 * one. Free cells cost nothing: `for (let c = nextCell(m, seat); c >= 0; c = nextCell(m, seat, c))`.
 */
export function nextCell(m: Match, seat: number, after = -1): number {
  const { s } = m
  const { crowds, crowdSize } = m.layout
  const crowd = crowds + (seat + 1) * crowdSize
  let w = (after + 1) >> 5
  if (w === crowdSize) return -1
  let bits = s[crowd + w] & (-1 << ((after + 1) & 31))
  while (bits === 0) {
    if (++w === crowdSize) return -1
    bits = s[crowd + w]
  }
  return firstCell(w, bits)
}

/** Does a seat hold `n` cells in a row, along any line of the grid? */
export function hasRow(m: Match, seat: number, n: number): boolean {
  const { s } = m
  const { crowds, crowdSize } = m.layout
  const crowd = crowds + (seat + 1) * crowdSize
  const { held, rows } = rowsOf(m.rules.space.grid!, n)
  if (held !== null) return held[s[crowd]] === 1
  for (let i = 0; i < rows.length; i++) {
    let isHeld = true
    for (; rows[i] >= 0; i += 2)
      if ((s[crowd + rows[i]] & rows[i + 1]) !== rows[i + 1]) isHeld = false
    if (isHeld) return true
  }
  return false
}

interface Rows {
  /** All rows of `n` cells: for each the words of a crowd it touches with its bits in them, and -1 behind. */
  rows: Int32Array
  /** For every crowd of a small grid, whether it holds a row. */
  held: Uint8Array | null
}

/** Up to here a grid has few enough crowds to know the answer for each. */
const SMALL_GRID = 12

const known = new WeakMap<Grid, Rows[]>()
// almost always the grid that was asked about last
let lastGrid: Grid | null = null
let lastRows: Rows[] = []

function rowsOf(grid: Grid, n: number): Rows {
  if (grid !== lastGrid) {
    lastRows = known.get(grid) ?? []
    known.set(grid, lastRows)
    lastGrid = grid
  }
  return (lastRows[n] ??= makeRows(grid, n))
}

function makeRows({ lines, size }: Grid, n: number): Rows {
  const rows: number[] = []
  for (const line of lines)
    for (let start = 0; start + n <= line.length; start++) {
      const words = new Map<number, number>()
      for (const cell of line.subarray(start, start + n))
        words.set(cell >> 5, (words.get(cell >> 5) ?? 0) | (1 << (cell & 31)))
      for (const [word, bits] of words) rows.push(word, bits)
      rows.push(-1)
    }
  return { rows: Int32Array.from(rows), held: size <= SMALL_GRID ? heldOf(rows, size) : null }
}

function heldOf(rows: readonly number[], size: number): Uint8Array {
  const held = new Uint8Array(1 << size)
  for (let i = 0; i < rows.length; i += 3)
    for (let crowd = 0; crowd < held.length; crowd++)
      if ((crowd & rows[i + 1]) === rows[i + 1]) held[crowd] = 1
  return held
}

/** How many things a seat has in a lane. */
export const laneSize = (m: Match, lane: number, seat: number): number => m.s[row(m, lane, seat)]

/** The k-th thing of a seat in a lane, from 0. */
export const laneUnit = (m: Match, lane: number, seat: number, k: number): number =>
  m.s[row(m, lane, seat) + 1 + k]

function row(m: Match, lane: number, seat: number): number {
  const { rows, rowSize } = m.layout
  return rows + (lane * m.rules.things.seats + seat) * rowSize
}

/** The section of a seat behind a lane, -1 = none. */
export const sectionAt = (m: Match, lane: number, seat: number): number =>
  m.s[m.layout.sections + lane * m.rules.things.seats + seat]

/** What lies beside the board for a seat (-1: for nobody), the oldest first; -1 = nothing. */
export function besideOf(m: Match, seat: number): number {
  const { beside } = m.layout
  for (let k = 1; k <= m.s[beside]; k++)
    if (owner(m, m.s[beside + k]) === seat) return m.s[beside + k]
  return -1
}

/** Can a side of a lane be full? */
export function lanesHaveLimits({ game, things }: Tables): boolean {
  const { space } = game.manifest
  if (space.kind !== 'lanes') return false
  const hasOwn = things.definitions.some(({ stats }) => stats?.perLane !== undefined)
  return space.perLane !== undefined || hasOwn
}

/** Has a side of a lane no room for `n` more of a definition? */
export const isLaneFull = (m: Match, lane: number, seat: number, def: number, n = 1): boolean =>
  laneFull(m, lane, seat, def, n)
