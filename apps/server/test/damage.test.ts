// Logs that cannot be read or played, and a storage that cannot write: said in the log with the match, counted,
// told to the players with a true sentence.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import type { Made } from '@cardwright/protocol'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startNode, type RunningNode } from '../src/index.ts'
import type { Database_ } from '../src/storage/sqlite-types.ts'
import { damageTable } from '../torture/damage.ts'
import { Client, joinMatch, makeMatch, playOut } from './client.ts'

let data: string
let node: RunningNode | null
let said: Record<string, unknown>[]
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'cardwright-damage-'))
  said = []
})
afterEach(async () => {
  await node?.stop().catch(() => {})
  node = null
  rmSync(data, { recursive: true })
})

const logTo = {
  write: (line: string) => void said.push(JSON.parse(line) as Record<string, unknown>),
}
const limits = { messages: 1000, requests: 10_000, connections: 10_000 }
async function start(): Promise<RunningNode> {
  return (node = await startNode({ port: 0, data, logTo, limits, evenIfDamaged: true }))
}

/** A match with some entries, and who made it. */
async function played(address: string): Promise<Made> {
  const made = await makeMatch(address, { game: 'forest' })
  const joined = await joinMatch(address, made.match, made.invites[0].invite)
  const players = await Promise.all(
    [made.token, joined.token].map((token) =>
      Client.open(address, { match: made.match, token, want: 'brief' }),
    ),
  )
  await playOut(players, (n, seq) => (seq * 31) % n, 25)
  for (const player of players) player.kill()
  return made
}

function change(sql: string, parameters: unknown[] = []): void {
  const file = new Database(join(data, 'cardwright.db')) as unknown as Database_
  file.prepare(sql).run(parameters)
  file.close()
}

const metricsOf = async ({ address }: RunningNode): Promise<string> =>
  (await fetch(`${address}/metrics`)).text()
const byeOf = async ({ address }: RunningNode, { match, token }: Made) =>
  (await Client.open(address, { match, token })).next('bye')

test('entries that are missing, unreadable or refused: the player is told, and the operator once', async () => {
  const first = await start()
  const made: Made[] = []
  for (let k = 0; k < 4; k++) made.push(await played(first.address))
  await first.stop()
  const [gap, garbled, refused, whole] = made.map(({ match }) => match)
  change('DELETE FROM entry WHERE match = ? AND seq = 7', [gap])
  change(`UPDATE entry SET body = '{"kind":' WHERE match = ? AND seq = 9`, [garbled])
  change(
    `UPDATE entry SET body = replace(body, '"kind":"answer","seat":', '"kind":"answer","seat":7') WHERE match = ? AND seq = 5`,
    [refused],
  )
  const second = await start()
  for (let k = 0; k < 3; k++)
    for (const one of made.slice(0, 3))
      expect(await byeOf(second, one)).toMatchObject({ code: 'damaged' })
  const player = await Client.open(second.address, { match: whole, token: made[3].token })
  expect((await player.next('moment')).seq).toBeGreaterThan(25)
  player.kill()
  const told = said.filter(({ level }) => level === 50).map(({ match, cause }) => [match, cause])
  expect(told).toEqual([
    [gap, 'gap'],
    [garbled, 'unreadable'],
    [refused, 'unplayable'],
  ])
  const metrics = await metricsOf(second)
  for (const cause of ['gap', 'unreadable', 'unplayable'])
    expect(metrics).toContain(`cardwright_damaged_total{cause="${cause}"} 1`)
})

test('pages that were overwritten: what can still be read is played', async () => {
  const first = await start()
  const made: Made[] = []
  for (let k = 0; k < 8; k++) made.push(await played(first.address))
  await first.stop()
  expect(damageTable(join(data, 'cardwright.db'), 'entry', (k) => k === 3)).toBe(1)
  const second = await start()
  const answers = await Promise.all(
    made.map(async ({ match, token }) => {
      const client = await Client.open(second.address, { match, token })
      return Promise.race([
        client.next('bye').then(({ code }) => code),
        client.next('moment').then(() => 'played'),
      ])
    }),
  )
  const broken = made.filter((_, k) => answers[k] === 'damaged').map(({ match }) => match)
  expect(broken.length).toBeGreaterThan(0)
  expect(answers.filter((one) => one === 'played').length).toBe(made.length - broken.length)
  const told = said.filter(({ match, cause }) => match !== undefined && cause === 'unreadable')
  expect(new Set(told.map(({ match }) => match))).toEqual(new Set(broken))
})

test('a snapshot that is garbled costs nothing: the log has everything', async () => {
  const first = await start()
  const made = await played(first.address)
  await first.stop()
  change('INSERT INTO snapshot (match, seq, body) VALUES (?, 20, ?)', [made.match, '{"form":'])
  const second = await start()
  const player = await Client.open(second.address, { match: made.match, token: made.token })
  expect((await player.next('moment')).seq).toBeGreaterThan(25)
})

test('a snapshot that is ahead of its log is not gone on from', async () => {
  const first = await start()
  const made = await played(first.address)
  await first.stop()
  const ahead = { form: 1, origin: '', seq: 90 }
  change('INSERT INTO snapshot (match, seq, body) VALUES (?, 90, ?)', [
    made.match,
    JSON.stringify(ahead),
  ])
  const second = await start()
  const player = await Client.open(second.address, { match: made.match, token: made.token })
  expect((await player.next('moment')).seq).toBeLessThan(40)
})
