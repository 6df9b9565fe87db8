// Which node plays a version: those that are there, and only as long as they say.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readUntil, Roster } from '../src/roster.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import type { Store } from '../src/storage/store.ts'

let data: string
let store: Store
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'cardwright-roster-'))
  store = await openSqlite(data)
})
afterAll(async () => {
  await store.close()
  rmSync(data, { recursive: true })
})

const MINUTE = 60_000
const of = (id: string, code: string, until: number | null = null) =>
  new Roster(id, new Map([['forest', code]]), store.releases, until)
const fail = (error: unknown) => {
  throw error
}

test('a match is led to a node of its version while one is there', async () => {
  const [old, other] = [of('old', '1.a'), of('other', '1.b')]
  const isThere = (code: string | null, now = Date.now()) =>
    other.isPlayedElsewhere('forest', code, now)
  expect(await isThere('1.a')).toBe(false)
  await old.enter(fail, () => {})
  await other.enter(fail, () => {})
  expect(other.isOwn('forest', '1.b')).toBe(true)
  expect(other.isOwn('forest', '1.a')).toBe(false)
  expect(await isThere('1.a')).toBe(true)
  // it is no help to itself, and what has no version is nobody's
  expect(await isThere('1.b')).toBe(false)
  expect(await isThere(null)).toBe(false)
  // silent for longer than any restart
  expect(await isThere('1.a', Date.now() + 2 * MINUTE)).toBe(false)
  await old.leave()
  expect(await isThere('1.a')).toBe(false)
  await other.leave()
})

test('a node plays no longer than it has declared', async () => {
  const until = Date.now() + MINUTE / 2
  const [old, other] = [of('old', '1.a', until), of('other', '1.b')]
  await old.enter(fail, () => {})
  expect(await other.isPlayedElsewhere('forest', '1.a', until - 1)).toBe(true)
  expect(await other.isPlayedElsewhere('forest', '1.a', until)).toBe(false)
  await old.leave()
})

test('a date that is none is refused with how to write one', () => {
  expect(readUntil(undefined)).toBeNull()
  expect(readUntil('2026-03-01T12:00Z')).toBe(Date.UTC(2026, 2, 1, 12))
  expect(() => readUntil('soon')).toThrow('PLAYS_UNTIL is no date: "soon"; write it like 2026')
})
