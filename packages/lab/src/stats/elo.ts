// Strength of bots from who beat whom, on the scale of Elo: 100 points are 64 % of the score, 200 are 76 %.
// The model of Bradley and Terry, fitted to all pairs together; a draw is half a win for both.
import { bootstrap } from './bootstrap.ts'
import type { Interval } from './intervals.ts'

/** Of the games of one pair, seen by the first of the two. */
export interface PairScore {
  first: number
  second: number
  won: number
  drawn: number
  lost: number
}

export interface Rated {
  /** Above the first bot. */
  elo: Interval
  /** Above the bot before it. */
  step: Interval
  /** Above another one that it is to be compared with. */
  over?: Interval
}

const SCALE = 400 / Math.LN10
const ROUNDS = 200
/** One drawn game for every pair: whoever wins them all is not infinitely strong. */
const BELIEF = 0.5
/** Each is a fit of its own. */
const REPLICATES = 300

/**
 * @param bots how many there are; `pairs` must connect them
 * @param others whom each of them is compared with besides, -1 for nobody
 */
export function ratingsOf(
  bots: number,
  pairs: readonly PairScore[],
  others: readonly number[] = [],
  seed = 1,
): Rated[] {
  const counts = pairs.flatMap(({ won, drawn, lost }) => [won, drawn, lost])
  const parts = counts.map((_, k) => counts.map((__, i) => (i === k ? 1 : 0)))
  const fitted = (sums: readonly number[]) => fit(bots, pairs, sums)
  const best = fitted(counts)
  const between = (one: number, other: number): Interval => {
    const value = best[one] - best[other]
    if (one === other) return { value, low: value, high: value }
    const { low, high } = bootstrap(
      { counts, parts },
      (sums) => {
        const now = fitted(sums)
        return now[one] - now[other]
      },
      seed,
      REPLICATES,
    )
    return { value, low, high }
  }
  return best.map((_, k) => ({
    elo: between(k, 0),
    step: between(k, Math.max(0, k - 1)),
    ...((others[k] ?? -1) < 0 ? {} : { over: between(k, others[k]) }),
  }))
}

/** Points of every bot, the first at 0. @param sums won, drawn, lost of every pair */
function fit(bots: number, pairs: readonly PairScore[], sums: readonly number[]): number[] {
  const score = new Float64Array(bots)
  for (const [k, { first, second }] of pairs.entries()) {
    const [won, drawn, lost] = sums.slice(3 * k, 3 * k + 3)
    score[first] += won + drawn / 2 + BELIEF
    score[second] += lost + drawn / 2 + BELIEF
  }
  let strength = new Float64Array(bots).fill(1)
  for (let round = 0; round < ROUNDS; round++) {
    const shared = new Float64Array(bots)
    for (const [k, { first, second }] of pairs.entries()) {
      const games = sums[3 * k] + sums[3 * k + 1] + sums[3 * k + 2] + 2 * BELIEF
      const part = games / (strength[first] + strength[second])
      shared[first] += part
      shared[second] += part
    }
    strength = score.map((points, bot) => points / shared[bot])
  }
  return Array.from(strength, (one) => SCALE * Math.log(one / strength[0]))
}
