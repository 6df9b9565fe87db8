import { expect, test } from 'vitest'
import { joinPairs, type KeptPair } from './kept-ladder.ts'

const played: KeptPair = {
  first: 'greedy',
  second: 'random',
  games: 10,
  won: 5,
  drawn: 1,
  lost: 1,
  size: 4,
  done: [0, 8],
}
const ask = (games: number) => ({ first: 'greedy', second: 'random', games })

test('a pair goes on with as many games as are asked for, also when its last piece was short', () => {
  const [more] = joinPairs([ask(20)], [played]).asked
  expect(more).toEqual({ ...played, games: 20, size: 2, done: [0, 2, 8] })
  expect(joinPairs([ask(10)], [played]).asked).toEqual([played])
})

test('a pair with more games than are asked for keeps them', () => {
  const [fewer] = joinPairs([ask(2)], [played]).asked
  expect(fewer).toMatchObject({ games: 10, won: 5, done: [0, 2, 8] })
})

test('pairs that are not asked for are kept; the same two bots are one pair, whoever is first', () => {
  const other = { first: 'level1', second: 'random', games: 4 }
  const { asked, besides } = joinPairs([other], [played])
  expect(asked).toMatchObject([{ ...other, won: 0, done: [] }])
  expect(besides).toEqual([played])
  const turned = { first: 'random', second: 'greedy', games: 10 }
  expect(joinPairs([turned], [played])).toEqual({ asked: [played], besides: [] })
})
