// What every request of the API must pass, and what it gets when something fails.
import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { LONGEST_MESSAGE } from '@cardwright/protocol/schema'
import { banSentence, type Bans } from '../bans.ts'
import type { Gate } from '../limits.ts'
import { Sorry } from '../matches.ts'
import type { Origins } from '../origins.ts'
import { NotPlayedHere } from '../versions.ts'
import { incomingOf, type Askers } from './request.ts'

export function answerErrors(app: Hono, failed: (error: unknown) => void): void {
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
}

export function guard(app: Hono, gate: Gate, origins: Origins, askers: Askers): void {
  app.use('/api/*', async (c, next) => {
    if (!(await gate.lets(askers.address(c))))
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
}

export function keepBannedOut(app: Hono, bans: Bans, askers: Askers): void {
  app.use('/api/*', async (c, next) => {
    const until = bans.until(askers.keptAddress(c))
    if (until !== null) throw new Sorry(403, 'banned', banSentence(until), { until })
    await next()
  })
}
