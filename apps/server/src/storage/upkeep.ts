// Queries over the whole database, for checks and retention.
import type { Entry, Numbered } from '@cardwright/host'
import { expressionBuilder, sql, type Kysely } from 'kysely'
import { OF_A_MATCH, type Tables } from './tables.ts'

/** A match and when it was created or finished, in ms since 1970. */
export interface Aged {
  id: string
  at: number
}

export class Upkeep {
  private readonly db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.db = db
  }

  /** All matches, by id. */
  async ids(after: string, most: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('match')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(most)
      .execute()
    return rows.map(({ id }) => id)
  }

  /** Logs without a match. */
  async orphans(most: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('entry')
      .select('match')
      .distinct()
      .where('match', 'not in', (eb) => eb.selectFrom('match').select('id'))
      .limit(most)
      .execute()
    return rows.map(({ match }) => match)
  }

  /** Matches finished by then, or unfinished and created by then, oldest first. */
  async olderThan(
    time: number,
    by: 'ended_at' | 'created_at',
    after: Aged,
    most: number,
  ): Promise<Aged[]> {
    let query = this.db
      .selectFrom('match')
      .select(['id', sql.ref<number>(by).as('at')])
      .where(by, '<', time)
      .where((eb) =>
        eb.or([eb(by, '>', after.at), eb.and([eb(by, '=', after.at), eb('id', '>', after.id)])]),
      )
      .orderBy(by)
      .orderBy('id')
      .limit(most)
    if (by === 'created_at') query = query.where('ended_at', 'is', null)
    return query.execute()
  }

  async lastEntry(match: string): Promise<Numbered | null> {
    const row = await this.db
      .selectFrom('entry')
      .select(['seq', 'body'])
      .where('match', '=', match)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row === undefined ? null : { seq: row.seq, entry: JSON.parse(row.body) as Entry }
  }

  /** Removes a match and its data, unless it has entries after that one. @returns whether it was removed */
  async remove(match: string, lastSeq: number): Promise<boolean> {
    const { not, exists, selectFrom } = expressionBuilder<Tables>()
    const later = selectFrom('entry')
      .select('seq')
      .where('entry.match', '=', match)
      .where('seq', '>', lastSeq)
    await this.db.transaction().execute(async (tx) => {
      await tx
        .deleteFrom('match')
        .where('id', '=', match)
        .where(not(exists(later)))
        .execute()
      const isGone = not(exists(selectFrom('match').select('id').where('match.id', '=', match)))
      for (const table of OF_A_MATCH)
        await tx.deleteFrom(table).where('match', '=', match).where(isGone).execute()
      await tx
        .updateTable('match')
        .set({ next: null })
        .where('next', '=', match)
        .where(isGone)
        .execute()
    })
    const row = await this.db
      .selectFrom('match')
      .select('id')
      .where('id', '=', match)
      .executeTakeFirst()
    return row === undefined
  }

  async hasMatches(): Promise<boolean> {
    const row = await this.db.selectFrom('match').select('id').limit(1).executeTakeFirst()
    return row !== undefined
  }
}
