// How good a position is: material, what is still in hand, the attacks that are announced, and what the goals of the match say
// (aims.ts).
// What the end of a turn brings, points and whose they are, is not counted: it comes in any case, and bots would end the turn
// before they have done anything in it.
import {
  active,
  defOf,
  find,
  isOnBoard,
  isOver,
  nextCell,
  number,
  perRules,
  pool,
  sizeOf,
  unitAt,
  verdict,
  type Match,
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

export const evaluate = (m: Match, seat: number): number =>
  isOver(m) ? verdict(m, seat) * WON : judge(m)(m, seat)

/** Bots spend much of their time in it: whatever does not change is looked up once per rules. */
const judge = perRules((rules) => {
  const { definitions } = rules.things
  const { size } = rules.space.grid!
  const hits = find.pool(rules, 'hits')
  const queued = find.number(rules, 'queued')
  const attackers = ATTACKERS.map((name) => find.number(rules, name))
  const targets = TARGETS.map((name) => find.number(rules, name))
  const printed = Float64Array.from(definitions, ({ stats }) => (stats?.['worth'] ?? 1) * HIT)
  const reserve = find.pool(rules, 'reserve')
  const hands = ['storage', 'tactics'].map((name) => find.zone(rules, name))
  const aims = aimsOf(rules)
  /** Scratch: the cells of the units of each side, and chances by the hits that are left. */
  const cells: Muster['cells'] = [new Int32Array(size), new Int32Array(size)]
  const chances = new Float64Array(MOST_HITS + 1)

  /** Notes where the units of a side stand. @returns how many there are */
  function muster(m: Match, seat: number): number {
    const stand = cells[seat]
    let n = 0
    for (let c = nextCell(m, seat); c >= 0; c = nextCell(m, seat, c)) stand[n++] = c
    return n
  }

  function material(m: Match, seat: number, n: number): number {
    const stand = cells[seat]
    let sum = 0
    for (let i = 0; i < n; i++) {
      const e = unitAt(m, stand[i])
      sum += printed[defOf(m, e)] + pool(m, e, hits) * (HIT / 2)
    }
    return sum
  }

  /** Cards and reserves: what is wasted is missed later. */
  function inHand(m: Match, seat: number): number {
    let cards = 0
    for (const hand of hands) cards += sizeOf(m, hand, seat)
    return cards * CARD + pool(m, seat, reserve) * RESERVE
  }

  /** What the announced attacks take on average. */
  function expected(m: Match): number {
    const n = number(m, queued)
    let sum = 0
    for (let k = 0; k < n; k++) {
      const target = number(m, targets[k])
      if (!isOnBoard(m, target) || isAimedBefore(m, k)) continue
      const left = Math.min(MOST_HITS, pool(m, target, hits))
      // how likely it is that so many hits are left
      chances.fill(0)
      chances[left] = 1
      for (let i = k; i < n; i++) {
        if (number(m, targets[i]) !== target) continue
        const chance = chanceOf(m, number(m, attackers[i]), target)
        for (let h = 1; h <= left; h++) {
          chances[h - 1] += chances[h] * chance
          chances[h] *= 1 - chance
        }
      }
      sum += chances[0] * printed[defOf(m, target)]
      for (let h = 0; h < left; h++) sum += chances[h] * (left - h) * (HIT / 2)
    }
    return sum
  }

  function isAimedBefore(m: Match, k: number): boolean {
    for (let i = 0; i < k; i++) if (number(m, targets[i]) === number(m, targets[k])) return true
    return false
  }

  return (m: Match, seat: number): number => {
    const n: Muster['n'] = [muster(m, 0), muster(m, 1)]
    let value = material(m, 0, n[0]) - material(m, 1, n[1]) + inHand(m, 0) - inHand(m, 1)
    value += aims(m, { cells, n }) * AIM
    if (number(m, queued) > 0) value += active(m) === 0 ? expected(m) : -expected(m)
    return seat === 0 ? value : -value
  }
})
