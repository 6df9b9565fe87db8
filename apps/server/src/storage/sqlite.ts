// The embedded database: one file in a folder, nothing to install. The log is written by a thread of its own.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely'
import Database from 'libsql'
import type { Database_ } from './sqlite-types.ts'
import { SqliteWriter } from './sqlite-writer.ts'
import { Store } from './store.ts'
import { migrate, type Tables } from './tables.ts'

export async function openSqlite(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'cardwright.db')
  const file = new Database(path) as unknown as Database_
  file.exec('PRAGMA journal_mode = WAL')
  // what was acknowledged is on the disk, also when the power goes
  file.exec('PRAGMA synchronous = FULL')
  file.exec('PRAGMA busy_timeout = 5000')
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: file as unknown as SqliteDatabase }),
  })
  await migrate(db)
  const writer = new SqliteWriter(path)
  return new Store(db, {
    entries: (rows) => writer.write(rows),
    async snapshot(row) {
      await writer.write([], [row])
    },
    close: () => writer.close(),
  })
}
