// The short version of `npm run strength`: few matches, budgets counted in iterations, so that they are
// played alike everywhere.
import { beforeAll, describe, expect, test } from 'vitest'
import { playMatch } from './contest.ts'
import { openGame } from './open.ts'

let forest
beforeAll(async () => {
  forest = await openGame('forest')
}, 30_000)

function wins(second, iterations, games) {
  const pairing = { first: { search: { iterations } }, second: { bot: second }, seed: 1 }
  let won = 0
  for (let k = 0; k < games; k++) if (playMatch(forest, pairing, k).result === 'won') won++
  console.log(`forest: search (${iterations} iterations) won ${won} of ${games} against ${second}`)
  return won
}

describe('in Forest', { timeout: 300_000 }, () => {
  test('a short search beats greedy', () => {
    expect(wins('greedy', 6, 4)).toBeGreaterThanOrEqual(3)
  })

  test('a short search beats random every time', () => {
    expect(wins('random', 4, 4)).toBe(4)
  })

  test('with equal seeds the bots meet each other in both seats', () => {
    const seats = []
    const pairing = { first: { bot: 'greedy' }, second: { bot: 'random' }, seed: 3 }
    for (const k of [0, 1]) seats.push(playMatch(forest, pairing, k).moves)
    expect(seats[0]).not.toBe(seats[1])
    expect(playMatch(forest, pairing, 0).moves).toBe(seats[0])
  })
})
