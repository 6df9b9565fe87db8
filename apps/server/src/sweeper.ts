// A server's own retention: sweeps periodically, never twice at once, and counts removed matches.
import type { Logger } from 'pino'
import { Archive } from './archive.ts'
import type { Metrics } from './metrics.ts'
import { sweep, type Retention } from './retention.ts'
import type { Rooms } from './rooms.ts'
import type { Store } from './storage/store.ts'

const HOUR = 3_600_000
/** Delay after a start, when there is more urgent work. */
const FIRST = 60_000

export interface SweeperParts {
  store: Store
  rooms: Rooms
  metrics: Metrics
  log: Logger
}

export class Sweeper {
  private readonly keep: Retention
  private readonly parts: SweeperParts
  private timer: ReturnType<typeof setTimeout> | undefined
  private running: Promise<void> = Promise.resolve()
  private isOver = false

  constructor(keep: Retention, parts: SweeperParts) {
    this.keep = keep
    this.parts = parts
    if (keep.finishedDays !== undefined || keep.abandonedDays !== undefined) this.wait(FIRST)
  }

  async stop(): Promise<void> {
    this.isOver = true
    clearTimeout(this.timer)
    await this.running
  }

  private wait(ms: number): void {
    this.timer = setTimeout(() => {
      this.running = this.sweep().finally(() => this.isOver || this.wait(HOUR))
    }, ms)
    this.timer.unref()
  }

  private async sweep(): Promise<void> {
    const { store, rooms, metrics, log } = this.parts
    const { archive } = this.keep
    try {
      const { finished, abandoned } = await sweep(this.keep, {
        store,
        archive: archive === undefined ? null : new Archive(archive),
        isHeld: (match) => rooms.has(match),
        failed: (match, error) =>
          log.error({ err: error, match }, 'an old match cannot be removed'),
        now: Date.now(),
        isOver: () => this.isOver,
      })
      metrics.removed.inc({ kind: 'finished' }, finished)
      metrics.removed.inc({ kind: 'abandoned' }, abandoned)
      if (finished + abandoned > 0) log.info({ finished, abandoned }, 'old matches were removed')
    } catch (error) {
      log.error({ err: error }, 'old matches could not be removed; retrying in an hour')
    }
  }
}
