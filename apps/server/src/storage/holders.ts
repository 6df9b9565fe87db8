// Which nodes hold which matches, and who sits there: for as long as a node says that it is there.
import { sql, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

const AT_ONCE = 200
/** Older entries mean nothing any more. */
const WEEK = 7 * 86_400_000

export interface Held {
  match: string
  /** One bit for each seat that is there. */
  seats: number
  /** When it was let go; null: it is held, or was when the node ended. */
  until: number | null
}

export interface Holder extends Held {
  /** Since when the node has been there without a break, and until when it is known to have been. */
  since: number
  seen: number
}

export class Holders {
  private readonly db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.db = db
  }

  /** The node is there, since then and still now. */
  async beat(id: string, since: number, seen: number): Promise<void> {
    await this.db
      .insertInto('node')
      .values({ id, since, seen })
      .onConflict((c) => c.column('id').doUpdateSet({ since, seen }))
      .execute()
  }

  async note(node: string, held: readonly Held[]): Promise<void> {
    for (let k = 0; k < held.length; k += AT_ONCE)
      await this.db
        .insertInto('holding')
        .values(held.slice(k, k + AT_ONCE).map((one) => ({ node, ...one })))
        .onConflict((c) =>
          c.columns(['match', 'node']).doUpdateSet({
            seats: sql<number>`excluded.seats`,
            until: sql<number | null>`excluded.until`,
          }),
        )
        .execute()
  }

  /** The others who hold or have held these matches. */
  async others(node: string, matches: readonly string[]): Promise<Holder[]> {
    if (matches.length === 0) return []
    const rows = await this.db
      .selectFrom('holding')
      .innerJoin('node', 'node.id', 'holding.node')
      .select(['match', 'seats', 'until', 'since', 'seen'])
      .where('match', 'in', matches)
      .where('node', '!=', node)
      .execute()
    return rows
  }

  /** No longer needed. */
  async forget(match: string): Promise<void> {
    await this.db.deleteFrom('holding').where('match', '=', match).execute()
  }

  /** The node ends. */
  async letGo(node: string, now: number): Promise<void> {
    await this.db
      .updateTable('holding')
      .set({ until: now, seats: 0 })
      .where('node', '=', node)
      .where('until', 'is', null)
      .execute()
  }

  async tidy(now: number): Promise<void> {
    const old = this.db
      .selectFrom('node')
      .select('id')
      .where('seen', '<', now - WEEK)
    await this.db.deleteFrom('holding').where('node', 'in', old).execute()
    await this.db
      .deleteFrom('node')
      .where('seen', '<', now - WEEK)
      .execute()
  }
}
