// Bots think only while a player is at the table, and only about the table as it is.
import { legalActions, type Action, type Game } from '@cardwright/engine'
import {
  HostedMatch,
  Room,
  type Entry,
  type Link,
  type Question,
  type Surroundings,
} from '@cardwright/host'
import type { BriefMessage, MatchInfo, ToClient } from '@cardwright/protocol'
import { beforeAll, expect, test, vi } from 'vitest'
import { openShelf } from '../src/games.ts'

let game: Game
beforeAll(async () => {
  game = (await openShelf()).get('starter')!
}, 60_000)

interface Asked extends Question {
  answer(action: Action | null): void
}

/** Every question to a bot is answered by hand. */
function table(chairs: MatchInfo['chairs'], clock = { move: 0, match: 0 }) {
  const log: Entry[] = []
  const asked: Asked[] = []
  const around: Surroundings = {
    log: {
      append: async (_, seq, entry) => log.length + 1 === seq && log.push(entry) > 0,
      read: async (_, after) => log.slice(after).map((entry, k) => ({ seq: after + k + 1, entry })),
      snapshot: async () => null,
      keepSnapshot: async () => {},
    },
    now: () => 0,
    think: (question) =>
      new Promise((answer) => {
        asked.push({ ...question, answer })
        question.signal.addEventListener('abort', () => answer(null))
      }),
    publish() {},
    keepLine: () => Promise.reject(new Error('nobody talks here')),
    rematch: () => Promise.reject(new Error('no rematch here')),
    next: async () => null,
    ended() {},
    failed: (error) => {
      throw error
    },
  }
  const info: MatchInfo = {
    id: 'a-match',
    game: game.id,
    pack: game.pack.hash,
    options: {},
    clock,
    absence: 'bot',
    open: false,
    createdAt: 0,
    next: null,
    chairs,
  }
  const setup = { seats: chairs.length, options: {}, seed: 7, clock: info.clock }
  const room = new Room({ info, hosted: HostedMatch.from(game, setup, []), lines: [] }, around)
  return { room, log, asked }
}

const PERSON: MatchInfo['chairs'][number] = { kind: 'human', name: 'Anna', present: false }
const BOT: MatchInfo['chairs'][number] = { kind: 'bot', name: null, level: 2, present: true }

function someone(): Link & { heard: ToClient[] } {
  const heard: ToClient[] = []
  return { heard, send: (message) => void heard.push(message), bye() {} }
}

const briefOf = ({ heard }: { heard: ToClient[] }) =>
  heard.filter((one): one is BriefMessage => one.t === 'brief').at(-1)!

/** Settled, and what follows from an answered promise has happened, too. */
async function settle(room: Room): Promise<void> {
  for (let k = 0; k < 5; k++) await room.settled()
}

test('nobody is there: nothing is asked until a player comes, and dropped when the last one goes', async () => {
  const { room, asked } = table([BOT, PERSON])
  room.wake()
  await settle(room)
  expect(asked, 'an empty table').toHaveLength(0)

  const watcher = someone()
  room.join(watcher, null, { want: 'brief' })
  await settle(room)
  expect(asked, 'somebody who watches').toHaveLength(0)

  const anna = someone()
  room.join(anna, 1, { want: 'brief' })
  await settle(room)
  expect(asked).toHaveLength(1)
  expect(asked[0].state()).not.toBeNull()
  expect(asked[0]).toMatchObject({ match: 'a-match', seat: 0, level: 2 })

  room.leave(anna)
  await settle(room)
  expect(asked[0].signal.aborted).toBe(true)
  expect(asked[0].state()).toBeNull()
  expect(asked).toHaveLength(1)

  room.join(anna, 1, { want: 'brief' })
  await settle(room)
  expect(asked, 'it goes on where it was').toHaveLength(2)
  const state = asked[1].state()!
  asked[1].answer(legalActions(state, 0)[0])
  await settle(room)
  expect(room.seq).toBe(1)
})

test('the player sits down at another node: that one thinks', async () => {
  const { room, asked } = table([BOT, PERSON])
  room.join(someone(), 1, { want: 'brief' })
  await settle(room)
  room.hear({ match: 'a-match', kind: 'seated', seat: 1, by: 'another' })
  await settle(room)
  expect(asked[0].signal.aborted).toBe(true)
  expect(asked).toHaveLength(1)
})

test('a match that is closed asks nothing any more', async () => {
  const { room, asked } = table([BOT, PERSON])
  room.join(someone(), 1, { want: 'brief' })
  await settle(room)
  room.close()
  expect(asked[0].signal.aborted).toBe(true)
  room.wake()
  await settle(room)
  expect(asked).toHaveLength(1)
})

test('a question about a table that has moved on is dropped, and the new one asked', async () => {
  const { room, asked, log } = table([BOT, PERSON])
  const anna = someone()
  room.join(anna, 1, { want: 'brief' })
  await settle(room)
  // another node was faster
  const action = legalActions(asked[0].state()!, 0)[0]
  log.push({ kind: 'answer', seat: 0, n: 1, actions: [action], at: 0 })
  room.advance()
  await settle(room)
  expect(asked[0].signal.aborted).toBe(true)
  expect(asked[0].state()).toBeNull()
  expect(briefOf(anna).seq).toBe(1)
  expect(asked.length, 'asked again only if it is the bot again').toBe(
    briefOf(anna).isAsked ? 1 : 2,
  )
})

test('a bot does not lose on time, however long it waits for its turn or for a player', async () => {
  const { room, log } = table([BOT, PERSON], { move: 1, match: 0 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    room.begin()
    room.join(someone(), 1, { want: 'brief' })
    await settle(room)
    await vi.advanceTimersByTimeAsync(10_000)
    await settle(room)
    expect(log.map(({ kind }) => kind)).toEqual(['begin'])
  } finally {
    vi.useRealTimers()
  }
})

test('the same question is not asked twice, whoever comes and goes meanwhile', async () => {
  const { room, asked } = table([BOT, PERSON])
  room.join(someone(), 1, { want: 'brief' })
  for (let k = 0; k < 5; k++) {
    const watcher = someone()
    room.join(watcher, null, { want: 'brief' })
    await settle(room)
    room.leave(watcher)
    await settle(room)
  }
  expect(asked).toHaveLength(1)
})
