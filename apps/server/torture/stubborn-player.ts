// A player who never gives up: comes back after every lost connection, asks again for what was not
// acknowledged, and remembers everything that was.
import {
  PROTOCOL,
  type BriefMessage,
  type ByeCode,
  type Ending,
  type ToClient,
  type ToServer,
} from '@cardwright/protocol'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'

type Answer = Extract<ToServer, { t: 'answer' }>

export class StubbornPlayer {
  /** Numbers of requests that the server has acknowledged. */
  readonly acknowledged: number[] = []
  /** Milliseconds from a request to its acknowledgement, while the connection stood. */
  readonly waits: number[] = []
  ending: Ending | null = null
  /** Why it was told not to come back. */
  bye: ByeCode | null = null
  /** How often it was told that the match waits for its storage. */
  pauses = 0
  private n = 0
  private latest: BriefMessage | null = null
  private answered = -1
  private pending: { message: Answer; at: number; resent: boolean } | null = null
  private socket: WebSocket | null = null
  private isClosed = false
  private isResting = false
  private readonly addresses: readonly string[]
  private readonly match: string
  readonly seatToken: string
  private readonly pick: (n: number) => number
  private pace: number
  /** How often it has knocked. */
  tries = 0

  constructor(
    addresses: readonly string[],
    match: string,
    token: string,
    pick: (n: number) => number,
    pace = 0,
  ) {
    this.addresses = addresses
    this.match = match
    this.seatToken = token
    this.pick = pick
    this.pace = pace
  }

  play(): void {
    if (this.isClosed) return
    const address = this.addresses[this.tries++ % this.addresses.length]
    const socket = new WebSocket(`${address.replace('http', 'ws')}/live`, {
      perMessageDeflate: false,
    })
    this.socket = socket
    socket.on('open', () =>
      this.send({
        t: 'join',
        protocol: PROTOCOL,
        match: this.match,
        token: this.seatToken,
        want: 'brief',
      }),
    )
    socket.on('message', (data) => this.hear(JSON.parse(String(data)) as ToClient))
    socket.on('error', () => {})
    socket.on('close', () => {
      if (this.socket !== socket || this.isClosed) return
      if (this.pending !== null) this.pending.resent = true
      setTimeout(() => this.play(), 50 + Math.random() * 200)
    })
  }

  /** Answers at once from now on. */
  hurry(): void {
    this.pace = 0
  }

  /** Has it asked for something that was not acknowledged yet? */
  get isWaiting(): boolean {
    return this.pending !== null
  }

  /** How often a connection broke. */
  get reconnects(): number {
    return Math.max(0, this.tries - 1)
  }

  /** Asks for nothing more, and waits for what it has asked for. */
  async rest(): Promise<void> {
    this.isResting = true
    for (let k = 0; k < 100 && this.isWaiting; k++) await wait(50)
  }

  close(): void {
    this.isClosed = true
    this.socket?.close()
  }

  private send(message: ToServer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private hear(message: ToClient): void {
    switch (message.t) {
      case 'welcome':
        this.n = Math.max(this.n, message.n)
        if (this.pending === null) break
        if (message.n >= this.pending.message.n) this.taken()
        else this.send(this.pending.message)
        break
      case 'taken':
        if (message.n === this.pending?.message.n) this.taken()
        break
      case 'refused':
        // the match has moved on, or the storage waits: look at the next list
        if (message.n === this.pending?.message.n) {
          const { code } = message.refusal
          if (code === 'paused')
            setTimeout(() => this.pending && this.send(this.pending.message), 300)
          else {
            this.pending = null
            this.answered = -1
          }
        }
        break
      case 'pause':
        this.pauses++
        break
      case 'bye':
        // its own other window: when that is closed, it comes back
        if (message.code === 'elsewhere') break
        this.bye = message.code
        this.close()
        break
      case 'brief':
        this.latest = message
        this.answer(message)
        break
      default:
    }
  }

  private taken(): void {
    const { message, at, resent } = this.pending!
    this.acknowledged.push(message.n)
    if (!resent) this.waits.push(performance.now() - at)
    this.pending = null
    if (this.latest !== null) this.answer(this.latest)
  }

  private answer({ ending, isAsked, legal, seq }: BriefMessage): void {
    this.ending = ending
    // an older list may come again: it was answered
    if (!isAsked || this.pending !== null || ending !== null || seq <= this.answered) return
    this.answered = seq
    const forward = legal.filter(({ kind }) => kind !== 'cancel' && kind !== 'unpick')
    const action = forward[this.pick(forward.length)]
    const act = () => {
      if (this.isResting) return
      const message: Answer = { t: 'answer', n: ++this.n, at: seq, actions: [action] }
      this.pending = { message, at: performance.now(), resent: false }
      this.send(message)
    }
    if (this.pace === 0) act()
    else setTimeout(act, this.pace * (0.5 + Math.random()))
  }
}
