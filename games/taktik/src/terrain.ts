// The ground of a cell: one base terrain, perhaps a road, perhaps a river. All figures of the rules are
// in these tables, so that new ground is a new row. [TK-3]
import { groundAt, type Match } from '@cardwright/engine/author'

export const PLAIN = 0
export const ROUGH = 1
export const HILL = 2
export const FOREST = 3
export const URBAN = 4
export const INDUSTRIAL = 5
export const WATER = 6
export const ROAD = 8
export const RIVER = 16

const NAMES = ['plain', 'rough', 'hill', 'forest', 'urban', 'industrial', 'water']
const BASE = 7

/** Half points of movement, so that a road can halve a step. */
const COST = [2, 4, 4, 4, 4, 4, Infinity]
const TO_HIT = [0, 0, 0, -1, -1, -1, 0]
const DEFENCE = [0, 0, 1, 0, 1, 0, 0]
const OBSTRUCTS = [false, false, true, true, true, true, false]

const ROAD_DISCOUNT = 2
const LEAST_ROAD_STEP = 1
const CROSSING = 4
const FOLLOWING = 2

export const baseOf = (ground: number): number => ground & BASE
export const hasRoad = (ground: number): boolean => (ground & ROAD) !== 0
export const hasRiver = (ground: number): boolean => (ground & RIVER) !== 0
export const isBridge = (ground: number): boolean => hasRoad(ground) && hasRiver(ground)
export const isWet = (ground: number): boolean => baseOf(ground) === WATER || hasRiver(ground)

/** Base, then road and river, a bridge sparing the river. [TK-3.2] */
export function costBetween(here: number, there: number, isStraight: boolean): number {
  const base = COST[baseOf(there)]
  if (isStraight && hasRoad(here) && hasRoad(there))
    return Math.max(LEAST_ROAD_STEP, base - ROAD_DISCOUNT)
  if (!hasRiver(there) || isBridge(there)) return base
  return base + (hasRiver(here) ? FOLLOWING : CROSSING)
}

/** Costs of all steps there are, by the ground they leave, the ground they enter and whether they are straight. */
const GROUNDS = 2 * RIVER
/** More than any unit has. */
const NEVER = 255
const STEPS = Array.from({ length: GROUNDS }, (_, here) =>
  Uint8Array.from({ length: GROUNDS * 2 }, (_, k) =>
    Math.min(NEVER, costBetween(here, k >> 1, k % 2 === 1)),
  ),
)
/** Ways are looked for all the time: it is read from a table. */
export const stepCosts = (): readonly Uint8Array[] => STEPS

export const baseName = (m: Match, cell: number): string => NAMES[baseOf(groundAt(m, cell))]
export const toHitOn = (m: Match, cell: number): number => TO_HIT[baseOf(groundAt(m, cell))]
export const defenceOn = (m: Match, cell: number): number => DEFENCE[baseOf(groundAt(m, cell))]
export const obstructs = (m: Match, cell: number): boolean => OBSTRUCTS[baseOf(groundAt(m, cell))]

/** As a view and a scenario write it: "forest", "plain road", "plain road river". */
export function showGround(value: number): string {
  const overlays = [hasRoad(value) ? ' road' : '', hasRiver(value) ? ' river' : ''].join('')
  return value === PLAIN ? '' : NAMES[baseOf(value)] + overlays
}

export function readGround(text: string): number {
  return text.split(' ').reduce((sum, word) => {
    if (word === 'road') return sum | ROAD
    if (word === 'river') return sum | RIVER
    const base = NAMES.indexOf(word)
    if (base < 0) throw new Error(`no ground "${word}"; there are ${NAMES.join(', ')}, road, river`)
    return sum | base
  }, 0)
}
