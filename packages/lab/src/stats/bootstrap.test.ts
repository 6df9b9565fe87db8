// The bootstrap against standard errors that can be worked out, and the rule for many questions.
import { describe, expect, test } from 'vitest'
import { bootstrap } from './bootstrap.ts'
import { chanceOf, holm } from './several.ts'

describe('the bootstrap', () => {
  test('of a share has the standard error √(p(1-p)/n)', () => {
    const groups = {
      counts: [300, 700],
      parts: [
        [1, 1],
        [1, 0],
      ],
    }
    const { error, low, high } = bootstrap(groups, ([n, hits]) => hits / n, 3, 4000)
    const exact = Math.sqrt((0.3 * 0.7) / 1000)
    expect(error / exact).toBeGreaterThan(0.95)
    expect(error / exact).toBeLessThan(1.05)
    expect(low).toBeCloseTo(0.3 - 1.96 * exact, 2)
    expect(high).toBeCloseTo(0.3 + 1.96 * exact, 2)
  })

  test('of a mean has the standard error s/√n, also from groups of one', () => {
    const values = Array.from({ length: 400 }, (_, k) => (k * 37) % 101)
    const mean = values.reduce((a, b) => a + b) / 400
    const exact = Math.sqrt(values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / 400 / 400)
    const groups = { counts: values.map(() => 1), parts: values.map((v) => [1, v]) }
    const { error } = bootstrap(groups, ([n, sum]) => sum / n, 5, 3000)
    expect(error / exact).toBeGreaterThan(0.95)
    expect(error / exact).toBeLessThan(1.05)
  })

  test('sees that pairs which move together differ by less than strangers', () => {
    // 1000 games: in 40 of them B won what A lost, in 20 the other way round
    const parts = [
      [1, 1, 1, 1],
      [1, 0, 1, 0],
      [1, 0, 1, 1],
      [1, 1, 1, 0],
    ]
    const groups = { counts: [480, 460, 40, 20], parts }
    const { error } = bootstrap(groups, (s) => s[3] / s[2] - s[1] / s[0], 1, 4000)
    // paired: √((b + c)/n - ((b - c)/n)²)/√n
    expect(error).toBeCloseTo(Math.sqrt((0.06 - 0.0004) / 1000), 3)
    expect(error).toBeLessThan(Math.sqrt((0.25 + 0.25) / 1000) / 2)
  })

  test('gives the same answer for the same seed', () => {
    const groups = {
      counts: [5, 60],
      parts: [
        [1, 1],
        [1, 0],
      ],
    }
    const once = () => bootstrap(groups, ([n, hits]) => hits / n, 9)
    expect(once()).toEqual(once())
  })
})

test.each([
  [0, 1],
  [1, 0.3173],
  [1.959964, 0.05],
  [-2.575829, 0.01],
  [4, 0.0000633],
])('a shift of %f standard errors comes by chance with %f', (z, chance) => {
  expect(chanceOf(z)).toBeCloseTo(chance, 4)
})

test('Holm asks more of the first than of the last', () => {
  // Holm 1979: 0.01·4, 0.013·3, 0.03·2, 0.04·1, never falling
  const adjusted = holm([0.03, 0.01, 0.04, 0.013])
  expect(adjusted.map((p) => Number(p.toFixed(6)))).toEqual([0.06, 0.04, 0.06, 0.04])
})
