// Open matches in the database: who is there, who may be met, and how two that wait become one.
import { sql, type ExpressionBuilder } from 'kysely'
import { databaseNow } from './database-clock.ts'
import type { KeptMatch, Store } from './store.ts'
import type { Tables } from './tables.ts'

/** How long a table is listed after a player was seen at it; nodes report every ten seconds. */
const LISTED = 25_000
/** How long the maker's page may take to connect. */
const ARRIVING = 15_000
/** After so long without anybody a table leaves the lobby for good. */
const EXPIRES = 10 * 60_000
/** Matches named in one statement. */
const AT_ONCE = 500
/** Tables of quick matches that are looked at together. */
const MOST_WAITING = 200
/** Marks the free chairs of a table whose player was moved to another one. */
const MOVED = 'moved'

export interface Wanted {
  most: number
  /** Hashes of the packs that can be played here. */
  packs: readonly string[]
  /** How many of one address are listed. */
  each: number
  game?: string
}

type InMatch = ExpressionBuilder<Tables, 'match'>

const freeChair = (eb: InMatch) =>
  eb.exists(
    eb
      .selectFrom('chair')
      .select('seat')
      .whereRef('chair.match', '=', 'match.id')
      .where('kind', '=', 'human')
      .where('claim', 'is', null),
  )

const isOpen = (id: string) =>
  sql<boolean>`exists (select 1 from match where match.id = ${id} and match.ended_at is null)`

export class OpenTables {
  private readonly store: Store

  constructor(store: Store) {
    this.store = store
  }

  /** A player is at these tables now. */
  async seen(matches: readonly string[]): Promise<void> {
    const { db } = this.store
    for (let k = 0; k < matches.length; k += AT_ONCE)
      await db
        .updateTable('match')
        .set({ seen_at: databaseNow(db) })
        .where('id', 'in', matches.slice(k, k + AT_ONCE))
        .where('open', '=', 1)
        .execute()
  }

  /** The last player has left: it is not listed, and begins to expire. */
  async left(match: string): Promise<void> {
    const { db } = this.store
    await db
      .updateTable('match')
      .set({ seen_at: sql<number>`${databaseNow(db)} - ${LISTED}` })
      .where('id', '=', match)
      .where('open', '=', 1)
      .execute()
  }

  /** Newest first. However many tables one address has opened, a few of them are listed. */
  async listed({ most, packs, each, game }: Wanted): Promise<KeptMatch[]> {
    if (packs.length === 0) return []
    const { db } = this.store
    let present = db
      .selectFrom('match')
      .select(['id', 'created_at'])
      .select(
        sql<number>`row_number() over (partition by coalesce(maker, id) order by created_at desc)`.as(
          'place',
        ),
      )
      .where('open', '=', 1)
      .where('ended_at', 'is', null)
      .where('seen_at', '>', this.since(LISTED))
      .where('pack', 'in', packs)
      .where(freeChair)
    if (game !== undefined) present = present.where('game', '=', game)
    const rows = await db
      .selectFrom(present.as('present'))
      .select('id')
      .where('place', '<=', each)
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute()
    return this.store.matches(rows.map(({ id }) => id))
  }

  /** Is a player there? */
  async isAttended(match: string): Promise<boolean> {
    const row = await this.store.db
      .selectFrom('match')
      .select('id')
      .where('id', '=', match)
      .where('seen_at', '>', this.since(LISTED))
      .executeTakeFirst()
    return row !== undefined
  }

