// How good a position looks to a seat: hull lost on both sides, drones and what they can do, lanes held,
// cards and energy. Made for bots that look one step ahead.
import {
  ask,
  ENDED,
  hasStatus,
  sizeOf,
  WINNERS,
  type Match,
  type Query,
  type ResourceTable,
  type Rules,
} from '@cardwright/engine/author'
import { countsAsDrone, leaderOf } from './lanes.ts'
import { hullLost, sectionAt } from './ships.ts'

const WON = 10000
const HULL_OF_SHIP = 10
const SHIELD_OF_SHIP = 1.6
const DRONE = 2
const PER_ATTACK = 1.6
const PER_HULL = 0.9
const PER_SHIELD = 0.5
const PER_SPEED = 0.25
/** A drone that can still act; one that faces somebody matters more than one alone. */
const READY = 0.9
const LANE = 1.5
const CARD = 0.9
const ENERGY = 0.12
const MOMENTUM = 1
/** A token on my side is worth nothing to me, one that waits for my opponent lies on theirs. */
const TOKEN = -2

interface Words {
  attack: Query
  speed: Query
  hull: ResourceTable
  shields: ResourceTable
  energy: ResourceTable
  momentum: ResourceTable
}

const known = new WeakMap<Rules, Words>()

function wordsOf(rules: Rules): Words {
  let words = known.get(rules)
  if (words === undefined) {
    const resource = (name: string) => rules.resourceIndex.get(name)!
    words = {
      attack: rules.queryIndex.get('attack')!,
      speed: rules.queryIndex.get('speed')!,
      hull: resource('hull'),
      shields: resource('shields'),
      energy: resource('energy'),
      momentum: resource('momentum'),
    }
    known.set(rules, words)
  }
  return words
}

export function evaluate(m: Match, seat: number): number {
  const { s } = m
  if (s[ENDED] !== 0) return s[WINNERS] === 0 ? 0 : (s[WINNERS] & (1 << seat)) !== 0 ? WON : -WON
  return sideOf(m, seat) - sideOf(m, 1 - seat)
}

function sideOf(m: Match, seat: number): number {
  const { s, rules } = m
  const words = wordsOf(rules)
  let value = -HULL_OF_SHIP * hullLost(m, seat).lost
  for (let lane = 0; lane < rules.lanes.length; lane++) {
    const section = sectionAt(m, lane, seat)
    if (section >= 0) value += SHIELD_OF_SHIP * s[words.shields.base + section]
    if (leaderOf(m, lane) === seat) value += LANE
    value += laneWorth(m, words, lane, seat)
  }
  value += CARD * sizeOf(m, rules.hand!, seat)
  value += ENERGY * s[words.energy.base + seat] + MOMENTUM * s[words.momentum.base + seat]
  return value
}

function laneWorth(m: Match, words: Words, lane: number, seat: number): number {
  const { s, rules } = m
  const { layout } = rules
  const counts = countsAsDrone(m)
  const row = layout.rows + (lane * rules.seats + seat) * layout.rowSize
  const exhausted = rules.exhaustion!.index
  let value = 0
  for (let k = 1; k <= s[row]; k++) {
    const e = s[row + k]
    if (counts[s[layout.def + e]] === 0 && ask(m, words.attack, e) === 0) {
      value += TOKEN
      continue
    }
    value += DRONE + PER_ATTACK * ask(m, words.attack, e) + PER_SPEED * ask(m, words.speed, e)
    value += PER_HULL * s[words.hull.base + e] + PER_SHIELD * s[words.shields.base + e]
    if (!hasStatus(m, e, exhausted)) value += READY
  }
  return value
}
