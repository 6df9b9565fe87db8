// The HTTP API: creating and finding matches, and endpoints for operators.
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { IncomingMessage } from 'node:http'
import { PROTOCOL, type Introduction } from '@cardwright/protocol'
import {
  isId,
  LONGEST_MESSAGE,
  readBlock,
  readIntroduction,
  readNewMatch,
  readQuick,
  readReport,
  readSitDown,
  type Read,
} from '@cardwright/protocol/schema'
import type { Shelf } from './games.ts'
import type { Gate } from './limits.ts'
import { banSentence, type Bans } from './bans.ts'
import type { Lobby } from './lobby.ts'
import { Sorry, type Matches } from './matches.ts'
import type { Metrics } from './metrics.ts'
import type { Origins } from './origins.ts'
import { replayFile } from './replay-file.ts'
import type { Asker, Pseudonyms } from './pseudonyms.ts'
import { infoOf, type Rooms } from './rooms.ts'
import type { Reporting } from './reporting.ts'
import type { KeptMatch, Store } from './storage/store.ts'
import { moderationApi, type ModerationApiParts } from './moderation-api.ts'
import { filesIn } from './storage/packs.ts'
import { NotPlayedHere } from './versions.ts'

const FOREVER = 'public, max-age=31536000, immutable'

export interface ApiParts {
  store: Store
  matches: Matches
  lobby: Lobby
  pseudonyms: Pseudonyms
  bans: Bans
  reporting: Reporting
  moderation: Pick<ModerationApiParts, 'reports' | 'moderation' | 'moderators'>
  rooms: Rooms
  shelf: Shelf
  metrics: Metrics
  gate: Gate
  origins: Origins
  /** Null: it is. */
  whyNotReady(): Promise<string | null>
  failed(error: unknown): void
  addressOf(request: IncomingMessage): string
  /** The address in a form that may be stored. */
  isOperator(request: IncomingMessage): boolean
}

