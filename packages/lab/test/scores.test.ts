// Games that count: scores in the tally and the figures, and deals of bots that are compared by them.
import { type Game } from '@cardwright/engine'
import { loadGame } from '@cardwright/testkit'
import { kuhn } from '@cardwright/testkit/probes'
import { beforeAll, expect, test } from 'vitest'
import {
  chunksOf,
  dealsOf,
  figuresOf,
  makePlan,
  mergeTallies,
  playChunk,
  type Tally,
} from '../src/index.ts'
import { openGame } from './open.ts'

let game: Game
beforeAll(async () => {
  game = await loadGame(kuhn)
})

function tallyOf(of: Game, bots: string[], games: number, size = 50): Tally {
  const plan = makePlan(of, { bots, games, seed: 1 })
  return chunksOf(plan, size)
    .map((chunk) => playChunk(of, plan, chunk))
    .reduce(mergeTallies)
}

test('what is won by one is lost by the other, in pieces of any size', () => {
  const tally = tallyOf(game, ['random', 'random'], 200)
  const sum = (side: string) =>
    Object.entries(tally.sides[side].scores!).reduce(
      (all, [score, n]) => all + Number(score) * n,
      0,
    )
  expect(sum('seat 0')).not.toBe(0)
  expect(sum('seat 0') + sum('seat 1')).toBe(0)
  expect(tallyOf(game, ['random', 'random'], 200, 20)).toEqual(tally)
})

test('figures have the mean score and its interval', () => {
  const plan = makePlan(game, { bots: ['greedy', 'random'], games: 400, seed: 1 })
  const figures = figuresOf(game, plan, tallyOf(game, ['greedy', 'random'], 400))
  const [greedy, random] = ['greedy', 'random'].map(
    (bot) => figures.groups.find(({ id }) => id === bot)!.score!.mean,
  )
  expect(greedy.value).toBeCloseTo(-random.value, 10)
  expect(greedy.low).toBeLessThan(greedy.value)
})

test('a deal belongs to the bot that was counted more in both seatings together', () => {
  const tally = tallyOf(game, ['greedy', 'random'], 200)
  const shares = Object.keys(dealsOf({ first: 'greedy', second: 'random', games: 200 }, tally))
  expect(shares.length).toBeGreaterThan(1)
  // decided, or even: never by single games
  for (const share of shares) expect(['0', '0.5', '1']).toContain(share)
})

test('a game that counts nothing has no scores', async () => {
  const forest = await openGame('forest')
  const tally = tallyOf(forest, ['random', 'random'], 4)
  for (const side of Object.values(tally.sides)) expect(side.scores).toBeUndefined()
})
