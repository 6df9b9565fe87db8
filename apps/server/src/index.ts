// One node: page, API and live connections on one port, over an embedded database or over PostgreSQL and Redis.
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { pino, type Logger } from 'pino'
import type { Log, Surroundings } from '@cardwright/host'
import { api } from './api.ts'
import { Bots } from './bots.ts'
import { RedisBus, silence, type Bus } from './bus.ts'
import { openShelf } from './games.ts'
import { Gate, ORDINARY, type Limits } from './limits.ts'
import { Live } from './live.ts'
import { Matches } from './matches.ts'
import { Meetings } from './meetings.ts'
import { Metrics } from './metrics.ts'
import { Rooms } from './rooms.ts'
import { Sockets } from './sockets.ts'
import { openPostgres } from './storage/postgres.ts'
import { openSqlite } from './storage/sqlite.ts'
import type { Store } from './storage/store.ts'
import { newId, newSecret, Tokens } from './tokens.ts'

export interface NodeOptions {
  port: number
  /** Folder of the embedded database; not used with a `databaseUrl`. */
  data: string
  databaseUrl?: string
  redisUrl?: string
  /** Answers everything that is not the server's own. */
  page?: (
    path: string,
  ) => Promise<{ status: number; headers: Record<string, string>; body: Uint8Array }>
  origins?: readonly string[]
  limits?: Partial<Limits>
  /** Behind a proxy the address is in a header. */
  isBehindProxy?: boolean
  /** STUN and TURN servers for pages that connect to each other. */
  ice?: readonly string[]
  logLevel?: string
}

export interface RunningNode {
  address: string
  port: number
  server: Server
  stop(): Promise<void>
}

/** How often matches nobody looks at are dropped, and logs are read for news that never came. */
const SWEEP = 30_000
const CATCH_UP = 2_000

const HEADERS: Record<string, string> = {
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' ws: wss:; worker-src 'self' blob:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

export async function startNode(options: NodeOptions): Promise<RunningNode> {
  const log: Logger = pino({ level: options.logLevel ?? 'warn' })
  const node = newId()
  const limits = { ...ORDINARY, ...options.limits }
  const store =
    options.databaseUrl === undefined
      ? await openSqlite(options.data)
      : await openPostgres(options.databaseUrl)
  const bus: Bus = options.redisUrl === undefined ? silence : new RedisBus(options.redisUrl, node)
  const shelf = await openShelf()
  const tokens = new Tokens(await store.setting('secret', newSecret))
  const bots = new Bots()
  const metrics: Metrics = new Metrics(() => rooms.size)
  const matches = new Matches(store, shelf, tokens, (match, isFull) => {
    bus.publish({ match, kind: 'chairs' })
    rooms.refresh(match).catch(trouble)
    if (isFull) rooms.get(match).then((room) => room?.begin(), trouble)
  })
  const around: Surroundings = {
    log: measured(store, metrics),
    now: Date.now,
    think: (question) => bots.think(question),
    publish: (news) => bus.publish(news),
    keepLine: (match, line) => store.keepLine(match, line),
    rematch: (info) => matches.rematch(info),
    ended: (match, ending) => store.end(match, ending, Date.now()).catch(trouble),
    failed: trouble,
  }
  function trouble(error: unknown): void {
    log.error({ err: error }, 'something failed; the match waits')
  }
  const rooms = new Rooms(store, shelf, around, node)
  const catchUp = () => void rooms.catchUp().catch(trouble)
  const meetings = new Meetings({
    publish: (word) => bus.publish(word),
    hasOthers: options.redisUrl !== undefined,
    ice: options.ice ?? [],
  })
  await bus.listen((told) => {
    if (told.kind === 'word') meetings.hear(told)
    else rooms.hear(told).catch(trouble)
  }, catchUp)

  const addressOf = (request: IncomingMessage): string => {
    const forwarded = options.isBehindProxy ? request.headers['x-forwarded-for'] : undefined
    return (
      (typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined) ??
      request.socket.remoteAddress ??
      ''
    )
  }
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(HEADERS)) c.header(name, value)
  })
  app.route(
    '/',
    api({
      store,
      matches,
      rooms,
      shelf,
      metrics,
      gate: new Gate(limits.requests, 60),
      failed: trouble,
      isReady: async () => !isStopping && (await store.isReady()),
      addressOf: (c) => addressOf((c.env as { incoming: IncomingMessage }).incoming),
    }),
  )
  app.get('*', async (c) => {
    if (options.page === undefined) return c.text('no page here', 404)
    const { status, headers, body } = await options.page(c.req.path)
    return c.body(body as Uint8Array<ArrayBuffer>, status as 200, headers)
  })

  const sockets = new Sockets(
    { metrics, limits, origins: options.origins ?? [], addressOf },
    { '/live': new Live({ store, rooms, tokens, metrics }), '/meet': meetings },
  )
  const server = createServer(getRequestListener(app.fetch))
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => {})
    void sockets.upgrade(request, socket, head)
  })
  await new Promise<void>((ready, fail) => server.once('error', fail).listen(options.port, ready))
  const sweep = setInterval(() => void rooms.sweep(), SWEEP)
  // with more than one node: a publication may be lost, and nobody hears of one that could not be sent
  const lookout = options.redisUrl === undefined ? undefined : setInterval(catchUp, CATCH_UP)
  let isStopping = false
  const { port } = server.address() as AddressInfo
  log.info({ port, node }, 'ready')
  return {
    port,
    address: `http://localhost:${port}`,
    server,
    /** No new requests; what was begun is finished and written. */
    async stop() {
      if (isStopping) return
      isStopping = true
      clearInterval(sweep)
      clearInterval(lookout)
      await sockets.close()
      await rooms.settled()
      await new Promise((closed) => {
        server.close(closed)
        server.closeAllConnections()
      })
      await bots.close()
      await bus.close()
      await store.close()
    },
  }
}

function measured(store: Store, metrics: Metrics): Log {
  return {
    async append(match, seq, entry) {
      const since = performance.now()
      const isOurs = await store.append(match, seq, entry)
      metrics.appending.observe((performance.now() - since) / 1000)
      if (isOurs) metrics.accepted.inc()
      return isOurs
    },
    read: (match, after) => store.read(match, after),
    snapshot: (match) => store.snapshot(match),
    keepSnapshot: (match, snapshot) => store.keepSnapshot(match, snapshot),
  }
}