export function api(parts: ApiParts): Hono {
  const { store, matches, lobby, pseudonyms, rooms, shelf, metrics, gate, origins, failed } = parts
  const { bans, reporting } = parts
  const addressOf = (c: Context) => parts.addressOf(incomingOf(c))
  const asker = (c: Context, { player, blocked = [] }: Introduction = {}): Asker => ({
    address: pseudonyms.ofAddress(addressOf(c)),
    player: player === undefined ? null : pseudonyms.ofPlayer(player),
    blocked,
  })
  const app = new Hono()
  app.onError((error, c) => {
    if (error instanceof Sorry)
      return c.json({ code: error.code, reason: error.message, ...error.more }, error.status)
    if (error instanceof NotPlayedHere)
      return c.json(
        { code: error.code, reason: error.message },
        error.code === 'outdated' ? 410 : 503,
      )
    // a client that disconnects during a request is not an error
    if (!incomingOf(c).destroyed) failed(error)
    return c.json({ code: 'trouble', reason: 'the server could not do this now' }, 503)
  })
  app.use('/api/*', async (c, next) => {
    if (!(await gate.lets(addressOf(c))))
      return c.json({ code: 'too-fast', reason: 'too many requests; wait a minute' }, 429)
    await next()
  })
  app.post('/api/*', async (c, next) => {
    if (!origins.isOurPage(incomingOf(c).headers))
      return c.json({ code: 'foreign', reason: 'a page of another site may not do this' }, 403)
    // a page of another site cannot send this type without asking first
    if (!/^application\/json *(;|$)/i.test(c.req.header('content-type') ?? ''))
      return c.json({ code: 'bad-request', reason: 'send application/json' }, 415)
    await next()
  })
  app.use(
    '/api/*',
    bodyLimit({
      maxSize: LONGEST_MESSAGE,
      onError: (c) => c.json({ code: 'too-long', reason: 'the request is too long' }, 413),
    }),
  )

  app.route('/api/moderation', moderationApi({ store, ...parts.moderation, addressOf, read }))
  app.use('/api/*', async (c, next) => {
    const until = bans.until(pseudonyms.ofAddress(addressOf(c)))
    if (until !== null) throw new Sorry(403, 'banned', banSentence(until), { until })
    await next()
  })

  app.get('/api', (c) => c.json({ protocol: PROTOCOL, games: [...shelf.keys()] }))
  app.get('/api/lobby', async (c) => c.json((await lobby.list(asker(c))).map(infoOf)))
  // the same for a player who has blocked others
  app.post('/api/lobby', async (c) =>
    c.json((await lobby.list(asker(c, await read(c, readIntroduction)))).map(infoOf)),
  )
  app.post('/api/matches', async (c) => {
    const wanted = await read(c, readNewMatch)
    const maker = asker(c, wanted)
    if (wanted.open) await lobby.mayOpen(maker)
    return c.json(await matches.make(wanted, maker))
  })
  app.post('/api/quick', async (c) => {
    const { game, name, ...who } = await read(c, readQuick)
    return c.json(await lobby.quick(game, name, asker(c, who)))
  })
  app.get('/api/matches/:id', async (c) => {
    return c.json(infoOf(await matchAt(c)))
  })
  app.post('/api/matches/:id/join', async (c) => {
    const { invite, name, ...who } = await read(c, readSitDown)
    return c.json(await matches.join(idIn(c), name, asker(c, who), invite))
  })
  // the id that the requester uses from now on for a blocked player
  app.post('/api/matches/:id/block', async (c) => {
    const { token, seat } = await read(c, readBlock)
    const { match, own } = await matches.seated(idIn(c), token)
    const [by, whom] = [match.chairs[own], match.chairs[seat]]
    if (seat === own || !by.player || !whom?.player)
      throw new Sorry(404, 'nobody-to-block', 'there is no player in that seat who can be blocked')
    return c.json({ id: pseudonyms.ofBlocked(by.player, whom.player) })
  })
  app.post('/api/matches/:id/report', async (c) => {
    const complaint = await read(c, readReport)
    await reporting.take(idIn(c), complaint, pseudonyms.ofAddress(addressOf(c)))
    return c.json({ ok: true })
  })
  app.get('/api/matches/:id/replay', async (c) => {
    return c.json(await replayFile(await matchAt(c), store, rooms))
  })
  // for pages that show an old match; the content behind a hash never changes
  app.get('/api/packs/:hash', async (c) => {
    const pack = await store.packs.find(c.req.param('hash'))
    if (pack === null) throw new Sorry(404, 'unknown-pack', 'there is no such pack')
    const headers = { 'content-type': 'application/json', 'cache-control': FOREVER }
    if (!c.req.header('accept-encoding')?.includes('gzip'))
      return c.body(JSON.stringify(await filesIn(pack)), 200, headers)
    return c.body(new Uint8Array(pack.body), 200, { ...headers, 'content-encoding': 'gzip' })
  })
  app.all('/api/*', (c) => c.json({ code: 'unknown-path', reason: 'there is nothing here' }, 404))

  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    const reason = await parts.whyNotReady()
    return reason === null ? c.text('ready') : c.text(`not ready: ${reason}`, 503)
  })
  app.get('/metrics', async (c) => {
    if (!parts.isOperator(incomingOf(c))) return c.text('for the operator only', 403)
    const { registry } = metrics
    return c.text(await registry.metrics(), 200, { 'content-type': registry.contentType })
  })
  return app

  async function matchAt(c: Context): Promise<KeptMatch> {
    const match = await store.match(idIn(c))
    if (match === null) throw unknownMatch()
    return match
  }
}

export const incomingOf = (c: Context): IncomingMessage =>
  (c.env as { incoming: IncomingMessage }).incoming

const unknownMatch = () => new Sorry(404, 'unknown-match', 'there is no such match')

/** Does not look up ids that no match can have. */
function idIn(c: Context): string {
  const id = c.req.param('id') ?? ''
  if (!isId(id)) throw unknownMatch()
  return id
}

async function read<T>(c: Context, judge: (value: unknown) => Read<T>): Promise<T> {
  const body: unknown = await c.req.json().catch(() => undefined)
  if (body === undefined) throw new Sorry(400, 'bad-request', 'the body must be one JSON object')
  const result = judge(body)
  if (!result.ok)
    throw new Sorry(400, result.at === 'name' ? 'bad-name' : 'bad-request', result.reason)
  return result.value
}
