// The scale itself: more thought plays better, equal thought exactly alike, and the bot that others are compared with does not change.
// Everything follows from seeds, so nothing here can fail by chance.
import { searchBot } from '@cardwright/bots'
import { createMatch, applyPacked } from '@cardwright/engine'
import { ASK, ENDED } from '@cardwright/engine/block'
import { loadGame } from '@cardwright/testkit'
import { kuhn } from '@cardwright/testkit/probes'
import { beforeAll, describe, expect, test } from 'vitest'
import { playMatch } from './contest.ts'
import { openGame } from './open.ts'
import { referenceBot } from './reference.ts'

let ticTacToe
beforeAll(async () => {
  ticTacToe = await openGame('starter')
}, 30_000)

const DEALS = 48
const reference = { own: referenceBot }

/** What the first bot makes of so many deals in both seatings: won, drawn, lost. */
function contest(game, first, second, deals = DEALS) {
  const found = { won: 0, drawn: 0, lost: 0 }
  for (let k = 0; k < 2 * deals; k++) found[playMatch(game, { first, second, seed: 1 }, k).result]++
  return found
}

const scoreOf = ({ won, drawn, lost }) => (won + drawn / 2) / (won + drawn + lost)

describe('in tic-tac-toe', () => {
  test.each([
    ['level2', 'level1'],
    ['level3', 'level2'],
    ['level4', 'level3'],
  ])('%s beats %s', (first, second) => {
    const { won, drawn, lost } = contest(ticTacToe, { bot: first }, { bot: second })
    console.log(`tic-tac-toe: ${first} against ${second}: ${won} won, ${drawn} drawn, ${lost} lost`)
    expect(won - lost).toBeGreaterThanOrEqual(6)
    expect(won).toBeGreaterThan(2 * lost)
  })

  test('each level does better against the reference than the level below', () => {
    const scores = ['level1', 'level2', 'level3', 'level4'].map((bot) =>
      scoreOf(contest(ticTacToe, { bot }, reference)),
    )
    console.log(`tic-tac-toe: against the reference: ${scores.map((score) => score.toFixed(3))}`)
    expect(scores).toEqual([...scores].sort((a, b) => a - b))
    expect(new Set(scores).size).toBe(scores.length)
  })
})

test("in Kuhn's poker a search with 64 iterations beats one with a single one", async () => {
  const [first, second] = [64, 1].map((iterations) => ({
    own: (seed, seat) => searchBot(seed * 2 + seat, { iterations }),
  }))
  const { won, drawn, lost } = contest(await loadGame(kuhn), first, second, 120)
  console.log(`kuhn: 64 iterations against 1: ${won} won, ${drawn} drawn, ${lost} lost`)
  expect(won - lost).toBeGreaterThanOrEqual(30)
})

describe('a bot against itself', () => {
  test.each([
    ['starter', 'random', 100],
    ['starter', 'level1', 20],
    ['starter', 'level3', 20],
    ['skirmish', 'random', 10],
    ['forest', 'random', 5],
    ['taktik', 'random', 3],
  ])('in %s, %s makes exactly half of the points of every deal', async (id, bot, deals) => {
    const game = id === 'starter' ? ticTacToe : await openGame(id)
    const points = { won: 1, drawn: 0.5, lost: 0 }
    const pairing = { first: { bot }, second: { bot }, seed: 1 }
    for (let deal = 0; deal < deals; deal++) {
      const [one, other] = [0, 1].map((k) => playMatch(game, pairing, 2 * deal + k))
      expect(points[one.result] + points[other.result], `deal ${deal}`).toBe(1)
      expect(other.rounds).toBe(one.rounds)
    }
  })

  test('so does the reference', () => {
    expect(scoreOf(contest(ticTacToe, reference, reference))).toBe(0.5)
  })
})

/** Where on the list its answers stand, in matches against itself. */
function placesOfReference(seeds) {
  const places = []
  for (let seed = 1; seed <= seeds; seed++) {
    const m = createMatch(ticTacToe, { seats: 2, seed })
    const bots = [0, 1].map((seat) => referenceBot(seed, seat))
    while (m.s[ENDED] === 0) {
      const seat = m.s[ASK]
      const answer = bots[seat].choose(m, seat)
      places.push(m.list.indexOf(answer))
      applyPacked(m, answer)
    }
  }
  return places
}

const hashOf = (numbers) =>
  numbers.reduce((hash, n) => Math.imul(hash ^ n, 0x01000193) >>> 0, 0x811c9dc5).toString(16)

test('the reference answers as it always did', () => {
  const places = placesOfReference(50)
  // another hash is another bot, or another game: strengths from before cannot be compared with those from now on
  expect([places.length, hashOf(places)]).toEqual([298, '1f3840a4'])
})
