// Who may see what only the operator should: the bearer of the token or, where none is set, a program on the same
// machine. What came through a proxy did not come from here, wherever the proxy runs.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isLoopback } from './address.ts'

const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

export function isOperator({ headers, socket }: IncomingMessage, token?: string): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  return isLoopback(socket.remoteAddress) && FORWARDED.every((name) => headers[name] === undefined)
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** In the same time whatever differs. */
function isSame(given: string, wanted: string): boolean {
  return timingSafeEqual(digest(given), digest(wanted))
}
