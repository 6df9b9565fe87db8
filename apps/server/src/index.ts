// One node: page, API and live connections on one port, over an embedded database or over PostgreSQL and Redis.
import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { pino, type Logger } from 'pino'
import { placeOf } from './address.ts'
import { api, incomingOf } from './api.ts'
import { Bans } from './bans.ts'
import { BotTables } from './bot-tables.ts'
import { Bots } from './bots.ts'
import { RedisBus, silence, type Bus } from './bus.ts'
import { codeVersions } from '@cardwright/all/code-version'
import { games } from '@cardwright/all'
import { Custody } from './custody.ts'
import { Faults } from './faults.ts'
import { openShelf, type Release } from './games.ts'
import { protectingHeaders } from './headers.ts'
import { keptLog } from './kept-log.ts'
import { Lobby } from './lobby.ts'
import { Gate, ORDINARY, type Limits } from './limits.ts'
import { boundedServer, listen } from './listening.ts'
import { Live } from './live.ts'
import { Matches } from './matches.ts'
import { Meetings } from './meetings.ts'
import { Metrics } from './metrics.ts'
import { isOperator } from './operator.ts'
import { Origins } from './origins.ts'
import { Moderation } from './moderation.ts'
import { Moderators } from './moderators.ts'
import { Packs } from './packs.ts'
import { Presence } from './presence.ts'
import { Pseudonyms } from './pseudonyms.ts'
import { Reporting } from './reporting.ts'
import type { Retention } from './retention.ts'
import { Rooms, type AroundRooms } from './rooms.ts'
import { readUntil, Roster } from './roster.ts'
import { SharedClock } from './shared-clock.ts'
import { Sockets } from './sockets.ts'
import { damageIn, hindranceIn } from './storage/damaged.ts'
import { openStorage, type StorageOptions } from './storage/open.ts'
import { OpenTables } from './storage/open-tables.ts'
import { Removals } from './storage/removals.ts'
import { Reports } from './storage/reports.ts'
import { Keys } from './signing-keys.ts'
import { Sweeper } from './sweeper.ts'
import { newId, newSecret, Tokens } from './tokens.ts'
import { Versions } from './versions.ts'
import { warmUp } from './warm-up.ts'
import { Writing } from './writing.ts'

export { fromEnvironment } from './environment.ts'

/** A response from the files of the page; without a body if the browser already has the file. */
export interface PageAnswer {
  status: number
  headers: Record<string, string>
  body: Uint8Array | null
}

export interface NodeOptions extends StorageOptions {
  port: number
  /** Where to listen; by default only this machine can reach it. */
  host?: string
  /** A CA certificate file for Redis. */
  redisCa?: string
  /** Handles all requests that are not for the API. */
  page?: (path: string, headers: IncomingHttpHeaders) => Promise<PageAnswer>
  origins?: readonly string[]
  limits?: Partial<Limits>
  /** Set behind a proxy, where the client's address is in a header. */
  isBehindProxy?: boolean
  /** The token for reading metrics; without one only programs on this machine may read them. */
  metricsToken?: string
  /** STUN and TURN servers for peer-to-peer matches. */
  ice?: readonly string[]
  /** Bot threads; by default one less than the number of cores, and at least two. */
  botWorkers?: number
  /** The maximum of running matches with bots per creator address. */
  botMatches?: number
  /** How long finished and abandoned matches are kept; by default forever. */
  retention?: Retention
  logLevel?: string
  /** Where the log goes, instead of standard output. */
  logTo?: { write(line: string): void }
  /** For tests: this node's clock, and how long players may be away. */
  now?: () => number
  grace?: number
  /** Who may moderate: `anna:her-secret;boris:his-secret`. */
  moderators?: string
  /** A date until which this node plays; then it stops, and newer nodes take over its matches. */
  playsUntil?: string
  /** The games; for tests of two releases side by side. */
  release?: Release
}

export interface RunningNode {
  address: string
  port: number
  server: Server
  /** Called for an unhandled error, which is reported to the operator. */
  survived(error: unknown, what: string): void
  /** Compiles the usual rules in small steps. */
  warmUp(): Promise<void>
  stop(): Promise<void>
}

const LOOPBACK = '127.0.0.1'
const PROBES = ['/healthz', '/readyz']
/** How long a health check of the database stays valid. */
const READY_FOR = 1000

/** How often idle matches are dropped, and logs are checked for missed news. */
const SWEEP = 30_000
const CATCH_UP = 2_000
/** How often old reports are deleted. */
const TIDY = 6 * 3_600_000

