// What is claimed of the intervals: that they hold at every look, that they find what is there, and that they leave room for what has not
// happened yet. `npm run lab:aa` says the same of thousands of runs.
import { diceOf, type Dice } from '@cardwright/bots'
import { describe, expect, test } from 'vitest'
import { evidenceAgainst, sequenceOf, type Outcome, type Sample } from './bets.ts'
import type { Interval } from './intervals.ts'

/** A result and its chance, in thousandths. */
type Lot = readonly (readonly [value: number, chance: number])[]

const draw = (lot: Lot, dice: Dice): number => {
  let left = dice.below(1000)
  for (const [value, chance] of lot) if ((left -= chance) < 0) return value
  throw new Error('the chances do not add up')
}

const meanOfLot = (lot: Lot): number => lot.reduce((sum, [value, n]) => sum + (value * n) / 1000, 0)

/** After each of the first hundred deals, then after every fiftieth part more. */
const isLooked = (n: number): boolean => n <= 100 || n % Math.ceil(n / 50) === 0

const MOST = 600

/** Runs in which the interval did not hold the truth at one look at least. */
function everMissed(lot: Lot, runs: number, intervalOf: (sample: Sample) => Interval): number {
  const dice = diceOf(2024)
  const mean = meanOfLot(lot)
  let missed = 0
  for (let run = 0; run < runs; run++) {
    const outcomes = lot.map(([sum]): Outcome => ({ times: 0, sum, of: 1 }))
    const sample = { outcomes, low: -1, high: 1 }
    for (let n = 1; n <= MOST; n++) {
      const value = draw(lot, dice)
      outcomes.find(({ sum }) => sum === value)!.times++
      if (!isLooked(n)) continue
      const { low, high } = intervalOf(sample)
      if (low <= mean && mean <= high) continue
      missed++
      break
    }
  }
  return missed
}

/** What it was before: right at one look that was chosen beforehand. */
function forOneLook({ outcomes }: Sample): Interval {
  const of = (power: number) =>
    outcomes.reduce((all, { times, sum }) => all + times * sum ** power, 0)
  const [n, value] = [of(0), of(1) / of(0)]
  const half = 1.959964 * Math.sqrt(Math.max(0, of(2) / n - value * value) / n)
  return { value, low: value - half, high: value + half }
}

const LOTS: Record<string, Lot> = {
  'an even share': [
    [1, 500],
    [0, 500],
  ],
  'a rare share': [
    [1, 30],
    [0, 970],
  ],
  'deals that a card decides seldom': [
    [0.5, 20],
    [-0.5, 20],
    [0, 960],
  ],
  'deals that a better card decides': [
    [0.5, 180],
    [-0.5, 120],
    [0, 700],
  ],
}

describe.each(Object.entries(LOTS))('the interval of %s', (_, lot) => {
  const RUNS = 60

  test('misses the truth in at most one run of twenty, looked at again and again', () => {
    expect(everMissed(lot, RUNS, sequenceOf)).toBeLessThanOrEqual(RUNS / 20)
  })

  test('is not the one for a single look, which would miss it far more often', () => {
    expect(everMissed(lot, RUNS, forOneLook)).toBeGreaterThan(RUNS / 5)
  })
})

const sampleOf = (lot: Lot, n: number): Sample => ({
  outcomes: lot.map(([sum, chance]) => ({ times: (chance * n) / 1000, sum, of: 1 })),
  low: -1,
  high: 1,
})

describe('the gambler', () => {
  test('has the coin he began with before the first deal', () => {
    const outcomes = [{ times: 0, sum: 1, of: 1 }]
    expect(evidenceAgainst(0.3, { outcomes, low: 0, high: 1 })).toBeCloseTo(0, 10)
    expect(sequenceOf({ outcomes, low: 0, high: 1 })).toEqual({ value: 0, low: 0, high: 1 })
  })

  test('neither gains nor loses on average when the claim is true', () => {
    // all results of eight deals, each as likely as it is
    const lot = LOTS['deals that a better card decides']
    const mean = meanOfLot(lot)
    let expected = 0
    for (let a = 0; a <= 8; a++)
      for (let b = 0; a + b <= 8; b++) {
        const times = [a, b, 8 - a - b]
        const outcomes = lot.map(([sum], k) => ({ times: times[k], sum, of: 1 }))
        const ways = choose(8, a) * choose(8 - a, b)
        const chance = lot.reduce((all, [, each], k) => all * (each / 1000) ** times[k], ways)
        expected += chance * Math.exp(evidenceAgainst(mean, { outcomes, low: -0.5, high: 0.5 }))
      }
    expect(expected).toBeCloseTo(1, 10)
  })

  test('finds what is there, and the surer the more he sees', () => {
    const found = [300, 1000, 3000, 10_000].map((n) =>
      sequenceOf(sampleOf(LOTS['deals that a better card decides'], n)),
    )
    for (const { value, low, high } of found) {
      expect(value).toBeCloseTo(0.03, 10)
      expect(low).toBeLessThan(0.03)
      expect(high).toBeGreaterThan(0.03)
    }
    const widths = found.map(({ low, high }) => high - low)
    expect(widths).toEqual([...widths].sort((a, b) => b - a))
    expect(found.map(({ low }) => low > 0)).toEqual([false, true, true, true])
  })

  test('asks for less than twice the width of an interval for one look', () => {
    for (const lot of Object.values(LOTS))
      for (const n of [1000, 3000, 10_000]) {
        const [whenever, once] = [sequenceOf, forOneLook].map((of) => of(sampleOf(lot, n)))
        const wider = (whenever.high - whenever.low) / (once.high - once.low)
        expect(wider).toBeGreaterThan(1.5)
        expect(wider).toBeLessThan(2)
      }
  })

  test('counts games of one deal as one', () => {
    // the same thousand wins in two thousand games: in deals of two that go the same way, and in single games
    const twice = [1, 0].map((won) => ({ times: 500, sum: 2 * won, of: 2 }))
    const single = [1, 0].map((won) => ({ times: 500, sum: won, of: 1 }))
    const of = (outcomes: Outcome[]) => sequenceOf({ outcomes, low: 0, high: 1 })
    expect(of(twice).high).toBeCloseTo(of(single).high, 4)
  })
})

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
