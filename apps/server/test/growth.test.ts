// How long what comes from outside keeps the thread busy that plays. The largest of every kind that is let in is
// done within a frame or two, and readers take no longer than in proportion to the length: a thousand times what is
// ever let in would take a reader whose time grows with the square many minutes. What a moment costs to show is the
// engine's, and measured by the benchmark.
import { checkSetup, legalActions, type Action, type Game } from '@cardwright/engine'
import { HostedMatch } from '@cardwright/host'
import {
  LONGEST_MESSAGE,
  readMessage,
  readNewMatch,
  readToMeeting,
} from '@cardwright/protocol/schema'
import { beforeAll, describe, expect, test } from 'vitest'
import { placeOf } from '../src/address.ts'
import { openShelf, type Shelf } from '../src/games.ts'
import { Origins } from '../src/origins.ts'
import { usualSetups } from '../src/warm-up.ts'

/** What it should be is a third of this; a busy machine is no reason to fail. */
const MOST_MS = 60
const TIMES = 5

let shelf: Shelf
beforeAll(async () => {
  shelf = await openShelf()
})

function bestOf(run: () => void): number {
  const times = Array.from({ length: TIMES }, () => {
    const since = performance.now()
    run()
    return performance.now() - since
  })
  return Math.min(...times)
}

const fill = (letters: string, length: number) =>
  letters.repeat(Math.ceil(length / letters.length)).slice(0, length)

/** Texts of about so many letters. */
const messages: Record<string, (length: number) => string> = {
  'empty answers': (n) => `{"t":"answer","n":1,"at":1,"actions":[${fill('{},', n - (n % 3))}{}]}`,
  'odd picks': (n) =>
    `{"t":"answer","n":1,"at":1,"actions":[${'{"kind":"pick","pick":{"x":1}},'.repeat(n / 32)}{}]}`,
  'unknown words': (n) =>
    `{"t":"ping",${Array.from({ length: n / 12 }, (_, k) => `"k${k}":1`).join(',')}}`,
  'one word many times': (n) => `{${'"t":"ping",'.repeat(n / 11)}"t":"ping"}`,
  brackets: (n) => fill('[', n),
  accents: (n) => JSON.stringify({ t: 'say', text: fill('\u0301\u0327\u0316', n / 2) }),
  'spaces in a line': (n) => JSON.stringify({ t: 'say', text: ` ${fill(' \u00a0', n / 2)}x` }),
  'a token': (n) =>
    JSON.stringify({ t: 'join', protocol: 2, match: 'abcdef', token: fill('a.', n) }),
  'a match': (n) => JSON.stringify({ t: 'join', protocol: 2, match: fill('a-', n) }),
  'a key': (n) => JSON.stringify({ t: 'why', id: 1, key: fill('unit:', n) }),
  'a word to a page': (n) => JSON.stringify({ t: 'tell', word: fill('"', n / 2) }),
}

const wishes: Record<string, (length: number) => object> = {
  chairs: (n) => ({ chairs: Array.from({ length: n / 16 }, () => ({ kind: 'human' })) }),
  options: (n) => ({
    options: Object.fromEntries(Array.from({ length: n / 8 }, (_, k) => [k, 1])),
  }),
  'accents in a name': (n) => ({ name: fill('\u0301\u0327\u0316', n / 2) }),
  'spaces in a name': (n) => ({ name: ` ${fill(' ', n)}x` }),
}
const wish = (part: object) => ({
  game: 'forest',
  chairs: [{ kind: 'human' }],
  name: 'Anna',
  ...part,
})

