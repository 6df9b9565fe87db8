// Two nodes with one log: whoever comes second is told so.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSqlite } from '../src/storage/sqlite.ts'
import { race } from '../torture/races.ts'

test('of two conflicting actions exactly one wins, and both nodes agree', async () => {
  const data = mkdtempSync(join(tmpdir(), 'cardwright-race-'))
  const store = await openSqlite(data)
  const result = await race(store, 200)
  await store.close()
  rmSync(data, { recursive: true })
  expect(result).toEqual({ races: 200, won: 200, both: 0, neither: 0, disagree: 0 })
})
