// How nodes learn of each other's entries: nothing for a single node, Redis for several. A lost message is recovered from
// the log later, so nothing depends on its delivery.
import { readFileSync } from 'node:fs'
import { Redis, type RedisOptions } from 'ioredis'
import { CHANNEL, NewsSeal, type Refusal, type NodeMessage } from './news.ts'

export interface Bus {
  publish(told: NodeMessage): void
  /** `again` is called when news may have been missed. */
  listen(hear: (told: NodeMessage) => void, again: () => void): Promise<void>
  close(): Promise<void>
}

export const silence: Bus = {
  publish() {},
  async listen() {},
  async close() {},
}

export interface RedisBusOptions {
  url: string
  node: string
  /** A secret that all nodes of this database share. */
  secret: string
  /** A CA certificate file, for `rediss:` with a private CA. */
  ca?: string
  /** The clock that all nodes share. */
  now?: () => number
  /** Called for news that is not authentic. */
  refused(why: Refusal): void
  /** Called once when Redis cannot be reached, or no longer. */
  away(error: unknown): void
  failed(error: unknown): void
}

export class RedisBus implements Bus {
  private readonly out: Redis
  private readonly in: Redis
  private readonly seal: NewsSeal
  private readonly options: RedisBusOptions

  constructor(options: RedisBusOptions) {
    const { url, node, secret, ca, now } = options
    const secure: RedisOptions = ca === undefined ? {} : { tls: { ca: readFileSync(ca) } }
    // drop publications that cannot be sent now: the log has them
    const hasty = { enableOfflineQueue: false, maxRetriesPerRequest: 0, lazyConnect: true }
    this.out = new Redis(url, { ...hasty, ...secure })
    this.in = new Redis(url, { lazyConnect: true, ...secure })
    this.seal = new NewsSeal(secret, node, now)
    this.options = options
    this.out.on('error', () => {})
    let isAway = false
    this.in.on('ready', () => (isAway = false))
    this.in.on('error', (error) => {
      if (!isAway) options.away(error)
      isAway = true
    })
  }

  publish(told: NodeMessage): void {
    if (this.out.status !== 'ready') return
    this.out.publish(CHANNEL, this.seal.write(told)).catch(() => {})
  }

  async listen(hear: (told: NodeMessage) => void, again: () => void): Promise<void> {
    this.in.on('message', (_, text) => {
      const heard = this.seal.read(text)
      if ('refused' in heard) return this.options.refused(heard.refused)
      if (heard.told === null) return
      try {
        hear(heard.told)
      } catch (error) {
        this.options.failed(error)
      }
    })
    // also after the first connection was lost
    this.in.on('ready', again)
    await Promise.all([this.out.connect().catch(() => {}), this.in.connect().catch(() => {})])
    this.in.subscribe(CHANNEL).catch(() => {})
  }

  async close(): Promise<void> {
    for (const one of [this.out, this.in]) {
      // a connection closed during its handshake emits one more error after its listeners are gone
      one.stream?.on('error', () => {})
      one.disconnect()
    }
  }
}
