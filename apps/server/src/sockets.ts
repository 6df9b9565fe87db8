// Every connection that stays open, whatever door it came through: whose page it is, how much it may say, and
// whether it is still there. What its messages mean is the door's business.
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ByeCode } from '@cardwright/protocol'
import { LONGEST_MESSAGE, type Read } from '@cardwright/protocol/schema'
import { WebSocketServer, type WebSocket } from 'ws'
import { banSentence } from './bans.ts'
import { Allowance, Gate, Strikes, Tally, type Limits } from './limits.ts'
import { refuse } from './listening.ts'
import type { Metrics } from './metrics.ts'
import type { Origins } from './origins.ts'
import { Pulse } from './pulse.ts'

/** A client that has not joined by then is disconnected. */
const PATIENCE = 10_000
/** A client that does not read is not waited for. */
const MOST_UNREAD = 4 * 1024 * 1024
/** Different messages that one event leads to: one for each seat, and one for those who watch. */
const RECENT = 10

/** One connection, as a door sees it. */
export interface Caller {
  /** As limits count it. */
  address: string
  send(message: object): void
  /** Goodbye for good. */
  end(code: ByeCode, reason: string): void
  /** It may come back by itself. */
  close(code: number, reason: string): void
  /** It does what it should not; who does not stop is cut off. */
  strike(code: ByeCode, reason: string): void
  /** It has joined. */
  settle(): void
}

export interface Visitor<T> {
  hear(message: T): void
  /** It came too soon after the others: nothing is done, and a client that waits for an answer gets one. */
  refuse(message: T): void
  leave(): void
}

export interface Door<T> {
  read(text: string): Read<T>
  welcome(caller: Caller): Visitor<T>
}

export interface SocketParts {
  metrics: Metrics
  limits: Limits
  origins: Origins
  addressOf(request: IncomingMessage): string
  failed(error: unknown): void
  /** When a ban of an address ends; null: there is none. */
  bannedUntil(address: string): number | null
}

/** Several viewers get the same object, one soon after the other: it is written down once. */
class Copyist {
  private readonly recent: { message: object; text: string }[] = []
  private next = 0

  textOf(message: object): string {
    for (const one of this.recent) if (one.message === message) return one.text
    const text = JSON.stringify(message)
    this.recent[this.next] = { message, text }
    this.next = (this.next + 1) % RECENT
    return text
  }
}

export class Sockets {
  private readonly parts: SocketParts
  private readonly doors: ReadonlyMap<string, Door<unknown>>
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE })
  private readonly copyist = new Copyist()
  private readonly connections: Gate
  private readonly open: Tally
  private readonly pulse = new Pulse()
  private readonly addresses = new Map<WebSocket, string>()

  /** @param doors by their paths */
  constructor(parts: SocketParts, doors: Record<string, Door<unknown>>) {
    this.parts = parts
    this.doors = new Map(Object.entries(doors))
    const { connections, live, allLive } = parts.limits
    this.connections = new Gate(connections, 60)
    this.open = new Tally(live, allLive)
  }

  /** Whatever is wrong with the request, it is refused and nothing is thrown. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => {})
    this.admit(request, socket, head).catch((error: unknown) => {
      this.parts.failed(error)
      socket.destroy()
    })
  }

  /** Connections from a banned address get a message and are closed. */
  cutBanned(): void {
    for (const [socket, address] of this.addresses) {
      const until = this.parts.bannedUntil(address)
      if (until !== null) sayBanned(socket, until)
    }
  }

  async close(): Promise<void> {
    this.pulse.stop()
    for (const socket of this.sockets.clients) socket.close(1012, 'the server restarts')
    this.sockets.close()
  }

  private async admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { addressOf, metrics, origins } = this.parts
    const { headers, url = '' } = request
    // compared, not parsed: not every target can be
    const door = this.doors.get(url.split('?', 1)[0])
    if (door === undefined) return refuse(socket, '404 Not Found')
    if (!origins.isOurName(headers.host)) return refuse(socket, '421 Misdirected Request')
    if (!origins.isOurPage(headers)) return refuse(socket, '403 Forbidden')
    const address = addressOf(request)
    if (!(await this.connections.lets(address)) || !this.open.hasRoom(address)) {
      metrics.turnedAway.inc()
      return refuse(socket, '429 Too Many Requests')
    }
    this.sockets.handleUpgrade(request, socket, head, (one) => {
      const until = this.parts.bannedUntil(address)
      if (until !== null) return sayBanned(one, until)
      this.addresses.set(one, address)
      one.on('close', () => this.addresses.delete(one))
      one.on('close', this.open.enter(address))
      this.welcome(one, together(socket), door, address)
    })
  }

  private welcome(socket: WebSocket, hold: () => void, door: Door<unknown>, address: string): void {
    const { metrics, limits, failed } = this.parts
    const allowance = new Allowance(limits.messages)
    const strikes = new Strikes()
    const patience = setTimeout(() => socket.close(1008, 'nobody joined'), PATIENCE)
    const caller: Caller = {
      address,
      send: (message) => {
        if (socket.bufferedAmount > MOST_UNREAD) return socket.terminate()
        hold()
        socket.send(this.copyist.textOf(message))
      },
      end: (code, reason) => {
        socket.send(JSON.stringify({ t: 'bye', code, reason }))
        socket.close(1008, code)
      },
      close: (code, reason) => socket.close(code, reason),
      strike: (code, reason) => {
        strikes.add(performance.now())
        if (!strikes.isOut) return
        metrics.cutOff.inc()
        caller.end(code, reason)
      },
      settle: () => clearTimeout(patience),
    }
    const visitor = door.welcome(caller)
    metrics.connections.inc()
    const hear = this.pulse.watch(socket)
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(patience)
      metrics.connections.dec()
      visitor.leave()
    })
    socket.on('message', (data, isBinary) => {
      if (strikes.isOut) return
      hear()
      try {
        const isInTime = allowance.lets(performance.now())
        if (isBinary) return caller.strike('bad-message', 'messages are text')
        const read = door.read(String(data))
        if (!read.ok) return caller.strike('bad-message', read.reason)
        if (isInTime) return visitor.hear(read.value)
        visitor.refuse(read.value)
        caller.strike('flood', 'too many messages')
      } catch (error) {
        failed(error)
        socket.close(1011, 'this message led to a mistake of the server')
      }
    })
  }
}

/** What is sent to one client while one thing is dealt with leaves in one piece. */
function together(stream: Duplex): () => void {
  let isHeld = false
  const letGo = () => {
    isHeld = false
    stream.uncork()
  }
  return () => {
    if (isHeld) return
    isHeld = true
    stream.cork()
    process.nextTick(letGo)
  }
}

function sayBanned(socket: WebSocket, until: number): void {
  socket.on('error', () => {})
  socket.send(JSON.stringify({ t: 'bye', code: 'banned', reason: banSentence(until), until }))
  socket.close(1008, 'banned')
}
