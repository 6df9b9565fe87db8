// All stored data: matches, seats, the log, the chat, and settings such as the key for tokens.
import type { Absence, Clock, ChatLine, Ending } from '@cardwright/protocol'
import type { Options, Seed } from '@cardwright/engine'
import type { Entry, Log, Numbered, Snapshot } from '@cardwright/host'
import { sql, type Kysely } from 'kysely'
import type { Pen } from './batch.ts'
import { Holders } from './holders.ts'
import { paged, type Page } from './pages.ts'
import { PackTable } from './packs.ts'
import { ReleaseTable } from './releases.ts'
import { Settings } from './settings.ts'
import type { Tables } from './tables.ts'
import { Upkeep } from './upkeep.ts'

/** The maximum of messages per match. */
const MOST_LINES = 500

export interface KeptChair {
  seat: number
  kind: 'human' | 'bot' | 'dummy'
  level: number | null
  name: string | null
  claim: string | null
  /** The player in the seat, as keyed hashes, and whom they have blocked. */
  address?: string | null
  player?: string | null
  blocked?: readonly string[]
}

/** A player taking a seat. */
export interface Sitter {
  claim: string
  name: string
  address: string | null
  player: string | null
  blocked: readonly string[]
}

export interface KeptMatch {
  id: string
  game: string
  pack: string
  /** The version of the code that plays it; null: from before versions were stored. */
  code: string | null
  options: Options
  /** Never revealed during the match, because it predicts every draw. */
  seed: Seed
  clock: Clock
  absence: Absence
  open: boolean
  createdAt: number
  endedAt: number | null
  ending: Ending | null
  next: string | null
  /** The address it was made from, as a keyed hash. */
  maker?: string | null
  /** Made by a quick match that found no opponent. */
  quick?: boolean
  chairs: KeptChair[]
}

export class Store implements Log {
  readonly db: Kysely<Tables>
  readonly settings: Settings
  readonly upkeep: Upkeep
  readonly packs: PackTable
  readonly releases: ReleaseTable
  private readonly pen: Pen
  readonly holders: Holders

  constructor(db: Kysely<Tables>, pen: Pen) {
    this.db = db
    this.pen = pen
    this.settings = new Settings(db)
    this.upkeep = new Upkeep(db)
    this.holders = new Holders(db)
    this.packs = new PackTable(db)
    this.releases = new ReleaseTable(db)
  }

  /** The database's clock; null: use the node's own. */
  async time(): Promise<number | null> {
    return (await this.pen.time?.()) ?? null
  }

  append(match: string, seq: number, entry: Entry): Promise<boolean> {
    return this.pen.append({ match, seq, body: JSON.stringify(entry) })
  }

  async read(match: string, after: number): Promise<Numbered[]> {
    const rows = await this.db
      .selectFrom('entry')
      .select(['seq', 'body'])
      .where('match', '=', match)
      .where('seq', '>', after)
      .orderBy('seq')
      .execute()
    return rows.map(({ seq, body }) => ({ seq, entry: JSON.parse(body) as Entry }))
  }

  /** The last entry numbers of these matches. */
  async heads(matches: readonly string[]): Promise<{ match: string; seq: number }[]> {
    if (matches.length === 0) return []
    const rows = await this.db
      .selectFrom('match')
      .select([
        'id',
        sql<number>`(select max(seq) from entry where entry.match = match.id)`.as('seq'),
      ])
      .where('id', 'in', matches)
      .execute()
    return rows.map(({ id, seq }) => ({ match: id, seq: Number(seq ?? 0) }))
  }

  async snapshot(match: string): Promise<Snapshot | null> {
    const row = await this.db
      .selectFrom('snapshot')
      .select('body')
      .where('match', '=', match)
      .executeTakeFirst()
    return row === undefined ? null : (JSON.parse(row.body) as Snapshot)
  }

  keepSnapshot(match: string, snapshot: Snapshot): Promise<void> {
    return this.pen.snapshot({ match, seq: snapshot.seq, body: JSON.stringify(snapshot) })
  }

  async addMatch(match: KeptMatch): Promise<void> {
    await this.db.transaction().execute(async (tx) => {
      await tx
        .insertInto('match')
        .values({
          id: match.id,
          game: match.game,
          pack: match.pack,
          code: match.code,
          options: JSON.stringify(match.options),
          ...seedColumns(match.seed),
          clock: JSON.stringify(match.clock),
          absence: match.absence,
          open: match.open ? 1 : 0,
          created_at: match.createdAt,
          ended_at: null,
          ending: null,
          next: null,
          maker: match.maker ?? null,
          quick: match.quick ? 1 : 0,
        })
        .execute()
      await tx
        .insertInto('chair')
        .values(
          match.chairs.map((chair) => ({
            match: match.id,
            ...chair,
            blocked: JSON.stringify(chair.blocked ?? []),
          })),
        )
        .execute()
    })
  }

  async match(id: string): Promise<KeptMatch | null> {
    const row = await this.db
      .selectFrom('match')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (row === undefined) return null
    return this.kept(row, await this.chairs([id]))
  }

