// Intervals against values worked out by hand or printed in tables.
import { describe, expect, test } from 'vitest'
import { edgeOf, meanOf, spreadOf } from './intervals.ts'
import { sampleFor, wilson } from './wilson.ts'

describe('the interval of Wilson', () => {
  // by hand: (p + z²/2n ± z√(p(1-p)/n + z²/4n²)) / (1 + z²/n)
  test.each([
    [50, 100, 0.4038, 0.5962],
    [130, 200, 0.5817, 0.7127],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [0, 0, 0, 1],
  ])('%i of %i lies between %f and %f', (hits, n, low, high) => {
    const share = wilson(hits, n)
    expect(share.low).toBeCloseTo(low, 3)
    expect(share.high).toBeCloseTo(high, 3)
  })

  test('holds the true share in about 95 of 100 runs', () => {
    let state = 7
    const chance = () => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) / 2 ** 32
    let held = 0
    for (let run = 0; run < 2000; run++) {
      let hits = 0
      for (let k = 0; k < 80; k++) if (chance() < 0.3) hits++
      const { low, high } = wilson(hits, 80)
      if (low <= 0.3 && 0.3 <= high) held++
    }
    expect(held / 2000).toBeGreaterThan(0.935)
    expect(held / 2000).toBeLessThan(0.97)
  })
})

test('an even share is known to ± 2 points after 2401 trials', () => {
  expect(sampleFor(0.5, 0.02)).toBe(2401)
  expect(sampleFor(0.5, 0.01)).toBe(9604)
})

test('mean and deviation of 2, 4, 4, 4, 5, 5, 7, 9 are 5 and √(32/7)', () => {
  const all = [2, 4, 4, 4, 5, 5, 7, 9]
  const sum = all.reduce((a, b) => a + b)
  const squares = all.reduce((a, b) => a + b * b, 0)
  const mean = meanOf(all.length, sum, squares)
  expect(mean.value).toBe(5)
  expect(mean.deviation).toBeCloseTo(Math.sqrt(32 / 7), 10)
  expect(mean.high - 5).toBeCloseTo((1.959964 * Math.sqrt(32 / 7)) / Math.sqrt(8), 10)
})

test('an edge of 60 to 40 of 100 is 20 points, give or take 19.2', () => {
  const { value, low, high } = edgeOf(60, 40, 100)
  expect(value).toBeCloseTo(0.2, 10)
  expect(high - value).toBeCloseTo(1.959964 * Math.sqrt(0.96 / 100), 10)
  expect(value - low).toBeCloseTo(0.192, 3)
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
