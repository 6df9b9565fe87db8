// Chance nobody can compute, over real sockets and a real database file: what is told before the end says
// nothing of the secret, and what is told after it proves the deal.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { thinkMessage } from '@cardwright/bots'
import {
  askedSeat,
  createMatch,
  replay as playAgain,
  saveMatch,
  viewFor,
  type Match,
} from '@cardwright/engine'
import type { MatchInfo } from '@cardwright/protocol'
import { commitmentTo, judgeDeal, type ProvenReplay } from '@cardwright/protocol/deal'
import Database from 'libsql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShelf } from '../src/games.ts'
import { startNode, type RunningNode } from '../src/index.ts'
import { Client, joinMatch, makeMatch, playOut } from './client.ts'

let node: RunningNode
let data: string

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'cardwright-chance-'))
  node = await startNode({ port: 0, data, limits: { messages: 1000, requests: 1000 } })
})
afterAll(async () => {
  await node.stop()
  rmSync(data, { recursive: true })
})

const get = async <T>(path: string): Promise<T> =>
  (await (await fetch(node.address + path)).json()) as T

/** Everything a secret or a stream could look like in a text. */
function traces(secret: string, streams: ArrayLike<number>): string[] {
  const bytes = Buffer.from(secret, 'hex')
  const words = Array.from({ length: 8 }, (_, k) => [
    bytes.readInt32LE(k * 4),
    bytes.readUInt32LE(k * 4),
    bytes.readUInt32BE(k * 4),
  ])
  const halves = [secret.slice(0, 32), secret.slice(32), bytes.toString('base64').slice(0, 20)]
  const numbers = [...words.flat(), ...Array.from(streams)].map(String)
  // a short number may stand there for something else
  return [...halves, ...numbers.filter(({ length }) => length >= 9)]
}

function streamsOf({ s, rules }: Match): Int32Array {
  const { streams } = rules.layout
  return s.slice(streams, streams + rules.words.streamIndex.size * 4)
}

test('the secret is in nothing that is told before the end; then it proves the deal', async () => {
  const made = await makeMatch(node.address, { game: 'starter' })
  const { match } = made
  const said = [JSON.stringify(made)]
  const looked = await get<MatchInfo>(`/api/matches/${match}`)
  const joined = await joinMatch(node.address, match, made.invites[0].invite)
  said.push(JSON.stringify([looked, joined, await get('/api/lobby')]))
  const players = await Promise.all([
    Client.open(node.address, { match, token: made.token, want: 'brief' }),
    Client.open(node.address, { match, token: joined.token, want: 'brief' }),
  ])
  const watcher = await Client.open(node.address, { match })
  const { info } = await watcher.next('welcome')
  expect(info.commitment).toBe(looked.commitment)
  for (const one of players)
    expect((await one.next('welcome')).info.commitment).toBe(info.commitment)
  await playOut(players, (n, seq) => (seq * 7919) % n)
  said.push(...[...players, watcher].flatMap(({ texts }) => texts))

  const file = await get<ProvenReplay>(`/api/matches/${match}/replay`)
  const secret = String(file.seed)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(info.commitment).toBe(commitmentTo(match, secret))
  const game = (await openShelf()).get('starter')!
  const streams = streamsOf(createMatch(game, { seats: 2, seed: secret }))
  const all = said.join('\n')
  expect(all.length).toBeGreaterThan(10_000)
  for (const trace of traces(secret, streams)) expect(all).not.toContain(trace)

  const heard = { match, isEarly: true, commitment: info.commitment }
  expect(judgeDeal(file, heard)).toBe('settled')
  expect(() => playAgain(game, file)).not.toThrow()
  // another secret is found out twice: by its hash, and by playing
  const other = { ...file, seed: secret.replace(/^./, (d) => (d === '0' ? '1' : '0')) }
  expect(judgeDeal(other, heard)).toBe('changed')
  expect(() => playAgain(game, other)).toThrow()
  for (const one of [...players, watcher]) one.kill()
})

