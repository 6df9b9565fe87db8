// What answers requests over HTTP: the API, the probes and the page.
import { Hono, type MiddlewareHandler } from 'hono'
import { api, type ApiParts } from '../api/api.ts'
import { incomingOf } from '../api/request.ts'
import { protectingHeaders } from '../headers.ts'
import { Gate } from '../limits.ts'
import { isOperator } from '../operator.ts'
import type { Ground } from './ground.ts'
import type { NodeOptions } from './options.ts'

const PROBES = ['/healthz', '/readyz']
/** How long a health check of the database stays valid. */
const READY_FOR = 1000

export interface RequestParts
  extends
    Ground,
    Pick<
      ApiParts,
      'matches' | 'lobby' | 'rooms' | 'bans' | 'reporting' | 'moderation' | 'origins' | 'addressOf'
    > {
  isStopping(): boolean
}

export function requests(options: NodeOptions, parts: RequestParts): Hono {
  const { limits, trouble } = parts
  const app = new Hono()
  app.onError((error, c) => {
    trouble(error)
    return c.text('the server could not do this now', 503)
  })
  app.use(ownNames(parts, options.isBehindProxy ?? false))
  app.use(countedVisits(parts))
  app.route(
    '/',
    api({
      ...parts,
      gate: new Gate(limits.requests, 60),
      failed: trouble,
      whyNotReady: readiness(parts),
      isOperator: (request) => isOperator(request, options.metricsToken),
    }),
  )
  app.get('*', async (c) => {
    if (options.page === undefined) return c.text('no page here', 404)
    const { status, headers, body } = await options.page(c.req.path, incomingOf(c).headers)
    return c.body(body as Uint8Array<ArrayBuffer>, status as 200, headers)
  })
  return app
}

function ownNames(
  { origins }: Pick<RequestParts, 'origins'>,
  isBehindProxy: boolean,
): MiddlewareHandler {
  return async (c, next) => {
    const incoming = incomingOf(c)
    if (!origins.isOurName(incoming.headers.host))
      return c.text(`this server does not answer to that name; ORIGINS says which it has`, 421)
    await next()
    for (const [name, value] of protectingHeaders(incoming.headers, isBehindProxy))
      c.header(name, value)
  }
}

function countedVisits({ limits, addressOf }: RequestParts): MiddlewareHandler {
  const visits = new Gate(limits.visits, 60)
  return async (c, next) => {
    const { path } = c.req
    // the API has its own limits, and refusing a health probe would restart the node
    const isCounted = !path.startsWith('/api') && !PROBES.includes(path)
    if (isCounted && !(await visits.lets(addressOf(incomingOf(c)))))
      return c.text('too many requests; wait a minute', 429)
    await next()
  }
}

function readiness({ store, writing, isStopping }: RequestParts): () => Promise<string | null> {
  const isStoreReady = kept(() => store.isReady(), READY_FOR)
  return async () => {
    if (isStopping()) return 'it is stopping'
    return writing.trouble ?? ((await isStoreReady()) ? null : 'the database cannot be read')
  }
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
