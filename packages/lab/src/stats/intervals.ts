// Means of numbers that may be of any size, and differences of shares. All intervals are at 95 % and hold whenever one looks.
import { ALPHA, sequenceOf } from './bets.ts'

export interface Interval {
  value: number
  low: number
  high: number
}

export interface Spread {
  mean: Interval
  deviation: number
  least: number
  quarter: number
  median: number
  threeQuarters: number
  most: number
}

/** Robbins' mixture over bell curves is tightest where its variance, times the games, is this. */
const TIGHTEST = 7.94
const USUAL = 1000

/**
 * How many standard errors to either side hold after every game of a run of any length. It is made for bell curves, so the first games say
 * little: ± 5.7 after 30, ± 3.0 after as many as are usual. Where there are bounds, bets need no bell curve (`bets.ts`).
 */
export function lookWidth(n: number, usual = USUAL): number {
  const mixed = (n * TIGHTEST) / usual + 1
  return Math.sqrt((mixed / (mixed - 1)) * Math.log(mixed / ALPHA ** 2))
}

/** The mean of n numbers with this sum and sum of squares. @param together games of one deal, which count as one */
export function meanOf(
  n: number,
  sum: number,
  squares: number,
  together = 1,
): Interval & { deviation: number } {
  if (n === 0) return { value: 0, low: 0, high: 0, deviation: 0 }
  const value = sum / n
  const variance = n > 1 ? Math.max(0, (squares - n * value * value) / (n - 1)) : 0
  const half = lookWidth(n / together) * Math.sqrt((variance / n) * together)
  return { value, low: value - half, high: value + half, deviation: Math.sqrt(variance) }
}

/** How much more often the one happened than the other, of n games in which at most one of them did. */
export function edgeOf(one: number, other: number, n: number, together = 1): Interval {
  const outcomes = [
    { times: one / together, sum: 1, of: 1 },
    { times: other / together, sum: -1, of: 1 },
    { times: Math.max(0, n - one - other) / together, sum: 0, of: 1 },
  ]
  return sequenceOf({ outcomes, low: -1, high: 1 })
}

/** Everything about a histogram of whole numbers. */
export function spreadOf(histogram: Readonly<Record<string, number>>, together = 1): Spread {
  const bars = Object.entries(histogram)
    .map(([value, n]) => ({ value: Number(value), n }))
    .sort((a, b) => a.value - b.value)
  let n = 0
  let sum = 0
  let squares = 0
  for (const bar of bars) {
    n += bar.n
    sum += bar.n * bar.value
    squares += bar.n * bar.value * bar.value
  }
  /** The smallest value that at least this share does not exceed. */
  const quantile = (share: number): number => {
    let seen = 0
    for (const bar of bars) {
      seen += bar.n
      if (seen >= share * n) return bar.value
    }
    return 0
  }
  const { deviation, ...mean } = meanOf(n, sum, squares, together)
  return {
    mean,
    deviation,
    least: bars[0]?.value ?? 0,
    quarter: quantile(0.25),
    median: quantile(0.5),
    threeQuarters: quantile(0.75),
    most: bars.at(-1)?.value ?? 0,
  }
}
