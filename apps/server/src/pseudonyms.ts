// What addresses and browsers are called where something of them must be kept: keyed hashes, so that the same
// one is known again and nobody can be identified by it. The key is in the database and nowhere else.
import { createHmac } from 'node:crypto'

/** The sender of a request. */
export interface Asker {
  /** The address, as a keyed hash. */
  address: string
  /** The browser, as a keyed hash; null: it did not say. */
  player: string | null
  /** Whom this player does not want to meet. */
  blocked: readonly string[]
}

const LETTERS = 16

export class Pseudonyms {
  private readonly key: Buffer

  constructor(secret: string) {
    this.key = Buffer.from(secret, 'base64url')
  }

  /** @param address as `addressOf` gives it: one player's network, however it is written */
  ofAddress(address: string): string {
    return this.of('address', address)
  }

  /** @param key a random key of the browser, known only to it and the server */
  ofPlayer(key: string): string {
    return this.of('player', key)
  }

  /** The name one player has for another they have blocked. Two players who compare theirs learn nothing. */
  ofBlocked(by: string, whom: string): string {
    return this.of('block', `${by} ${whom}`)
  }

  /** Does neither of them mind? */
  mayMeet(
    one: { player?: string | null; blocked?: readonly string[] },
    other: { player?: string | null; blocked?: readonly string[] },
  ): boolean {
    return !this.avoids(one, other) && !this.avoids(other, one)
  }

  private avoids(
    { player, blocked = [] }: { player?: string | null; blocked?: readonly string[] },
    whom: { player?: string | null },
  ): boolean {
    if (!player || !whom.player || blocked.length === 0) return false
    return blocked.includes(this.ofBlocked(player, whom.player))
  }

  private of(kind: string, what: string): string {
    return createHmac('sha256', this.key)
      .update(`${kind} ${what}`)
      .digest('base64url')
      .slice(0, LETTERS)
  }
}
