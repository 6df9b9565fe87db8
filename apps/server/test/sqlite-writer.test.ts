// What goes to the disk together: all of a job or nothing of it, and one that fails harms no other.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSqlite } from '../src/storage/sqlite.ts'
import { SqliteWriter } from '../src/storage/sqlite-writer.ts'

test('a job is written whole or not at all, whatever else goes to the disk with it', async () => {
  const data = mkdtempSync(join(tmpdir(), 'cardwright-writer-'))
  const store = await openSqlite(data)
  const writer = new SqliteWriter(join(data, 'cardwright.db'))
  const entry = (seq: number) => ({
    sql: 'INSERT INTO entry (match, seq, body) VALUES (?, ?, ?)',
    parameters: ['m', seq, `{"kind":"begin","at":${seq}}`],
  })
  const wrong = { sql: 'INSERT INTO nowhere VALUES (1)', parameters: [] }
  const results = await Promise.allSettled([
    writer.run([entry(1)]),
    writer.run([entry(2), wrong]),
    writer.run([entry(3), entry(4)]),
    writer.run([entry(3)]),
  ])
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
  ])
  // both statements are known to the thread by now
  await expect(writer.run([entry(5), wrong])).rejects.toThrow('nowhere')
  const again = { ...entry(4), sql: entry(4).sql.replace('INSERT', 'INSERT OR IGNORE') }
  const all = { sql: 'UPDATE entry SET body = body WHERE match = ?', parameters: ['m'] }
  expect(await Promise.all([writer.run([again, all]), writer.run([]), writer.run([all])])).toEqual([
    [0, 3],
    [],
    [3],
  ])
  expect((await store.read('m', 0)).map(({ seq }) => seq)).toEqual([1, 3, 4])
  expect(await store.append('m', 4, { kind: 'begin', at: 0 })).toBe(false)
  expect(await store.append('m', 5, { kind: 'begin', at: 0 })).toBe(true)
  await writer.close()
  await store.close()
  rmSync(data, { recursive: true })
})
