// The connections of people who play and watch: one socket, one viewer of one match.
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Link } from '@cardwright/host'
import { PROTOCOL, type ByeCode, type ToClient, type ToServer } from '@cardwright/protocol'
import { LONGEST_MESSAGE, readMessage } from '@cardwright/protocol/schema'
import { WebSocketServer, type WebSocket } from 'ws'
import { Gate, type Limits } from './limits.ts'
import type { Metrics } from './metrics.ts'
import type { Rooms } from './rooms.ts'
import type { Store } from './storage/store.ts'
import type { Tokens } from './tokens.ts'

const PATH = '/live'
/** Whoever has not said what he wants by then is let go. */
const PATIENCE = 10_000
/** Unanswered pings after which a connection counts as dead come this often. */
const HEARTBEAT = 20_000
/** A client that does not read is not waited for. */
const MOST_UNREAD = 4 * 1024 * 1024
/** Messages over the limit or unreadable, after which a connection is cut. */
const STRIKES = 20

export interface LiveParts {
  store: Store
  rooms: Rooms
  tokens: Tokens
  metrics: Metrics
  limits: Limits
  /** Pages that may connect besides the server's own. */
  origins: readonly string[]
  addressOf(request: IncomingMessage): string
}

/** Several viewers get the same object: it is written down once. */
const written = new WeakMap<ToClient, string>()

function textOf(message: ToClient): string {
  let text = written.get(message)
  if (text === undefined) {
    text = JSON.stringify(message)
    written.set(message, text)
  }
  return text
}

export class Live {
  private readonly parts: LiveParts
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE })
  private readonly messages: Gate
  private readonly connections: Gate
  private readonly alive = new WeakSet<WebSocket>()
  private readonly heartbeat: ReturnType<typeof setInterval>
  private numbered = 0

  constructor(parts: LiveParts) {
    this.parts = parts
    this.messages = new Gate(parts.limits.messages, 1)
    this.connections = new Gate(parts.limits.connections, 60)
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT)
    this.heartbeat.unref()
  }

  /** @returns false when the address is not for this door */
  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<boolean> {
    if (new URL(request.url ?? '/', 'http://here').pathname !== PATH) return false
    if (!this.isOurs(request)) return refuse(socket, '403 Forbidden')
    if (!(await this.connections.lets(this.parts.addressOf(request))))
      return refuse(socket, '429 Too Many Requests')
    this.sockets.handleUpgrade(request, socket, head, (one) => this.welcome(one, together(socket)))
    return true
  }

  async close(): Promise<void> {
    clearInterval(this.heartbeat)
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

  private welcome(socket: WebSocket, hold: () => void): void {
    const { metrics } = this.parts
    const key = String(++this.numbered)
    const seated: { leave(): void; receive(message: ToServer): void }[] = []
    let strikes = 0
    let isJoining = false
    const link: Link & { end(code: ByeCode, reason: string): void } = {
      send: (message) => {
        if (socket.bufferedAmount > MOST_UNREAD) socket.terminate()
        else {
          hold()
          socket.send(textOf(message))
        }
      },
      bye: (code) => link.end(code, 'this seat was opened in another window'),
      end: (code, reason) => {
        socket.send(textOf({ t: 'bye', code, reason }))
        socket.close(1008, code)
      },
    }
    const strike = (code: ByeCode, reason: string) => {
      if (++strikes < STRIKES) return
      metrics.cutOff.inc()
      link.end(code, reason)
    }
    const patience = setTimeout(() => socket.close(1008, 'nobody joined'), PATIENCE)
    metrics.connections.inc()
    this.alive.add(socket)
    socket.on('pong', () => this.alive.add(socket))
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(patience)
      metrics.connections.dec()
      this.messages.forget(key)
      seated[0]?.leave()
    })
    socket.on('message', async (data, isBinary) => {
      if (strikes >= STRIKES) return
      if (!(await this.messages.lets(key))) return strike('flood', 'too many messages')
      const read = isBinary
        ? ({ ok: false, reason: 'messages are text' } as const)
        : readMessage(String(data))
      if (!read.ok) return strike('bad-message', read.reason)
      const message = read.value
      if (message.t !== 'join') return seated[0]?.receive(message)
      if (isJoining) return strike('bad-message', 'one connection, one match')
      isJoining = true
      clearTimeout(patience)
      try {
        const refusal = await this.seat(link, message, seated)
        if (refusal !== null) link.end(refusal[0], refusal[1])
      } catch {
        // the storage is away: the client is told, and comes back by itself
        link.send({ t: 'pause', reason: 'storage' })
        socket.close(1013, 'try again later')
      }
    })
  }

  private async seat(
    link: Link,
    message: Extract<ToServer, { t: 'join' }>,
    seated: { leave(): void; receive(message: ToServer): void }[],
  ): Promise<readonly [ByeCode, string] | null> {
    const { store, rooms, tokens } = this.parts
    if (message.protocol !== PROTOCOL)
      return ['protocol', 'this page is of another version; reload it']
    let seat: number | null = null
    if (message.token !== undefined) {
      const right = await tokens.readSeat(message.token)
      const kept = right === null ? null : await store.match(right.match)
      const chair = right === null ? undefined : kept?.chairs[right.seat]
      if (right === null || right.match !== message.match || chair?.claim !== right.claim)
        return ['token', 'this link does not give a seat of this match']
      seat = right.seat
    }
    const room = await rooms.get(message.match)
    if (room === null) return ['unknown', 'there is no such match']
    seated.push({
      leave: () => room.leave(link),
      receive: (one) => one.t !== 'join' && room.receive(link, one),
    })
    room.join(link, seat, message)
    return null
  }

  private beat(): void {
    for (const socket of this.sockets.clients)
      if (this.alive.delete(socket)) socket.ping()
      else socket.terminate()
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

function refuse(socket: Duplex, status: string): true {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
  return true
}
