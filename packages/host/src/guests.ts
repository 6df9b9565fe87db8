// Who is at the table of a match: players and people who watch, one connection each.
import { SPECTATOR } from '@cardwright/engine'
import type { ToClient } from '@cardwright/protocol'

/** One connection of one viewer. */
export interface Link {
  send(message: ToClient): void
  /** The client must not come back by itself. */
  bye(code: 'elsewhere' | 'damaged'): void
}

export interface Guest {
  link: Link
  seat: number | null
  want: 'table' | 'brief'
  viewer: number
  /** Before its welcome it hears nothing: what happens meanwhile is part of the first moment it is shown. */
  isWelcome: boolean
}

export class Guests {
  private readonly here = new Map<Link, Guest>()
  private readonly leftAt = new Map<number, number>()

  get size(): number {
    return this.here.size
  }

  get spectators(): number {
    let n = 0
    for (const { seat } of this.here.values()) if (seat === null) n++
    return n
  }

  /** Is anybody here who plays? */
  get hasPlayer(): boolean {
    for (const { seat } of this.here.values()) if (seat !== null) return true
    return false
  }

  get(link: Link): Guest | undefined {
    return this.here.get(link)
  }

  /** Those who have been welcomed. */
  *[Symbol.iterator](): Iterator<Guest> {
    for (const guest of this.here.values()) if (guest.isWelcome) yield guest
  }

  sitDown(link: Link, seat: number | null, want: Guest['want']): Guest {
    const guest: Guest = { link, seat, want, viewer: seat ?? SPECTATOR, isWelcome: false }
    if (seat !== null) {
      this.takeOver(seat)
      this.leftAt.delete(seat)
    }
    this.here.set(link, guest)
    return guest
  }

  /** @returns false when it was not there any more */
  leave(link: Link, now: number): boolean {
    const guest = this.here.get(link)
    if (guest === undefined) return false
    this.here.delete(link)
    if (guest.seat !== null) this.leftAt.set(guest.seat, now)
    return true
  }

  /** The newer connection of a seat takes over. */
  takeOver(seat: number): void {
    for (const guest of this.here.values())
      if (guest.seat === seat) {
        this.here.delete(guest.link)
        guest.link.bye('elsewhere')
      }
  }

  isPresent(seat: number): boolean {
    for (const guest of this.here.values()) if (guest.seat === seat) return true
    return false
  }

  /** How long somebody who was here has been gone; null: is here, or never was. */
  goneFor(seat: number, now: number): number | null {
    const left = this.leftAt.get(seat)
    return left === undefined || this.isPresent(seat) ? null : now - left
  }

  /** Whose eyes the tables are seen through. */
  viewers(): number[] {
    const viewers = new Set<number>()
    for (const { want, viewer } of this.here.values()) if (want === 'table') viewers.add(viewer)
    return [...viewers]
  }

  tell(message: ToClient, to: (guest: Guest) => boolean = () => true): void {
    for (const guest of this) if (to(guest)) guest.link.send(message)
  }
}
