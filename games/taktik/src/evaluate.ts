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
  type ResourceTable,
  type Rules,
  type Slot,
  type ZoneTable,
} from '@cardwright/engine/author'
import { ATTACKERS, TARGETS } from './battle.ts'
import { chanceOf } from './odds.ts'
import { aimsAt } from './aims.ts'
import { Front, type Muster } from './front.ts'

const WON = 100_000
const HIT = 100
const AIM = 200
/** A bonus or tactic that can still be played, and a unit in reserve. */
const CARD = 10
const RESERVE = 50
/** Whoever takes more hits is counted as taking these. */
const MOST_HITS = 15

export const evaluate = (m: Match, seat: number): number =>
  isOver(m) ? verdict(m, seat) * WON : judge(m).value(m, seat)

/** Bots spend much of their time in it: whatever does not change is looked up once per rules. */
class Judge {
  private readonly front: Front
  private readonly queued: Slot
  private readonly attackers: readonly Slot[]
  private readonly targets: readonly Slot[]
  private readonly printed: Float64Array
  private readonly reserve: ResourceTable
  private readonly hands: readonly ZoneTable[]
  /** Scratch: the cells of the units of each side, and chances by the hits that are left. */
  private readonly cells: Muster['cells']
  private readonly chances = new Float64Array(MOST_HITS + 1)

  constructor(rules: Rules) {
    const { size } = rules.space.grid!
    this.front = new Front(rules)
    this.queued = find.number(rules, 'queued')
    this.attackers = ATTACKERS.map((name) => find.number(rules, name))
    this.targets = TARGETS.map((name) => find.number(rules, name))
    this.printed = Float64Array.from(
      rules.things.definitions,
      ({ stats }) => (stats?.['worth'] ?? 1) * HIT,
    )
    this.reserve = find.pool(rules, 'reserve')
    this.hands = ['storage', 'tactics'].map((name) => find.zone(rules, name))
    this.cells = [new Int32Array(size), new Int32Array(size)]
  }

  value(m: Match, seat: number): number {
    const n: Muster['n'] = [this.muster(m, 0), this.muster(m, 1)]
    let value =
      this.material(m, 0, n[0]) - this.material(m, 1, n[1]) + this.inHand(m, 0) - this.inHand(m, 1)
    value += aimsAt(this.front, m, { cells: this.cells, n }) * AIM
    if (number(m, this.queued) > 0) value += active(m) === 0 ? this.expected(m) : -this.expected(m)
    return seat === 0 ? value : -value
  }

  /** Notes where the units of a side stand. @returns how many there are */
  private muster(m: Match, seat: number): number {
    const stand = this.cells[seat]
    let n = 0
    for (let c = nextCell(m, seat); c >= 0; c = nextCell(m, seat, c)) stand[n++] = c
    return n
  }

  private material(m: Match, seat: number, n: number): number {
    const { printed, front } = this
    const stand = this.cells[seat]
    let sum = 0
    for (let i = 0; i < n; i++) {
      const e = unitAt(m, stand[i])
      sum += printed[defOf(m, e)] + pool(m, e, front.hits) * (HIT / 2)
    }
    return sum
  }

  /** Cards and reserves: what is wasted is missed later. */
  private inHand(m: Match, seat: number): number {
    let cards = 0
    for (const hand of this.hands) cards += sizeOf(m, hand, seat)
    return cards * CARD + pool(m, seat, this.reserve) * RESERVE
  }

  /** What the announced attacks take on average. */
  private expected(m: Match): number {
    const { printed, chances, targets, front } = this
    const n = number(m, this.queued)
    let sum = 0
    for (let k = 0; k < n; k++) {
      const target = number(m, targets[k])
      if (!isOnBoard(m, target) || this.isAimedBefore(m, k)) continue
      const left = Math.min(MOST_HITS, pool(m, target, front.hits))
      this.spreadChances(m, { target, left, from: k, n })
      sum += chances[0] * printed[defOf(m, target)]
      for (let h = 0; h < left; h++) sum += chances[h] * (left - h) * (HIT / 2)
    }
    return sum
  }

  /** How likely it is that so many hits of a target are left after the attacks on it. */
  private spreadChances(
    m: Match,
    { target, left, from, n }: { target: number; left: number; from: number; n: number },
  ): void {
    const { chances, targets, attackers } = this
    chances.fill(0)
    chances[left] = 1
    for (let i = from; i < n; i++) {
      if (number(m, targets[i]) !== target) continue
      const chance = chanceOf(m, number(m, attackers[i]), target)
      for (let h = 1; h <= left; h++) {
        chances[h - 1] += chances[h] * chance
        chances[h] *= 1 - chance
      }
    }
  }

  private isAimedBefore(m: Match, k: number): boolean {
    const { targets } = this
    for (let i = 0; i < k; i++) if (number(m, targets[i]) === number(m, targets[k])) return true
    return false
  }
}

const judge = perRules((rules) => new Judge(rules))