  /** How many open tables of an address wait for a player now. */
  async openedBy(address: string): Promise<number> {
    const { count } = await this.store.db
      .selectFrom('match')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('open', '=', 1)
      .where('ended_at', 'is', null)
      .where('maker', '=', address)
      .where((eb) =>
        eb.or([
          eb('seen_at', '>', this.since(LISTED)),
          eb('seen_at', 'is', null).and('created_at', '>', this.since(ARRIVING)),
        ]),
      )
      .where(freeChair)
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  /** Abandoned tables are no longer open to strangers. Invitations stay valid. */
  async expire(): Promise<void> {
    await this.store.db
      .updateTable('match')
      .set({ open: 0 })
      .where('open', '=', 1)
      .where('ended_at', 'is', null)
      .where(sql`coalesce(seen_at, created_at)`, '<', this.since(EXPIRES))
      .where(freeChair)
      .execute()
  }

  /** Tables of quick matches where one player waits alone, oldest first. */
  async waitingAlone(packs: readonly string[]): Promise<KeptMatch[]> {
    if (packs.length === 0) return []
    const rows = await this.store.db
      .selectFrom('match')
      .select('id')
      .where('open', '=', 1)
      .where('quick', '=', 1)
      .where('ended_at', 'is', null)
      .where('seen_at', '>', this.since(LISTED))
      .where('pack', 'in', packs)
      .where(freeChair)
      .orderBy('created_at')
      .orderBy('id')
      .limit(MOST_WAITING)
      .execute()
    return (await this.store.matches(rows.map(({ id }) => id))).filter(
      ({ chairs }) => chairs.filter(({ claim }) => claim !== null).length === 1,
    )
  }

  /**
   * Whoever waits alone at one table sits down at another, and the first is over. All of it or nothing, whoever
   * else reaches for those chairs at the same moment. The claim goes along, so that the player's right to the old
   * seat tells where the new one is.
   * @returns the seat; null when another player was faster
   */
  async move(from: KeptMatch, to: KeptMatch): Promise<number | null> {
    const { db } = this.store
    const mover = from.chairs.find(({ claim }) => claim !== null)
    const free = to.chairs.find(({ kind, claim }) => kind === 'human' && claim === null)
    if (mover === undefined || free === undefined) return null
    const { claim, name, address = null, player = null, blocked = [] } = mover
    const ending = JSON.stringify({ winners: [], reason: MOVED, by: null })
    const isAlone = sql<boolean>`not exists (select 1 from chair as old where old.match = ${from.id}
      and old.kind = 'human' and old.claim <> ${MOVED} and old.claim <> ${claim})`
    const hasMoved = sql<boolean>`exists (select 1 from chair as new where new.match = ${to.id}
      and new.claim = ${claim})`
    await db.transaction().execute(async (tx) => {
      // first close the old table to others …
      await tx
        .updateTable('chair')
        .set({ claim: MOVED })
        .where('match', '=', from.id)
        .where('kind', '=', 'human')
        .where('claim', 'is', null)
        .where(isOpen(from.id))
        .execute()
      // … then, if nobody has joined it, move its player to the new one …
      await tx
        .updateTable('chair')
        .set({ claim, name, address, player, blocked: JSON.stringify(blocked) })
        .where('match', '=', to.id)
        .where('seat', '=', free.seat)
        .where('claim', 'is', null)
        .where(isOpen(from.id))
        .where(isOpen(to.id))
        .where(isAlone)
        .execute()
      // … and the old one is over, or as it was
      await tx
        .updateTable('match')
        .set({ ended_at: databaseNow(db), ending, next: to.id })
        .where('id', '=', from.id)
        .where('ended_at', 'is', null)
        .where(hasMoved)
        .execute()
      await tx
        .updateTable('chair')
        .set({ claim: null })
        .where('match', '=', from.id)
        .where('claim', '=', MOVED)
        .where(isOpen(from.id))
        .execute()
    })
    const now = await this.store.match(to.id)
    return now?.chairs[free.seat].claim === claim ? free.seat : null
  }

  private since(ms: number) {
    return sql<number>`${databaseNow(this.store.db)} - ${ms}`
  }
}

/** Is it over because its player was led to another table? */
export const isMoved = ({ ending }: KeptMatch): boolean => ending?.reason === MOVED

/** The seat that bears this claim; -1: none. */
export const seatWith = ({ chairs }: KeptMatch, claim: string | null): number =>
  chairs.findIndex((chair) => claim !== null && chair.claim === claim)

/** Where the player of a seat was led to from a table that is over because of it; null: it is not. */
export async function movedTo(
  store: Store,
  from: KeptMatch,
  claim: string,
): Promise<{ match: string; seat: number } | null> {
  const to = isMoved(from) && from.next !== null ? await store.match(from.next) : null
  const seat = to === null ? -1 : seatWith(to, claim)
  return to === null || seat < 0 ? null : { match: to.id, seat }
}
