// All that is kept: matches, who sits where, the log, the chat, and settings such as the key for tokens.
import type { Clock, ChatLine, Ending } from '@cardwright/protocol'
import type { Options, Seed } from '@cardwright/engine'
import type { Entry, Log, Numbered, Snapshot } from '@cardwright/host'
import { sql, type Kysely } from 'kysely'
import type { Pen } from './batch.ts'
import { Settings } from './settings.ts'
import type { Tables } from './tables.ts'
import { Upkeep } from './upkeep.ts'

export interface KeptChair {
  seat: number
  kind: 'human' | 'bot' | 'dummy'
  level: number | null
  name: string | null
  claim: string | null
}

export interface KeptMatch {
  id: string
  game: string
  pack: string
  options: Options
  /** Never told to anybody while it is played: it would say what chance will bring. */
  seed: Seed
  clock: Clock
  open: boolean
  createdAt: number
  endedAt: number | null
  ending: Ending | null
  next: string | null
  /** Whose turn it is when its bots think; null: the match is older than the question. */
  botOwner: string | null
  chairs: KeptChair[]
}

export class Store implements Log {
  readonly settings: Settings
  readonly upkeep: Upkeep
  private readonly db: Kysely<Tables>
  private readonly pen: Pen

  constructor(db: Kysely<Tables>, pen: Pen) {
    this.db = db
    this.pen = pen
    this.settings = new Settings(db)
    this.upkeep = new Upkeep(db)
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

  /** How far the logs of these matches have come. */
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
          options: JSON.stringify(match.options),
          ...seedColumns(match.seed),
          clock: JSON.stringify(match.clock),
          open: match.open ? 1 : 0,
          created_at: match.createdAt,
          ended_at: null,
          ending: null,
          next: null,
          bot_owner: match.botOwner,
        })
        .execute()
      await tx
        .insertInto('chair')
        .values(match.chairs.map((chair) => ({ match: match.id, ...chair })))
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

  /** Matches of the lobby, newest first: listed, not over, a chair still free. */
  async lobby(most: number, game?: string): Promise<KeptMatch[]> {
    let query = this.db
      .selectFrom('match')
      .selectAll()
      .where('open', '=', 1)
      .where('ended_at', 'is', null)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('chair')
            .select('seat')
            .whereRef('chair.match', '=', 'match.id')
            .where('kind', '=', 'human')
            .where('claim', 'is', null),
        ),
      )
      .orderBy('created_at', 'desc')
      .limit(most)
    if (game !== undefined) query = query.where('game', '=', game)
    const rows = await query.execute()
    const chairs = await this.chairs(rows.map(({ id }) => id))
    return rows.map((row) => this.kept(row, chairs))
  }

  /** Sits down on a free chair. @returns false when somebody else was faster */
  async claim(match: string, seat: number, claim: string, name: string): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('chair')
      .set({ claim, name })
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

  /** Names the match after this one. @returns the one that stands */
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
      if ((numInsertedOrUpdatedRows ?? 0n) > 0n) return { n, ...line }
    }
  }

  async lines(match: string, most: number): Promise<ChatLine[]> {
    const rows = await this.db
      .selectFrom('line')
      .select(['n', 'seat', 'name', 'text', 'at'])
      .where('match', '=', match)
      .orderBy('n', 'desc')
      .limit(most)
      .execute()
    return rows.reverse()
  }

  /** A setting that the first node invents and all others read. */
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
    for (const { match, kind, ...chair } of rows)
      out.get(match)!.push({ ...chair, kind: kind as KeptChair['kind'] })
    return out
  }

  private kept(row: Tables['match'], chairs: Map<string, KeptChair[]>): KeptMatch {
    return {
      id: row.id,
      game: row.game,
      pack: row.pack,
      options: JSON.parse(row.options) as Options,
      seed: row.secret ?? row.seed,
      clock: JSON.parse(row.clock) as Clock,
      open: row.open === 1,
      createdAt: row.created_at,
      endedAt: row.ended_at,
      ending: row.ending === null ? null : (JSON.parse(row.ending) as Ending),
      next: row.next,
      botOwner: row.bot_owner,
      chairs: chairs.get(row.id)!,
    }
  }
}

/** Matches of before there were secrets have a small number. */
const seedColumns = (seed: Seed): { seed: number; secret: string | null } =>
  typeof seed === 'string' ? { seed: 0, secret: seed } : { seed, secret: null }
