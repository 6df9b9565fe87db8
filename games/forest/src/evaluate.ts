// Evaluates a position for a seat: the pieces on the board, how far they have come, who could strike
// whom next. Made for bots that look one step ahead.
import {
  ask,
  asked,
  find,
  isOver,
  neighbour,
  owner,
  perRules,
  pool,
  unitAt,
  verdict,
  type Match,
  type Rules,
} from '@cardwright/engine/author'

const WON = 10000
/** By rows walked: one step before the last row is a threat to win. */
const ADVANCE = [0, 0.9, 1.9, 3, 4.3, 7, 0]
const MONSTER = 2
const PER_HEALTH = 0.8
const PER_DAMAGE = 0.8
/** Part of its value a monster loses when the other side could kill it at once, or a little later. */
const DOOMED = 0.6
const THREATENED = 0.25
/** Part of the way that counts when the plot ahead is taken. */
const BLOCKED = 0.6

export const evaluate = (m: Match, seat: number): number =>
  isOver(m) ? verdict(m, seat) * WON : judge(m)(m, seat)

/** Bots spend most of their time in it: what does not change is looked up once. */
const judge = perRules((rules) => {
  const health = find.pool(rules, 'health')
  const damage = find.query(rules, 'damage')
  const { beside, way, ahead } = waysOf(rules)
  const { size } = rules.space.grid!
  /** Index of an extra, always empty plot outside the board. */
  const edge = size + 1
  /** Scratch: plots with monsters of the players, and by side and plot their effective damage (0 elsewhere). */
  const taken = new Int32Array(size)
  const power = new Float64Array(edge * 2)
  const lefts = new Float64Array(size)
  const worths = new Float64Array(size)

  return (m: Match, seat: number): number => {
    let n = 0
    for (let cell = 0; cell < size; cell++) {
      const e = unitAt(m, cell)
      if (e < 0 || owner(m, e) < 0) continue
      const own = owner(m, e) === 0 ? cell : edge + cell
      const strength = ask(m, damage, e)
      power[own] = strength
      const next = ahead[own]
      const open = next === size || unitAt(m, next) < 0 ? 1 : BLOCKED
      const left = pool(m, e, health)
      lefts[n] = left
      worths[n] = MONSTER + left * PER_HEALTH + strength * PER_DAMAGE + way[own] * open
      taken[n++] = own
    }
    let value = 0
    const asking = asked(m)
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
})

/** By side and plot: the plots beside it as the other side counts them, what the way to it is worth, and the plot ahead. */
function waysOf({ space: { grid } }: Rules) {
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
