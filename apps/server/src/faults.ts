// Failures of the storage: logged once per match and cause, counted in the metrics, and classified for the client
// that waits. An unavailable storage recovers; a damaged log does not.
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'
import { damageIn } from './storage/damaged.ts'

/** How many faults are remembered before they are logged again. */
const MOST_REMEMBERED = 10_000
/** Minimum milliseconds between equal log lines. */
const APART = 10_000

export class Faults {
  private readonly log: Logger
  private readonly metrics: Metrics
  private readonly said = new Set<string>()
  private readonly complaints = new Map<string, number>()

  constructor(log: Logger, metrics: Metrics) {
    this.log = log
    this.metrics = metrics
  }

  /** @returns whether waiting is useless */
  report(error: unknown, match?: string): boolean {
    const cause = damageIn(error)
    if (cause === null) {
      this.complain(error, match)
      return false
    }
    if (this.isNew(`${match} ${cause}`)) {
      this.metrics.damaged.inc({ cause })
      this.log.error({ err: error, match, cause }, 'the stored data of this match is damaged')
    }
    return true
  }

  /** An unavailable storage fails repeatedly, so equal lines are logged only now and then. */
  private complain(error: unknown, match: string | undefined): void {
    const now = performance.now()
    const sentence = String(error)
    const last = this.complaints.get(sentence)
    if (last !== undefined && now - last < APART) return
    if (this.complaints.size >= MOST_REMEMBERED) this.complaints.clear()
    this.complaints.set(sentence, now)
    this.log.error({ err: error, match }, 'something failed; the match waits')
  }

  private isNew(key: string): boolean {
    if (this.said.has(key)) return false
    if (this.said.size >= MOST_REMEMBERED) this.said.clear()
    this.said.add(key)
    return true
  }
}
