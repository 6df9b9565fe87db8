// Where players want a high score, bots want it too: more than the win, and on average.
import { createMatch, outcome, type Game } from '@cardwright/engine'
import { below } from '@cardwright/engine/author'
import { packed } from '@cardwright/engine/block'
import { loadGame } from '@cardwright/testkit'
import { kuhn } from '@cardwright/testkit/probes'
import { expect, test } from 'vitest'
import { greedyBot, playOut, randomBot, searchBot, type Bot } from '../src/index.ts'
import { oneAnswer, type Way } from './small-games.ts'

const search = (seed: number): Bot => searchBot(seed, { iterations: 120 })

/** Which of the ways a bot takes. */
function takes(game: Game, bot: Bot): number {
  const m = createMatch(game, { seed: 3 })
  return packed.valueOf(bot.choose(m, 0)) & 0xffff
}

const WIN: Way = () => [1, 0]
const MORE: Way = () => [5, 6]
/** Three points on average, but it mostly loses. */
const DARE: Way = (m) => (below(m, m.rules.words.chanceStream, 3) === 0 ? [9, 0] : [0, 1])

test.each([
  ['greedy', greedyBot],
  ['search', search],
] as const)('%s prefers the higher score to the win only where it counts', (_, bot) => {
  for (const seed of [1, 2, 3]) {
    expect(takes(oneAnswer([WIN, MORE], false), bot(seed))).toBe(0)
    expect(takes(oneAnswer([WIN, MORE], true), bot(seed))).toBe(1)
  }
})

test('a search takes the risk that pays', () => {
  for (const seed of [1, 2, 3]) {
    expect(takes(oneAnswer([WIN, DARE], false), search(seed))).toBe(0)
    expect(takes(oneAnswer([WIN, DARE], true), search(seed))).toBe(1)
  }
})

test("in Kuhn's poker a search wins chips from a player who plays at random", async () => {
  const game = await loadGame(kuhn)
  let chips = 0
  const matches = 80
  for (let k = 0; k < matches; k++) {
    const m = createMatch(game, { seed: k >> 1 })
    const seat = k % 2
    const bots = [search(k), randomBot(k)]
    playOut(m, seat === 0 ? bots : bots.reverse())
    chips += outcome(m)!.scores![seat]
  }
  console.log(`kuhn: a search wins ${(chips / matches).toFixed(2)} chips a match from random`)
  expect(chips / matches).toBeGreaterThan(0.5)
})
