// Rows of cells, on grids small enough for a table of all crowds and on larger ones.
import { expect, test } from 'vitest'
import { makeGrid } from '../space/grid.ts'
import type { Match } from '../state/match.ts'
import { hasRow } from './board.ts'

/** As much of a match as crowds need: the cells of seat 0, and nobody else's. */
function boardWith(rows: number, cols: number, cells: readonly number[]): Match {
  const grid = makeGrid(rows, cols, 'row-letter')
  const crowdSize = Math.ceil(grid.size / 32)
  const s = new Int32Array(3 * crowdSize)
  for (const cell of cells) s[crowdSize + (cell >> 5)] |= 1 << (cell & 31)
  const rules = { space: { grid }, things: { seats: 2 } }
  return { s, rules, layout: { crowds: 0, crowdSize } } as unknown as Match
}

const cellsNamed = (rows: number, cols: number, names: string) => {
  const { byLabel } = makeGrid(rows, cols, 'row-letter')
  return names.split(' ').map((name) => byLabel.get(name)!)
}

test.each([
  ['A1 A2 A3', true],
  ['A1 B1 C1', true],
  ['A1 B2 C3', true],
  ['A3 B2 C1', true],
  ['A1 A2 B3', false],
  ['A1 A2 B1 B3 C2', false],
])('three by three: %s', (names, isHeld) => {
  const m = boardWith(3, 3, cellsNamed(3, 3, names))
  expect(hasRow(m, 0, 3)).toBe(isHeld)
  expect(hasRow(m, 1, 3)).toBe(false)
})

test.each([
  ['A1 B2 C3 D4', true],
  ['F4 F5 F6 F7', true],
  ['C7 D6 E5 F4', true],
  // a line that leaves the grid at one side does not go on at the other
  ['A5 A6 A7 B1', false],
  ['D1 E2 F3 A4', false],
])('six by seven: %s', (names, isHeld) => {
  const m = boardWith(6, 7, cellsNamed(6, 7, names))
  expect(hasRow(m, 0, 4)).toBe(isHeld)
  expect(hasRow(m, 1, 4)).toBe(false)
})
