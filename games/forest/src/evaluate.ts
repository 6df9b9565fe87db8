// How good a position looks to a seat: what stands on the board, how far it has come, who could strike
// whom next. Made for bots that look one step ahead.
import {
  ask,
  ASK,
  ENDED,
  neighbour,
  WINNERS,
  type Match,
  type Query,
  type ResourceTable,
  type Rules,
} from '@cardwright/engine/author'

const WON = 10000
/** By rows walked: the last step but one threatens to win. */
const ADVANCE = [0, 0.9, 1.9, 3, 4.3, 7, 0]
const MONSTER = 2
const PER_HEALTH = 0.8
const PER_DAMAGE = 0.8
/** Part of its value a monster loses when the other side could kill it at once, or a little later. */
const DOOMED = 0.6
const THREATENED = 0.25
/** Part of the way that counts when the plot ahead is taken. */
const BLOCKED = 0.6

interface Board {
  damage: Query
  health: ResourceTable
  /** Neighbours of each plot in the order N, E, S, W, -1 outside. */
  beside: Int32Array
  /** Scratch: plots with monsters of the players, and their effective damage by plot (0 elsewhere). */
  taken: Int32Array
  power: Float64Array
}

const boards = new WeakMap<Rules, Board>()

function boardOf(rules: Rules): Board {
  const known = boards.get(rules)
  if (known !== undefined) return known
  const grid = rules.grid!
  const beside = new Int32Array(grid.size * 4)
  const steps = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ]
  for (let c = 0; c < grid.size; c++)
    steps.forEach(([dr, dc], k) => (beside[c * 4 + k] = neighbour(grid, c, dr, dc)))
  const board = {
    damage: rules.queryIndex.get('damage')!,
    health: rules.resourceIndex.get('health')!,
    beside,
    taken: new Int32Array(grid.size),
    power: new Float64Array(grid.size),
  }
  boards.set(rules, board)
  return board
}

export function evaluate(m: Match, seat: number): number {
  const { s, rules } = m
  if (s[ENDED] !== 0) return s[WINNERS] === 0 ? 0 : (s[WINNERS] & (1 << seat)) !== 0 ? WON : -WON
  const board = boardOf(rules)
  const { occupant, owner } = rules.layout
  const { power, damage, taken } = board
  let n = 0
  for (let c = 0, z = rules.grid!.size; c < z; c++) {
    const e = s[occupant + c]
    if (e < 0 || s[owner + e] < 0) power[c] = 0
    else {
      power[c] = ask(m, damage, e)
      taken[n++] = c
    }
  }
  let value = 0
  for (let k = 0; k < n; k++) {
    const e = s[occupant + taken[k]]
    const side = s[owner + e]
    const worth = worthOf(m, board, taken[k], e, side)
    value += side === seat ? worth : -worth
  }
  return value
}

function worthOf(m: Match, board: Board, at: number, e: number, side: number): number {
  const { s, rules } = m
  const { occupant, owner } = rules.layout
  const { beside, power, health } = board
  const row = rules.grid!.rowOf[at]
  const way = side === 0 ? row : rules.grid!.rows - 1 - row
  const left = s[health.base + e] / health.scale
  let danger = 0
  for (let k = at * 4, z = k + 4; k < z; k++) {
    const c = beside[k]
    if (c < 0 || power[c] === 0) continue
    if (s[owner + s[occupant + c]] !== side) danger += power[c]
  }
  const ahead = beside[at * 4 + (side === 0 ? 0 : 2)]
  const open = ahead < 0 || s[occupant + ahead] < 0 ? 1 : BLOCKED
  const worth = MONSTER + left * PER_HEALTH + power[at] * PER_DAMAGE + ADVANCE[way] * open
  if (danger < left) return danger > 0 ? worth * (1 - THREATENED * (danger / left)) : worth
  return worth * (s[ASK] === side ? 1 - THREATENED : 1 - DOOMED)
}
