// The tables, the same in SQLite and PostgreSQL. Times are ms since 1970; objects are JSON as text.
import type { Kysely } from 'kysely'
import { strangerStep, type StrangerTables } from './stranger-tables.ts'

export interface Tables extends StrangerTables {
  match: {
    id: string
    game: string
    pack: string
    options: string
    seed: number
    /** The secret; null: older matches, which use the seed. */
    secret: string | null
    clock: string
    open: number
    created_at: number
    ended_at: number | null
    ending: string | null
    next: string | null
    /** What may be done about an absent player. */
    absence: string
    /** When a player was last present while seats were free; null: never. */
    seen_at: number | null
    /** The address it was made from, as a keyed hash. */
    maker: string | null
    /** 1: made by a quick match that found no opponent. */
    quick: number | null
    /** The version of the code that plays it; null: from before versions were stored. */
    code: string | null
  }
  chair: {
    match: string
    seat: number
    kind: string
    level: number | null
    name: string | null
    /** Who sat down; a token is good for this claim only. */
    claim: string | null
    /** The address and the browser of the player, as keyed hashes. */
    address: string | null
    player: string | null
    /** Players this player has blocked, as JSON. */
    blocked: string | null
  }
  entry: { match: string; seq: number; body: string }
  line: { match: string; n: number; seat: number | null; name: string; text: string; at: number }
  /** The newest snapshot of each match, a shortcut for loading it. */
  snapshot: { match: string; seq: number; body: string }
  setting: { name: string; value: string }
  /** Heartbeats of all nodes, with start and end. */
  node: { id: string; since: number; seen: number }
  /** Which node holds which match, and its connected seats as bits. */
  holding: { match: string; node: string; seats: number; until: number | null }
  pack: { hash: string; game: string; body: string; created_at: number }
  /** The versions of the games' code that each node plays. */
  release: { node: string; codes: string; seen_at: number; until: number | null }
}

/** Tables whose rows belong to a match and are deleted with it. */
export const OF_A_MATCH = ['entry', 'snapshot', 'line', 'chair', 'holding'] as const

/** Migration steps; a database stores how many it has applied. Never change a step, only add new ones. */
const STEPS: ((db: Kysely<Tables>) => Promise<void>)[] = [
  async (db) => {
    await db.schema
      .createTable('match')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('pack', 'text', (c) => c.notNull())
      .addColumn('options', 'text', (c) => c.notNull())
      .addColumn('seed', 'integer', (c) => c.notNull())
      .addColumn('clock', 'text', (c) => c.notNull())
      .addColumn('open', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('ended_at', 'bigint')
      .addColumn('ending', 'text')
      .addColumn('next', 'text')
      .execute()
    await db.schema
      .createIndex('match_open')
      .on('match')
      .columns(['open', 'ended_at', 'created_at'])
      .execute()
    await db.schema
      .createTable('chair')
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('level', 'integer')
      .addColumn('name', 'text')
      .addColumn('claim', 'text')
      .addPrimaryKeyConstraint('chair_key', ['match', 'seat'])
      .execute()
    await db.schema
      .createTable('entry')
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('entry_key', ['match', 'seq'])
      .execute()
    await db.schema
      .createTable('line')
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('seat', 'integer')
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('line_key', ['match', 'n'])
      .execute()
  },
  async (db) => {
    await db.schema
      .createTable('snapshot')
      .addColumn('match', 'text', (c) => c.primaryKey())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .execute()
  },
  async (db) => {
    await db.schema.alterTable('match').addColumn('secret', 'text').execute()
  },
  async (db) => {
    await db.schema
      .alterTable('match')
      .addColumn('absence', 'text', (c) => c.notNull().defaultTo('bot'))
      .execute()
    await db.schema
      .createTable('node')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('since', 'bigint', (c) => c.notNull())
      .addColumn('seen', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('holding')
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('node', 'text', (c) => c.notNull())
      .addColumn('seats', 'integer', (c) => c.notNull())
      .addColumn('until', 'bigint')
      .addPrimaryKeyConstraint('holding_key', ['match', 'node'])
      .execute()
  },
  (db) => strangerStep(db as unknown as Kysely<never>),
  // retention finds finished and abandoned matches by age
  async (db) => {
    await db.schema
      .createIndex('match_age')
      .on('match')
      .columns(['ended_at', 'created_at', 'id'])
      .execute()
  },
  async (db) => {
    await db.schema.alterTable('match').addColumn('code', 'text').execute()
    await db.schema
      .createTable('pack')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('release')
      .addColumn('node', 'text', (c) => c.primaryKey())
      .addColumn('codes', 'text', (c) => c.notNull())
      .addColumn('seen_at', 'bigint', (c) => c.notNull())
      .addColumn('until', 'bigint')
      .execute()
  },
]

export const STEP = 'schema'

/** The number of migration steps of this version. */
export const SCHEMA = STEPS.length

/** Migrates a database. @param upTo fewer steps, to create an older version */
export async function migrate(db: Kysely<Tables>, upTo = SCHEMA): Promise<void> {
  await db.schema
    .createTable('setting')
    .ifNotExists()
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute()
  await db
    .insertInto('setting')
    .values({ name: STEP, value: '0' })
    .onConflict((c) => c.doNothing())
    .execute()
  await db.transaction().execute(async (tx) => {
    // writing the row locks it, so a second node waits here
    await tx.updateTable('setting').set({ name: STEP }).where('name', '=', STEP).execute()
    const { value } = await tx
      .selectFrom('setting')
      .select('value')
      .where('name', '=', STEP)
      .executeTakeFirstOrThrow()
    if (Number(value) > STEPS.length)
      throw new Error(
        `the database was made by a newer version (${value}, this is ${STEPS.length})`,
      )
    for (const step of STEPS.slice(Number(value), upTo)) await step(tx)
    await tx
      .updateTable('setting')
      .set({ value: String(Math.max(Number(value), upTo)) })
      .where('name', '=', STEP)
      .execute()
  })
}