test('a bot is handed a world without the secret and without the streams', async () => {
  const secret = commitmentTo('any', 'secret')
  for (const game of (await openShelf()).values()) {
    const match = createMatch(game, { seed: secret })
    const { layout } = match.rules
    const streams = streamsOf(match)
    const seat = askedSeat(match)!
    const message = thinkMessage({ id: 1, match, options: {}, seat, bot: 'level1', seed: 1 })
    const text = JSON.stringify(message)
    for (const trace of traces(secret, streams)) expect(text).not.toContain(trace)
    // and it is a quick one: nothing of where the real chance comes from is left
    expect(message.saved.living[layout.origin]).toBe(0)
    expect(saveMatch(match, {}).living[layout.origin]).not.toBe(0)
  }
})

test('a rematch is dealt from a secret of its own', async () => {
  const made = await makeMatch(node.address, { game: 'starter' })
  const joined = await joinMatch(node.address, made.match, made.invites[0].invite)
  const open = ({ match, token }: { match: string; token: string }) =>
    Client.open(node.address, { match, token })
  const [anna, boris] = [await open(made), await open(joined)]
  boris.send({ t: 'resign', n: 1 })
  await anna.next('moment', ({ ending }) => ending !== null)
  for (const one of [anna, boris]) one.send({ t: 'rematch' })
  const { match } = await anna.next('next')
  const [before, after] = await Promise.all(
    [made.match, match].map((id) => get<MatchInfo>(`/api/matches/${id}`)),
  )
  expect(after.commitment).toMatch(/^[0-9a-f]{64}$/)
  expect(after.commitment).not.toBe(before.commitment)
  for (const one of [anna, boris]) one.kill()
})

/** The tables as they were before there were secrets. */
const BEFORE = `
CREATE TABLE setting (name text PRIMARY KEY, value text NOT NULL);
INSERT INTO setting VALUES ('schema', '2'), ('secret', 'a2V5IG9mIGFuIG9sZCBkYXRhYmFzZSwgMzIgYnl0ZXM');
CREATE TABLE "match" (id text PRIMARY KEY, game text NOT NULL, pack text NOT NULL, options text NOT NULL,
  seed integer NOT NULL, clock text NOT NULL, open integer NOT NULL, created_at bigint NOT NULL,
  ended_at bigint, ending text, next text);
CREATE TABLE chair (match text NOT NULL, seat integer NOT NULL, kind text NOT NULL, level integer, name text,
  claim text, PRIMARY KEY (match, seat));
CREATE TABLE entry (match text NOT NULL, seq integer NOT NULL, body text NOT NULL, PRIMARY KEY (match, seq));
CREATE TABLE line (match text NOT NULL, n integer NOT NULL, seat integer, name text NOT NULL,
  text text NOT NULL, at bigint NOT NULL, PRIMARY KEY (match, n));
CREATE TABLE snapshot (match text PRIMARY KEY, seq integer NOT NULL, body text NOT NULL);`

test('a match of before there were secrets goes on with its number', async () => {
  const game = (await openShelf()).get('forest')!
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-before-'))
  const file = new Database(join(folder, 'cardwright.db'))
  file.exec(BEFORE)
  file
    .prepare(
      `INSERT INTO "match" VALUES ('before', 'forest', ?, '{}', 7, ?, 0, 0, NULL, NULL, NULL)`,
    )
    .run(game.pack.hash, '{"move":0,"match":0}')
  for (const seat of [0, 1])
    file.prepare(`INSERT INTO chair VALUES ('before', ?, 'human', NULL, 'A', 'c')`).run(seat)
  file.close()
  const old = await startNode({ port: 0, data: folder })
  try {
    const watcher = await Client.open(old.address, { match: 'before' })
    expect((await watcher.next('welcome')).info.commitment).toBeUndefined()
    const { position } = await watcher.next('moment')
    expect(position.view).toEqual(viewFor(createMatch(game, { seats: 2, seed: 7 }), 'spectator'))
    watcher.kill()
  } finally {
    await old.stop()
    rmSync(folder, { recursive: true })
  }
})
