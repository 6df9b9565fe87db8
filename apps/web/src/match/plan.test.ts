import { beforeAll, describe, expect, test } from 'vitest'
import { forestGame } from '../../test/kit/forest-game.ts'
import { BadPlan, FIRST_LEVEL, readPlan, writePlan, type MatchPlan } from './plan.ts'

let game: Awaited<ReturnType<typeof forestGame>>
beforeAll(async () => {
  game = await forestGame()
})

const read = (words: string) => readPlan(game, new URLSearchParams(words))

test('an address without words is a match against a bot, with any seed', () => {
  const { players, options, seed } = read('')
  expect(players).toEqual([{ kind: 'human' }, { kind: 'bot', level: 2 }])
  expect(options).toEqual({})
  expect(Number.isInteger(seed)).toBe(true)
  expect(seed).toBeGreaterThan(0)
})

test('bots that nobody has named play as well as the page says', () => {
  const { players } = readPlan(game, new URLSearchParams(), FIRST_LEVEL)
  expect(players).toEqual([{ kind: 'human' }, { kind: 'bot', level: 1 }])
})

test('what is written can be read again', () => {
  const plan: MatchPlan = {
    game: 'forest',
    players: [{ kind: 'bot', level: 4 }, { kind: 'human' }],
    options: { mode: 'draft', turnLimit: 0, sandbox: true },
    seed: 42,
  }
  const address = writePlan(plan)
  expect(address).toBe('/play/forest?seats=bot4,human&seed=42&mode=draft&turnLimit=0&sandbox=true')
  expect(read(address.split('?')[1])).toEqual(plan)
})

describe('refused, with the word it is about', () => {
  test.each([
    ['seats=human,robot', 'robot'],
    ['seats=human,bot5', 'bot5'],
    ['seats=human', 'human'],
    ['seats=human,human,human', 'human,human,human'],
    ['seed=lots', 'lots'],
    ['seed=', ''],
    ['seed=1.5', '1.5'],
    ['mode=chess', 'chess'],
    ['moed=demo', 'moed'],
  ])('%s', (words, word) => {
    const failed = () => read(words)
    expect(failed).toThrow(BadPlan)
    try {
      failed()
    } catch (error) {
      expect((error as BadPlan).word).toBe(word)
    }
  })
})
