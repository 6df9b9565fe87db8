// The nodes that share this database, and the versions of each game's code that they play.
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

export interface KeptRelease {
  node: string
  /** By the id of the game. */
  codes: Readonly<Record<string, string>>
  seenAt: number
  /** It declares to play no longer than this; null: as long as it runs. */
  until: number | null
}

export class ReleaseTable {
  private readonly db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.db = db
  }

  /** It is there; those that have not been for long are forgotten. */
  async beat({ node, codes, seenAt, until }: KeptRelease, forgetBefore: number): Promise<void> {
    const row = { codes: JSON.stringify(codes), seen_at: seenAt, until }
    await this.db
      .insertInto('release')
      .values({ node, ...row })
      .onConflict((c) => c.column('node').doUpdateSet(row))
      .execute()
    await this.db.deleteFrom('release').where('seen_at', '<', forgetBefore).execute()
  }

  async all(): Promise<KeptRelease[]> {
    const rows = await this.db.selectFrom('release').selectAll().execute()
    return rows.map(({ node, codes, seen_at, until }) => ({
      node,
      codes: JSON.parse(codes) as KeptRelease['codes'],
      seenAt: Number(seen_at),
      until: until === null ? null : Number(until),
    }))
  }

  /** It stops, and will not be back under this name. */
  async leave(node: string): Promise<void> {
    await this.db.deleteFrom('release').where('node', '=', node).execute()
  }

  /** For a database that only one node can have. */
  async clear(): Promise<void> {
    await this.db.deleteFrom('release').execute()
  }
}
