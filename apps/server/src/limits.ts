// How much one connection, one address and everybody together may ask for. What is over the limit is refused, and
// a client that does not stop is cut off.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

export interface Limits {
  /** Messages of one connection in a second. */
  messages: number
  /** Requests (making, joining, listing) of one address in a minute. */
  requests: number
  /** Requests for the page and its files of one address in a minute. */
  visits: number
  /** Connections of one address in a minute; each joins one match at most. */
  connections: number
  /** Sockets that are open at once, whatever they are for: of one address, and in all. */
  sockets: number
  allSockets: number
  /** Those of them that play or watch. */
  live: number
  allLive: number
  /** Spectators of one match, and matches watched at once by one address. */
  spectators: number
  watching: number
  /** Milliseconds until the head of a request, and all of it, must have come. */
  headWithin: number
  requestWithin: number
  /** Open tables of one address that wait for a player. */
  openTables: number
}

export const ORDINARY: Limits = {
  messages: 40,
  requests: 120,
  visits: 1200,
  connections: 120,
  openTables: 3,
  sockets: 200,
  allSockets: 10_000,
  live: 100,
  allLive: 8000,
  spectators: 500,
  watching: 30,
  headWithin: 10_000,
  requestWithin: 20_000,
}

/** For tests and load, where everything comes from one address. */
export const ENDLESS: Limits = {
  ...ORDINARY,
  messages: 1e6,
  requests: 1e6,
  visits: 1e6,
  connections: 1e6,
  openTables: 1e6,
  sockets: 1e6,
  allSockets: 1e6,
  live: 1e6,
  allLive: 1e6,
  spectators: 1e6,
  watching: 1e6,
}

export class Gate {
  private readonly limiter: RateLimiterMemory

  constructor(points: number, seconds: number) {
    this.limiter = new RateLimiterMemory({ points, duration: seconds })
  }

  async lets(key: string): Promise<boolean> {
    try {
      await this.limiter.consume(key)
      return true
    } catch (error) {
      if (error instanceof RateLimiterRes) return false
      throw error
    }
  }
}

/** How many there are at once, by address and in all. */
export class Tally {
  private readonly most: number
  private readonly mostInAll: number
  private readonly counts = new Map<string, number>()
  private sum = 0

  constructor(most: number, mostInAll = Infinity) {
    this.most = most
    this.mostInAll = mostInAll
  }

  hasRoom(key: string): boolean {
    return this.sum < this.mostInAll && (this.counts.get(key) ?? 0) < this.most
  }

  /** @returns to be called when it goes; a second call does nothing */
  enter(key: string): () => void {
    this.sum++
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1)
    let isHere = true
    return () => {
      if (!isHere) return
      isHere = false
      this.sum--
      const left = this.counts.get(key)! - 1
      if (left === 0) this.counts.delete(key)
      else this.counts.set(key, left)
    }
  }
}

/** What one connection may say within a second. It goes with the connection and costs two numbers. */
export class Allowance {
  private readonly points: number
  private second = 0
  private used = 0

  constructor(points: number) {
    this.points = points
  }

  lets(now: number): boolean {
    const second = Math.floor(now / 1000)
    if (second !== this.second) {
      this.second = second
      this.used = 0
    }
    return ++this.used <= this.points
  }
}

/** Messages over the limit or unreadable, after which a connection is cut; one is forgiven every second. */
const STRIKES = 40

/** What a connection has done that it should not. */
export class Strikes {
  private count = 0
  private at = 0

  get isOut(): boolean {
    return this.count >= STRIKES
  }

  add(now: number): void {
    this.count = Math.max(0, this.count - (now - this.at) / 1000) + 1
    this.at = now
  }
}
