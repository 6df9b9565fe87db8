// Every connection that stays open, whatever door it came through: whose page it is, how much it may say, and
// whether it is still there. What its messages mean is the door's business.
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ByeCode } from '@cardwright/protocol'
import { LONGEST_MESSAGE, type Read } from '@cardwright/protocol/schema'
import { WebSocketServer, type WebSocket } from 'ws'
import { Allowance, Gate, type Limits } from './limits.ts'
import type { Metrics } from './metrics.ts'
import { Pulse } from './pulse.ts'

/** Whoever has not said what he wants by then is let go. */
const PATIENCE = 10_000
/** A client that does not read is not waited for. */
const MOST_UNREAD = 4 * 1024 * 1024
/** Messages over the limit or unreadable, after which a connection is cut. */
const STRIKES = 20
/** Different messages that one event leads to: one for each seat, and one for those who watch. */
const RECENT = 10

/** One connection, as a door sees it. */
export interface Caller {
  send(message: object): void
  /** Goodbye for good. */
  end(code: ByeCode, reason: string): void
  /** It may come back by itself. */
  close(code: number, reason: string): void
  /** It does what it should not; who does not stop is cut off. */
  strike(code: ByeCode, reason: string): void
  /** It has said what it wants. */
  settle(): void
}

export interface Visitor<T> {
  hear(message: T): void
  leave(): void
}

export interface Door<T> {
  read(text: string): Read<T>
  welcome(caller: Caller): Visitor<T>
}

export interface SocketParts {
  metrics: Metrics
  limits: Limits
  /** Pages that may connect besides the server's own. */
  origins: readonly string[]
  addressOf(request: IncomingMessage): string
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
  private readonly pulse = new Pulse()

  /** @param doors by their paths */
  constructor(parts: SocketParts, doors: Record<string, Door<unknown>>) {
    this.parts = parts
    this.doors = new Map(Object.entries(doors))
    this.connections = new Gate(parts.limits.connections, 60)
  }

  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const door = this.doors.get(new URL(request.url ?? '/', 'http://here').pathname)
    if (door === undefined) return refuse(socket, '404 Not Found')
    if (!this.isOurs(request)) return refuse(socket, '403 Forbidden')
    if (!(await this.connections.lets(this.parts.addressOf(request))))
      return refuse(socket, '429 Too Many Requests')
    this.sockets.handleUpgrade(request, socket, head, (one) =>
      this.welcome(one, together(socket), door),
    )
  }

  async close(): Promise<void> {
    this.pulse.stop()
    for (const socket of this.sockets.clients) socket.close(1012, 'the server restarts')
    this.sockets.close()
  }

  private isOurs({ headers }: IncomingMessage): boolean {
    const { origin, host } = headers
    // programs send none; only a browser can be made to act for somebody else
    if (origin === undefined) return true
    return (
      origin === `http://${host}` ||
      origin === `https://${host}` ||
      this.parts.origins.includes(origin)
    )
  }

  private welcome(socket: WebSocket, hold: () => void, door: Door<unknown>): void {
    const { metrics, limits } = this.parts
    const allowance = new Allowance(limits.messages)
    let strikes = 0
    const patience = setTimeout(() => socket.close(1008, 'nobody joined'), PATIENCE)
    const caller: Caller = {
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
        if (++strikes < STRIKES) return
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
      if (strikes >= STRIKES) return
      hear()
      if (!allowance.lets(performance.now())) return caller.strike('flood', 'too many messages')
      if (isBinary) return caller.strike('bad-message', 'messages are text')
      const read = door.read(String(data))
      if (!read.ok) return caller.strike('bad-message', read.reason)
      visitor.hear(read.value)
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

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
}
