import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { joinPairs, readLadder, type KeptPair } from './kept-ladder.ts'

const played: KeptPair = {
  first: 'greedy',
  second: 'random',
  games: 10,
  won: 5,
  drawn: 1,
  lost: 1,
  deals: { 1: 3, 0: 1 },
  size: 4,
  done: [0, 8],
}
const ask = (games: number) => ({ first: 'greedy', second: 'random', games })

test('a pair goes on with as many games as are asked for, also when its last piece was short', () => {
  const [more] = joinPairs([ask(20)], [played], 2).asked
  expect(more).toEqual({ ...played, games: 20, size: 2, done: [0, 2, 8] })
  expect(joinPairs([ask(10)], [played], 2).asked).toEqual([played])
})

test('a pair with more games than are asked for keeps them', () => {
  const [fewer] = joinPairs([ask(2)], [played], 2).asked
  expect(fewer).toMatchObject({ games: 10, won: 5, done: [0, 2, 8] })
})

test('pairs that are not asked for are kept; the same two bots are one pair, whoever is first', () => {
  const other = { first: 'level1', second: 'random', games: 4 }
  const { asked, besides } = joinPairs([other], [played], 2)
  expect(asked).toMatchObject([{ ...other, won: 0, done: [] }])
  expect(besides).toEqual([played])
  const turned = { first: 'random', second: 'greedy', games: 10 }
  expect(joinPairs([turned], [played], 2)).toEqual({ asked: [played], besides: [] })
})

test('pieces of single games become deals; a deal of which half was played is not played again', () => {
  const single = { ...played, size: 1, done: [0, 1, 4, 7] }
  const [pair] = joinPairs([ask(10)], [single], 2).asked
  expect(pair).toMatchObject({ size: 2, done: [0, 4, 6], deals: played.deals })
})

test.each(['drones', 'forest', 'skirmish', 'taktik', 'twilight'])(
  'the ladder of %s, kept before deals were counted, is still read',
  (game) => {
    const name = fileURLToPath(new URL(`../../../../bench/ladders/${game}.json`, import.meta.url))
    const kept = readLadder(name)!
    for (const { won, drawn, lost, deals } of kept.pairs) {
      const all = Object.values(deals).reduce((sum, times) => sum + times, 0)
      expect(all).toBeCloseTo((won + drawn + lost) / 2, 6)
    }
  },
)
