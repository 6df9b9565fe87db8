// Back-up and restore of a PostgreSQL, with its own tools.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUp } from '../src/commands/backup.ts'
import { check } from '../src/commands/check.ts'
import type { Place } from '../src/commands/place.ts'
import { restore } from '../src/commands/restore.ts'
import { startNode } from '../src/index.ts'
import { startPostgres, type Service } from '../torture/services.ts'
import { Client, joinMatch, makeMatch, playOut } from './client.ts'

let database: Service
let folder: string
let place: Place
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cardwright-dump-'))
  database = await startPostgres()
  place = { kind: 'postgres', url: database.url }
}, 60_000)
afterAll(async () => {
  await database.stop()
  rmSync(folder, { recursive: true })
})

const start = () => startNode({ port: 0, data: folder, databaseUrl: database.url })

test('what was there is there again, and a running node is not pulled from under', async () => {
  const node = await start()
  const { address } = node
  const made = await makeMatch(address, { game: 'starter' })
  const joined = await joinMatch(address, made.match, made.invites[0].invite)
  const players = await Promise.all(
    [made.token, joined.token].map((token) =>
      Client.open(address, { match: made.match, token, want: 'brief' }),
    ),
  )
  await playOut(players, (n, seq) => (seq * 31) % n, 4)
  for (const player of players) player.kill()
  const dump = join(folder, 'monday.dump')
  await backUp(place, dump)
  await expect(backUp(place, dump)).rejects.toThrow(/is there already/)
  for (let k = 0; k < 5; k++) await makeMatch(address)
  await expect(restore(place, dump)).rejects.toThrow(/Another node uses this database/)
  await node.stop()
  await restore(place, dump)
  const problems: string[] = []
  const found = await check(place, { play: true, quick: false, say: (one) => problems.push(one) })
  expect(problems).toEqual([])
  expect(found).toMatchObject({ matches: 1, played: 1, problems: 0 })
  expect(found.entries).toBeGreaterThan(4)
  const again = await start()
  const player = await Client.open(again.address, { match: made.match, token: made.token })
  expect((await player.next('moment')).seq).toBe(found.entries)
  player.kill()
  await again.stop()
})
