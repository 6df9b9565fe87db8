// How good a position looks to a seat: what stands on the board, how far it has come, who could strike
// whom next. Made for bots that look one step ahead.
import {
  ask,
  ASK,
  ENDED,
  neighbour,
  STANDS_FREE,
  WINNERS,
  type Match,
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

type Judge = (m: Match, seat: number) => number

const judges = new WeakMap<Rules, Judge>()

export function evaluate(m: Match, seat: number): number {
  const { s } = m
  if (s[ENDED] !== 0) return s[WINNERS] === 0 ? 0 : (s[WINNERS] & (1 << seat)) !== 0 ? WON : -WON
  let judge = judges.get(m.rules)
  if (judge === undefined) judges.set(m.rules, (judge = judgeOf(m.rules)))
  return judge(m, seat)
}

/** Bots spend most of their time in it. Made once per rules, so that every number in it is a constant. */
function judgeOf(rules: Rules): Judge {
  const { occupant, standing, crowds, crowdSize, def } = rules.layout
  const { base, scale } = rules.resourceIndex.get('health')!
  const damage = rules.queryIndex.get('damage')!
  const { asked, bit } = damage
  const printed = Float64Array.from(damage.base)
  const { beside, way, ahead } = waysOf(rules)
  const { size } = rules.grid!
  /** Outside is a plot of its own where nobody stands. */
  const edge = size + 1
  const first = crowds + crowdSize
  const second = first + crowdSize
  const share = 1 / scale
  /** Scratch: plots with monsters of the players, and by side and plot their effective damage (0 elsewhere). */
  const taken = new Int32Array(size)
  const power = new Float64Array(edge * 2)
  const lefts = new Float64Array(size)
  const worths = new Float64Array(size)

  return (m, seat) => {
    const { s } = m
    let n = 0
    for (let w = 0; w < crowdSize; w++) {
      const theirs = s[second + w]
      for (let bits = s[first + w] | theirs; bits !== 0; bits &= bits - 1) {
        const low = bits & -bits
        const at = (w << 5) + 31 - Math.clz32(low)
        const side = (theirs & low) === 0 ? 0 : edge
        const e = s[occupant + at]
        const own = side + at
        const strength = (s[asked + e] & bit) === 0 ? printed[s[def + e]] : ask(m, damage, e)
        power[own] = strength
        const open = s[standing + ahead[own]] <= STANDS_FREE ? 1 : BLOCKED
        const left = s[base + e] * share
        lefts[n] = left
        worths[n] = MONSTER + left * PER_HEALTH + strength * PER_DAMAGE + way[own] * open
        taken[n++] = own
      }
    }
    let value = 0
    const asking = s[ASK]
    for (let k = 0; k < n; k++) {
      const own = taken[k]
      const near = own * 4
      const danger =
        power[beside[near]] +
        power[beside[near + 1]] +
        power[beside[near + 2]] +
        power[beside[near + 3]]
      const side = own < edge ? 0 : 1
      let worth = worths[k]
      const left = lefts[k]
      if (danger >= left) worth *= asking === side ? 1 - THREATENED : 1 - DOOMED
      else if (danger > 0) worth *= 1 - THREATENED * (danger / left)
      value += side === seat ? worth : -worth
    }
    for (let k = 0; k < n; k++) power[taken[k]] = 0
    return value
  }
}

/** By side and plot: the plots beside it as the other side counts them, what the way to it is worth, and the plot ahead. */
function waysOf({ grid }: Rules) {
  const { size, rows, rowOf } = grid!
  const edge = size + 1
  const beside = new Int32Array(edge * 2 * 4)
  const way = new Float64Array(edge * 2)
  const ahead = new Int32Array(edge * 2)
  const steps = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ]
  for (let c = 0; c < size; c++) {
    const next = steps.map(([dr, dc]) => {
      const to = neighbour(grid!, c, dr, dc)
      return to < 0 ? size : to
    })
    next.forEach((to, k) => {
      beside[c * 4 + k] = edge + to
      beside[(edge + c) * 4 + k] = to
    })
    way[c] = ADVANCE[rowOf[c]]
    way[edge + c] = ADVANCE[rows - 1 - rowOf[c]]
    ahead[c] = next[0]
    ahead[edge + c] = next[2]
  }
  return { beside, way, ahead }
}
