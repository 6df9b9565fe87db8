// The search itself: budgets, steps, and games of every shape.
import { createMatch, listActions, outcome, type Game } from '@cardwright/engine'
import { packed } from '@cardwright/engine/block'
import { expect, test } from 'vitest'
import { BOT_LEVELS, createBot, playOut, searchBot, type BotName } from '../src/index.ts'
import { patience, sticks } from './small-games.ts'

const firstMove = (game: Game, iterations: number) => {
  const m = createMatch(game, { seed: 1 })
  return packed.valueOf(searchBot(7, { iterations }).choose(m, 0)) & 0xffff
}

test.each([
  [5, 1],
  [6, 2],
  [7, 3],
])('of %i sticks it takes %i: the rest can be kept a multiple of four', (count, wanted) => {
  expect(firstMove(sticks(2, count), 400)).toBe(wanted)
})

test('playouts cut short lead to the same move, when there are enough of them', () => {
  const m = createMatch(sticks(2, 6), { seed: 1 })
  const bot = searchBot(7, { iterations: 2000, cut: 20 })
  expect(packed.valueOf(bot.choose(m, 0)) & 0xffff).toBe(2)
})

test('alone it finds the only way to the goal', () => {
  const m = createMatch(patience(12), { seed: 1 })
  playOut(m, [searchBot(3, { iterations: 300 })])
  expect(outcome(m)!.winners).toEqual([0])
})

test('in teams it lets its partner win', () => {
  // five less one leaves four: no opponent can take them all, the partner can take what is left
  const game = sticks(4, 5, 2)
  let won = 0
  for (let seed = 0; seed < 10; seed++) {
    const m = createMatch(game, { seed })
    const bots = [0, 1, 2, 3].map((seat) =>
      seat % 2 === 0
        ? searchBot(seed + seat, { iterations: 200 })
        : createBot('random', seed, seat),
    )
    playOut(m, bots)
    if (outcome(m)!.winners.includes(0)) won++
  }
  expect(won).toBe(10)
})

test('three seats, each for itself', () => {
  const m = createMatch(sticks(3, 14), { seed: 1 })
  playOut(
    m,
    [0, 1, 2].map((seat) => searchBot(seat, { iterations: 50 })),
  )
  expect(outcome(m)!.winners).toHaveLength(1)
})

test('it thinks in steps, tells how far it is, and has an answer at any time', () => {
  const m = createMatch(sticks(2, 21), { seed: 1 })
  const thinking = searchBot(1, { iterations: 100 }).think(m, 0)
  const seen = [thinking.step(0), thinking.step(10), thinking.step(30)]
  expect(seen.map(({ progress }) => progress)).toEqual([0, 0.1, 0.4])
  for (const { best, isDone } of seen) {
    expect(isDone).toBe(false)
    listActions(m)
    expect([...m.list.subarray(0, m.forward)]).toContain(best)
  }
  const { best } = thinking.step(5)
  expect(thinking.answer()).toBe(best)
})

test('steps of any size think the same', () => {
  const answers = [1, 7, 1000].map((size) => {
    const m = createMatch(sticks(2, 18), { seed: 1 })
    const thinking = searchBot(5, { iterations: 150 }).think(m, 0)
    while (!thinking.step(size).isDone);
    return thinking.answer()
  })
  expect(new Set(answers).size).toBe(1)
})

test('it stops when its time is up, by the clock it was given', () => {
  let now = 0
  const m = createMatch(sticks(2, 21), { seed: 1 })
  // every look at the clock takes a millisecond
  const thinking = searchBot(1, { milliseconds: 20, clock: () => now++ }).think(m, 0)
  let steps = 0
  while (!thinking.step(1).isDone) steps++
  expect(steps).toBeGreaterThan(5)
  expect(steps).toBeLessThanOrEqual(20)
})

test('a search without an end is refused', () => {
  const m = createMatch(sticks(2, 9), { seed: 1 })
  expect(() => searchBot(1, {}).choose(m, 0)).toThrow(/iterations/)
  expect(() => searchBot(1, { milliseconds: 5 }).choose(m, 0)).toThrow(/clock/)
})

test.each(BOT_LEVELS.map(({ name }) => name))('%s plays to the end', (name: BotName) => {
  const m = createMatch(sticks(2, 9), { seed: 2 })
  playOut(m, [createBot(name, 1, 0), createBot(name, 1, 1)])
  expect(outcome(m)).not.toBeNull()
})
