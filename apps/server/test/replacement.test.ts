// A database that takes the place of another, killed at every moment of it: whoever opens the folder next finds one of
// the two, whole, and nothing is lost.
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { backUp } from '../src/commands/backup.ts'
import { restore } from '../src/commands/restore.ts'
import { startNode } from '../src/index.ts'
import { beginReplacement, finishReplacement, replacementIn } from '../src/storage/replacement.ts'
import { connectSqlite } from '../src/storage/sqlite.ts'
import { makeMatch } from './client.ts'

let place: string
let data: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'cardwright-replacement-'))
  data = join(place, 'data')
})
afterEach(() => rmSync(place, { recursive: true }))

const path = () => join(data, 'cardwright.db')
async function matchesIn(file: string): Promise<number> {
  const store = connectSqlite(file)
  const ids = await store.upkeep.ids('', 100)
  await store.close()
  return ids.length
}

test('at every step the rest is finished by whoever comes next', async () => {
  const node = await startNode({ port: 0, data })
  await makeMatch(node.address)
  await backUp({ kind: 'sqlite', folder: data }, join(place, 'one.db'))
  await makeMatch(node.address)
  // as after a kill: the write-ahead log is there
  cpSync(data, join(place, 'killed'), { recursive: true })
  await node.stop()
  const old = join(place, 'killed')
  expect(readdirSync(old)).toContain('cardwright.db-wal')

  const moves: (() => void)[] = [
    () => copyFileSync(join(place, 'one.db'), replacementIn(data)),
    () => beginReplacement(data, 'then'),
    () => renameSync(`${path()}-wal`, `${path()}.replaced-then-wal`),
    () => renameSync(`${path()}-shm`, `${path()}.replaced-then-shm`),
    () => renameSync(path(), `${path()}.replaced-then`),
    () => renameSync(replacementIn(data), path()),
    () => rmSync(join(data, 'cardwright.restore')),
  ]
  for (let done = 0; done <= moves.length; done++) {
    rmSync(data, { recursive: true })
    cpSync(old, data, { recursive: true })
    for (const move of moves.slice(0, done)) move()
    const next = await startNode({ port: 0, data })
    await next.stop()
    const isNew = done >= 2
    expect([done, await matchesIn(path())]).toEqual([done, isNew ? 1 : 2])
    if (isNew) expect(await matchesIn(`${path()}.replaced-then`)).toBe(2)
    expect(existsSync(join(data, 'cardwright.restore'))).toBe(false)
  }
  expect(finishReplacement(data)).toBeNull()
})

test('a restore into an empty folder, and one of something else than a back-up', async () => {
  const node = await startNode({ port: 0, data })
  await makeMatch(node.address)
  const folder = join(place, 'other')
  await backUp({ kind: 'sqlite', folder: data }, join(place, 'one.db'))
  expect(await restore({ kind: 'sqlite', folder }, join(place, 'one.db'))).toEqual({
    matches: 1,
    aside: null,
  })
  const refused = (from: string) =>
    restore({ kind: 'sqlite', folder }, from).then(
      () => 'taken',
      (error: Error) => error.message,
    )
  expect(await refused(path())).toMatch(/a database in use/)
  expect(await refused(import.meta.filename)).toMatch(/is (damaged|no back-up)/)
  expect(await refused(join(place, 'nothing.db'))).toMatch(/no file/)
  expect(await matchesIn(join(folder, 'cardwright.db'))).toBe(1)
  await node.stop()
})
