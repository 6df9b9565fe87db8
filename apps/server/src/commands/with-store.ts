// Opens the database for commands that need more than its file.
import { connectPostgres } from '../storage/postgres.ts'
import { connectSqlite } from '../storage/sqlite.ts'
import type { Store } from '../storage/store.ts'
import { SCHEMA, STEP } from '../storage/tables.ts'
import { fileIn, Refusal, type Place } from './place.ts'

/** Opens the database without migrating it; a server may be running. */
export async function withStore<T>(place: Place, use: (store: Store) => Promise<T>): Promise<T> {
  const store =
    place.kind === 'postgres' ? connectPostgres(place.url) : connectSqlite(fileIn(place.folder))
  try {
    return await use(store)
  } finally {
    await store.close()
  }
}

/** @throws Refusal when it was made by another version */
export async function ofThisVersion(store: Store): Promise<void> {
  const schema = Number(await store.settings.read(STEP))
  if (schema < SCHEMA)
    throw new Refusal(
      `The database is of an older version (${schema}, this is ${SCHEMA}). Start this version's server once to migrate it.`,
    )
  if (schema > SCHEMA)
    throw new Refusal(
      `The database is of a newer version (${schema}, this is ${SCHEMA}). Use that version's command.`,
    )
}
