// How good a position looks to a seat: hull lost on both sides, drones and what they can do, lanes held,
// cards and energy. Made for bots that look one step ahead.
import {
  ask,
  ceiling,
  defOf,
  find,
  hasStatus,
  isOver,
  laneSize,
  laneUnit,
  perRules,
  pool,
  sectionAt,
  sizeOf,
  verdict,
  type Match,
} from '@cardwright/engine/author'
import { countsAsDrone, dronesIn } from './lanes.ts'

const WON = 10000
const HULL_OF_SHIP = 10
const SHIELD_OF_SHIP = 1.6
const DRONE = 2
const PER_ATTACK = 1.6
const PER_HULL = 0.9
const PER_SHIELD = 0.5
const PER_SPEED = 0.25
/** A drone that can still act; one that faces an enemy matters more than one alone. */
const READY = 0.9
const LANE = 1.5
const CARD = 0.9
const ENERGY = 0.12
const MOMENTUM = 1
/** A token on my side is worth nothing to me; one that waits for my opponent is on theirs. */
const TOKEN = -2

export const evaluate = (m: Match, seat: number): number =>
  isOver(m) ? verdict(m, seat) * WON : judge(m)(m, seat)

/** Bots spend much of their time in it: whatever does not change is looked up once per rules. */
const judge = perRules((rules) => {
  const { lanes } = rules.space
  const attack = find.query(rules, 'attack')
  const speed = find.query(rules, 'speed')
  const hull = find.pool(rules, 'hull')
  const shields = find.pool(rules, 'shields')
  const energy = find.pool(rules, 'energy')
  const momentum = find.pool(rules, 'momentum')
  const exhausted = rules.things.exhaustion!.index
  const hand = rules.zones.hand!

  /** Scratch, by lane: how many drones the first seat has more there. */
  const leads = new Int32Array(lanes.length)

  function laneWorth(m: Match, lane: number, seat: number): number {
    const counts = countsAsDrone(m)
    let value = 0
    for (let k = 0, n = laneSize(m, lane, seat); k < n; k++) {
      const e = laneUnit(m, lane, seat, k)
      const strength = ask(m, attack, e)
      if (strength === 0 && counts[defOf(m, e)] === 0) {
        value += TOKEN
        continue
      }
      value += DRONE + PER_ATTACK * strength + PER_SPEED * ask(m, speed, e)
      value += PER_HULL * pool(m, e, hull) + PER_SHIELD * pool(m, e, shields)
      if (!hasStatus(m, e, exhausted)) value += READY
    }
    return value
  }

  function hullLost(m: Match, seat: number): number {
    let lost = 0
    for (let lane = 0; lane < lanes.length; lane++) {
      const section = sectionAt(m, lane, seat)
      if (section >= 0) lost += ceiling(m, section, hull) - pool(m, section, hull)
    }
    return lost
  }

  function sideOf(m: Match, seat: number): number {
    const ahead = seat === 0 ? 1 : -1
    let value = -HULL_OF_SHIP * hullLost(m, seat)
    for (let lane = 0; lane < lanes.length; lane++) {
      const section = sectionAt(m, lane, seat)
      if (section >= 0) value += SHIELD_OF_SHIP * pool(m, section, shields)
      if (leads[lane] * ahead > 0) value += LANE
      value += laneWorth(m, lane, seat)
    }
    value += CARD * sizeOf(m, hand, seat)
    value += ENERGY * pool(m, seat, energy) + MOMENTUM * pool(m, seat, momentum)
    return value
  }

  return (m: Match, seat: number): number => {
    for (let lane = 0; lane < lanes.length; lane++)
      leads[lane] = dronesIn(m, lane, 0) - dronesIn(m, lane, 1)
    return sideOf(m, seat) - sideOf(m, 1 - seat)
  }
})
