// Tables for play among strangers: presence, where players joined from, reports, bans, and moderators'
// actions. Addresses are stored only as keyed hashes.
import type { Kysely } from 'kysely'

export interface StrangerTables {
  report: {
    id: string
    at: number
    match: string
    game: string
    /** The reported seat and its name. */
    seat: number
    name: string
    address: string | null
    /** The reported message; null: the player. */
    line: number | null
    reason: string
    text: string
    by_seat: number
    by_name: string
    by_address: string | null
    /** The messages around it at the time. */
    lines: string
    closed_at: number | null
    closed_by: string | null
  }
  ban: {
    id: string
    at: number
    address: string
    until: number
    who: string
    why: string
    lifted_at: number | null
  }
  audit: { id: string; at: number; who: string; what: string; target: string; why: string }
}

/** Never change it, as with all steps. */
export async function strangerStep(db: Kysely<never>): Promise<void> {
  const { schema } = db
  const grown = [
    ['match', 'seen_at', 'bigint'],
    ['match', 'maker', 'text'],
    ['match', 'quick', 'integer'],
    ['chair', 'address', 'text'],
    ['chair', 'player', 'text'],
    ['chair', 'blocked', 'text'],
  ] as const
  for (const [table, column, type] of grown)
    await schema.alterTable(table).addColumn(column, type).execute()
  await schema.createIndex('match_seen').on('match').columns(['open', 'seen_at']).execute()
  await schema.createIndex('match_created').on('match').columns(['created_at']).execute()
  await schema.createIndex('chair_player').on('chair').columns(['player']).execute()
  await schema
    .createTable('report')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('match', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('address', 'text')
    .addColumn('line', 'integer')
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('by_seat', 'integer', (c) => c.notNull())
    .addColumn('by_name', 'text', (c) => c.notNull())
    .addColumn('by_address', 'text')
    .addColumn('lines', 'text', (c) => c.notNull())
    .addColumn('closed_at', 'bigint')
    .addColumn('closed_by', 'text')
    .execute()
  await schema.createIndex('report_at').on('report').columns(['at']).execute()
  await schema.createIndex('report_match').on('report').columns(['match']).execute()
  await schema
    .createTable('ban')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .addColumn('who', 'text', (c) => c.notNull())
    .addColumn('why', 'text', (c) => c.notNull())
    .addColumn('lifted_at', 'bigint')
    .execute()
  await schema.createIndex('ban_until').on('ban').columns(['until']).execute()
  await schema
    .createTable('audit')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('who', 'text', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('target', 'text', (c) => c.notNull())
    .addColumn('why', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('audit_at').on('audit').columns(['at']).execute()
}
