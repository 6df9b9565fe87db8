// Rate limits per connection, per address and in total. Requests over the limit are refused, and
// a client that does not stop is disconnected.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

export interface Limits {
  /** Messages per connection and second. */
  messages: number
  /** API requests (create, join, list) per address and minute. */
  requests: number
  /** Requests for the page and its files per address and minute. */
  visits: number
  /** New connections per address and minute; each joins at most one match. */
  connections: number
  /** Open sockets of any kind: per address, and in total. */
  sockets: number
  allSockets: number
  /** Open sockets that play or watch. */
  live: number
  allLive: number
  /** Spectators per match, and matches watched at once per address. */
  spectators: number
  watching: number
  /** Milliseconds until the headers of a request, and the whole request, must have arrived. */
  headWithin: number
  requestWithin: number
  /** Open tables per address. */
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

/** For tests and load tests, where everything comes from one address. */
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

/** Counts concurrent things, by address and in total. */
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

  /** @returns a function to call at the end; a second call does nothing */
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

/** The rate limit of one connection; it needs only two numbers. */
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

/** How many excess or unreadable messages end a connection; one is forgiven per second. */
const STRIKES = 40

/** Counts a connection's violations. */
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
