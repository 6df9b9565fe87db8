// Intervals against values worked out by hand or printed in tables.
import { describe, expect, test } from 'vitest'
import { edgeOf, lookWidth, meanOf, spreadOf } from './intervals.ts'
import { sampleFor, shareOf } from './share.ts'

describe('the interval of a share', () => {
  test('of nothing is everything', () => {
    expect(shareOf(0, 0)).toEqual({ share: 0, low: 0, high: 1 })
  })

  test.each([
    [0, 10],
    [0, 100],
    [0, 1000],
    [1000, 1000],
  ])('of %i in %i leaves room for what has not happened yet', (hits, n) => {
    const { share, low, high } = shareOf(hits, n)
    const room = share === 0 ? high : 1 - low
    // the rule of three is for one look; 1 - (1 / 20) ** (1 / n) is its exact form
    expect(room).toBeGreaterThan(1 - 0.05 ** (1 / n))
    expect(room * n).toBeLessThan(7.5)
  })

  test.each([
    [500, 1000, 3.2],
    [50, 1000, 3.6],
    [5000, 10_000, 3.5],
    [50, 100, 3.2],
  ])('of %i in %i is at most %f standard errors to either side', (hits, n, most) => {
    const { share, low, high } = shareOf(hits, n)
    const error = Math.sqrt((share * (1 - share)) / n)
    expect((high - low) / 2 / error).toBeLessThan(most)
    expect((high - low) / 2 / error).toBeGreaterThan(3)
  })

  test('shrinks from look to look', () => {
    const widths = [10, 40, 160, 640, 2560, 10_240].map((n) => {
      const { low, high } = shareOf(0.3 * n, n)
      return high - low
    })
    expect(widths).toEqual([...widths].sort((a, b) => b - a))
    expect(widths.at(-1)).toBeLessThan(0.04)
  })

  test('of games that go together is that of fewer games', () => {
    expect(shareOf(300, 1000, 2)).toEqual(shareOf(150, 500))
  })
})

test.each([0.1, 0.3, 0.5])(
  'a share of %f is known to ± 2 points when it is said to be',
  (share) => {
    const n = sampleFor(share, 0.02)
    const { low, high } = shareOf(share * n, n)
    expect((high - low) / 2).toBeLessThan(0.02)
    expect((high - low) / 2).toBeGreaterThan(0.019)
  },
)

test('mean and deviation of 2, 4, 4, 4, 5, 5, 7, 9 are 5 and √(32/7)', () => {
  const all = [2, 4, 4, 4, 5, 5, 7, 9]
  const sum = all.reduce((a, b) => a + b)
  const squares = all.reduce((a, b) => a + b * b, 0)
  const mean = meanOf(all.length, sum, squares)
  expect(mean.value).toBe(5)
  expect(mean.deviation).toBeCloseTo(Math.sqrt(32 / 7), 10)
  expect(mean.high - 5).toBeCloseTo((lookWidth(8) * Math.sqrt(32 / 7)) / Math.sqrt(8), 10)
})

test('an edge of 60 to 40 of 100 is 20 points, give or take three standard errors', () => {
  const { value, low, high } = edgeOf(60, 40, 100)
  expect(value).toBeCloseTo(0.2, 10)
  const error = Math.sqrt(0.96 / 100)
  expect((high - low) / 2 / error).toBeGreaterThan(3)
  expect((high - low) / 2 / error).toBeLessThan(3.3)
})

test('the width of a look is least for as many games as are usual, and grows slowly', () => {
  const widths = [30, 100, 1000, 10_000, 100_000].map((n) => lookWidth(n))
  expect(widths.map((width) => Number(width.toFixed(2)))).toEqual([5.68, 3.85, 3.04, 3.24, 3.56])
})

test('a histogram tells its quartiles and ends', () => {
  const { least, quarter, median, threeQuarters, most, mean } = spreadOf({
    10: 1,
    2: 4,
    3: 2,
    7: 1,
  })
  expect([least, quarter, median, threeQuarters, most]).toEqual([2, 2, 2, 3, 10])
  expect(mean.value).toBe(31 / 8)
})
