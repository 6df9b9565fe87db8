// How good a position is: material, what is still in hand, the attacks that are announced, and what the goals of the match say
// (aims.ts).
// What the end of a turn brings, points and whose they are, is not counted: it comes in any case, and bots would end the turn
// before they have done anything in it.
import {
  ACTIVE,
  amountOf,
  BOARD,
  ENDED,
  firstCell,
  sizeOf,
  WINNERS,
  type Match,
  type Rules,
} from '@cardwright/engine/author'
import { ATTACKERS, TARGETS } from './battle.ts'
import { chanceOf } from './odds.ts'
import { aimsOf, type Muster } from './aims.ts'

const WON = 100_000
const HIT = 100
const AIM = 200
/** A bonus or tactic that can still be played, and a unit in reserve. */
const CARD = 10
const RESERVE = 50
/** Whoever takes more hits is counted as taking these. */
const MOST_HITS = 15

type Judge = (m: Match, seat: number) => number

const judges = new WeakMap<Rules, Judge>()

export function evaluate(m: Match, seat: number): number {
  const { s } = m
  if (s[ENDED] !== 0) return s[WINNERS] === 0 ? 0 : (s[WINNERS] >> seat) & 1 ? WON : -WON
  let judge = judges.get(m.rules)
  if (judge === undefined) judges.set(m.rules, (judge = judgeOf(m.rules)))
  return judge(m, seat)
}

/** Bots spend much of their time in it: whatever does not change is looked up once per rules. */
function judgeOf(rules: Rules): Judge {
  const { layout, resourceIndex, numberIndex, grid, definitions } = rules
  const { occupant, crowds, crowdSize, def, zone } = layout
  const { size } = grid!
  const slotOf = (name: string) => layout.numbers + numberIndex.get(name)!
  const hits = resourceIndex.get('hits')!
  const queued = slotOf('queued')
  const attackers = ATTACKERS.map(slotOf)
  const targets = TARGETS.map(slotOf)
  const printed = Float64Array.from(definitions, ({ stats }) => (stats?.['worth'] ?? 1) * HIT)
  const perHit = HIT / 2 / hits.scale
  /** Scratch: the cells of the units of each side, and chances by the hits that are left. */
  const cells: Muster['cells'] = [new Int32Array(size), new Int32Array(size)]
  const chances = new Float64Array(MOST_HITS + 1)
  const aims = aimsOf(rules)
  const reserve = resourceIndex.get('reserve')!
  const hands = ['storage', 'tactics'].map((name) => rules.zoneIndex.get(name)!)

  /** Notes where the units of a side stand. @returns how many there are */
  function muster({ s }: Match, seat: number): number {
    const crowd = crowds + (seat + 1) * crowdSize
    const stand = cells[seat]
    let n = 0
    for (let w = 0; w < crowdSize; w++)
      for (let bits = s[crowd + w]; bits !== 0; bits &= bits - 1) stand[n++] = firstCell(w, bits)
    return n
  }

  function material({ s }: Match, seat: number, n: number): number {
    const stand = cells[seat]
    let sum = 0
    for (let i = 0; i < n; i++) {
      const e = s[occupant + stand[i]]
      sum += printed[s[def + e]] + s[hits.base + e] * perHit
    }
    return sum
  }

  /** Cards and reserves: what is wasted is missed later. */
  function inHand(m: Match, seat: number): number {
    let cards = 0
    for (const hand of hands) cards += sizeOf(m, hand, seat)
    return cards * CARD + amountOf(m, reserve, seat) * RESERVE
  }

  /** What the announced attacks take on average. */
  function expected(m: Match): number {
    const { s } = m
    const n = s[queued]
    let sum = 0
    for (let k = 0; k < n; k++) {
      const target = s[targets[k]]
      if (s[zone + target] !== BOARD || isAimedBefore(s, k)) continue
      const left = Math.min(MOST_HITS, s[hits.base + target] / hits.scale)
      // how likely it is that so many hits are left
      chances.fill(0)
      chances[left] = 1
      for (let i = k; i < n; i++) {
        if (s[targets[i]] !== target) continue
        const chance = chanceOf(m, s[attackers[i]], target)
        for (let h = 1; h <= left; h++) {
          chances[h - 1] += chances[h] * chance
          chances[h] *= 1 - chance
        }
      }
      sum += chances[0] * printed[s[def + target]]
      for (let h = 0; h < left; h++) sum += chances[h] * (left - h) * (HIT / 2)
    }
    return sum
  }

  function isAimedBefore(s: Int32Array, k: number): boolean {
    for (let i = 0; i < k; i++) if (s[targets[i]] === s[targets[k]]) return true
    return false
  }

  return (m, seat) => {
    const { s } = m
    const n: Muster['n'] = [muster(m, 0), muster(m, 1)]
    let value = material(m, 0, n[0]) - material(m, 1, n[1]) + inHand(m, 0) - inHand(m, 1)
    value += aims(m, { cells, n }) * AIM
    if (s[queued] > 0) value += s[ACTIVE] === 0 ? expected(m) : -expected(m)
    return seat === 0 ? value : -value
  }
}
