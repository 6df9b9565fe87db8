// How nodes hear of each other's entries: nothing on one box, Redis on many. What is lost here is read from
// the log later, so nothing depends on its arrival.
import type { News } from '@cardwright/host'
import { Redis } from 'ioredis'
import type { Word } from './meetings.ts'

/** What one node tells the others. */
export type Told = News | Word | { kind: 'bans' }

export interface Bus {
  publish(told: Told): void
  /** `again` is called when news may have been missed. */
  listen(hear: (told: Told) => void, again: () => void): Promise<void>
  close(): Promise<void>
}

export const silence: Bus = {
  publish() {},
  async listen() {},
  async close() {},
}

const CHANNEL = 'cardwright:news'

export class RedisBus implements Bus {
  private readonly out: Redis
  private readonly in: Redis
  private readonly node: string

  constructor(url: string, node: string) {
    // publications that cannot be sent now are dropped: the log has them
    const options = { enableOfflineQueue: false, maxRetriesPerRequest: 0, lazyConnect: true }
    this.out = new Redis(url, options)
    this.in = new Redis(url, { lazyConnect: true })
    this.node = node
    for (const end of [this.out, this.in]) end.on('error', () => {})
  }

  publish(told: Told): void {
    if (this.out.status !== 'ready') return
    this.out.publish(CHANNEL, JSON.stringify({ node: this.node, told })).catch(() => {})
  }

  async listen(hear: (told: Told) => void, again: () => void): Promise<void> {
    this.in.on('message', (_, text) => {
      const { node, told } = JSON.parse(text) as { node: string; told: Told }
      if (node !== this.node) hear(told)
    })
    // also after the first connection was lost
    this.in.on('ready', again)
    await Promise.all([this.out.connect().catch(() => {}), this.in.connect().catch(() => {})])
    this.in.subscribe(CHANNEL).catch(() => {})
  }

  async close(): Promise<void> {
    this.out.disconnect()
    this.in.disconnect()
  }
}
