// What time it is for things that several nodes compare: theirs may differ, the database's is one.
import { PostgresAdapter, sql, type Kysely, type RawBuilder } from 'kysely'

/** Milliseconds since 1970. The embedded database is on this machine: its clock is ours. */
export const databaseNow = <T>(db: Kysely<T>): RawBuilder<number> =>
  db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql<number>`${Date.now()}`
