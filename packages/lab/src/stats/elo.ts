// Strength of bots from who beat whom, on the scale of Elo: 100 points are 64 % of the score, 200 are 76 %.
// The model of Bradley and Terry, fitted to all pairs together; a draw is half a win for both. Intervals are of what
// chances may lie behind these wins and losses: whoever has never lost may be any number of points ahead, and they say so. They are drawn out
// as far as an interval must be that holds whenever one looks, so a pair may stop as soon as it is decided.
import { Chance } from './chance.ts'
import { lookWidth, type Interval } from './intervals.ts'

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
/** Standard errors to either side of what 95 % of them are within. */
const ONE_LOOK = 1.959964
/** Deals of a pair after which its interval is tightest for its number. */
const USUAL_DEALS = 100

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
  const deals = Math.min(...pairs.map(({ won, drawn, lost }) => won + drawn + lost)) / 2
  const wider = lookWidth(deals, USUAL_DEALS) / ONE_LOOK
  const between = (one: number, other: number): Interval => {
    const value = best[one] - best[other]
    if (one === other) return { value, low: value, high: value }
    const drawn = fits.map((points) => points[one] - points[other]).sort((a, b) => a - b)
    const [low, high] = [quantile(drawn, 0.025), quantile(drawn, 0.975)]
    return { value, low: value + (low - value) * wider, high: value + (high - value) * wider }
  }
  return best.map((_, k) => ({
    elo: between(k, from),
    step: between(k, Math.max(0, k - 1)),
    ...((others[k] ?? -1) < 0 ? {} : { over: between(k, others[k]) }),
  }))
}

function quantile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1)
  const below = Math.floor(at)
  const above = Math.min(sorted.length - 1, below + 1)
  return sorted[below] + (sorted[above] - sorted[below]) * (at - below)
}

/** Points that the first and the second have made. */
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
