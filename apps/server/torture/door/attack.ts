// A process of its own that sends nonsense to a server from many addresses: requests, handshakes, messages and
// news. It says every second how far it is. Its parent starts it with an `Attack` and ends it.
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { WebSocket } from 'ws'
import { Luck } from './luck.ts'
import { message } from './messages.ts'
import { news } from './news.ts'
import { handshake, request } from './requests.ts'
import type { Victim } from './victim.ts'

export interface Attack {
  port: number
  redisUrl: string
  victim: Victim
  inputs: number
  seed: number
  /** Inputs a second, at most. */
  rate: number
}

export interface Progress {
  sent: number
  requests: number
  handshakes: number
  messages: number
  news: number
  /** Requests and handshakes that got an answer before the connection ended. */
  answered: number
}

const LANES = 24
/** A connection is given up when nothing has come for so long. */
const PATIENCE = 400
const MOST_MESSAGES = 60

export class Attacker {
  readonly progress: Progress = {
    sent: 0,
    requests: 0,
    handshakes: 0,
    messages: 0,
    news: 0,
    answered: 0,
  }
  private readonly attack: Attack
  private readonly bus: Redis
  /** When the next input is due. */
  private due = performance.now()

  constructor(attack: Attack) {
    this.attack = attack
    this.bus = new Redis(attack.redisUrl)
    this.bus.on('error', () => {})
  }

  async run(): Promise<void> {
    const { seed } = this.attack
    await Promise.all(
      Array.from({ length: LANES }, (_, lane) => this.lane(new Luck(seed * LANES + lane))),
    )
    this.bus.disconnect()
  }

  private async lane(luck: Luck): Promise<void> {
    const { inputs, victim, port } = this.attack
    const host = `127.0.0.1:${port}`
    while (this.progress.sent < inputs) {
      await this.pace()
      // one conversation is many messages: as many inputs come through each door
      const kind = luck.below(16)
      if (kind < 10) {
        this.count('requests')
        await this.exchange(luck, request(luck, victim, host))
      } else if (kind < 14) {
        this.count('handshakes')
        await this.exchange(luck, handshake(luck, host))
      } else if (kind === 14) await this.spread(luck)
      else await this.talk(luck)
    }
  }

  /** Tells the nodes things that are not true. */
  private async spread(luck: Luck): Promise<void> {
    for (let k = luck.below(20); k > 0; k--) {
      await this.pace()
      this.count('news')
      this.bus.publish('cardwright:news', news(luck, this.attack.victim)).catch(() => {})
    }
  }

  private count(kind: 'requests' | 'handshakes' | 'messages' | 'news'): void {
    this.progress[kind]++
    this.progress.sent++
  }

  /**
   * Not faster than agreed, and one after the other: honest players share the machine with the attackers, and lanes
   * that all wake at once would measure the crowd, not what it sends.
   */
  private async pace(): Promise<void> {
    const now = performance.now()
    const due = Math.max(this.due, now)
    this.due = due + 1000 / this.attack.rate
    if (due > now) await wait(due - now)
  }

  private exchange(luck: Luck, bytes: Buffer): Promise<void> {
    return new Promise((done) => {
      const socket = connect({
        port: this.attack.port,
        host: '127.0.0.1',
        localAddress: address(luck),
      })
      let isAnswered = false
      socket.setTimeout(PATIENCE, () => socket.destroy())
      socket.on('error', () => {})
      socket.on('data', () => {
        if (!isAnswered) this.progress.answered++
        isAnswered = true
        // some read on, some hang up at once
        if (!luck.oneIn(4)) socket.destroy()
      })
      socket.on('close', () => done())
      // in one piece, or in two with a pause between them
      const cut = luck.oneIn(6) ? luck.below(bytes.length + 1) : bytes.length
      socket.write(bytes.subarray(0, cut))
      if (cut < bytes.length) setTimeout(() => socket.write(bytes.subarray(cut)), 20)
      if (luck.oneIn(20)) setTimeout(() => socket.destroy(), luck.below(5))
    })
  }

  private async talk(luck: Luck): Promise<void> {
    const { port, victim } = this.attack
    const door = luck.oneIn(5) ? '/meet' : '/live'
    const socket = new WebSocket(`ws://127.0.0.1:${port}${door}`, {
      localAddress: address(luck),
      handshakeTimeout: 5000,
    })
    socket.on('error', () => {})
    const closed = new Promise<void>((done) => socket.on('close', () => done()))
    const isOpen = await new Promise<boolean>((done) => {
      socket.once('open', () => done(true))
      socket.once('close', () => done(false))
    })
    if (!isOpen) return this.count('handshakes')
    const { protocol, match, tokens } = victim
    const token = luck.pick([undefined, ...tokens])
    if (door === '/live' && !luck.oneIn(4))
      socket.send(JSON.stringify({ t: 'join', protocol, match, token, want: 'table' }))
    for (let k = luck.below(MOST_MESSAGES); k > 0 && socket.readyState === WebSocket.OPEN; k--) {
      this.count('messages')
      socket.send(message(luck, victim, door))
      // now and then slowly enough to stay within the limits
      if (luck.oneIn(12)) await wait(luck.below(40))
      await this.pace()
    }
    if (luck.oneIn(3)) await Promise.race([closed, wait(PATIENCE)])
    if (luck.oneIn(2)) socket.close()
    else socket.terminate()
  }
}

/** One of thousands: nearly everybody stays within the limits of an address. */
const address = (luck: Luck): string => `127.1.${luck.below(100)}.${1 + luck.below(250)}`

process.once('message', (attack: Attack) => {
  const attacker = new Attacker(attack)
  const tell = () => process.send?.(attacker.progress)
  const timer = setInterval(tell, 1000)
  void attacker.run().then(() => {
    clearInterval(timer)
    tell()
    process.disconnect()
  })
})
