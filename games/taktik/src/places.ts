// Words of the board that the game computes: where one deploys, the rear row, bases and points.
import {
  groundAt,
  number,
  setNumber,
  unitAt,
  type Match,
  type Region,
} from '@cardwright/engine/author'
import { baseOf, isWet, WATER } from './terrain.ts'

const ATTACKER = 0

/** The front line is at a third of the map. [TK-4.3] */
const frontOf = (rows: number): number => Math.floor(rows / 3)

export function isOwnGround(m: Match, cell: number, seat: number): boolean {
  const { rowOf, rows } = m.rules.space.grid!
  return rowOf[cell] < frontOf(rows) === (seat === ATTACKER)
}

const isFree = (m: Match, cell: number): boolean => unitAt(m, cell) < 0
const isDry = (m: Match, cell: number): boolean => !isWet(groundAt(m, cell))

/** [TK-4.4] Where a unit may be deployed. */
export const canDeployOn = (m: Match, cell: number, seat: number): boolean =>
  isFree(m, cell) && isDry(m, cell) && isOwnGround(m, cell, seat)

/** The rearmost row that has room. [TK-10.10] */
function rearRow(m: Match, seat: number): number {
  const { rows, cols } = m.rules.space.grid!
  for (let k = 0; k < rows; k++) {
    const row = seat === ATTACKER ? k : rows - 1 - k
    for (let col = 0; col < cols; col++) {
      const cell = row * cols + col
      if (isFree(m, cell) && isDry(m, cell)) return row
    }
  }
  return -1
}

export const regions: Record<string, Region> = {
  rearRow: (m, cell, seat) => m.rules.space.grid!.rowOf[cell] === rearRow(m, seat),
  dry: (m, cell) => isDry(m, cell),
  enemyBase: (m, cell, seat) => {
    const { king, size } = m.rules.space.grid!
    return king[baseCell(m, 1 - seat) * size + cell] <= 1
  },
}

export function quadrant(m: Match, cell: number): number {
  const { rowOf, colOf, rows, cols } = m.rules.space.grid!
  return (rowOf[cell] >= rows / 2 ? 2 : 0) + (colOf[cell] >= cols / 2 ? 1 : 0)
}

/** [TK-14] Base of a seat: the middle of its second row. */
export function baseCell(m: Match, seat: number): number {
  const { rows, cols } = m.rules.space.grid!
  return dryNear(m, (seat === ATTACKER ? 1 : rows - 2) * cols + Math.floor(cols / 2))
}

/** Both bases and three points on the front line. */
export const strategicPoints = (m: Match): number[] => [
  baseCell(m, 0),
  onFront(m, 0.2),
  onFront(m, 0.5),
  onFront(m, 0.8),
  baseCell(m, 1),
]

/** The defender's first row, which the attacker must break into. */
function onFront(m: Match, part: number): number {
  const { rows, cols } = m.rules.space.grid!
  return dryNear(m, frontOf(rows) * cols + Math.floor(cols * part))
}

/** [TK-14.12] Two depots of a seat, half a zone of the attacker's behind the front line. */
export function depotsOf(m: Match, seat: number): number[] {
  const { rows, cols } = m.rules.space.grid!
  const front = frontOf(rows)
  const depth = Math.floor(front / 2)
  const row = seat === ATTACKER ? front - depth : front + depth
  return [0.2, 0.8].map((part) => dryNear(m, row * cols + Math.floor(cols * part)))
}

/** Which of the strategic points lie between the bases: one flank, the middle, the other flank. */
export const VILLAGES = [1, 2, 3]
export const villagesOf = (m: Match): number[] => strategicPoints(m).slice(1, -1)

export const HOLDERS = [0, 1, 2, 3, 4].map((k) => `holder${k}`)
/** The last holder of the k-th point; -1: none. The block stores the value plus one, so that 0 means none. */
export const holderOf = (m: Match, k: number): number => number(m, HOLDERS[k]) - 1
export const setHolder = (m: Match, k: number, seat: number): void =>
  setNumber(m, HOLDERS[k], seat + 1)

/** The nearest cell that is not water. */
function dryNear(m: Match, cell: number): number {
  if (baseOf(groundAt(m, cell)) !== WATER) return cell
  const { king, size } = m.rules.space.grid!
  let best = cell
  let least = Infinity
  for (let c = 0; c < size; c++) {
    const far = king[cell * size + c]
    if (far < least && baseOf(groundAt(m, c)) !== WATER) {
      least = far
      best = c
    }
  }
  return best
}
