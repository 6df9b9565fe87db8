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
  /** Its answers without modifiers, by definition, where a loop reads them fastest. */
  base: Float64Array
  health: ResourceTable
  /** Neighbours of each plot in the order N, E, S, W; outside is a plot of its own where nobody stands. */
  beside: Int32Array
  /** By side and plot: what the way to it is worth, and the plot ahead. */
  way: Float64Array
  ahead: Int32Array
  /** Scratch: plots with monsters of the players, and by side and plot their effective damage (0 elsewhere). */
  taken: Int32Array
  power: Float64Array
}

const boards = new WeakMap<Rules, Board>()

function boardOf(rules: Rules): Board {
  const known = boards.get(rules)
  if (known !== undefined) return known
  const { size, rows, rowOf } = rules.grid!
  const beside = new Int32Array(size * 4)
  const steps = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ]
  const way = new Float64Array(size * 2)
  const ahead = new Int32Array(size * 2)
  for (let c = 0; c < size; c++) {
    steps.forEach(([dr, dc], k) => {
      const next = neighbour(rules.grid!, c, dr, dc)
      beside[c * 4 + k] = next < 0 ? size : next
    })
    way[c] = ADVANCE[rowOf[c]]
    way[size + c] = ADVANCE[rows - 1 - rowOf[c]]
    ahead[c] = beside[c * 4]
    ahead[size + c] = beside[c * 4 + 2]
  }
  const board = {
    damage: rules.queryIndex.get('damage')!,
    base: Float64Array.from(rules.queryIndex.get('damage')!.base),
    health: rules.resourceIndex.get('health')!,
    beside,
    way,
    ahead,
    taken: new Int32Array(size),
    power: new Float64Array((size + 1) * 2),
  }
  boards.set(rules, board)
  return board
}

export function evaluate(m: Match, seat: number): number {
  const { s, rules } = m
  if (s[ENDED] !== 0) return s[WINNERS] === 0 ? 0 : (s[WINNERS] & (1 << seat)) !== 0 ? WON : -WON
  const board = boardOf(rules)
  const n = lookRound(m, board)
  const { occupant, owner } = rules.layout
  const { power, taken, beside, way, ahead } = board
  const { base, scale } = board.health
  const share = 1 / scale
  const size = taken.length
  let value = 0
  // one loop without calls: bots spend most of their time here
  for (let k = 0; k < n; k++) {
    const at = taken[k]
    const e = s[occupant + at]
    const side = s[owner + e]
    const theirs = side === 0 ? size + 1 : 0
    const left = s[base + e] * share
    const danger =
      power[theirs + beside[at * 4]] +
      power[theirs + beside[at * 4 + 1]] +
      power[theirs + beside[at * 4 + 2]] +
      power[theirs + beside[at * 4 + 3]]
    const own = side * size + at
    const front = ahead[own]
    const open = front === size || s[occupant + front] < 0 ? 1 : BLOCKED
    let worth =
      MONSTER + left * PER_HEALTH + power[side * (size + 1) + at] * PER_DAMAGE + way[own] * open
    if (danger >= left) worth *= s[ASK] === side ? 1 - THREATENED : 1 - DOOMED
    else if (danger > 0) worth *= 1 - THREATENED * (danger / left)
    value += side === seat ? worth : -worth
  }
  return value
}

/** Fills the scratch with who stands where. @returns how many plots are taken */
function lookRound(m: Match, { damage, base, taken, power }: Board): number {
  const { s, rules } = m
  const { occupant, owner } = rules.layout
  const size = taken.length
  const { def, asked, bit } = damage
  let n = 0
  for (let c = 0; c < size; c++) {
    const e = s[occupant + c]
    const side = e < 0 ? -1 : s[owner + e]
    power[c] = power[size + 1 + c] = 0
    if (side < 0) continue
    power[side * (size + 1) + c] = (s[asked + e] & bit) === 0 ? base[s[def + e]] : ask(m, damage, e)
    taken[n++] = c
  }
  return n
}
