// How good a position looks to a seat: what stands on the board, how far it has come, who could strike
// whom next. Made for bots that look one step ahead.
import {
  amountOf,
  ask,
  ASK,
  BOARD,
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

interface Words {
  damage: Query
  health: ResourceTable
  /** Four neighbours of each plot, -1 outside. */
  beside: Int32Array
}

const known = new WeakMap<Rules, Words>()

function wordsOf(rules: Rules): Words {
  let words = known.get(rules)
  if (words === undefined) {
    const grid = rules.grid!
    const beside = new Int32Array(grid.size * 4)
    for (let c = 0; c < grid.size; c++)
      [1, 0, -1, 0].forEach((dr, k) => {
        beside[c * 4 + k] = neighbour(grid, c, dr, [0, 1, 0, -1][k])
      })
    words = {
      damage: rules.queryIndex.get('damage')!,
      health: rules.resourceIndex.get('health')!,
      beside,
    }
    known.set(rules, words)
  }
  return words
}

export function evaluate(m: Match, seat: number): number {
  const { s, rules } = m
  const { layout, seats } = rules
  if (s[ENDED] !== 0) return s[WINNERS] === 0 ? 0 : (s[WINNERS] & (1 << seat)) !== 0 ? WON : -WON
  const words = wordsOf(rules)
  let value = 0
  for (let e = seats + 1; e < layout.units; e++) {
    if (s[layout.zone + e] !== BOARD) continue
    const owner = s[layout.owner + e]
    if (owner < 0) continue
    const worth = worthOf(m, words, e, owner)
    value += owner === seat ? worth : -worth
  }
  return value
}

function worthOf(m: Match, { damage, health, beside }: Words, e: number, owner: number): number {
  const { s, rules } = m
  const { layout, grid } = rules
  const at = s[layout.at + e]
  const row = grid!.rowOf[at]
  const way = owner === 0 ? row : grid!.rows - 1 - row
  const left = amountOf(m, health, e)
  let danger = 0
  for (let k = at * 4, z = k + 4; k < z; k++) {
    const c = beside[k]
    const foe = c < 0 ? -1 : s[layout.occupant + c]
    if (foe >= 0 && s[layout.owner + foe] === 1 - owner) danger += ask(m, damage, foe)
  }
  const ahead = beside[at * 4 + (owner === 0 ? 0 : 2)]
  const open = ahead < 0 || s[layout.occupant + ahead] < 0 ? 1 : BLOCKED
  const worth = MONSTER + left * PER_HEALTH + ask(m, damage, e) * PER_DAMAGE + ADVANCE[way] * open
  if (danger < left) return danger > 0 ? worth * (1 - THREATENED * (danger / left)) : worth
  return worth * (s[ASK] === owner ? 1 - THREATENED : 1 - DOOMED)
}
