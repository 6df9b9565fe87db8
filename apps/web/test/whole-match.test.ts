// Matches by link: two browsers play, a third watches. What came over the watcher's socket is compared
// with what the engine shows to somebody who may know nothing hidden: it must be that and nothing else.
// Here the beginning of one match; `npm run browser -- whole-match --long` plays every game to its end.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { games } from '@cardwright/games/here'
import { loadFolder } from '@cardwright/content/node'
import {
  applyAction,
  collectorFor,
  createMatch,
  SPECTATOR,
  type GameEvent,
  type Replay,
} from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { positionFor } from '@cardwright/engine/position'
import type { Joined, Made, MomentMessage, ToClient, ToServer } from '@cardwright/protocol'
import { startNode, type RunningNode } from '@cardwright/server'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageOf } from '../build/serve.ts'
import { giveUp } from './kit/give-up.ts'
import { IN_MOTION_IF_LONG, visit } from './kit/visit.ts'
import { wander } from './kit/wanderer.ts'

let node: RunningNode
let data: string

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'cardwright-whole-'))
  const folder = fileURLToPath(new URL('./dist/page/', import.meta.url))
  const limits = { requests: 1000, messages: 1000 }
  node = await startNode({ port: 0, data, page: pageOf(folder), limits })
})
afterAll(async () => {
  await node.stop()
  rmSync(data, { recursive: true, force: true })
})

const IS_LONG = process.env['BROWSER_LONG'] !== undefined
const IDS = IS_LONG ? ['forest', 'skirmish', 'drones', 'taktik', 'twilight'] : ['skirmish']
/** Answers after which somebody gives up. */
const MOST = IS_LONG ? Infinity : 16

async function post<T>(path: string, body: unknown): Promise<T> {
  // a connection that was left open may be closed by now
  const headers = { 'content-type': 'application/json', connection: 'close' }
  const sent = { method: 'POST', headers, body: JSON.stringify(body) }
  return (await fetch(node.address + path, sent)).json() as Promise<T>
}

/**
 * A page that remembers its seat, as after sitting down.
 * @param sizes gets for every answer of the page how many actions it has: one press may say several things
 */
async function sit(game: string, { match, seat, token }: Joined, sizes: number[]): Promise<Page> {
  const page = await visit(`${node.address}/credits`, { ...IN_MOTION_IF_LONG, bypassCSP: true })
  const kept = [{ match, game, seat, token, invites: [], at: 0 }]
  await page.evaluate(
    (text) => localStorage.setItem('cardwright.seats', text),
    JSON.stringify(kept),
  )
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload)) as ToServer
      if (message.t === 'answer') sizes.push(message.actions.length)
    }),
  )
  await page.goto(`${node.address}/online/${match}`)
  await page.locator('main.match').waitFor()
  return page
}

test.each(IDS)(
  '%s: two play, a third watches and learns nothing hidden',
  async (id) => {
    const { code, contentUrl } = games.find((game) => game.id === id)!
    const loaded = await loadFolder(fileURLToPath(contentUrl), { usedByCode: code.reads })
    if (!loaded.ok) throw new Error(`${id} does not load`)
    const game = createGame(loaded.pack, code)
    const seats = Math.max(game.pack.manifest.seats.min, Math.min(2, game.pack.manifest.seats.max))
    const chairs = Array.from({ length: seats }, () => ({ kind: 'human' }))
    const made = await post<Made>('/api/matches', { game: id, chairs, name: 'Anna' })
    const { match } = made
    const joined: Joined[] = [made]
    for (const { invite } of made.invites)
      joined.push(await post<Joined>(`/api/matches/${match}/join`, { invite, name: 'Boris' }))

    const watcher = await visit(`${node.address}/credits`, { bypassCSP: true })
    const bytes: string[] = []
    watcher.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => bytes.push(String(payload))),
    )
    await watcher.goto(`${node.address}/online/${match}`)
    await watcher.locator('main.match').waitFor()
    const players = []
    const sizes: number[] = []
    for (const seat of joined) players.push(await sit(id, seat, sizes))
    if ((await wander(players, MOST)) === 'enough') await giveUp(players[0])
    await watcher.getByRole('dialog').getByRole('heading').first().waitFor()

    const answer = await fetch(`${node.address}/api/matches/${match}/replay`)
    const { actions, options, seed } = (await answer.json()) as Replay
    const told = bytes.map((text) => JSON.parse(text) as ToClient)
    const kinds = new Set(told.map(({ t }) => t))
    for (const kind of kinds) expect(['welcome', 'info', 'moment', 'pong']).toContain(kind)
    const moments = told.filter((one): one is MomentMessage => one.t === 'moment')
    // the clocks' beginning is an entry too: answers are counted by their chains
    let done = 0
    let events: GameEvent[] = []
    const sink = (...told: Parameters<ReturnType<typeof collectorFor>>) =>
      collectorFor(events, SPECTATOR)(...told)
    const played = createMatch(game, { seats, options, seed, sink })
    for (const { chains, position, ending } of moments) {
      for (const chain of chains) {
        // the set-up has been told already
        if (chain.seq > 0) {
          events = []
          played.sink = sink
          const until = done + sizes.shift()!
          for (; done < until; done++)
            expect(applyAction(played, actions[done].seat, actions[done].action).ok).toBe(true)
        }
        expect(chain.events).toEqual(JSON.parse(JSON.stringify(events)))
      }
      const expected = positionFor(played, 'spectator')
      // the game itself knows nothing of somebody who gives up
      if (ending !== null && ending.by !== null) {
        const { winners, reason } = ending
        Object.assign(expected.view, { asking: null, outcome: { winners, reason } })
      }
      expect(position).toEqual(JSON.parse(JSON.stringify(expected)))
    }
    expect(done).toBe(actions.length)
  },
  IS_LONG ? 1_800_000 : 120_000,
)
