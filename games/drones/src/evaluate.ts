// How good a position looks to a seat: hull lost on both sides, drones and what they can do, lanes held,
// cards and energy. Made for bots that look one step ahead.
import {
  ask,
  ceiling,
  ENDED,
  sizeOf,
  WINNERS,
  type Match,
  type Rules,
} from '@cardwright/engine/author'
import { countsAsDrone } from './lanes.ts'
import { sectionAt } from './ships.ts'

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

type Judge = (m: Match, seat: number) => number

const judges = new WeakMap<Rules, Judge>()

export function evaluate(m: Match, seat: number): number {
  const { s } = m
  if (s[ENDED] !== 0) return s[WINNERS] === 0 ? 0 : (s[WINNERS] & (1 << seat)) !== 0 ? WON : -WON
  let judge = judges.get(m.rules)
  if (judge === undefined) judges.set(m.rules, (judge = judgeOf(m)))
  return judge(m, seat)
}

/** Bots spend much of their time in it: whatever does not change is looked up once per rules. */
function judgeOf(first: Match): Judge {
  const { rules } = first
  const { layout, lanes, seats, resourceIndex, queryIndex } = rules
  const { def, mask, rows, rowSize } = layout
  const counts = countsAsDrone(first)
  const attack = queryIndex.get('attack')!
  const speed = queryIndex.get('speed')!
  const hull = resourceIndex.get('hull')!
  const shields = resourceIndex.get('shields')!.base
  const energy = resourceIndex.get('energy')!.base
  const momentum = resourceIndex.get('momentum')!.base
  const exhausted = 1 << rules.exhaustion!.index
  const hand = rules.hand!

  /** Scratch, by lane: how many drones the first seat has more there. */
  const leads = new Int32Array(lanes.length)
  const rowOf = (lane: number, seat: number) => rows + (lane * seats + seat) * rowSize

  function dronesIn({ s }: Match, row: number): number {
    let n = 0
    for (let k = row + s[row]; k > row; k--) n += counts[s[def + s[k]]]
    return n
  }

  function rowWorth(m: Match, row: number): number {
    const { s } = m
    let value = 0
    for (let k = row + 1, end = row + s[row]; k <= end; k++) {
      const e = s[k]
      const strength = ask(m, attack, e)
      if (strength === 0 && counts[s[def + e]] === 0) {
        value += TOKEN
        continue
      }
      value += DRONE + PER_ATTACK * strength + PER_SPEED * ask(m, speed, e)
      value += PER_HULL * s[hull.base + e] + PER_SHIELD * s[shields + e]
      if ((s[mask + e] & exhausted) === 0) value += READY
    }
    return value
  }

  function hullLost(m: Match, seat: number): number {
    let lost = 0
    for (let lane = 0; lane < lanes.length; lane++) {
      const section = sectionAt(m, lane, seat)
      if (section >= 0) lost += ceiling(m, hull, section) - m.s[hull.base + section]
    }
    return lost
  }

  function sideOf(m: Match, seat: number): number {
    const { s } = m
    const ahead = seat === 0 ? 1 : -1
    let value = -HULL_OF_SHIP * hullLost(m, seat)
    for (let lane = 0; lane < lanes.length; lane++) {
      const section = sectionAt(m, lane, seat)
      if (section >= 0) value += SHIELD_OF_SHIP * s[shields + section]
      if (leads[lane] * ahead > 0) value += LANE
      value += rowWorth(m, rowOf(lane, seat))
    }
    value += CARD * sizeOf(m, hand, seat)
    value += ENERGY * s[energy + seat] + MOMENTUM * s[momentum + seat]
    return value
  }

  return (m, seat) => {
    for (let lane = 0; lane < lanes.length; lane++)
      leads[lane] = dronesIn(m, rowOf(lane, 0)) - dronesIn(m, rowOf(lane, 1))
    return sideOf(m, seat) - sideOf(m, 1 - seat)
  }
}
