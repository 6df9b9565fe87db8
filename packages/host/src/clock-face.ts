// The clocks of a match: read from the times in its log, so that every node shows the same. Time that has
// passed is used up, also where an answer was taken back.
import type { Clock } from '@cardwright/protocol'

export class ClockFace {
  private readonly clock: Clock
  private readonly used: number[]
  private since: number | null = null

  constructor(clock: Clock, seats: number) {
    this.clock = clock
    this.used = Array.from({ length: seats }, () => 0)
  }

  get runs(): boolean {
    return this.since !== null && (this.clock.move > 0 || this.clock.match > 0)
  }

  get hasBegun(): boolean {
    return this.since !== null
  }

  /** Once: two nodes may both say so. */
  begin(at: number): void {
    this.since ??= at
  }

  /** Something was accepted at this time; the time before it was that seat's. */
  pass(at: number, seat: number | null): void {
    if (this.since === null) return
    if (seat !== null) this.used[seat] += Math.max(0, at - this.since)
    this.since = Math.max(this.since, at)
  }

  keep(): { used: number[]; since: number | null } {
    return { used: [...this.used], since: this.since }
  }

  restore({ used, since }: { used: readonly number[]; since: number | null }): void {
    used.forEach((ms, seat) => (this.used[seat] = ms))
    this.since = since
  }

  /** Milliseconds left for each seat and for this answer; null where nothing limits them. */
  left(now: number, asked: number | null): { match: (number | null)[]; move: number | null } {
    const waited = this.since === null ? 0 : Math.max(0, now - this.since)
    const { match, move } = this.clock
    return {
      match: this.used.map((used, seat) =>
        match === 0 ? null : Math.max(0, match * 1000 - used - (seat === asked ? waited : 0)),
      ),
      move: move === 0 || asked === null ? null : Math.max(0, move * 1000 - waited),
    }
  }

  /** When the asked seat runs out; null: never. */
  dueAt(now: number, asked: number | null): number | null {
    if (!this.runs || asked === null) return null
    const { match, move } = this.left(now, asked)
    const left = [match[asked], move].filter((ms) => ms !== null)
    return left.length === 0 ? null : now + Math.min(...left)
  }
}
