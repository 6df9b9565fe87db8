// Which host names this node accepts, and which pages may call it. A page elsewhere can make a visitor's browser
// send requests, and can point its own name at this machine (DNS rebinding).
import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { hostname } from 'node:os'

export interface OriginParts {
  /** Further pages that may connect: `https://play.example`. */
  origins: readonly string[]
  /** Where the node listens. */
  host: string
  isBehindProxy: boolean
}

const HOST = /^(\[[\da-f:.]+\]|[a-z\d._-]+)(?::\d{1,5})?$/i

export class Origins {
  private readonly pages: ReadonlySet<string>
  /** Null: any, because the proxy has already checked the name. */
  private readonly names: ReadonlySet<string> | null

  constructor({ origins, host, isBehindProxy }: OriginParts) {
    const urls = origins.map(readOrigin)
    this.pages = new Set(urls.map(({ origin }) => origin))
    const own = hostname().toLowerCase()
    const here = ['localhost', own, `${own}.local`, host.toLowerCase()]
    this.names =
      isBehindProxy && urls.length === 0
        ? null
        : new Set([...here, ...urls.map((one) => one.hostname)])
  }

  /** An IP address needs no check: it cannot be pointed elsewhere. */
  isOurName(host: string | undefined): boolean {
    const name = HOST.exec(host ?? '')?.[1]?.toLowerCase()
    if (name === undefined) return false
    return this.names === null || this.names.has(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0
  }

  isOurPage({ origin, host }: IncomingHttpHeaders): boolean {
    // programs send none; only a browser can be made to act for another site
    if (origin === undefined) return true
    return origin === `http://${host}` || origin === `https://${host}` || this.pages.has(origin)
  }
}

function readOrigin(text: string): URL {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Error(`"${text}" is not an origin; write it like https://play.example`)
  return url
}
