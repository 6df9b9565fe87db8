// Nodes that share a PostgreSQL and would not hear of each other: the second one does not start.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startNode, type RunningNode } from '../src/index.ts'
import { NodeProcess } from '../torture/node-process.ts'
import { freePort, startPostgres, startRedis, type Service } from '../torture/services.ts'

let database: Service
let redis: Service
let data: string
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'cardwright-apart-'))
  ;[database, redis] = await Promise.all([startPostgres(), startRedis()])
}, 60_000)
afterAll(async () => {
  await database.stop()
  await redis.stop()
  rmSync(data, { recursive: true })
})

const start = (redisUrl?: string): Promise<RunningNode> =>
  startNode({ port: 0, data, databaseUrl: database.url, redisUrl })
const refusalOf = (promise: Promise<RunningNode>) =>
  promise.then(
    async (node) => {
      await node.stop()
      return 'it started'
    },
    (error: Error) => error.message,
  )

test('without Redis one node is alone; with it there may be several', async () => {
  const alone = await start()
  const said = await refusalOf(start())
  expect(said).toMatch(new RegExp(`process ${process.pid} at 127.0.0.1.*REDIS_URL`))
  expect(await refusalOf(start(redis.url))).toMatch(/REDIS_URL/)
  await alone.stop()
  const [one, two] = await Promise.all([start(redis.url), start(redis.url)])
  expect(await refusalOf(start())).toMatch(/REDIS_URL/)
  await one.stop()
  await two.stop()
})

test('a killed node does not keep others from starting, and a broken connection is taken up again', async () => {
  const env = { DATABASE_URL: database.url }
  const node = new NodeProcess({ port: await freePort(), data, env })
  await node.start()
  await node.kill()
  const next = await start()
  const admin = new Client(database.url)
  await admin.connect()
  const locks = async () => {
    const { rows } = await admin.query<{ pid: number }>(
      "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted",
    )
    return rows.map(({ pid }) => pid)
  }
  const [before] = await locks()
  await admin.query('SELECT pg_terminate_backend($1)', [before])
  await expect.poll(locks, { timeout: 20_000 }).not.toEqual([before])
  await expect.poll(locks, { timeout: 20_000 }).toHaveLength(1)
  await admin.end()
  await next.stop()
})