describe('reading', () => {
  test.each(Object.entries(messages))('%s', (_, textOf) => {
    const [largest, beyond] = [LONGEST_MESSAGE, LONGEST_MESSAGE * 64].map(textOf)
    const read = (text: string) => [readMessage(text), readToMeeting(text)]
    expect(bestOf(() => read(largest))).toBeLessThan(MOST_MS)
    expect(bestOf(() => read(beyond))).toBeLessThan(5000)
  })

  test.each(Object.entries(wishes))('a new match with %s', (_, partOf) => {
    const [largest, beyond] = [LONGEST_MESSAGE, LONGEST_MESSAGE * 64].map((n) => wish(partOf(n)))
    expect(bestOf(() => readNewMatch(largest))).toBeLessThan(MOST_MS)
    expect(bestOf(() => readNewMatch(beyond))).toBeLessThan(5000)
  })

  test.each(['1.', ':', '::', 'f:', '%', 'a', '::ffff:'])('an address of %s', (letters) => {
    const origins = new Origins({ origins: [], host: '127.0.0.1', isBehindProxy: false })
    const text = fill(letters, 1_000_000)
    expect(bestOf(() => [placeOf(text), origins.isOurName(text)])).toBeLessThan(1000)
  })
})

describe('the largest set-up', () => {
  const decks = [',', 'a,', 'a ', '1 ', '1x Riot Agent;', 'x\n', '"', 'х1 ', '1×']
  const cases = ([game, ...names]: string[]) =>
    decks.map((letters) => [game, letters, names] as const)
  test.each([
    ...cases(['skirmish', 'deck1', 'deck2']),
    ...cases(['drones', 'firstDeck', 'secondDeck']),
  ])('of %s with decks of %j', (id, letters, names) => {
    const game = shelf.get(id)!
    let k = 0
    const setUp = () => {
      // another one each time: the last answer is remembered
      const text = `${fill(letters, 3990)}${k++}`
      try {
        checkSetup(game, 2, Object.fromEntries(names.map((name) => [name, text])))
      } catch {
        // refused, which is what matters here
      }
    }
    expect(bestOf(setUp)).toBeLessThan(MOST_MS)
  })
})

describe('the largest answer and the longest question', () => {
  /** A match some answers old. */
  function begun(game: Game): HostedMatch {
    const seats = game.pack.manifest.seats.min
    const setup = { seats, options: {}, seed: 5, clock: { move: 0, match: 0 } }
    const hosted = HostedMatch.from(game, setup, [])
    for (let k = 0; k < 12; k++) {
      const seat = hosted.asked!
      const legal = legalActions(hosted.state, seat)
      const entry = {
        kind: 'answer' as const,
        seat,
        n: k + 1,
        actions: [legal[(k * 7) % legal.length]],
        at: 0,
      }
      if (hosted.propose(entry, []).ok) hosted.settle(entry)
    }
    return hosted
  }

  test.each(['forest', 'skirmish', 'drones', 'taktik', 'twilight'])('in %s', (id) => {
    const hosted = begun(shelf.get(id)!)
    const seat = hosted.asked!
    const viewers = [0, 1, 2, 3]
    const [first] = legalActions(hosted.state, seat)
    const back: Action = { kind: 'cancel' }
    const actions = Array.from({ length: 32 }, (_, k) => (k % 2 === 0 ? first : back))
    const entry = { kind: 'answer' as const, seat, n: 99, actions, at: 0 }
    const answer = () => {
      if (hosted.propose(entry, viewers).ok) hosted.withdraw(entry)
    }
    expect(bestOf(answer)).toBeLessThan(MOST_MS)
    for (const key of ['unit:5', fill('unit:', 200), fill('9', 200), `unit:${fill('9', 190)}`])
      expect(bestOf(() => hosted.whyNot(seat, key))).toBeLessThan(MOST_MS)
    for (const query of ['damage', fill('damage', 200), 'constructor', '__proto__'])
      expect(bestOf(() => hosted.explain(seat, 2 ** 31 - 1, query))).toBeLessThan(MOST_MS)
  })
})

test('the first match of a usual kind, once the node is warm', () => {
  for (const game of shelf.values())
    for (const [seats, options] of usualSetups(game)) {
      game.rules(seats, options)
      const setup = { seats, options, seed: 5, clock: { move: 0, match: 0 } }
      expect(bestOf(() => HostedMatch.from(game, setup, []))).toBeLessThan(MOST_MS)
    }
}, 60_000)
