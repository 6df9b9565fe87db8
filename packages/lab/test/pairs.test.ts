// A against B: what did not change does not move, what did is found.
import { beforeAll, describe, expect, test } from 'vitest'
import { diceOf } from '@cardwright/bots'
import { type Game, type Pack } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import {
  chunksOf,
  emptyTally,
  makePlan,
  mergePairs,
  playPairs,
  shiftsOf,
  type PairTally,
} from '../src/index.ts'
import { openGame } from './open.ts'

let forest: Game
beforeAll(async () => {
  forest = await openGame('forest')
})

/** The same pack with one number of one card changed. */
function changed(id: string, change: (card: Pack['definitions'][number]) => void): Game {
  const pack = structuredClone(forest.pack)
  change(pack.definitions.find((card) => card.id === id)!)
  return createGame({ ...pack, hash: `${pack.hash}-changed` }, forest.code)
}

function compare(a: Game, b: Game, games: number, seedB = 1): PairTally {
  const wish = { bots: ['random', 'random'], games }
  const plan = { a: makePlan(a, { ...wish, seed: 1 }), b: makePlan(b, { ...wish, seed: seedB }) }
  return chunksOf(plan.a, 50)
    .map((chunk) => playPairs({ a, b }, plan, chunk))
    .reduce(mergePairs)
}

describe('a pack', () => {
  test('against itself with the same deals shows not the smallest shift', () => {
    const shifts = shiftsOf(compare(forest, forest, 40))
    expect(shifts.length).toBeGreaterThan(20)
    expect(shifts.filter(({ shift }) => shift.value !== 0)).toEqual([])
    expect(shifts.filter(({ moved }) => moved)).toEqual([])
  })

  test('against itself with other deals differs, and nothing of it counts', () => {
    const shifts = shiftsOf(compare(forest, forest, 80, 10_000))
    expect(shifts.some(({ shift }) => shift.value !== 0)).toBe(true)
    expect(shifts.filter(({ moved }) => moved)).toEqual([])
  })

  test('against one in which a card costs more: it is played less, and that is found', () => {
    const dear = changed('thornBoar', (card) => (card.cost!['mana'] = 99))
    const shifts = shiftsOf(compare(forest, dear, 80))
    const plays = shifts.find(({ kind, id }) => kind === 'plays' && id === 'thornBoar')!
    expect(plays.moved).toBe(true)
    expect(plays.shift.high).toBeLessThan(0)
    expect(plays.shift.value).toBeCloseTo(plays.after - plays.before, 10)
    expect(shifts[0].moved).toBe(true)
  })
})

test('pairs are the same whatever the chunks and their order', () => {
  const wish = { bots: ['random', 'random'], games: 6, settings: [{ mode: 'demo' }] }
  const plan = { a: makePlan(forest, wish), b: makePlan(forest, { ...wish, seed: 9 }) }
  const pieces = chunksOf(plan.a, 2).map((c) => playPairs({ a: forest, b: forest }, plan, c))
  const whole = playPairs({ a: forest, b: forest }, plan, { from: 0, to: 6 })
  expect(JSON.stringify(pieces.reduceRight(mergePairs))).toBe(JSON.stringify(whole))
})

test('of many runs in which nothing moved about one in twenty has a false alarm, not more', () => {
  const dice = diceOf(11)
  const hit = (share: number) => (dice.below(1000) < share * 1000 ? 1 : 0)
  const none = emptyTally(0, 0)
  let alarms = 0
  const runs = 40
  for (let run = 0; run < runs; run++) {
    const shares: PairTally['shares'] = {}
    for (let question = 0; question < 30; question++) {
      const share = 0.1 + (question % 9) / 10
      const pairs: Record<string, number> = {}
      for (let game = 0; game < 200; game++) {
        const pair = `1 ${hit(share)} 1 ${hit(share)}`
        pairs[pair] = (pairs[pair] ?? 0) + 1
      }
      shares[`deck ${question}`] = pairs
    }
    if (shiftsOf({ a: none, b: none, shares, means: {} }).some(({ moved }) => moved)) alarms++
  }
  // 2 are to be expected; 7 would come once in three hundred times
  expect(alarms).toBeLessThan(7)
})

test('a card is blamed for what its bearers lose, not for what everybody loses', () => {
  const none = emptyTally(0, 0)
  // at 400 tables of two: A is decided always; in B half of the tables are not
  const everybody = {
    '1 1 2 1 1 1 2 1': 100,
    '1 0 2 1 1 0 2 1': 100,
    '1 1 2 1 1 0 2 0': 100,
    '1 0 2 1 1 0 2 0': 100,
  }
  // and here B's bearers lose where they won
  const bearers = { '1 1 2 1 1 0 2 1': 100, '1 0 2 1 1 0 2 1': 150, '1 1 2 1 1 1 2 1': 150 }
  const shares = { 'drawn wolf': everybody, 'drawn hound': bearers }
  const shifts = shiftsOf({ a: none, b: none, shares, means: {} })
  const [hound, wolf] = shifts
  expect([hound.id, hound.moved, wolf.id, wolf.moved]).toEqual(['hound', true, 'wolf', false])
  // 250 of 400 fall to 150 of 400, at tables where half of the seats win
  expect(hound.shift.value).toBeCloseTo(-0.25, 10)
  expect(wolf.shift.value).toBeCloseTo(0, 10)
})
