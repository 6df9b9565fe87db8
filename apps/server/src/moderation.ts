// Moderators' actions. Each is written to the audit log before it takes effect.
import type { AuditEntry, Ban, ModeratedMatch } from '@cardwright/protocol'
import type { Bans } from './bans.ts'
import type { NodeMessage } from './news.ts'
import { Sorry } from './matches.ts'
import type { Rooms } from './rooms.ts'
import type { Removals } from './storage/removals.ts'
import type { Reports } from './storage/reports.ts'
import type { KeptMatch, Store } from './storage/store.ts'
import { newId } from './tokens.ts'

const HOUR = 3_600_000
/** How much of an address's keyed hash is shown: enough to recognize it. */
const TAG = 6
/** More messages than a match keeps. */
const ALL_LINES = 1000

export interface ModerationParts {
  store: Store
  reports: Reports
  removals: Removals
  bans: Bans
  rooms: Rooms
  publish(told: NodeMessage): void
}

/** A moderator, and the reason. */
export interface Act {
  who: string
  why: string
}

export const tagOf = (address: string | null | undefined): string | null =>
  address?.slice(0, TAG) ?? null

export class Moderation {
  private readonly parts: ModerationParts

  constructor(parts: ModerationParts) {
    this.parts = parts
  }

  async look(id: string): Promise<KeptMatch> {
    const match = await this.parts.store.match(id)
    if (match === null) throw new Sorry(404, 'unknown-match', 'there is no such match')
    return match
  }

  shown(match: KeptMatch): ModeratedMatch {
    const { id, game, open, createdAt, endedAt, ending } = match
    return {
      id,
      game,
      open,
      createdAt,
      endedAt,
      ending,
      chairs: match.chairs.map(({ seat, kind, name, address }) => ({
        seat,
        kind,
        name,
        address: tagOf(address),
        bannedUntil: address ? this.parts.bans.until(address) : null,
      })),
    }
  }

  /** The players see that it was closed. */
  async closeMatch(id: string, act: Act): Promise<void> {
    const match = await this.look(id)
    if (match.endedAt !== null) throw new Sorry(409, 'over', 'the match is over')
    await this.note(act, 'close-match', id)
    const { rooms, store } = this.parts
    // a match that this node cannot open can still be closed
    const room = await rooms.get(id).catch(() => null)
    const refused = (await room?.callOff()) ?? null
    if (refused?.code === 'game-over') throw new Sorry(409, 'over', 'the match is over')
    if (refused !== null) throw new Error(`the match could not be closed: ${refused.code}`)
    if (room === null) await store.end(id, { winners: [], reason: 'closed', by: null }, Date.now())
  }

  async deleteMatch(id: string, act: Act): Promise<void> {
    await this.look(id)
    await this.note(act, 'delete-match', id)
    const { removals, rooms, publish } = this.parts
    await rooms.drop(id)
    await removals.match(id)
    publish({ kind: 'gone', match: id })
  }

  async removeLine(id: string, n: number, act: Act): Promise<void> {
    await this.look(id)
    const { removals, store } = this.parts
    if ((await store.lines(id, ALL_LINES)).every((line) => line.n !== n))
      throw new Sorry(404, 'unknown-line', 'there is no such line')
    await this.note(act, 'remove-line', `${id} ${n}`)
    await removals.line(id, n)
    this.tellLines(id)
  }

  async removeName(id: string, seat: number, act: Act): Promise<void> {
    const name = (await this.look(id)).chairs[seat]?.name ?? null
    if (name === null) throw new Sorry(404, 'nobody-there', 'nobody sits there')
    await this.note(act, 'remove-name', `${id} ${seat}`)
    for (const match of await this.parts.removals.name(id, seat)) {
      this.parts.publish({ kind: 'chairs', match })
      await this.parts.rooms.refresh(match)
      this.tellLines(match)
    }
  }

  async ban(of: { match: string; seat: number } | { report: string }, hours: number, act: Act) {
    const address = await this.addressOf(of)
    if (!address) throw new Sorry(404, 'no-address', 'no address is known there')
    const now = Date.now()
    const ban: Ban = {
      id: newId(),
      at: now,
      address,
      until: now + hours * HOUR,
      ...act,
      liftedAt: null,
    }
    const until = new Date(ban.until).toISOString()
    await this.note(act, 'ban', `${tagOf(address)} ${until.slice(0, 16)}Z`)
    await this.parts.reports.addBan(ban)
    await this.bansChanged()
    return ban
  }

  async lift(id: string, act: Act): Promise<void> {
    const ban = await this.parts.reports.findBan(id)
    if (ban === null || ban.liftedAt !== null)
      throw new Sorry(404, 'no-ban', 'there is no such ban, or it has already been lifted')
    await this.note(act, 'lift-ban', tagOf(ban.address)!)
    await this.parts.reports.lift(id)
    await this.bansChanged()
  }

  async closeReport(id: string, act: Act): Promise<void> {
    if ((await this.parts.reports.find(id)) === null)
      throw new Sorry(404, 'no-report', 'there is no such report')
    await this.note(act, 'close-report', id)
    await this.parts.reports.close(id, act.who)
  }

  private async addressOf(of: { match: string; seat: number } | { report: string }) {
    if ('report' in of) return (await this.parts.reports.find(of.report))?.address
    return (await this.look(of.match)).chairs[of.seat]?.address
  }

  private async bansChanged(): Promise<void> {
    await this.parts.bans.refresh()
    this.parts.publish({ kind: 'bans' })
  }

  private tellLines(match: string): void {
    const { publish, rooms } = this.parts
    publish({ kind: 'lines', match })
    void rooms.hear({ kind: 'lines', match })
  }

  private async note({ who, why }: Act, what: AuditEntry['what'], target: string): Promise<void> {
    await this.parts.reports.write({ id: newId(), at: Date.now(), who, what, target, why })
  }
}
