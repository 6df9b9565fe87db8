// Whether the storage can be written. While it cannot, the node is not ready and keeps retrying.
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'
import { hindranceIn } from './storage/damaged.ts'

const TRY_AGAIN = 1000

const SENTENCES = {
  full: 'the disk is full',
  damaged: 'the database is damaged',
  away: 'the database cannot be written',
}

export class Writing {
  private readonly log: Logger
  private readonly metrics: Metrics
  private readonly attempt: () => Promise<void>
  private problem: string | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  /** @param attempt a test write */
  constructor(attempt: () => Promise<void>, log: Logger, metrics: Metrics) {
    this.attempt = attempt
    this.log = log
    this.metrics = metrics
    metrics.writable.set(1)
  }

  /** Null while everything is fine. */
  get trouble(): string | null {
    return this.problem
  }

  /** @returns the result of the write; records failures */
  async watch<T>(write: () => Promise<T>): Promise<T> {
    try {
      return await write()
    } catch (error) {
      this.note(error)
      throw error
    }
  }

  /** Retries after a failure. @returns the remaining problem */
  async stop(): Promise<string | null> {
    clearTimeout(this.timer)
    if (this.problem !== null)
      await this.attempt().then(
        () => this.recovered(),
        () => {},
      )
    return this.problem
  }

  /** Records a failed write. */
  note(error: unknown): void {
    const cause = hindranceIn(error)
    this.metrics.unwritten.inc({ cause })
    if (this.problem !== null) return
    this.problem = SENTENCES[cause]
    this.metrics.writable.set(0)
    this.log.error({ err: error, cause }, `${this.problem}; matches wait`)
    this.tryLater()
  }

  private tryLater(): void {
    this.timer = setTimeout(() => {
      this.attempt().then(
        () => this.recovered(),
        () => this.tryLater(),
      )
    }, TRY_AGAIN)
    this.timer.unref()
  }

  private recovered(): void {
    this.problem = null
    this.metrics.writable.set(1)
    this.log.warn('the database can be written again')
  }
}
