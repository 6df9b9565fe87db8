// Reports, bans and the audit log in the database. Lists are paged, newest first.
import type { AuditEntry, Ban, ChatLine, Report, ReportReason } from '@cardwright/protocol'
import type { Kysely } from 'kysely'
import { paged, type Page } from './pages.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

/** The maximum of stored reports per match. */
const MOST_OF_A_MATCH = 30
const MOST_BANS = 10_000
const DAY = 24 * 3_600_000
/** How long settled reports are kept. */
const KEPT = { reports: 180 * DAY, bans: 180 * DAY, audit: 730 * DAY }

export class Reports {
  private readonly store: Store

  constructor(store: Store) {
    this.store = store
  }

  /** @returns false when it was already reported, or the match has too many reports */
  async add(report: Report): Promise<boolean> {
    const same = await this.db
      .selectFrom('report')
      .select(['seat', 'line', 'by_seat'])
      .where('match', '=', report.match)
      .execute()
    const isKnown = same.some(
      ({ seat, line, by_seat }) =>
        seat === report.seat && line === report.line && by_seat === report.bySeat,
    )
    if (isKnown || same.length >= MOST_OF_A_MATCH) return false
    const { bySeat, byName, byAddress, closedAt, closedBy, lines, ...rest } = report
    await this.db
      .insertInto('report')
      .values({
        ...rest,
        by_seat: bySeat,
        by_name: byName,
        by_address: byAddress,
        closed_at: closedAt,
        closed_by: closedBy,
        lines: JSON.stringify(lines),
      })
      .execute()
    return true
  }

  async list(isClosed: boolean, page: Page): Promise<Report[]> {
    const query = this.db
      .selectFrom('report')
      .selectAll()
      .where('closed_at', isClosed ? 'is not' : 'is', null)
    return (await paged(query, page).execute()).map(reportOf)
  }

  async find(id: string): Promise<Report | null> {
    const row = await this.db
      .selectFrom('report')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    return row === undefined ? null : reportOf(row)
  }

  async close(id: string, who: string): Promise<void> {
    await this.db
      .updateTable('report')
      .set({ closed_at: Date.now(), closed_by: who })
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .execute()
  }

  async addBan({ liftedAt, ...ban }: Ban): Promise<void> {
    await this.db
      .insertInto('ban')
      .values({ ...ban, lifted_at: liftedAt })
      .execute()
  }

  async bans(page: Page): Promise<Ban[]> {
    const rows = await paged(this.db.selectFrom('ban').selectAll(), page).execute()
    return rows.map(({ lifted_at, ...ban }) => ({ ...ban, liftedAt: lifted_at }))
  }

  async findBan(id: string): Promise<Ban | null> {
    const row = await this.db.selectFrom('ban').selectAll().where('id', '=', id).executeTakeFirst()
    if (row === undefined) return null
    const { lifted_at, ...ban } = row
    return { ...ban, liftedAt: lifted_at }
  }

  async lift(id: string): Promise<void> {
    await this.db
      .updateTable('ban')
      .set({ lifted_at: Date.now() })
      .where('id', '=', id)
      .where('lifted_at', 'is', null)
      .execute()
  }

  /** Addresses that may not play now, and until when. */
  async banned(): Promise<Map<string, number>> {
    const rows = await this.db
      .selectFrom('ban')
      .select(['address', 'until'])
      .where('until', '>', Date.now())
      .where('lifted_at', 'is', null)
      .orderBy('until', 'desc')
      .limit(MOST_BANS)
      .execute()
    // the longest ban counts
    return new Map(rows.reverse().map(({ address, until }) => [address, until]))
  }

  async write(entry: AuditEntry): Promise<void> {
    await this.db.insertInto('audit').values(entry).execute()
  }

  async audit(page: Page): Promise<AuditEntry[]> {
    const rows = await paged(this.db.selectFrom('audit').selectAll(), page).execute()
    return rows as AuditEntry[]
  }

  /** Deletes what is no longer needed. */
  async forget(): Promise<void> {
    const now = Date.now()
    await this.db
      .deleteFrom('report')
      .where('at', '<', now - KEPT.reports)
      .execute()
    await this.db
      .deleteFrom('ban')
      .where('until', '<', now - KEPT.bans)
      .execute()
    await this.db
      .deleteFrom('audit')
      .where('at', '<', now - KEPT.audit)
      .execute()
  }

  private get db(): Kysely<Tables> {
    return this.store.db
  }
}

function reportOf(row: Tables['report']): Report {
  const { by_seat, by_name, by_address, closed_at, closed_by, lines, reason, ...rest } = row
  return {
    ...rest,
    reason: reason as ReportReason,
    bySeat: by_seat,
    byName: by_name,
    byAddress: by_address,
    lines: JSON.parse(lines) as ChatLine[],
    closedAt: closed_at,
    closedBy: closed_by,
  }
}
