// The HTTP server: how many sockets it accepts, how long it waits for a request, and how it answers
// malformed requests.
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { placeOf } from './address.ts'
import { Tally, type Limits } from './limits.ts'

export interface Listening {
  limits: Limits
  /** Set behind a proxy: all sockets come from it, so only their total counts. */
  isBehindProxy: boolean
  turnedAway(): void
}

/** How long a response may stay unread. */
const UNREAD = 60_000

const STATUS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

export function boundedServer(listener: RequestListener, parts: Listening): Server {
  const { limits, isBehindProxy, turnedAway } = parts
  const { headWithin, requestWithin } = limits
  const server = createServer(
    {
      headersTimeout: headWithin,
      requestTimeout: requestWithin,
      connectionsCheckingInterval: Math.ceil(headWithin / 5),
    },
    listener,
  )
  server.timeout = UNREAD
  server.maxConnections = limits.allSockets
  server.on('drop', turnedAway)
  const open = new Tally(isBehindProxy ? Infinity : limits.sockets)
  server.on('connection', (socket) => {
    const place = placeOf(socket.remoteAddress ?? '')
    if (!open.hasRoom(place)) {
      turnedAway()
      return socket.destroy()
    }
    socket.once('close', open.enter(place))
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuse(socket, STATUS[error.code ?? ''] ?? '400 Bad Request'),
  )
  return server
}

export async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((ready, fail) => server.once('error', fail).listen(port, host, ready))
  return (server.address() as AddressInfo).port
}

/** Refuses a connection without a valid request, and closes it. */
export function refuse(socket: Duplex, status: string): void {
  if (!socket.writable) return void socket.destroy()
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