export async function startNode(options: NodeOptions): Promise<RunningNode> {
  const level = options.logLevel ?? 'warn'
  const log: Logger = options.logTo ? pino({ level }, options.logTo) : pino({ level })
  const node = newId()
  const limits = { ...ORDINARY, ...options.limits }
  const { host = LOOPBACK, isBehindProxy = false } = options
  const origins = new Origins({ origins: options.origins ?? [], host, isBehindProxy })
  // check this before anything is opened, so that a mistake is noticed
  const moderators = new Moderators(options.moderators)
  // compute the version in parallel
  const releasing = options.release ?? codeVersions().then((codes): Release => ({ games, codes }))
  const metrics: Metrics = new Metrics(
    () => rooms.size,
    () => bots.waiting,
  )
  const storage = await openStorage(options, log, (isSplit) => metrics.split.set(isSplit ? 1 : 0))
  const { store } = storage
  const clock = new SharedClock(() => store.time(), options.now ?? Date.now)
  const keys = await Keys.open(store).catch(async (error: unknown) => {
    await storage.close()
    throw error
  })
  const tokens = new Tokens(keys)
  const faults = new Faults(log, metrics)
  const writing = new Writing(() => store.settings.tryToWrite(), log, metrics)
  const release = await releasing
  const shelf = await openShelf(release.games)
  const packs = new Packs(shelf, store.packs)
  await packs.keepAll(release.games)
  const roster = new Roster(node, release.codes, store.releases, readUntil(options.playsUntil))
  // no other process can have an embedded database, so holders stored there are gone
  if (options.databaseUrl === undefined) await store.releases.clear()
  const versions = new Versions({
    store,
    packs,
    roster,
    tell: (match, why) => log.warn({ match, why }, 'ended: no node plays its rules any more'),
  })
  const pseudonyms = new Pseudonyms(await store.setting('pseudonyms', newSecret))
  const bots = new Bots({
    workers: options.botWorkers,
    waited: (seconds) => metrics.botWaiting.observe(seconds),
    thought: (seconds) => metrics.botThinking.observe(seconds),
  })
  const bus: Bus =
    options.redisUrl === undefined
      ? silence
      : new RedisBus({
          url: options.redisUrl,
          node,
          secret: await store.setting('bus', newSecret),
          now: () => clock.now(),
          ca: options.redisCa,
          refused: (why) => metrics.newsRefused.inc({ why }),
          away: (error) =>
            log.warn({ err: error }, 'Redis cannot be reached; polling the database for news'),
          failed: trouble,
        })
  const botTables = new BotTables(options.botMatches)
  const tables = new OpenTables(store)
  const open = (match: string) => rooms.get(match)
  const seating = { store, shelf, tokens, botTables, tables, pseudonyms, versions, open }
  const matches = new Matches(seating, (match, isFull) => {
    bus.publish({ match, kind: 'chairs' })
    rooms.refresh(match).catch(trouble)
    if (isFull) rooms.get(match).then((room) => room?.begin(), trouble)
  })
  const custody: Custody = new Custody({
    node,
    clock,
    holders: store.holders,
    isShared: options.redisUrl !== undefined,
    broke: () => void rooms.forgive().catch(trouble),
    failed: trouble,
  })
  const around: AroundRooms = {
    log: keptLog(store, metrics, writing),
    now: () => clock.now(),
    grace: options.grace,
    others: custody,
    think: (question) => bots.think(question),
    publish: (news) => bus.publish(news),
    keepLine: (match, line) => writing.watch(() => store.keepLine(match, line)),
    rematch: (info) => matches.rematch(info),
    next: (info) => matches.next(info),
    ended: (match, ending) => {
      custody.over(match)
      writing.watch(() => store.end(match, ending, clock.now())).catch(trouble)
    },
    failed: (error, match) => void faults.report(error, match),
    isForGood: (error) => damageIn(error) !== null,
  }
  function trouble(error: unknown): void {
    // an HTTP request may be the first to find the disk full
    if (hindranceIn(error) === 'full') writing.note(error)
    faults.report(error)
  }
  const isStoreReady = kept(() => store.isReady(), READY_FOR)
  const rooms: Rooms = new Rooms(store, versions, around, node, botTables, custody)
  await custody.start()
  const lobby = new Lobby({
    tables,
    matches,
    shelf,
    pseudonyms,
    each: limits.openTables,
    async moved(from, to) {
      await matches.joinedFrom(to)
      const news = { match: from.id, kind: 'next' } as const
      bus.publish(news)
      await rooms.hear(news)
    },
  })
  const presence = new Presence(tables, lobby, trouble)
  const reports = new Reports(store)
  const bans = new Bans(reports, trouble)
  await bans.refresh()
  const moderation = new Moderation({
    store,
    reports,
    removals: new Removals(store),
    bans,
    rooms,
    publish: (told) => bus.publish(told),
  })
  const catchUp = () => void rooms.catchUp().catch(trouble)
  const meetings = new Meetings({
    publish: (word) => bus.publish(word),
    hasOthers: options.redisUrl !== undefined,
    ice: options.ice ?? [],
  })
  await bus.listen((told) => {
    if (told.kind === 'word') meetings.hear(told)
    else if (told.kind === 'bans') void bans.refresh()
    else rooms.hear(told).catch(trouble)
  }, catchUp)

  const addressOf = (request: IncomingMessage): string => {
    const forwarded = isBehindProxy ? request.headers['x-forwarded-for'] : undefined
    return placeOf(
      (typeof forwarded === 'string' ? forwarded.split(',').at(-1) : undefined) ??
        request.socket.remoteAddress ??
        '',
    )
  }
  const app = new Hono()
  app.onError((error, c) => {
    trouble(error)
    return c.text('the server could not do this now', 503)
  })
  const visits = new Gate(limits.visits, 60)
  app.use(async (c, next) => {
    const incoming = incomingOf(c)
    if (!origins.isOurName(incoming.headers.host))
      return c.text(`this server does not answer to that name; ORIGINS says which it has`, 421)
    await next()
    for (const [name, value] of protectingHeaders(incoming.headers, isBehindProxy))
      c.header(name, value)
  })
  app.use(async (c, next) => {
    const { path } = c.req
    // the API has its own limits, and refusing a health probe would restart the node
    const isCounted = !path.startsWith('/api') && !PROBES.includes(path)
    if (isCounted && !(await visits.lets(addressOf(incomingOf(c)))))
      return c.text('too many requests; wait a minute', 429)
    await next()
  })
  app.route(
    '/',
    api({
      store,
      matches,
      lobby,
      pseudonyms,
      bans,
      reporting: new Reporting(store, matches, reports),
      moderation: { reports, moderation, moderators },
      rooms,
      shelf,
      metrics,
      gate: new Gate(limits.requests, 60),
      origins,
      failed: trouble,
      whyNotReady: async () => {
        if (isStopping) return 'it is stopping'
        return writing.trouble ?? ((await isStoreReady()) ? null : 'the database cannot be read')
      },
      addressOf,
      isOperator: (request) => isOperator(request, options.metricsToken),
    }),
  )
  app.get('*', async (c) => {
    if (options.page === undefined) return c.text('no page here', 404)
    const { status, headers, body } = await options.page(c.req.path, incomingOf(c).headers)
    return c.body(body as Uint8Array<ArrayBuffer>, status as 200, headers)
  })

  const sockets = new Sockets(
    {
      metrics,
      limits,
      origins,
      addressOf,
      bannedUntil: (address) => bans.until(pseudonyms.ofAddress(address)),
      failed: trouble,
    },
    {
      '/live': new Live({
        store,
        rooms,
        tokens,
        metrics,
        limits,
        botTables,
        presence,
        faults,
        failed: trouble,
      }),
      '/meet': meetings,
    },
  )
  bans.onBan = () => sockets.cutBanned()
  const server = boundedServer(getRequestListener(app.fetch), {
    limits,
    isBehindProxy,
    turnedAway: () => metrics.turnedAway.inc(),
  })
  server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head))
  await roster.enter(trouble, () => void running.stop())
  const port = await listen(server, options.port, host)
  const sweep = setInterval(() => void rooms.sweep().catch(trouble), SWEEP)
  const tidy = setInterval(() => void reports.forget().catch(trouble), TIDY)
  // with several nodes a publication may be lost or never sent
  const lookout = options.redisUrl === undefined ? undefined : setInterval(catchUp, CATCH_UP)
  let isStopping = false
  const sweeper = new Sweeper(options.retention ?? {}, { store, rooms, metrics, log })
  log.info({ port, node }, 'ready')
  const running: RunningNode = {
    port,
    address: `http://localhost:${port}`,
    server,
    survived(error, what) {
      metrics.survived.inc()
      log.error({ err: error }, `${what}; the node goes on`)
    },
    warmUp: () => warmUp(shelf),
    /** Accepts no new requests; finishes and writes what was started. */
    async stop() {
      if (isStopping) return
      isStopping = true
      clearInterval(sweep)
      clearInterval(tidy)
      presence.stop()
      bans.stop()
      clearInterval(lookout)
      await sweeper.stop()
      await sockets.close()
      await rooms.settled()
      await custody.stop()
      await new Promise((closed) => {
        server.close(closed)
        server.closeAllConnections()
      })
      await roster.leave()
      packs.close()
      await bots.close()
      await bus.close()
      const unwritten = await writing.stop()
      await storage.close()
      if (unwritten !== null) throw new Error(unwritten)
    },
  }
  return running
}

/** Caches an answer for a while. */
function kept<T>(ask: () => Promise<T>, lasts: number): () => Promise<T> {
  let answer: Promise<T> | null = null
  return () => {
    if (answer !== null) return answer
    answer = ask()
    const forget = () => void setTimeout(() => (answer = null), lasts).unref()
    answer.then(forget, forget)
    return answer
  }
}
