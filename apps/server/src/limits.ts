// How much one connection and one address may ask for. What is over the limit is refused, and whoever does
// not stop is cut off.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

export interface Limits {
  /** Messages of one connection in a second. */
  messages: number
  /** Requests (making, joining, listing) of one address in a minute. */
  requests: number
  /** Connections of one address in a minute. */
  connections: number
}

export const ORDINARY: Limits = { messages: 40, requests: 120, connections: 120 }

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
