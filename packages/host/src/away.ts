// Which players are missing, and for how long. A player who is absent when the room opens counts as missing from then on, even
// after a restart and for people who never came. Time at an empty table does not count.
import type { Guests } from './guests.ts'

export class Away {
  private readonly guests: Guests
  private readonly seats: readonly number[]
  private readonly since = new Map<number, number>()
  /** Seats connected to other holders. */
  private elsewhere: ReadonlySet<number> = new Set()
  private emptySince: number | null

  /** @param seats of people */
  constructor(guests: Guests, seats: readonly number[], now: number) {
    this.guests = guests
    this.seats = seats
    this.emptySince = now
    this.look(now)
  }

  isPresent(seat: number): boolean {
    return this.guests.isPresent(seat) || this.elsewhere.has(seat)
  }

  /** Null: present. */
  goneFor(seat: number, now: number): number | null {
    const since = this.since.get(seat)
    return since === undefined ? null : (this.emptySince ?? now) - since
  }

  /** @returns whether a player has come or gone */
  setElsewhere(seats: readonly number[], now: number): boolean {
    const isSame =
      seats.length === this.elsewhere.size && seats.every((one) => this.elsewhere.has(one))
    if (isSame) return false
    this.elsewhere = new Set(seats)
    this.look(now)
    return true
  }

  /** Until more is known. */
  sitsElsewhere(seat: number): void {
    this.elsewhere = new Set([...this.elsewhere, seat])
  }

  /** A player has come or gone. */
  look(now: number): void {
    const isEmpty = !this.seats.some((seat) => this.isPresent(seat))
    if (this.emptySince !== null && !isEmpty) {
      const nobodys = now - this.emptySince
      for (const [seat, since] of this.since) this.since.set(seat, since + nobodys)
      this.emptySince = null
    } else if (isEmpty) this.emptySince ??= now
    for (const seat of this.seats)
      if (this.isPresent(seat)) this.since.delete(seat)
      else if (!this.since.has(seat)) this.since.set(seat, now)
  }
}
