// Banned addresses. Bans are stored in the database; every node has a copy and
// reloads it every few seconds, and at once when another node reports a change.
import type { Reports } from './storage/reports.ts'

const EVERY = 5_000

export class Bans {
  private readonly reports: Reports
  private readonly failed: (error: unknown) => void
  private known = new Map<string, number>()
  private readonly timer: ReturnType<typeof setInterval>
  /** A ban was added: connections from there are closed. */
  onBan: () => void = () => {}

  constructor(reports: Reports, failed: (error: unknown) => void) {
    this.reports = reports
    this.failed = failed
    this.timer = setInterval(() => void this.refresh(), EVERY)
    this.timer.unref()
  }

  /** While the database is unavailable, the last copy applies. */
  async refresh(): Promise<void> {
    try {
      const before = this.known
      this.known = await this.reports.banned()
      if ([...this.known].some(([address, until]) => before.get(address) !== until)) this.onBan()
    } catch (error) {
      this.failed(error)
    }
  }

  /** @param address its keyed hash @returns null: it may play */
  until(address: string): number | null {
    const until = this.known.get(address) ?? 0
    return until > Date.now() ? until : null
  }

  stop(): void {
    clearInterval(this.timer)
  }
}

/** A message for people; pages show it in the reader's language and time zone. */
export const banSentence = (until: number): string =>
  `this address may not play here until ${new Date(until).toISOString().slice(0, 16)}Z`
