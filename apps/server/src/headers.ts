// Security headers: what the page may load, where it may connect, and who may embed it.
import type { IncomingHttpHeaders } from 'node:http'

const ALWAYS: readonly (readonly [string, string])[] = [
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  [
    'permissions-policy',
    'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  ],
  ['referrer-policy', 'no-referrer'],
  ['x-content-type-options', 'nosniff'],
]
/** HSTS: a browser that came over TLS must come back over TLS. */
const HSTS = ['strict-transport-security', 'max-age=31536000'] as const

/** @param host a verified host of ours; it becomes part of the policy */
export function protectingHeaders(
  { host, 'x-forwarded-proto': proto }: IncomingHttpHeaders,
  isBehindProxy: boolean,
): (readonly [string, string])[] {
  const isSecure = isBehindProxy && proto === 'https'
  return [
    ['content-security-policy', policyOf(host, isSecure)],
    ...ALWAYS,
    ...(isSecure ? [HSTS] : []),
  ]
}

function policyOf(host: string | undefined, isSecure: boolean): string {
  // Safari before 15.4 does not count a socket to the same host as 'self'
  const socket = host === undefined ? '' : ` ${isSecure ? 'wss' : 'ws'}://${host}`
  return `default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'${socket}; worker-src 'self' blob:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'`
}
