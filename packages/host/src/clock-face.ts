// The clocks of a match, computed from the times in its log, so that every node shows the same. Time that has
// passed is used up, even if an answer was taken back.
import type { Clock } from '@cardwright/protocol'

export class ClockFace {
  private readonly clock: Clock
  private readonly used: number[]
  /** Start of the time that is not counted yet. */
  private since: number | null = null
  /** Time already counted for this answer. */
  private spent = 0

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

  /** Takes effect once, even if two nodes log it. */
  begin(at: number): void {
    this.since ??= at
  }

  /** An entry was accepted at this time; the time before it counts for that seat. */
  pass(at: number, seat: number | null): void {
    if (this.since === null) return
    if (seat !== null) this.used[seat] += Math.max(0, at - this.since)
    this.since = Math.max(this.since, at)
    this.spent = 0
  }

  /** The same question continues at this time; the time since `from` counts for no seat. */
  skip(from: number, at: number, seat: number | null): void {
    if (this.since === null) return
    const waited = Math.max(0, Math.min(from, at) - this.since)
    if (seat !== null) this.used[seat] += waited
    this.spent += waited
    this.since = Math.max(this.since, at)
  }

  /** The end of the time that has been counted or excluded. */
  get counted(): number | null {
    return this.since
  }

  keep(): { used: number[]; since: number | null; spent: number } {
    return { used: [...this.used], since: this.since, spent: this.spent }
  }

  restore({ used, since, spent }: ReturnType<ClockFace['keep']>): void {
    used.forEach((ms, seat) => (this.used[seat] = ms))
    this.since = since
    this.spent = spent
  }

  /** Milliseconds left for each seat and for this answer; null where nothing limits them. */
  left(now: number, asked: number | null): { match: (number | null)[]; move: number | null } {
    const waited = this.since === null ? 0 : Math.max(0, now - this.since)
    const { match, move } = this.clock
    return {
      match: this.used.map((used, seat) =>
        match === 0 ? null : Math.max(0, match * 1000 - used - (seat === asked ? waited : 0)),
      ),
      move: move === 0 || asked === null ? null : Math.max(0, move * 1000 - this.spent - waited),
    }
  }

  /** When the asked seat runs out, or ran out; null: never. */
  dueAt(asked: number | null): number | null {
    if (this.since === null || asked === null || !this.runs) return null
    const { match, move } = this.clock
    return (
      this.since +
      Math.min(
        match === 0 ? Infinity : match * 1000 - this.used[asked],
        move === 0 ? Infinity : move * 1000 - this.spent,
      )
    )
  }
}
