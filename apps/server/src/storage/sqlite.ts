// The embedded database: one file in a folder, nothing to install.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely'
import Database from 'libsql'
import type { Database_ } from './sqlite-types.ts'
import { Store } from './store.ts'
import { migrate, type Tables } from './tables.ts'

export async function openSqlite(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true })
  const file = new Database(join(folder, 'cardwright.db')) as unknown as Database_
  file.exec('PRAGMA journal_mode = WAL')
  // what was acknowledged is on the disk, also when the power goes
  file.exec('PRAGMA synchronous = FULL')
  file.exec('PRAGMA busy_timeout = 5000')
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: file as unknown as SqliteDatabase }),
  })
  await migrate(db)
  const insert = file.prepare('INSERT OR IGNORE INTO entry (match, seq, body) VALUES (?, ?, ?)')
  const begin = file.prepare('BEGIN IMMEDIATE')
  const commit = file.prepare('COMMIT')
  const rollBack = file.prepare('ROLLBACK')
  return new Store(db, async (rows) => {
    begin.run()
    try {
      const written = rows.map(({ match, seq, body }) => insert.run(match, seq, body).changes > 0)
      commit.run()
      return written
    } catch (error) {
      rollBack.run()
      throw error
    }
  })
}
