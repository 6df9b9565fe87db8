// The key that signs seats can be changed while matches are played, and is never made anew without a word.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeProtectedHeader } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startNode } from '../src/index.ts'
import { Keys, rotateKey } from '../src/signing-keys.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import type { Store } from '../src/storage/store.ts'
import { Tokens } from '../src/tokens.ts'
import { makeMatch } from './client.ts'

const right = { match: 'm', seat: 0, claim: 'c' }
let data: string
let store: Store
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'cardwright-keys-'))
  store = await openSqlite(data)
})
afterEach(async () => {
  await store.close()
  rmSync(data, { recursive: true })
})

const tokensOf = async () => new Tokens(await Keys.open(store))

test('a new key signs, the old one is believed until its days are over', async () => {
  const before = await tokensOf()
  const old = await before.seat(right)
  expect(decodeProtectedHeader(old).kid).toBeUndefined()
  expect(await rotateKey(store, 30, Date.now())).toMatchObject({ kept: 1, dropped: 0 })
  const after = await tokensOf()
  const young = await after.seat(right)
  expect(decodeProtectedHeader(young).kid).toBeTypeOf('string')
  for (const token of [old, young]) expect(await after.readSeat(token)).toMatchObject(right)
  // as if the days were over: what was kept for 30 days from 31 days ago is dropped
  await rotateKey(store, 30, Date.now() - 31 * 86_400_000)
  const last = await tokensOf()
  expect([await last.readSeat(old), await last.readSeat(young)]).toEqual([null, null])
  expect(await last.readSeat(await last.seat(right))).toMatchObject(right)
})

test('with no days at all every older link is void at once', async () => {
  const old = await (await tokensOf()).seat(right)
  expect(await rotateKey(store, 0, Date.now())).toMatchObject({ kept: 0, dropped: 1 })
  expect(await (await tokensOf()).readSeat(old)).toBeNull()
})

test('a node that has not heard of a new key finds it when it meets it', async () => {
  const running = await tokensOf()
  await rotateKey(store, 30, Date.now())
  const young = await (await tokensOf()).seat(right)
  await expect.poll(() => running.readSeat(young), { timeout: 20_000 }).toMatchObject(right)
})

test('two who change it at once make two keys, and neither is lost', async () => {
  await tokensOf()
  await Promise.all([rotateKey(store, 30, Date.now()), rotateKey(store, 30, Date.now())])
  const keys = JSON.parse((await store.settings.read('keys'))!) as { id: string }[]
  expect(keys).toHaveLength(3)
})

test('matches without their key stop the start; a new key is made on request only', async () => {
  const node = await startNode({ port: 0, data })
  await makeMatch(node.address)
  await node.stop()
  await store.settings.drop('secret')
  await expect(startNode({ port: 0, data })).rejects.toThrow(/not the key[^]*rotate-key/)
  await rotateKey(store, 30, Date.now())
  const again = await startNode({ port: 0, data })
  await again.stop()
})
