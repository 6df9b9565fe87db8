// A storage that goes away: nothing is acknowledged that is not written, and play goes on by itself.
import { legalActions } from '@cardwright/engine'
import { HostedMatch, Room, type Entry, type Link, type Surroundings } from '@cardwright/host'
import type { BriefMessage, MatchInfo, ToClient } from '@cardwright/protocol'
import { expect, test } from 'vitest'
import { openShelf } from '../src/games.ts'

test('a player and a bot wait for it, and lose nothing', async () => {
  const game = (await openShelf()).get('starter')!
  const entries: Entry[] = []
  // away for the player's first try, and for the bot's
  const away = new Set([1, 3])
  let tries = 0
  const around: Surroundings = {
    log: {
      async append(_, seq, entry) {
        if (away.has(++tries)) throw new Error('the storage is away')
        if (seq !== entries.length + 1) return false
        entries.push(entry)
        return true
      },
      read: async (_, after) =>
        entries.slice(after).map((entry, k) => ({ seq: after + k + 1, entry })),
      snapshot: async () => null,
      async keepSnapshot() {},
    },
    now: Date.now,
    think: async ({ state, seat }) => legalActions(state()!, seat)[0],
    publish() {},
    keepLine: () => Promise.reject(new Error('nobody talks here')),
    rematch: () => Promise.reject(new Error('no rematch here')),
    next: async () => null,
    ended() {},
    failed() {},
  }
  const info: MatchInfo = {
    id: 'storage-away',
    game: game.id,
    pack: game.pack.hash,
    options: {},
    clock: { move: 0, match: 0 },
    absence: 'bot',
    open: false,
    createdAt: 0,
    next: null,
    chairs: [
      { kind: 'human', name: 'Anna', present: true },
      { kind: 'bot', name: null, level: 1, present: true },
    ],
  }
  const setup = { seats: 2, options: {}, seed: 1, clock: info.clock }
  const room = new Room({ info, hosted: HostedMatch.from(game, setup, []), lines: [] }, around)
  const heard: ToClient[] = []
  const link: Link = { send: (message) => void heard.push(message), bye() {} }
  const last = <K extends ToClient['t']>(kind: K) =>
    heard.filter((one) => one.t === kind).at(-1) as Extract<ToClient, { t: K }> | undefined
  room.join(link, 0, { want: 'brief' })
  await room.settled()
  const before = room.hash
  const { legal } = last('brief') as BriefMessage
  const request = { t: 'answer', n: 1, at: 0, actions: [legal[0]] } as const

  room.receive(link, { ...request, actions: [...request.actions] })
  await room.settled()
  expect(last('refused')?.refusal.code).toBe('paused')
  expect(last('pause')).toBeDefined()
  expect([room.hash, room.seq]).toEqual([before, 0])

  room.receive(link, { ...request, actions: [...request.actions] })
  await room.settled()
  expect(last('taken')).toMatchObject({ n: 1 })
  await expect.poll(() => entries.length, { timeout: 5000 }).toBe(2)
  expect(tries).toBe(4)
  expect(entries.map((entry) => 'seat' in entry && entry.seat)).toEqual([0, 1])
  room.close()
})
