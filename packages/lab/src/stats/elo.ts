// Computes the strength of bots from their results, on the Elo scale: 100 points are 64 % of the score, 200 are 76 %.
// The Bradley-Terry model, fitted to all pairs together; a draw is half a win for both. Intervals cover the
// chances that could produce these results: a bot that has never lost may be any number of points ahead, and its interval shows that.
import { Chance, summary } from './bootstrap.ts'
import type { Interval } from './intervals.ts'

/** Results of one pair, from the first bot's side. */
export interface PairScore {
  first: number
  second: number
  won: number
  drawn: number
  lost: number
}

export interface Rated {
  /** Points above the reference bot. */
  elo: Interval
  /** Points above the previous bot. */
  step: Interval
  /** Points above another bot to compare with. */
  over?: Interval
}

const SCALE = 400 / Math.LN10
const ROUNDS = 200
/** Half a win and half a loss added to every pair, so that a bot that wins all games is not infinitely strong. */
const BELIEF = 0.5
/** Each one needs a fit. */
const REPLICATES = 300

export interface Compared {
  /** The reference bot. */
  from?: number
  /** The other bot each one is compared with; -1: none. */
  others?: readonly number[]
}

/** @param bots how many there are; `pairs` must connect them */
export function ratingsOf(
  bots: number,
  pairs: readonly PairScore[],
  { from = 0, others = [] }: Compared = {},
): Rated[] {
  const chance = new Chance(1)
  const best = fit(bots, pairs, pairs.map(likeliest))
  const fits = Array.from({ length: REPLICATES }, () =>
    fit(
      bots,
      pairs,
      pairs.map((pair) => drawnFrom(pair, chance)),
    ),
  )
  const between = (one: number, other: number): Interval => {
    const value = best[one] - best[other]
    if (one === other) return { value, low: value, high: value }
    const { low, high } = summary(fits.map((points) => points[one] - points[other]))
    return { value, low, high }
  }
  return best.map((_, k) => ({
    elo: between(k, from),
    step: between(k, Math.max(0, k - 1)),
    ...((others[k] ?? -1) < 0 ? {} : { over: between(k, others[k]) }),
  }))
}

/** Points scored by the first and the second. */
type Points = readonly [number, number]

const likeliest = ({ won, drawn, lost }: PairScore): Points => [
  won + drawn / 2 + BELIEF,
  lost + drawn / 2 + BELIEF,
]

function drawnFrom({ won, drawn, lost }: PairScore, chance: Chance): Points {
  const shared = chance.gamma(drawn) / 2
  return [chance.gamma(won + BELIEF) + shared, chance.gamma(lost + BELIEF) + shared]
}

/** Points of every bot, the first at 0. @param made by both of every pair */
function fit(bots: number, pairs: readonly PairScore[], made: readonly Points[]): number[] {
  const score = new Float64Array(bots)
  for (const [k, { first, second }] of pairs.entries()) {
    score[first] += made[k][0]
    score[second] += made[k][1]
  }
  let strength = new Float64Array(bots).fill(1)
  for (let round = 0; round < ROUNDS; round++) {
    const shared = new Float64Array(bots)
    for (const [k, { first, second }] of pairs.entries()) {
      const part = (made[k][0] + made[k][1]) / (strength[first] + strength[second])
      shared[first] += part
      shared[second] += part
    }
    strength = score.map((points, bot) => points / shared[bot])
  }
  return Array.from(strength, (one) => SCALE * Math.log(one / strength[0]))
}
