// Failures of the storage: logged once per match and cause, counted in the metrics, and classified for the client
// that waits. A storage that is away comes back by itself, a damaged log does not.
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'
import { damageIn } from './storage/damaged.ts'

/** Enough to keep a log readable; then it is logged again. */
const MOST_REMEMBERED = 10_000
/** Milliseconds between two equal complaints. */
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

  /** @returns whether waiting is of no use */
  report(error: unknown, match?: string): boolean {
    const cause = damageIn(error)
    if (cause === null) {
      this.complain(error, match)
      return false
    }
    if (this.isNew(`${match} ${cause}`)) {
      this.metrics.damaged.inc({ cause })
      this.log.error({ err: error, match, cause }, 'what is kept of this match is damaged')
    }
    return true
  }

  /** A storage that is away fails again and again: the same sentence is enough now and then. */
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
