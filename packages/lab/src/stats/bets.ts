// Intervals that hold whenever one looks. A gambler who knows nothing bets against a claimed mean, game after game at fair odds.
// If the claim is true, the chance that he ever makes twenty out of one is at most 1 in 20 (Ville), so all claims against which he has not
// are an interval that may be looked at after every game. He spreads his first coin over many shares of his wealth to
// bet, half of it on "more" and half on "less". His wealth depends on how often each result came, not on their order: tallies are enough.
import type { Interval } from './intervals.ts'

/** Deals that showed the same: how many, what each adds up to, and over how many. */
export interface Outcome {
  times: number
  sum: number
  of: number
}

/** What is asked is the mean: all sums over all `of`. Of no deal it lies outside of `low` and `high`. */
export interface Sample {
  outcomes: readonly Outcome[]
  low: number
  high: number
}

/** The chance to be misled, ever. */
export const ALPHA = 0.05

interface Bet {
  /** Of the wealth, each time. */
  share: number
  /** Logarithm of the coin it begins with. */
  coin: number
}

const LARGEST = 0.95
const SMALLEST = 1e-4
/** The share that gets most. Runs of some hundred to some ten thousand deals want shares around it: decision 024. */
const USUAL = 0.1

/** Shares halve from one to the next; coins fall slowly away from the usual one, so that no share is ever out of the question. */
const BETS: readonly Bet[] = spreadCoins()

function spreadCoins(): Bet[] {
  const shares: number[] = []
  for (let share = LARGEST; share > SMALLEST; share /= 2) shares.push(share)
  const weights = shares.map((share) => 1 / (1 + Math.log(share / USUAL) ** 2))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return shares.map((share, k) => ({ share, coin: Math.log(weights[k] / all / 2) }))
}

/** The logarithm of what the gambler has made of one coin by betting against this mean. */
export function evidenceAgainst(mean: number, { outcomes, low, high }: Sample): number {
  const most = outcomes.reduce((found, { of }) => Math.max(found, of), 0)
  const [above, below] = [(mean - low) * most, (high - mean) * most]
  const wealth: number[] = []
  for (const { share, coin } of BETS) {
    let [more, less] = [coin, coin]
    for (const { times, sum, of } of outcomes) {
      if (times === 0) continue
      const kept = 1 - (share * of) / most
      more += times * Math.log(kept + share * odds(sum - low * of, above))
      less += times * Math.log(kept + share * odds(high * of - sum, below))
    }
    wealth.push(more, less)
  }
  const largest = Math.max(...wealth)
  if (!Number.isFinite(largest)) return largest
  return largest + Math.log(wealth.reduce((sum, one) => sum + Math.exp(one - largest), 0))
}

/** Nobody is paid for what the claim leaves no room for. */
const odds = (found: number, claimed: number): number => (found === 0 ? 0 : found / claimed)

/** The mean, and all means that the gambler has not ruled out. */
export function sequenceOf(sample: Sample): Interval {
  const { outcomes, low, high } = sample
  let [sum, of] = [0, 0]
  for (const one of outcomes) {
    sum += one.times * one.sum
    of += one.times * one.of
  }
  if (of === 0) return { value: 0, low, high }
  // sums of fractions may end a hair outside
  const value = Math.min(high, Math.max(low, sum / of))
  const room = (mean: number): number => evidenceAgainst(mean, sample) + Math.log(ALPHA)
  return { value, low: lastWithin(room, value, low), high: lastWithin(room, value, high) }
}

/** Of all that is possible; figures are shown with fewer digits. */
const CLOSE = 1e-5

/** Where the gambler reaches twenty, between a mean that he cannot rule out and the end of what is possible. */
function lastWithin(room: (mean: number) => number, inside: number, end: number): number {
  if (room(end) < 0) return end
  let [within, beyond] = [inside, end]
  while (Math.abs(beyond - within) > CLOSE * Math.abs(end - inside)) {
    const middle = (within + beyond) / 2
    if (room(middle) < 0) within = middle
    else beyond = middle
  }
  return beyond
}
