// How much one connection and one address may ask for. What is over the limit is refused, and whoever does
// not stop is cut off for a while.
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

  constructor(points: number, seconds: number, blockSeconds = 0) {
    this.limiter = new RateLimiterMemory({ points, duration: seconds, blockDuration: blockSeconds })
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

  forget(key: string): void {
    void this.limiter.delete(key)
  }
}
