// Pseudonyms of addresses and browsers for storage: keyed hashes, so that the same
// one can be recognized but not identified. The key is only in the database.
import { createHmac } from 'node:crypto'

/** The sender of a request. */
export interface Asker {
  /** The address, as a keyed hash. */
  address: string
  /** The browser, as a keyed hash; null: not sent. */
  player: string | null
  /** Players this player has blocked. */
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

  /** A player's private id for someone they have blocked. Comparing these ids reveals nothing. */
  ofBlocked(by: string, whom: string): string {
    return this.of('block', `${by} ${whom}`)
  }

  /** Whether neither has blocked the other. */
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
