// The port of a node: requests, live connections, and who may come in.
import { getRequestListener } from '@hono/node-server'
import type { IncomingMessage, Server } from 'node:http'
import { placeOf } from '../address.ts'
import { boundedServer } from '../listening.ts'
import { Live } from '../live.ts'
import type { Moderators } from '../moderators.ts'
import type { Origins } from '../origins.ts'
import { Sockets } from '../sockets.ts'
import type { NodeOptions } from './options.ts'
import type { NodeParts } from './parts.ts'
import { requests } from './requests.ts'

/** Who comes in, and as whom. */
export interface Admission {
  origins: Origins
  moderators: Moderators
  isBehindProxy: boolean
  isStopping(): boolean
}

export interface Doors {
  server: Server
  sockets: Sockets
}

export function openDoors(options: NodeOptions, parts: NodeParts, admission: Admission): Doors {
  const { limits, metrics, bans } = parts
  const { origins, moderators, isBehindProxy, isStopping } = admission
  const addressOf = (request: IncomingMessage) => addressIn(request, isBehindProxy)
  const moderation = { ...parts, moderators }
  const app = requests(options, { ...parts, moderation, origins, addressOf, isStopping })
  const sockets = socketsOf(parts, origins, addressOf)
  bans.onBan = () => sockets.cutBanned()
  const server = boundedServer(getRequestListener(app.fetch), {
    limits,
    isBehindProxy,
    turnedAway: () => metrics.turnedAway.inc(),
  })
  server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head))
  return { server, sockets }
}

function socketsOf(
  parts: NodeParts,
  origins: Origins,
  addressOf: (request: IncomingMessage) => string,
): Sockets {
  const { metrics, limits, bans, pseudonyms, trouble, meetings } = parts
  return new Sockets(
    {
      metrics,
      limits,
      origins,
      addressOf,
      bannedUntil: (address) => bans.until(pseudonyms.ofAddress(address)),
      failed: trouble,
    },
    { '/live': new Live({ ...parts, failed: trouble }), '/meet': meetings },
  )
}

function addressIn({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? headers['x-forwarded-for'] : undefined
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1) : undefined
  return placeOf(last ?? socket.remoteAddress ?? '')
}
