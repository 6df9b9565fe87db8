// The guests of a match: players and spectators, one connection each.
import { SPECTATOR } from '@cardwright/engine'
import type { ToClient } from '@cardwright/protocol'

/** One connection of one viewer. */
export interface Link {
  send(message: ToClient): void
  /** The client must not reconnect automatically. */
  bye(code: 'elsewhere' | 'deleted' | 'damaged'): void
  /** The client reconnects automatically, and may find another keeper of the match. */
  again?(): void
}

export interface Guest {
  link: Link
  seat: number | null
  want: 'table' | 'brief'
  viewer: number
  /** Before its welcome it gets no messages: what happens until then is part of its first moment. */
  isWelcome: boolean
}

export class Guests {
  private readonly here = new Map<Link, Guest>()

  get size(): number {
    return this.here.size
  }

  get spectators(): number {
    let n = 0
    for (const { seat } of this.here.values()) if (seat === null) n++
    return n
  }

  /** Is a player connected? */
  get hasPlayer(): boolean {
    for (const { seat } of this.here.values()) if (seat !== null) return true
    return false
  }

  get(link: Link): Guest | undefined {
    return this.here.get(link)
  }

  /** Guests that have been welcomed. */
  *[Symbol.iterator](): Iterator<Guest> {
    for (const guest of this.here.values()) if (guest.isWelcome) yield guest
  }

  sitDown(link: Link, seat: number | null, want: Guest['want']): Guest {
    const guest: Guest = { link, seat, want, viewer: seat ?? SPECTATOR, isWelcome: false }
    if (seat !== null) this.takeOver(seat)
    this.here.set(link, guest)
    return guest
  }

  /** @returns false when it had already left */
  leave(link: Link): boolean {
    return this.here.delete(link)
  }

  /** Closes all connections for good. */
  sayGoodbye(code: 'deleted'): void {
    const links = [...this.here.keys()]
    this.here.clear()
    for (const link of links) link.bye(code)
  }

  /** The newer connection of a seat takes over. */
  takeOver(seat: number): void {
    for (const guest of this.here.values())
      if (guest.seat === seat) {
        this.here.delete(guest.link)
        guest.link.bye('elsewhere')
      }
  }

  /** Everybody has to reconnect. */
  sendAway(): void {
    for (const { link } of this.here.values()) link.again?.()
    this.here.clear()
  }

  isPresent(seat: number): boolean {
    for (const guest of this.here.values()) if (guest.seat === seat) return true
    return false
  }

  /** Seats that are taken. */
  seats(): number[] {
    const seats = new Set<number>()
    for (const { seat } of this.here.values()) if (seat !== null) seats.add(seat)
    return [...seats]
  }

  /** The viewers whose tables are shown. */
  viewers(): number[] {
    const viewers = new Set<number>()
    for (const { want, viewer } of this.here.values()) if (want === 'table') viewers.add(viewer)
    return [...viewers]
  }

  tell(message: ToClient, to: (guest: Guest) => boolean = () => true): void {
    for (const guest of this) if (to(guest)) guest.link.send(message)
  }
}
