// Access for the operator only: with the token or, where none is set, for programs on the same
// machine. Requests through a proxy never count as local.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isLoopback } from './address.ts'

const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

export function isOperator({ headers, socket }: IncomingMessage, token?: string): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  return isLoopback(socket.remoteAddress) && FORWARDED.every((name) => headers[name] === undefined)
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares in constant time. */
function isSame(given: string, wanted: string): boolean {
  return timingSafeEqual(digest(given), digest(wanted))
}
