// What a moderator takes out of the database: a line, a name, a whole match.
import type { Kysely } from 'kysely'
import type { ChatLine } from '@cardwright/protocol'
import type { Store } from './store.ts'
import { OF_A_MATCH, type Tables } from './tables.ts'

/** Matches in which one player's name is removed at once. */
const MOST_MATCHES = 1000

export class Removals {
  private readonly store: Store

  constructor(store: Store) {
    this.store = store
  }

  /** A line without words: its place in the talk stays. */
  async line(match: string, n: number): Promise<void> {
    await this.db
      .updateTable('line')
      .set({ text: '' })
      .where('match', '=', match)
      .where('n', '=', n)
      .execute()
  }

  /**
   * The name of whoever sits there, in every match where the same browser sat under it, in all they have said and
   * in reports. What is left is an empty name: pages say "player 2" in the reader's language.
   * @returns the matches that have changed
   */
  async name(match: string, seat: number): Promise<string[]> {
    const chair = (await this.store.match(match))?.chairs[seat]
    if (chair === undefined || chair.name === null) return []
    const seats = await this.seatsOf(match, seat, chair.player ?? null, chair.name)
    for (const one of seats) await this.clearName(one.match, one.seat)
    return [...new Set(seats.map((one) => one.match))]
  }

  /** Everything of it but reports, which are about people. */
  async match(id: string): Promise<void> {
    await this.db.transaction().execute(async (tx) => {
      for (const table of OF_A_MATCH) await tx.deleteFrom(table).where('match', '=', id).execute()
      await tx.deleteFrom('match').where('id', '=', id).execute()
      await tx.updateTable('match').set({ next: null }).where('next', '=', id).execute()
    })
  }

  private async seatsOf(
    match: string,
    seat: number,
    player: string | null,
    name: string,
  ): Promise<{ match: string; seat: number }[]> {
    if (player === null) return [{ match, seat }]
    return this.db
      .selectFrom('chair')
      .select(['match', 'seat'])
      .where('player', '=', player)
      .where('name', '=', name)
      .limit(MOST_MATCHES)
      .execute()
  }

  private async clearName(match: string, seat: number): Promise<void> {
    const reports = await this.db
      .selectFrom('report')
      .select(['id', 'seat', 'by_seat', 'lines'])
      .where('match', '=', match)
      .execute()
    await this.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('chair')
        .set({ name: '' })
        .where('match', '=', match)
        .where('seat', '=', seat)
        .execute()
      await tx
        .updateTable('line')
        .set({ name: '' })
        .where('match', '=', match)
        .where('seat', '=', seat)
        .execute()
      for (const report of reports) {
        const lines = (JSON.parse(report.lines) as ChatLine[]).map((line) =>
          line.seat === seat ? { ...line, name: '' } : line,
        )
        await tx
          .updateTable('report')
          .set({
            lines: JSON.stringify(lines),
            ...(report.seat === seat ? { name: '' } : {}),
            ...(report.by_seat === seat ? { by_name: '' } : {}),
          })
          .where('id', '=', report.id)
          .execute()
      }
    })
  }

  private get db(): Kysely<Tables> {
    return this.store.db
  }
}
