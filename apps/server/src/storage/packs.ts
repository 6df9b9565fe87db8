// Packs by their hashes, so that a match can be opened with its own when the game has moved on. A body is what
// stands in the pack's folder, written without spaces, as gzip in letters.
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { PackFiles } from '@cardwright/content'
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

const zip = promisify(gzip)
const unzip = promisify(gunzip)

export interface KeptPack {
  game: string
  /** JSON of its files, as gzip. */
  body: Buffer
}

export class PackTable {
  private readonly db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.db = db
  }

  /** Looks are no part of the hash: who comes later brings newer ones. */
  async keep(hash: string, game: string, files: PackFiles, now: number): Promise<void> {
    const body = (await zip(JSON.stringify(files))).toString('base64')
    await this.db
      .insertInto('pack')
      .values({ hash, game, body, created_at: now })
      .onConflict((c) => c.column('hash').doUpdateSet({ body }))
      .execute()
  }

  async find(hash: string): Promise<KeptPack | null> {
    const row = await this.db
      .selectFrom('pack')
      .select(['game', 'body'])
      .where('hash', '=', hash)
      .executeTakeFirst()
    return row === undefined ? null : { game: row.game, body: Buffer.from(row.body, 'base64') }
  }

  /** Those of these hashes that are kept. */
  async known(hashes: readonly string[]): Promise<Set<string>> {
    if (hashes.length === 0) return new Set()
    const rows = await this.db
      .selectFrom('pack')
      .select('hash')
      .where('hash', 'in', hashes)
      .execute()
    return new Set(rows.map(({ hash }) => hash))
  }
}

export const filesIn = async ({ body }: KeptPack): Promise<PackFiles> =>
  JSON.parse((await unzip(body)).toString()) as PackFiles
