// The embedded database: one file in a folder, nothing to install. A separate thread writes it.
import { mkdirSync } from 'node:fs'
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely'
import Database from 'libsql'
import { databaseIn } from './data-folder.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import type { Database_ } from './sqlite-types.ts'
import { SqliteWriter } from './sqlite-writer.ts'
import { Store } from './store.ts'
import { migrate, type Tables } from './tables.ts'

const APPEND = 'INSERT OR IGNORE INTO entry (match, seq, body) VALUES (?, ?, ?)'

const SNAPSHOT = `INSERT INTO snapshot (match, seq, body) VALUES (?, ?, ?)
ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, body = excluded.body
WHERE snapshot.seq < excluded.seq`

export async function openSqlite(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true })
  const path = databaseIn(folder)
  const file = new Database(path) as unknown as Database_
  file.exec('PRAGMA busy_timeout = 5000')
  file.exec('PRAGMA journal_mode = WAL')
  // at startup it may block
  await migrate(
    new Kysely<Tables>({
      dialect: new SqliteDialect({ database: file as unknown as SqliteDatabase }),
    }),
  )
  return storeOf(file, path)
}

/** Opens an existing database without changing it; a server may be running. */
export function connectSqlite(path: string): Store {
  const file = new Database(path) as unknown as Database_
  file.exec('PRAGMA busy_timeout = 5000')
  return storeOf(file, path)
}

function storeOf(file: Database_, path: string): Store {
  const writer = new SqliteWriter(path)
  return new Store(new Kysely<Tables>({ dialect: sqliteDialect(file, writer) }), {
    async append({ match, seq, body }) {
      const [changes] = await writer.run([{ sql: APPEND, parameters: [match, seq, body] }])
      return changes > 0
    },
    async snapshot({ match, seq, body }) {
      await writer.run([{ sql: SNAPSHOT, parameters: [match, seq, body] }])
    },
  })
}
