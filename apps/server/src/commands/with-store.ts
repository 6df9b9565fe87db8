// The database for a command that asks more of it than its file.
import { connectPostgres } from '../storage/postgres.ts'
import { connectSqlite } from '../storage/sqlite.ts'
import type { Store } from '../storage/store.ts'
import { SCHEMA, STEP } from '../storage/tables.ts'
import { fileIn, Refusal, type Place } from './place.ts'

/** The database as it is, beside a server that may be running. */
export async function withStore<T>(place: Place, use: (store: Store) => Promise<T>): Promise<T> {
  const store =
    place.kind === 'postgres' ? connectPostgres(place.url) : connectSqlite(fileIn(place.folder))
  try {
    return await use(store)
  } finally {
    await store.close()
  }
}

/** @throws Refusal when another version has made it */
export async function ofThisVersion(store: Store): Promise<void> {
  const schema = Number(await store.settings.read(STEP))
  if (schema < SCHEMA)
    throw new Refusal(
      `The database is of an older version (${schema}, this is ${SCHEMA}). Start this version's server once: it brings it up to date.`,
    )
  if (schema > SCHEMA)
    throw new Refusal(
      `The database is of a newer version (${schema}, this is ${SCHEMA}). Use that version's command.`,
    )
}
