// PostgreSQL, for more than one node.
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, types } from 'pg'
import { Batch, type WriteRows } from './batch.ts'
import { Store } from './store.ts'
import { migrate, type Tables } from './tables.ts'

// ms since 1970 fit into a number
types.setTypeParser(types.builtins.INT8, Number)

const APPEND = `INSERT INTO entry (match, seq, body)
SELECT * FROM unnest($1::text[], $2::int[], $3::text[])
ON CONFLICT DO NOTHING RETURNING match, seq`

const SNAPSHOT = `INSERT INTO snapshot (match, seq, body) VALUES ($1, $2, $3)
ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, body = excluded.body
WHERE snapshot.seq < excluded.seq`

const TIME = 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now'

/** The name of a lock, in a database where others may have theirs. */
const MIGRATION = 0x63617264

export async function openPostgres(url: string): Promise<Store> {
  const { db, store } = connect(url)
  // nodes that start at once take turns: PostgreSQL may refuse one of two equal CREATE TABLE IF NOT EXISTS
  await db.connection().execute(async (one) => {
    await sql`SELECT pg_advisory_lock(${MIGRATION})`.execute(one)
    try {
      await migrate(one)
    } finally {
      await sql`SELECT pg_advisory_unlock(${MIGRATION})`.execute(one)
    }
  })
  return store
}

/** A database that is there, as it is: servers may be running on it. */
export const connectPostgres = (url: string): Store => connect(url).store

function connect(url: string): { db: Kysely<Tables>; store: Store } {
  const pool = new Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
  })
  // a connection that breaks is replaced by the next query, whether it was in use or not
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const write: WriteRows = async (rows) => {
    const { rows: written } = await pool.query<{ match: string; seq: number }>(APPEND, [
      rows.map(({ match }) => match),
      rows.map(({ seq }) => seq),
      rows.map(({ body }) => body),
    ])
    const keys = new Set(written.map(({ match, seq }) => `${match} ${seq}`))
    // the same key twice in one batch: the first one has it
    return rows.map(({ match, seq }) => keys.delete(`${match} ${seq}`))
  }
  const batch = new Batch(write)
  const store = new Store(db, {
    append: (row) => batch.append(row),
    async snapshot({ match, seq, body }) {
      await pool.query(SNAPSHOT, [match, seq, body])
    },
    async time() {
      const { rows } = await pool.query<{ now: number }>(TIME)
      return rows[0].now
    },
  })
  return { db, store }
}
