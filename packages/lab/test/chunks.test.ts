// The core: games that follow from their number, tallies that do not care who played them, bots that fail.
import { beforeAll, describe, expect, test } from 'vitest'
import { randomBot } from '@cardwright/bots'
import { BadOption, type Game } from '@cardwright/engine'
import {
  chunksOf,
  emptyTally,
  figuresOf,
  gameAt,
  makePlan,
  mergeTallies,
  namedBot,
  playChunk,
  type BotMaker,
  type Tally,
} from '../src/index.ts'
import { openGame } from './open.ts'

let forest: Game
let skirmish: Game
beforeAll(async () => {
  forest = await openGame('forest')
  skirmish = await openGame('skirmish')
})

const demo = { settings: [{ mode: 'demo', turnLimit: 60 }] }
const planOf = (games: number) =>
  makePlan(forest, { bots: ['random', 'greedy'], games, seed: 5, rotate: true, ...demo })

describe('a plan', () => {
  test('deals the same cards to every setting and every seating', () => {
    const plan = makePlan(skirmish, {
      bots: ['random', 'greedy'],
      rotate: true,
      settings: [{ deck1: 'hoods' }, { deck1: 'fusion' }],
      games: 8,
      seed: 40,
    })
    const all = [0, 1, 2, 3, 4].map((k) => gameAt(plan, k))
    expect(all.map(({ seed }) => seed)).toEqual([40, 40, 40, 40, 41])
    expect(all.map(({ options }) => options['deck1'])).toEqual([
      'hoods',
      'fusion',
      'hoods',
      'fusion',
      'hoods',
    ])
    expect(all.map(({ bots }) => bots[0])).toEqual([
      'random',
      'random',
      'greedy',
      'greedy',
      'random',
    ])
  })

  test('with options that the game does not have is refused', () => {
    expect(() =>
      makePlan(forest, { bots: ['random', 'random'], games: 1, settings: [{ mood: 'x' }] }),
    ).toThrow(BadOption)
    expect(() => makePlan(forest, { bots: ['random'], games: 1 })).toThrow(BadOption)
  })
})

describe('tallies', () => {
  test('are the same whatever the chunks and whatever their order', () => {
    const plan = planOf(6)
    const whole = playChunk(forest, plan, { from: 0, to: 6 })
    const pieces = (size: number) => chunksOf(plan, size).map((c) => playChunk(forest, plan, c))
    const [a, b, c] = pieces(2)
    const text = JSON.stringify(whole)
    expect(JSON.stringify(pieces(1).reduce(mergeTallies))).toBe(text)
    expect(JSON.stringify(mergeTallies(c, mergeTallies(b, a)))).toBe(text)
    expect(JSON.stringify(mergeTallies(mergeTallies(b, c), a))).toBe(text)
    expect(JSON.stringify(JSON.parse(text))).toBe(text)
  })

  test('count what is true of every game', () => {
    const plan = planOf(10)
    const tally = playChunk(forest, plan, { from: 0, to: 10 })
    const figures = figuresOf(forest, plan, tally)
    expect(tally.games).toBe(10)
    expect(sum(tally.endings)).toBe(10)
    expect(sum(tally.turns)).toBe(10)
    expect(tally.lists.reduce((a, b) => a + b)).toBe(tally.decisions)
    expect(tally.questions.reduce((a, b) => a + b)).toBe(tally.decisions)
    expect(tally.sides['bot greedy'].seats).toBe(10)
    // a greedy bot beats a random one in nearly every game
    expect(tally.sides['bot greedy'].won).toBeGreaterThan(tally.sides['bot random'].won)
    for (const card of figures.cards) {
      expect(card.playedSeats).toBeLessThanOrEqual(card.offeredSeats)
      expect(card.wonWhenDrawn.low).toBeLessThanOrEqual(card.wonWhenDrawn.share)
    }
    const strike = figures.abilities.find(({ holder }) => holder === 'strike')!
    expect(strike.runs).toBeGreaterThan(0)
    expect(strike.noTarget.share).toBe(0)
    // nobody has it in a deck of the demonstration
    expect(figures.cards.find(({ id }) => id === 'sniper')!.state).toBe('absent')
  })

  test('add up what a bot made in both seatings of a deal', () => {
    const plan = planOf(12)
    const { sides } = playChunk(forest, plan, { from: 0, to: 12 })
    const { deals, seats, won } = sides['bot greedy']
    const made = Object.entries(deals).map(([deal, times]) => [
      ...deal.split(' ').map(Number),
      times,
    ])
    const all = (k: number): number => made.reduce((total, deal) => total + deal[k] * deal[3], 0)
    expect(made.every(([games]) => games === 2)).toBe(true)
    expect([all(0), all(1)]).toEqual([seats, won])
    expect(chunksOf(plan, 1).map(({ to }) => to)).toEqual([2, 4, 6, 8, 10, 12])
  })

  test('of a bot against itself are exactly even, deal by deal', () => {
    const plan = { ...planOf(20), bots: ['one', 'other'] }
    const makeBot: BotMaker = (_, seed, seat) => namedBot('random', seed, seat)
    const { sides } = playChunk(forest, plan, { from: 0, to: 20 }, { makeBot })
    const { deals, won } = sides['bot one']
    expect(Object.keys(deals).map((deal) => deal.split(' ')[2])).toEqual(
      Object.keys(deals).map(() => '2'),
    )
    expect([deals, won]).toEqual([sides['bot other'].deals, sides['bot other'].won])
  })

  test('of nothing change nothing', () => {
    const plan = planOf(2)
    const tally = playChunk(forest, plan, { from: 0, to: 2 })
    const none = emptyTally(tally.cards.present.length, tally.runs.length)
    expect(mergeTallies(none, tally)).toEqual(tally)
  })

  test('show the shortest game in which a card was played', () => {
    const plan = { ...planOf(8), rotate: false }
    const each = chunksOf(plan, 1).map((c) => playChunk(forest, plan, c))
    const { shown, cards } = each.reduce(mergeTallies)
    const wolf = forest.pack.definitions.findIndex(({ id }) => id === 'wolf')
    const found = each.flatMap((t, k) => (t.cards.played[wolf] > 0 ? [[t.decisions, k]] : []))
    const best = found.sort((a, b) => a[0] - b[0] || a[1] - b[1])[0]
    expect(cards.played[wolf]).toBeGreaterThan(0)
    expect([shown.decisions[wolf], shown.game[wolf]]).toEqual(best)
  })
})

