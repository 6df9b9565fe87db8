import { expect, test } from 'vitest'
import { emptyTally } from '../tally/tally.ts'
import { ladderOf, ladderPairs, scoreOf } from './ladder.ts'

test('neighbours play all games, bots further apart a quarter, always in both seatings', () => {
  expect(ladderPairs(['a', 'b', 'c'], 210, 2)).toEqual([
    { first: 'b', second: 'a', games: 210 },
    { first: 'c', second: 'b', games: 210 },
    { first: 'c', second: 'a', games: 54 },
  ])
})

test('where there is one seat, every bot plays alone', () => {
  const pairs = ladderPairs(['a', 'b'], 200, 1)
  expect(pairs).toEqual([
    { first: 'a', second: null, games: 200 },
    { first: 'b', second: null, games: 200 },
  ])
  const scores = [
    { ...pairs[0], won: 100, drawn: 0, lost: 100 },
    { ...pairs[1], won: 128, drawn: 0, lost: 72 },
  ]
  const [a, b] = ladderOf(['a', 'b'], scores)
  expect([a.bot, a.elo.value, b.bot]).toEqual(['a', 0, 'b'])
  expect(b.step.value).toBeGreaterThan(95)
  expect(b.step.value).toBeLessThan(105)
})

test('a tally says who won, who lost and what nobody won', () => {
  const tally = { ...emptyTally(0, 0), games: 10 }
  tally.sides = {
    'bot a': { seats: 10, won: 6, tied: 1 },
    'bot b': { seats: 10, won: 3, tied: 1 },
    'seat 0': { seats: 10, won: 7, tied: 1 },
  }
  const pair = { first: 'a', second: 'b', games: 10 }
  expect(scoreOf(pair, tally)).toEqual({ won: 6, drawn: 1, lost: 3 })
  expect(scoreOf({ ...pair, second: null }, tally)).toEqual({ won: 7, drawn: 0, lost: 3 })
})

test('a ladder that is played half-way up has the rungs that were played', () => {
  const scores = ladderPairs(['a', 'b', 'c'], 200, 2).map((pair) => ({
    ...pair,
    won: pair.first === 'b' ? 128 : 0,
    drawn: 0,
    lost: pair.first === 'b' ? 72 : 0,
  }))
  expect(ladderOf(['a', 'b', 'c'], scores).map(({ bot }) => bot)).toEqual(['a', 'b'])
  expect(ladderOf(['a'], [])).toEqual([])
})
