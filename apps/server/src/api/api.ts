// The HTTP API: creating and finding matches, and endpoints for operators.
import { Hono } from 'hono'
import type { IncomingMessage } from 'node:http'
import { PROTOCOL } from '@cardwright/protocol'
import type { Bans } from '../bans.ts'
import type { Shelf } from '../games.ts'
import type { Gate } from '../limits.ts'
import { Sorry } from '../matches.ts'
import type { Metrics } from '../metrics.ts'
import type { Origins } from '../origins.ts'
import { filesIn } from '../storage/packs.ts'
import type { Store } from '../storage/store.ts'
import { answerErrors, guard, keepBannedOut } from './guard.ts'
import { findingMatches, oneMatch, type MatchApiParts } from './matches.ts'
import { moderationApi, type ModerationApiParts } from './moderation.ts'
import { Askers, incomingOf } from './request.ts'

const FOREVER = 'public, max-age=31536000, immutable'

interface OperatorApiParts {
  metrics: Metrics
  /** Null: it is. */
  whyNotReady(): Promise<string | null>
  isOperator(request: IncomingMessage): boolean
}

export interface ApiParts extends MatchApiParts, OperatorApiParts {
  bans: Bans
  moderation: Pick<ModerationApiParts, 'reports' | 'moderation' | 'moderators'>
  shelf: Shelf
  gate: Gate
  origins: Origins
  failed(error: unknown): void
  addressOf(request: IncomingMessage): string
}

export function api(parts: ApiParts): Hono {
  const { store, shelf, moderation } = parts
  const askers = new Askers(parts.pseudonyms, parts.addressOf)
  const app = new Hono()
  answerErrors(app, parts.failed)
  guard(app, parts.gate, parts.origins, askers)
  app.route('/api/moderation', moderationApi({ ...moderation, store, askers }))
  // after the moderators, whom a ban of an address does not keep out
  keepBannedOut(app, parts.bans, askers)
  app.get('/api', (c) => c.json({ protocol: PROTOCOL, games: [...shelf.keys()] }))
  findingMatches(app, parts, askers)
  oneMatch(app, parts, askers)
  formerPacks(app, store)
  app.all('/api/*', (c) => c.json({ code: 'unknown-path', reason: 'there is nothing here' }, 404))
  forOperators(app, parts)
  return app
}

/** For pages that show a match of former times; what a hash names never changes. */
function formerPacks(app: Hono, { packs }: Store): void {
  app.get('/api/packs/:hash', async (c) => {
    const pack = await packs.find(c.req.param('hash'))
    if (pack === null) throw new Sorry(404, 'unknown-pack', 'there is no such pack')
    const headers = { 'content-type': 'application/json', 'cache-control': FOREVER }
    if (!c.req.header('accept-encoding')?.includes('gzip'))
      return c.body(JSON.stringify(await filesIn(pack)), 200, headers)
    return c.body(new Uint8Array(pack.body), 200, { ...headers, 'content-encoding': 'gzip' })
  })
}

function forOperators(app: Hono, { whyNotReady, isOperator, metrics }: OperatorApiParts): void {
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    const reason = await whyNotReady()
    return reason === null ? c.text('ready') : c.text(`not ready: ${reason}`, 503)
  })
  app.get('/metrics', async (c) => {
    if (!isOperator(incomingOf(c))) return c.text('for the operator only', 403)
    const { registry } = metrics
    return c.text(await registry.metrics(), 200, { 'content-type': registry.contentType })
  })
}