const sum = (record: Record<string, number>): number =>
  Object.values(record).reduce((a, b) => a + b, 0)

describe('a bot that fails', () => {
  const plan = () => makePlan(forest, { bots: ['random', 'bad'], games: 6, seed: 3, ...demo })
  /** It fails in games with an odd seed. */
  const failing =
    (fail: () => number): BotMaker =>
    (name, seed, seat) =>
      name === 'bad' && seed % 2 === 1 ? { name, choose: fail } : namedBot('random', seed, seat)

  const play = (makeBot: BotMaker, more = {}): Tally =>
    playChunk(forest, plan(), { from: 0, to: 6 }, { makeBot, ...more })

  test('by throwing loses that game, with a record, and the run goes on', () => {
    const tally = play(
      failing(() => {
        throw new Error('out of ideas')
      }),
    )
    expect(tally.endings['forfeited']).toBe(3)
    expect(tally.games).toBe(6)
    expect(tally.forfeits.map(({ game, seat, fault }) => [game, seat, fault])).toEqual([
      [0, 1, 'threw'],
      [2, 1, 'threw'],
      [4, 1, 'threw'],
    ])
    expect(tally.forfeits[0]).toMatchObject({ seed: 3, bot: 'bad', message: 'out of ideas' })
    expect(tally.sides['seat 0'].won).toBeGreaterThanOrEqual(3)
  })

  test('by answering what is not on the list does, too', () => {
    const tally = play(failing(() => 0x7fffffff))
    expect(tally.forfeits.map(({ fault }) => fault)).toEqual(['off-list', 'off-list', 'off-list'])
  })

  test('by taking too long does, too', () => {
    let now = 0
    const slow: BotMaker = (name, seed, seat) => {
      const bot = randomBot(seed + seat)
      const slowly = (m: Parameters<typeof bot.choose>[0]) => {
        now += seed % 2 === 1 ? 500 : 1
        return bot.choose(m, seat)
      }
      return name === 'bad' ? { name, choose: slowly } : bot
    }
    const tally = play(slow, { watch: { milliseconds: 100, clock: () => now } })
    expect(tally.forfeits.map(({ game, fault }) => [game, fault])).toEqual([
      [0, 'late'],
      [2, 'late'],
      [4, 'late'],
    ])
  })

  test('and did not come back is not asked again', () => {
    const lost = [
      { game: 1, seed: 4, seat: 1, bot: 'bad', fault: 'late', decision: 9, message: '' } as const,
    ]
    const tally = play(namedBotFor, { lost })
    expect(tally.endings['forfeited']).toBe(1)
    expect(tally.forfeits).toEqual(lost)
  })
  const namedBotFor: BotMaker = (_name, seed, seat) => namedBot('random', seed, seat)
})
