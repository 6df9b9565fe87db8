// Old matches are removed when an operator says so, and only then; what is archived can be played.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { applyAction, createMatch, outcome, type Action, type Options } from '@cardwright/engine'
import type { Ending } from '@cardwright/protocol'
import Database from 'libsql'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { Archive } from '../src/archive.ts'
import { openShelf, type Shelf } from '../src/games.ts'
import { startNode, type RunningNode } from '../src/index.ts'
import { sweep, type Retention } from '../src/retention.ts'
import { retentionFrom } from '../src/retention-settings.ts'
import { connectSqlite } from '../src/storage/sqlite.ts'
import type { Database_ } from '../src/storage/sqlite-types.ts'
import type { Store } from '../src/storage/store.ts'
import { OF_A_MATCH } from '../src/storage/tables.ts'
import { Client, joinMatch, makeMatch, playOut } from './client.ts'

interface Line {
  match: string
  seats: number
  options: Options
  seed: number
  actions: { seat: number; action: Action }[]
  ending: Ending
}

const DAY = 86_400_000
let data: string
let node: RunningNode
let store: Store
let shelf: Shelf
let unread: string[]
beforeAll(async () => {
  shelf = await openShelf()
})
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'cardwright-retention-'))
  node = await startNode({ port: 0, data, limits: { messages: 1000 } })
  store = connectSqlite(join(data, 'cardwright.db'))
  unread = []
})
afterEach(async () => {
  await store.close()
  await node.stop()
  rmSync(data, { recursive: true })
})

async function played(most: number): Promise<string> {
  const { address } = node
  const made = await makeMatch(address, { game: 'starter' })
  const joined = await joinMatch(address, made.match, made.invites[0].invite)
  const players = await Promise.all(
    [made.token, joined.token].map((token) =>
      Client.open(address, { match: made.match, token, want: 'brief' }),
    ),
  )
  await playOut(players, (n, seq) => (seq * 7919) % n, most)
  for (const player of players) player.kill()
  return made.match
}

const sweepIn = (days: number, keep: Retention, isHeld: (id: string) => boolean = () => false) =>
  sweep(keep, {
    store,
    archive: keep.archive === undefined ? null : new Archive(keep.archive),
    isHeld,
    failed: (match) => void unread.push(match),
    now: Date.now() + days * DAY,
  })
const isThere = async (id: string) => (await store.match(id)) !== null

test('each kind goes after its own time, with all that belongs to it', async () => {
  const over = await played(Infinity)
  const running = await played(2)
  const untouched = (await makeMatch(node.address)).match
  await expect.poll(async () => (await store.match(over))?.endedAt).not.toBeNull()
  await store.setNext(running, over)
  expect(await sweepIn(1000, {})).toEqual({ finished: 0, abandoned: 0 })
  const keep = { finishedDays: 10, abandonedDays: 20 }
  expect(await sweepIn(9, keep)).toEqual({ finished: 0, abandoned: 0 })
  expect(await sweepIn(11, keep)).toEqual({ finished: 1, abandoned: 0 })
  expect(await Promise.all([over, running, untouched].map(isThere))).toEqual([false, true, true])
  for (const table of OF_A_MATCH)
    expect(
      await store.db.selectFrom(table).selectAll().where('match', '=', over).execute(),
      table,
    ).toEqual([])
  expect((await store.match(running))!.next).toBeNull()
  expect(await sweepIn(21, keep, (id) => id === untouched)).toEqual({ finished: 0, abandoned: 1 })
  expect(await sweepIn(21, keep)).toEqual({ finished: 0, abandoned: 1 })
  expect(await store.upkeep.orphans(10)).toEqual([])
})

test('a match that is old and in which somebody answers stays', async () => {
  const running = await played(2)
  const last = (await store.upkeep.lastEntry(running))!
  await store.append(running, last.seq + 1, { kind: 'begin', at: Date.now() + 30 * DAY })
  expect(await sweepIn(40, { abandonedDays: 20 })).toEqual({ finished: 0, abandoned: 0 })
  expect(await sweepIn(51, { abandonedDays: 20 })).toEqual({ finished: 0, abandoned: 1 })
})

test('a match that went on while it was archived is not removed', async () => {
  const running = await played(2)
  const { seq } = (await store.upkeep.lastEntry(running))!
  expect(await store.upkeep.remove(running, seq - 1)).toBe(false)
  expect(await store.read(running, 0)).toHaveLength(seq)
  expect(await store.upkeep.remove(running, seq)).toBe(true)
})

test('more than one batch; the archive holds every one of them, and they can be played', async () => {
  const over = await played(Infinity)
  await expect.poll(async () => (await store.match(over))?.endedAt).not.toBeNull()
  const kept = (await store.match(over))!
  const log = await store.read(over, 0)
  const copies = Array.from({ length: 120 }, (_, k) => `copy-${k}`)
  for (const id of copies) {
    await store.addMatch({ ...kept, id })
    for (const { seq, entry } of log.slice(0, 3)) await store.append(id, seq, entry)
    await store.end(id, kept.ending!, kept.endedAt!)
  }
  const archive = join(data, 'archive')
  expect(await sweepIn(11, { finishedDays: 10, archive })).toEqual({ finished: 121, abandoned: 0 })
  const files = readdirSync(archive)
  expect(files).toHaveLength(3)
  expect(files.every((name) => (statSync(join(archive, name)).mode & 0o077) === 0)).toBe(true)
  const lines = files
    .flatMap((name) =>
      gunzipSync(readFileSync(join(archive, name)))
        .toString()
        .trim()
        .split('\n'),
    )
    .map((line) => JSON.parse(line) as Line)
  expect(new Set(lines.map(({ match }) => match))).toEqual(new Set([over, ...copies]))
  const { seats, options, seed, actions, ending } = lines.find(({ match }) => match === over)!
  const again = createMatch(shelf.get('starter')!, { seats, options, seed })
  for (const { seat, action } of actions) applyAction(again, seat, action)
  expect(outcome(again)?.winners).toEqual(ending.winners)
})

test('a match that cannot be read stays, and keeps no other from going', async () => {
  const [broken, other] = [await played(2), await played(2)]
  const file = new Database(join(data, 'cardwright.db')) as unknown as Database_
  file.prepare("UPDATE entry SET body = '{' WHERE match = ? AND seq = 1").run([broken])
  file.close()
  expect(await sweepIn(21, { abandonedDays: 20 })).toEqual({ finished: 0, abandoned: 1 })
  expect([await isThere(broken), await isThere(other), unread]).toEqual([true, false, [broken]])
})

test('a setting that is no number of days stops the start', () => {
  expect(retentionFrom({ KEEP_FINISHED_DAYS: '30' })).toMatchObject({ finishedDays: 30 })
  for (const env of [{}, { KEEP_FINISHED_DAYS: '', ARCHIVE: '' }])
    expect(retentionFrom(env)).toEqual({})
  for (const text of ['-1', '3 weeks', '1e9'])
    expect(() => retentionFrom({ KEEP_FINISHED_DAYS: text })).toThrow(/number of days/)
})
