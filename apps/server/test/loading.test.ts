// A long match is loaded from its last snapshot and what came after, out of a real database file.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { legalActions, type Game } from '@cardwright/engine'
import { HostedMatch, openHosted, SNAPSHOT_EVERY } from '@cardwright/host'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShelf } from '../src/games.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import type { Store } from '../src/storage/store.ts'

const ACTIONS = 2000
/** How many times. */
const SOONER = 3

let data: string
let store: Store
let game: Game
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'cardwright-loading-'))
  store = await openSqlite(data)
  game = (await openShelf()).get('drones')!
})
afterAll(async () => {
  await store.close()
  rmSync(data, { recursive: true })
})

const setup = { seats: 2, options: {}, seed: 5, clock: { move: 0, match: 600 } }

/** Plays until so many actions are in the log: a player who cannot decide gives up most choices. */
async function play(match: string, actions: number): Promise<HostedMatch> {
  const hosted = HostedMatch.from(game, setup, [])
  const written: Promise<unknown>[] = []
  let dice = 1
  for (let k = 1; k <= actions; k++) {
    dice = (dice * 48271) % 2147483647
    const seat = hosted.asked!
    const legal = legalActions(hosted.state, seat)
    const back = legal.find(({ kind }) => kind === 'cancel')
    const action = back !== undefined && dice % 10 < 9 ? back : legal[dice % legal.length]
    const n = hosted.last[seat] + 1
    const entry = { kind: 'answer' as const, seat, n, actions: [action], at: k * 10 }
    expect(hosted.propose(entry, []).ok).toBe(true)
    hosted.settle(entry)
    written.push(store.append(match, k, entry))
    if (k % SNAPSHOT_EVERY === 0) written.push(store.keepSnapshot(match, hosted.snapshot()))
  }
  await Promise.all(written)
  return hosted
}

/** The best of several: others use the machine too. */
async function best(times: number, task: () => Promise<HostedMatch>, live: HostedMatch) {
  let least = Infinity
  for (let k = 0; k < times; k++) {
    const begun = performance.now()
    const loaded = await task()
    least = Math.min(least, performance.now() - begun)
    expect([loaded.hash, loaded.seq, loaded.last]).toEqual([live.hash, live.seq, live.last])
  }
  return least
}

test(`a match of ${ACTIONS} actions is loaded much sooner than it is played again, with the longest tail as well`, async () => {
  for (const actions of [ACTIONS, ACTIONS + SNAPSHOT_EVERY - 1]) {
    const match = `long-${actions}`
    const live = await play(match, actions)
    const loading = await best(15, () => openHosted(game, setup, store, match), live)
    const playing = await best(
      5,
      async () => HostedMatch.from(game, setup, await store.read(match, 0)),
      live,
    )
    console.log(`loaded in ${loading.toFixed(1)} ms, played in ${playing.toFixed(1)} ms`)
    expect(loading).toBeLessThan(playing / SOONER)
  }
})
