// Nodes that start at the same moment on a database nobody has used yet.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from 'pg'
import { openPostgres } from '../src/storage/postgres.ts'
import { startPostgres, type Service } from '../torture/services.ts'

const NODES = 6
const TIMES = 3

let service: Service
beforeAll(async () => {
  service = await startPostgres()
}, 60_000)
afterAll(() => service.stop())

test('all of them find their tables, and agree on the secret', async () => {
  const admin = new Client(service.url)
  await admin.connect()
  for (let k = 0; k < TIMES; k++) {
    await admin.query(`CREATE DATABASE fresh${k}`)
    const url = service.url.replace(/postgres$/, `fresh${k}`)
    const stores = await Promise.all(Array.from({ length: NODES }, () => openPostgres(url)))
    const secrets = await Promise.all(stores.map((one, i) => one.setting('secret', () => `${i}`)))
    expect(new Set(secrets).size).toBe(1)
    for (const store of stores) await store.close()
  }
  await admin.end()
}, 60_000)
