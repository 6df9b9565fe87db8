// Reports of messages and players: what is stored, and how many are allowed.
import type { ChatLine } from '@cardwright/protocol'
import { Gate } from './limits.ts'
import { Sorry, type Matches } from './matches.ts'
import type { Reports } from './storage/reports.ts'
import type { Store } from './storage/store.ts'
import { newId } from './tokens.ts'

/** Reports per address, and the time window in seconds. */
const MOST = 10
const WITHIN = 600
/** Messages stored before and after the reported one. */
const BEFORE = 15
const AFTER = 4
/** The messages a page may have seen. */
const SHOWN = 500

export interface Complaint {
  token: string
  seat: number
  line?: number
  reason: Parameters<Reports['add']>[0]['reason']
  text?: string
}

export class Reporting {
  private readonly store: Store
  private readonly matches: Matches
  private readonly reports: Reports
  private readonly gate = new Gate(MOST, WITHIN)

  constructor(store: Store, matches: Matches, reports: Reports) {
    this.store = store
    this.matches = matches
    this.reports = reports
  }

  /** @param address keyed hash of the reporter's address */
  async take(id: string, { token, seat, line, reason, text }: Complaint, address: string) {
    const { match, own } = await this.matches.seated(id, token)
    const whom = match.chairs[seat]
    if (seat === own || whom?.kind !== 'human' || whom.name === null)
      throw new Sorry(
        404,
        'nobody-to-report',
        'there is no player in that seat who can be reported',
      )
    const lines = await this.around(id, seat, line)
    if (!(await this.gate.lets(address)))
      throw new Sorry(429, 'too-many-reports', 'too many reports; wait ten minutes')
    await this.reports.add({
      id: newId(),
      at: Date.now(),
      match: id,
      game: match.game,
      seat,
      name: whom.name,
      address: whom.address ?? null,
      line: line ?? null,
      reason,
      text: text ?? '',
      bySeat: own,
      byName: match.chairs[own].name ?? '',
      byAddress: address,
      lines,
      closedAt: null,
      closedBy: null,
    })
  }

  private async around(id: string, seat: number, line: number | undefined): Promise<ChatLine[]> {
    const lines = await this.store.lines(id, SHOWN)
    if (line === undefined) return lines.slice(-BEFORE - AFTER)
    const place = lines.findIndex(({ n }) => n === line)
    if (place < 0 || lines[place].seat !== seat)
      throw new Sorry(404, 'unknown-line', 'that player has no such message')
    return lines.slice(Math.max(0, place - BEFORE), place + AFTER + 1)
  }
}
