// A deploy must not end a match, and what it must end it ends with the true reason: one release is stopped and another
// one goes on with the same database file.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@cardwright/games/here'
import { codeVersions } from '@cardwright/games/code-version'
import { loadPack, type PackFiles } from '@cardwright/content'
import { replay as playAgain, type Replay } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { HostedMatch, OtherMatch } from '@cardwright/host'
import type { Joined, MatchInfo } from '@cardwright/protocol'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startNode, type RunningNode } from '../src/index.ts'
import { check } from '../src/commands/check.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { changedRelease, type Change } from '../torture/releases.ts'
import { Client, joinMatch, makeMatch, playOut, post } from './client.ts'

const limits = { messages: 1000, requests: 1000 }
const choose = (n: number, seq: number) => (seq * 7919) % n

let data: string
let node: RunningNode
let clean: (() => void)[]
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'cardwright-versions-'))
  clean = [() => rmSync(data, { recursive: true })]
  node = await startNode({ port: 0, data, limits })
})
afterEach(async () => {
  await node.stop()
  for (const one of clean) one()
})

/** The node of today is stopped, and one of another release takes its place. */
async function deploy(change: Change): Promise<void> {
  await node.stop()
  const release = await changedRelease(change)
  clean.push(() => release.remove())
  node = await startNode({ port: 0, data, limits, release })
}

async function begin(game: string, chairs?: object[]) {
  const made = await makeMatch(node.address, { game, ...(chairs && { chairs: chairs as [] }) })
  const tokens = [made.token]
  for (const { invite } of made.invites)
    tokens.push((await joinMatch(node.address, made.match, invite)).token)
  return { match: made.match, tokens }
}

const sit = ({ match, tokens }: { match: string; tokens: string[] }) =>
  Promise.all(tokens.map((token) => Client.open(node.address, { match, token, want: 'brief' })))

async function playFor(
  table: { match: string; tokens: string[] },
  entries: number,
  by: typeof choose = choose,
) {
  const players = await sit(table)
  const last = await playOut(players, by, entries)
  for (const one of players) one.kill()
  return last
}

const get = async <T>(path: string): Promise<T> =>
  (await (await fetch(node.address + path)).json()) as T
const info = (match: string) => get<MatchInfo>(`/api/matches/${match}`)

test('a match goes on with its own pack after the pack has changed, bots included', async () => {
  const people = await begin('forest')
  const bot = await begin('forest', [{ kind: 'human' }, { kind: 'bot', level: 1 }])
  const before = await playFor(people, 20)
  const { pack } = await info(people.match)
  await deploy('pack')
  const end = await playFor(people, before.seq + 30)
  expect(end.seq).toBeGreaterThan(before.seq + 20)
  const player = (await sit(bot))[0]
  const first = await player.next('brief', ({ isAsked }) => isAsked)
  const end1 = first.legal.find((one) => one.kind === 'move' && one.move === 'endTurn')!
  player.answer([end1], first.seq)
  // the bot has had its turn
  await player.next('brief', ({ isAsked, seq }) => isAsked && seq > first.seq + 1)
  player.kill()
  const later = await begin('forest')
  expect((await info(later.match)).pack).not.toBe(pack)
  expect((await info(people.match)).pack).toBe(pack)
})

test('a pack of former times is given out, and plays its replay to the recorded state', async () => {
  const table = await begin('forest')
  const players = await sit(table)
  await playOut(players, choose, 25)
  await deploy('pack')
  const resigning = (await sit(table))[0]
  await resigning.next('brief')
  resigning.send({ t: 'resign', n: resigning.n + 1 })
  await resigning.next('brief', ({ ending }) => ending !== null)
  const replay = await get<Replay>(`/api/matches/${table.match}/replay`)
  const answer = await fetch(`${node.address}/api/packs/${replay.pack}`)
  expect(answer.headers.get('cache-control')).toContain('immutable')
  const { code } = games[0]
  const loaded = loadPack((await answer.json()) as PackFiles, { usedByCode: code.reads })
  if (!loaded.ok) throw new Error(`${loaded.problems.length} problems`)
  expect(loaded.pack.hash).toBe(replay.pack)
  expect(replay.code).toBe((await codeVersions()).get('forest'))
  expect(() => playAgain(createGame(loaded.pack, code), replay)).not.toThrow()
  const none = await fetch(`${node.address}/api/packs/0123456789abcdef`)
  expect(none.status).toBe(404)
  for (const one of [...players, resigning]) one.kill()
})

