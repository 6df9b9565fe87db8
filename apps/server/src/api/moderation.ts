// The moderators' HTTP API. Nothing here reveals an address, a token or a player's identity elsewhere.
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import type { Report } from '@cardwright/protocol'
import { readNewBan, readWhy } from '@cardwright/protocol/schema'
import { Sorry } from '../matches.ts'
import { tagOf, type Act, type Moderation } from '../moderation.ts'
import type { Moderators } from '../moderators.ts'
import type { Page } from '../storage/pages.ts'
import type { Reports } from '../storage/reports.ts'
import type { Store } from '../storage/store.ts'
import { read, type Askers } from './request.ts'

const PAGE = 30
const MOST = 100

export interface ModerationApiParts {
  store: Store
  reports: Reports
  moderation: Moderation
  moderators: Moderators
  askers: Askers
}

type Env = { Variables: { who: string } }

export function moderationApi(parts: ModerationApiParts): Hono<Env> {
  const app = new Hono<Env>()
  app.use(moderatorsOnly(parts))
  app.get('/me', (c) => c.json({ label: c.get('who') }))
  reportRoutes(app, parts)
  matchRoutes(app, parts)
  banRoutes(app, parts)
  app.get('/audit', async (c) => {
    const page = pageOf(c)
    const [audit, more] = cut(await parts.reports.audit(page), page, ({ at }) => at)
    return c.json({ audit, more })
  })
  return app
}

function moderatorsOnly({ moderators, askers }: ModerationApiParts): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (!moderators.isOn)
      throw new Sorry(404, 'moderation-off', 'nobody moderates here: MODERATOR_TOKEN is not set')
    const who = await moderators.admit(c.req.header('authorization'), askers.address(c))
    if (who === 'too-often')
      throw new Sorry(429, 'too-fast', 'too many wrong tokens; wait ten minutes')
    if (who === 'wrong') throw new Sorry(401, 'bad-token', 'this is no token of a moderator')
    c.set('who', who)
    c.header('cache-control', 'no-store')
    await next()
  }
}

const actOf = async (c: Context<Env>): Promise<Act> => ({
  who: c.get('who'),
  why: (await read(c, readWhy)).why,
})

function reportRoutes(app: Hono<Env>, { reports, moderation }: ModerationApiParts): void {
  app.get('/reports', async (c) => {
    const page = pageOf(c)
    const found = await reports.list(c.req.query('closed') === '1', page)
    const [shown, more] = cut(found, page, ({ at }) => at)
    const hidden = shown.map(({ address, byAddress, ...report }): Report => ({
      ...report,
      address: tagOf(address),
      byAddress: tagOf(byAddress),
    }))
    return c.json({ reports: hidden, more })
  })
  app.post('/reports/:id/close', async (c) => {
    await moderation.closeReport(c.req.param('id'), await actOf(c))
    return c.json({ ok: true })
  })
}

function matchRoutes(app: Hono<Env>, { store, moderation }: ModerationApiParts): void {
  app.get('/matches', async (c) => {
    const page = pageOf(c)
    const found = await store.newest(page, c.req.query('running') === '1')
    const [matches, more] = cut(found, page, ({ createdAt }) => createdAt)
    return c.json({ matches: matches.map((match) => moderation.shown(match)), more })
  })
  app.get('/matches/:id', async (c) => {
    const match = await moderation.look(c.req.param('id'))
    const lines = await store.lines(match.id, MOST, numberIn(c, 'before'))
    return c.json({ ...moderation.shown(match), lines })
  })
  app.post('/matches/:id/close', async (c) => {
    await moderation.closeMatch(c.req.param('id'), await actOf(c))
    return c.json({ ok: true })
  })
  app.post('/matches/:id/delete', async (c) => {
    await moderation.deleteMatch(c.req.param('id'), await actOf(c))
    return c.json({ ok: true })
  })
  app.post('/matches/:id/seats/:seat/rename', async (c) => {
    await moderation.removeName(c.req.param('id'), Number(c.req.param('seat')), await actOf(c))
    return c.json({ ok: true })
  })
  app.post('/matches/:id/lines/:n/remove', async (c) => {
    await moderation.removeLine(c.req.param('id'), Number(c.req.param('n')), await actOf(c))
    return c.json({ ok: true })
  })
}

function banRoutes(app: Hono<Env>, { reports, moderation }: ModerationApiParts): void {
  app.get('/bans', async (c) => {
    const page = pageOf(c)
    const [bans, more] = cut(await reports.bans(page), page, ({ at }) => at)
    return c.json({ bans: bans.map((ban) => ({ ...ban, address: tagOf(ban.address) })), more })
  })
  app.post('/bans', async (c) => {
    const { hours, why, ...of } = await read(c, readNewBan)
    const { id, until } = await moderation.ban(of, hours, { who: c.get('who'), why })
    return c.json({ id, until })
  })
  app.post('/bans/:id/lift', async (c) => {
    await moderation.lift(c.req.param('id'), await actOf(c))
    return c.json({ ok: true })
  })
}

/** `?most=30&before=<time>.<id>` */
function pageOf(c: Context): Page {
  const most = Math.min(MOST, Math.max(1, numberIn(c, 'most') ?? PAGE))
  const before = /^(\d{1,15})\.([\w-]{1,40})$/.exec(c.req.query('before') ?? '')
  return before === null ? { most } : { most, before: { at: Number(before[1]), id: before[2] } }
}

function numberIn(c: Context, name: string): number | undefined {
  const text = c.req.query(name)
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** One page, and the start of the next one. */
function cut<T extends { id: string }>(
  rows: T[],
  { most }: Page,
  timeOf: (row: T) => number,
): [T[], string | null] {
  const shown = rows.slice(0, most)
  const last = shown.at(-1)
  const hasMore = rows.length > most && last !== undefined
  return [shown, hasMore ? `${timeOf(last)}.${last.id}` : null]
}
