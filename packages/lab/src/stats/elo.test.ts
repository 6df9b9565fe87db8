import { expect, test } from 'vitest'
import { ratingsOf } from './elo.ts'

const pair = (first: number, second: number, won: number, drawn: number, lost: number) => ({
  first,
  second,
  won,
  drawn,
  lost,
})

test('64 of 100 points are 100 Elo, 76 are 200, and steps of a chain add up', () => {
  const [, second, third] = ratingsOf(3, [pair(1, 0, 6400, 0, 3600), pair(2, 1, 7600, 0, 2400)])
  expect(second.elo.value).toBeCloseTo(100, 0)
  expect(third.step.value).toBeCloseTo(200, 0)
  expect(third.elo.value).toBeCloseTo(300, 0)
})

test('a draw is half a win', () => {
  const [, even] = ratingsOf(2, [pair(1, 0, 0, 200, 0)])
  expect(even.elo.value).toBeCloseTo(0, 6)
  const [, better] = ratingsOf(2, [pair(1, 0, 56, 16, 28)])
  const [, same] = ratingsOf(2, [pair(1, 0, 64, 0, 36)])
  expect(better.elo.value).toBeCloseTo(same.elo.value, 6)
})

test('200 games tell a step of 100 points to about ± 80, and the truth lies inside', () => {
  const [, { step }] = ratingsOf(2, [pair(1, 0, 128, 0, 72)])
  expect(step.low).toBeGreaterThan(10)
  expect(step.low).toBeLessThan(40)
  expect(step.high).toBeGreaterThan(160)
  expect(step.high).toBeLessThan(210)
})

test('whoever wins every game is far ahead, not infinitely far', () => {
  const [, { elo }] = ratingsOf(2, [pair(1, 0, 200, 0, 0)])
  expect(elo.value).toBeGreaterThan(800)
  expect(Number.isFinite(elo.value)).toBe(true)
})

test('an unbeaten record says how much it is at least, and nearly nothing about how much at most', () => {
  const [, few] = ratingsOf(2, [pair(1, 0, 4, 0, 0)])
  const [, many] = ratingsOf(2, [pair(1, 0, 200, 0, 0)])
  expect(few.elo.low).toBeLessThan(150)
  expect(many.elo.low).toBeGreaterThan(500)
  expect(many.elo.high).toBeGreaterThan(1500)
})

test('points are counted from whom one likes, and anybody can be compared with', () => {
  const pairs = [pair(1, 0, 150, 0, 50), pair(2, 1, 110, 0, 90), pair(3, 2, 128, 0, 72)]
  const rated = ratingsOf(4, pairs, { from: 1, others: [-1, -1, -1, 1] })
  expect(rated[0].elo.value).toBeLessThan(-150)
  expect(rated[1].elo.value).toBe(0)
  expect(rated[3].over).toEqual(rated[3].elo)
  expect(rated[2].over).toBeUndefined()
})