test('other code that plays alike goes on with a match, and it is its own from then on', async () => {
  const table = await begin('starter')
  const before = await playFor(table, 4)
  await deploy('refactoring')
  expect((await playFor(table, before.seq + 1)).seq).toBeGreaterThan(before.seq)
  await node.stop()
  const store = await openSqlite(data)
  expect((await store.match(table.match))!.code).toMatch(/-refactoring$/)
  await store.close()
})

test('a match of other rules ends with the true reason, keeps its replay, and nobody waits', async () => {
  const far = await begin('starter')
  const near = await begin('starter')
  // five marks from the first cell on hold no row
  await playFor(far, 5, () => 0)
  await playFor(near, 2)
  await deploy('rule')
  const [player] = await sit(far)
  const bye = await player.next('bye')
  expect(bye).toMatchObject({
    code: 'outdated',
    reason: expect.stringContaining('earlier version'),
  })
  expect(await player.closed).toBe(1008)
  const refused = await joinMatch(node.address, far.match, undefined).catch((error) => error)
  expect(refused).toMatchObject({ status: 410 })
  const replay = await get<Replay>(`/api/matches/${far.match}/replay`)
  expect(replay.actions.length).toBeGreaterThanOrEqual(4)
  expect(replay.code).toBe((await codeVersions()).get('starter'))
  expect(replay.hash).toMatch(/^[0-9a-f]{16}$/)
  // what has not come so far is the same match by both rules
  const end = await playFor(near, 100)
  expect(end.ending).not.toBeNull()
  await node.stop()
  const store = await openSqlite(data)
  expect((await store.match(far.match))!.ending).toEqual({
    winners: [],
    reason: 'outdated',
    by: null,
  })
  await store.close()
})

test('quick match seats nobody at a match of former times; by its link it can be joined', async () => {
  const made = await makeMatch(node.address, { game: 'forest', open: true })
  await deploy('pack')
  const quick = await post<Joined>(node.address, '/api/quick', { game: 'forest', name: 'Vera' })
  expect(quick.match).not.toBe(made.match)
  const joined = await joinMatch(node.address, made.match, made.invites[0].invite)
  const players = await sit({ match: made.match, tokens: [made.token, joined.token] })
  expect((await playOut(players, choose, 10)).seq).toBeGreaterThan(9)
  for (const one of players) one.kill()
})

test('a log that leads elsewhere names the first entry that does', async () => {
  const table = await begin('starter')
  await playFor(table, 5)
  await node.stop()
  const store = await openSqlite(data)
  const log = await store.read(table.match, 0)
  const kept = (await store.match(table.match))!
  await store.close()
  node = await startNode({ port: 0, data, limits })
  const release = await changedRelease('rule')
  clean.push(() => release.remove())
  const { code } = games.find(({ id }) => id === 'starter')!
  const files = await (await fetch(`${node.address}/api/packs/${kept.pack}`)).json()
  const loaded = loadPack(files as PackFiles, { usedByCode: code.reads })
  if (!loaded.ok) throw new Error(`${loaded.problems.length} problems`)
  const setup = { seats: 2, options: kept.options, seed: kept.seed, clock: kept.clock }
  const open = (entries: typeof log) =>
    HostedMatch.from(createGame(loaded.pack, code), setup, entries)
  expect(open(log).seq).toBe(log.length)
  const at = 2
  const other = log.map((one, k) =>
    k === at ? { ...one, entry: { ...one.entry, state: '0000000000000000' } } : one,
  )
  expect(() => open(other)).toThrow(OtherMatch)
  expect(() => open(other)).toThrow(`entry ${at + 1} of the log leads to another state`)
})

test('the check of all logs plays each with its own pack, and leaves other code alone', async () => {
  await playFor(await begin('forest'), 20)
  await deploy('pack')
  await playFor(await begin('forest'), 20)
  await deploy('rule')
  await playFor(await begin('forest'), 20)
  await node.stop()
  const said: string[] = []
  const found = await check(
    { kind: 'sqlite', folder: data },
    { play: true, quick: false, say: (one) => said.push(one) },
  )
  expect(said).toEqual([])
  expect(found).toMatchObject({ matches: 3, played: 2, foreign: 1 })
})
