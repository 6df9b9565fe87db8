// What a node does now and then by itself.
import type { Retention } from '../retention.ts'
import type { Reports } from '../storage/reports.ts'
import { Sweeper, type SweeperParts } from '../sweeper.ts'

/** How often idle matches are dropped, and logs are checked for missed news. */
const SWEEP = 30_000
const CATCH_UP = 2_000
/** How often old reports are deleted. */
const TIDY = 6 * 3_600_000

export interface UpkeepParts extends SweeperParts {
  reports: Reports
  retention: Retention
  /** Are there other nodes? */
  isShared: boolean
  catchUp(): void
  trouble(error: unknown): void
}

export class Upkeep {
  private readonly timers: ReturnType<typeof setInterval>[]
  private readonly sweeper: Sweeper

  constructor({ retention, isShared, catchUp, trouble, ...parts }: UpkeepParts) {
    const { rooms, reports } = parts
    this.timers = [
      setInterval(() => void rooms.sweep().catch(trouble), SWEEP),
      setInterval(() => void reports.forget().catch(trouble), TIDY),
    ]
    // a publication may be lost, and one that could not be sent reaches no other node
    if (isShared) this.timers.push(setInterval(catchUp, CATCH_UP))
    this.sweeper = new Sweeper(retention, parts)
  }

  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer)
    await this.sweeper.stop()
  }
}
