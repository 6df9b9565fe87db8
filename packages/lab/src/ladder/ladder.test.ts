import { expect, test } from 'vitest'
import { emptyTally } from '../tally/tally.ts'
import {
  dealsFrom,
  dealsOf,
  decided,
  ladderOf,
  ladderPairs,
  scoreAlone,
  scoreOf,
} from './ladder.ts'

test('neighbours play first, then those with one in between, always in both seatings', () => {
  expect(ladderPairs(['a', 'b', 'c', 'd'], 209)).toEqual([
    { first: 'b', second: 'a', games: 210 },
    { first: 'c', second: 'b', games: 210 },
    { first: 'd', second: 'c', games: 210 },
    { first: 'c', second: 'a', games: 210 },
    { first: 'd', second: 'b', games: 210 },
  ])
})

test('where each plays alone, the better end has won', () => {
  const differences = { '1 1000': 3, '1 -12': 2, '1 0': 1, '1 4': 1 }
  const none = emptyTally(0, 0)
  const means = { standing: { sumA: 0, differences } }
  expect(scoreAlone({ a: none, b: none, shares: {}, means })).toEqual({
    won: 4,
    drawn: 1,
    lost: 2,
  })
})

test('a tally says who won and who lost; what nobody or both have won is drawn', () => {
  const tally = { ...emptyTally(0, 0), games: 10, endings: { won: 8, forfeited: 1, tied: 1 } }
  tally.sides = {
    'bot a': { seats: 10, won: 6, tied: 1, deals: { '2 1 3': 1 } },
    'bot b': { seats: 10, won: 3, tied: 1, deals: {} },
  }
  const pair = { first: 'a', second: 'b', games: 10 }
  expect(scoreOf(pair, tally)).toEqual({ won: 6, drawn: 1, lost: 3 })
  tally.sides['bot b'].won = 5
  expect(scoreOf(pair, tally)).toEqual({ won: 4, drawn: 3, lost: 3 })
})

test('a deal is what the first bot has made in both seatings', () => {
  const tally = emptyTally(0, 0)
  // a win and a draw; two wins; a win and a loss; two losses
  const deals = { '2 1 3': 4, '2 2 4': 5, '2 1 2': 2, '2 0 0': 1 }
  tally.sides = { 'bot a': { seats: 24, won: 16, tied: 4, deals } }
  const pair = { first: 'a', second: 'b', games: 24 }
  expect(dealsOf(pair, tally)).toEqual({ 0: 1, 0.5: 2, 0.75: 4, 1: 5 })
})

test('games of old ladders are dealt by lot, and decide as deals do', () => {
  const deals = dealsFrom({ won: 150, drawn: 20, lost: 30 })
  const [all, made] = Object.entries(deals).reduce(
    ([n, sum], [score, times]) => [n + times, sum + Number(score) * times],
    [0, 0],
  )
  expect(all).toBeCloseTo(100, 10)
  expect(made / all).toBeCloseTo(0.8, 10)
  const bounds = { low: 0, high: 50 }
  expect(decided({ deals }, bounds)).toBe('stronger')
  expect(decided({ deals: dealsFrom({ won: 60, drawn: 0, lost: 140 }) }, bounds)).toBe(
    'not-stronger',
  )
  expect(decided({ deals: dealsFrom({ won: 6, drawn: 0, lost: 4 }) }, bounds)).toBe('open')
  expect(decided({ deals: dealsFrom({ won: 0, drawn: 0, lost: 0 }) }, bounds)).toBe('open')
})

test('a ladder that is played half-way up has the rungs that were played', () => {
  const scores = ladderPairs(['a', 'b', 'c'], 200).map((pair) => ({
    ...pair,
    won: pair.first === 'b' ? 128 : 0,
    drawn: 0,
    lost: pair.first === 'b' ? 72 : 0,
  }))
  expect(ladderOf(['a', 'b', 'c'], scores).map(({ bot }) => bot)).toEqual(['a', 'b'])
  expect(ladderOf(['a'], [])).toEqual([])
})

test('bots that no games connect with the first pair cannot be compared with it', () => {
  const score = { games: 10, won: 6, drawn: 0, lost: 4 }
  const scores = [
    { first: 'b', second: 'a', ...score },
    { first: 'd', second: 'c', ...score },
    { first: 'e', second: 'b', ...score },
  ]
  const rungs = ladderOf(['a', 'b', 'c', 'd', 'e'], scores)
  expect(rungs.map(({ bot }) => bot)).toEqual(['a', 'b', 'e'])
})

test('a level is compared with the level below it, whoever stands in between', () => {
  const won = { 'b a': 150, 'c b': 110, 'd c': 128, 'd b': 140 } as Record<string, number>
  const scores = ladderPairs(['a', 'b', 'c', 'd'], 200).map((pair) => {
    const n = won[`${pair.first} ${pair.second}`] ?? 160
    return { ...pair, won: n, drawn: 0, lost: 200 - n }
  })
  const rungs = ladderOf(['a', 'b', 'c', 'd'], scores, ['a', 'b', 'd'])
  expect(rungs.map(({ over }) => over !== undefined)).toEqual([false, true, false, true])
  const [, b, c, d] = rungs
  expect(b.over!.value).toBeCloseTo(b.step.value)
  expect(d.over!.value).toBeCloseTo(c.step.value + d.step.value)
  expect(d.over!.low).toBeLessThan(d.over!.value)
})