  /** In the requested order, without missing ones. */
  async matches(ids: readonly string[]): Promise<KeptMatch[]> {
    if (ids.length === 0) return []
    const rows = await this.db.selectFrom('match').selectAll().where('id', 'in', ids).execute()
    const chairs = await this.chairs(ids)
    const found = new Map(rows.map((row) => [row.id, this.kept(row, chairs)]))
    return ids.flatMap((id) => found.get(id) ?? [])
  }

  async newest(page: Page, onlyRunning: boolean): Promise<KeptMatch[]> {
    let query = this.db.selectFrom('match').select(['id', 'created_at'])
    if (onlyRunning) query = query.where('ended_at', 'is', null)
    const rows = await paged(query, page, 'created_at').execute()
    return this.matches(rows.map(({ id }) => id))
  }

  /** Takes a free seat. @returns false when another player was faster */
  async claim(match: string, seat: number, sitter: Sitter): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('chair')
      .set({ ...sitter, blocked: JSON.stringify(sitter.blocked) })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where('kind', '=', 'human')
      .where('claim', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async end(match: string, ending: Ending, at: number): Promise<void> {
    await this.db
      .updateTable('match')
      .set({ ending: JSON.stringify(ending), ended_at: at })
      .where('id', '=', match)
      .where('ended_at', 'is', null)
      .execute()
  }

  /** Other code continues a match. @returns false when another node was faster */
  async takeOver(match: string, from: string | null, to: string): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('match')
      .set({ code: to })
      .where('id', '=', match)
      .where('code', from === null ? 'is' : '=', from)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /** Stores the next match. @returns the one that was stored first */
  async setNext(match: string, next: string): Promise<string> {
    await this.db
      .updateTable('match')
      .set({ next })
      .where('id', '=', match)
      .where('next', 'is', null)
      .execute()
    return (await this.match(match))!.next!
  }

  async keepLine(match: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine> {
    for (;;) {
      const { last } = await this.db
        .selectFrom('line')
        .select((eb) => eb.fn.coalesce(eb.fn.max('n'), sql<number>`0`).as('last'))
        .where('match', '=', match)
        .executeTakeFirstOrThrow()
      const n = Number(last) + 1
      const { numInsertedOrUpdatedRows } = await this.db
        .insertInto('line')
        .values({ match, n, ...line })
        .onConflict((c) => c.doNothing())
        .executeTakeFirst()
      if ((numInsertedOrUpdatedRows ?? 0n) === 0n) continue
      if (n > MOST_LINES)
        await this.db
          .deleteFrom('line')
          .where('match', '=', match)
          .where('n', '<=', n - MOST_LINES)
          .execute()
      return { n, ...line }
    }
  }

  /** The last messages, or those before a given one. */
  async lines(match: string, most: number, before?: number): Promise<ChatLine[]> {
    let query = this.db
      .selectFrom('line')
      .select(['n', 'seat', 'name', 'text', 'at'])
      .where('match', '=', match)
      .orderBy('n', 'desc')
      .limit(most)
    if (before !== undefined) query = query.where('n', '<', before)
    return (await query.execute()).reverse()
  }

  /** A setting created by the first node and read by all others. */
  setting(name: string, invent: () => string): Promise<string> {
    return this.settings.invent(name, invent)
  }

  async isReady(): Promise<boolean> {
    try {
      await this.db.selectFrom('setting').select('name').limit(1).execute()
      return true
    } catch {
      return false
    }
  }

  async close(): Promise<void> {
    await this.db.destroy()
  }

  private async chairs(ids: readonly string[]): Promise<Map<string, KeptChair[]>> {
    const out = new Map<string, KeptChair[]>(ids.map((id) => [id, []]))
    if (ids.length === 0) return out
    const rows = await this.db
      .selectFrom('chair')
      .selectAll()
      .where('match', 'in', ids)
      .orderBy('seat')
      .execute()
    for (const { match, kind, blocked, ...chair } of rows)
      out.get(match)!.push({
        ...chair,
        kind: kind as KeptChair['kind'],
        blocked: JSON.parse(blocked ?? '[]') as string[],
      })
    return out
  }

  private kept(row: Tables['match'], chairs: Map<string, KeptChair[]>): KeptMatch {
    return {
      id: row.id,
      game: row.game,
      pack: row.pack,
      code: row.code,
      options: JSON.parse(row.options) as Options,
      seed: row.secret ?? row.seed,
      clock: JSON.parse(row.clock) as Clock,
      absence: row.absence as Absence,
      open: row.open === 1,
      createdAt: row.created_at,
      endedAt: row.ended_at,
      ending: row.ending === null ? null : (JSON.parse(row.ending) as Ending),
      next: row.next,
      maker: row.maker,
      quick: row.quick === 1,
      chairs: chairs.get(row.id)!,
    }
  }
}

/** Matches from before secrets have a small number. */
const seedColumns = (seed: Seed): { seed: number; secret: string | null } =>
  typeof seed === 'string' ? { seed: 0, secret: seed } : { seed, secret: null }
