// Intervals of means and differences, all at 95 %.
import { Z } from './wilson.ts'

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

/** The mean of n numbers with this sum and sum of squares. */
export function meanOf(n: number, sum: number, squares: number): Interval & { deviation: number } {
  if (n === 0) return { value: 0, low: 0, high: 0, deviation: 0 }
  const value = sum / n
  const variance = n > 1 ? Math.max(0, (squares - n * value * value) / (n - 1)) : 0
  const half = Z * Math.sqrt(variance / n)
  return { value, low: value - half, high: value + half, deviation: Math.sqrt(variance) }
}

/** The difference of two shares, of n games in which at most one of the two happened. */
export function edgeOf(one: number, other: number, n: number): Interval {
  if (n === 0) return { value: 0, low: -1, high: 1 }
  const value = (one - other) / n
  const half = Z * Math.sqrt(Math.max(0, (one + other) / n - value * value) / n)
  return { value, low: Math.max(-1, value - half), high: Math.min(1, value + half) }
}

/** Summary of a histogram of whole numbers. */
export function spreadOf(histogram: Readonly<Record<string, number>>): Spread {
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
  const { deviation, ...mean } = meanOf(n, sum, squares)
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
