// Requests and handshakes as bytes: what a browser would send, bent in its method, target, headers and body, and
// what no browser would ever send.
import type { Luck } from './luck.ts'
import { bentJson, oddWord } from './odd-values.ts'
import type { Victim } from './victim.ts'

const METHODS = ['GET', 'POST', 'PUT', 'HEAD', 'OPTIONS', 'DELETE', 'PATCH', 'TRACE', 'get', 'FLY']

const ODD_TARGETS = [
  '//',
  '/\\',
  'http://[',
  'http://[::1',
  'http://here/live',
  'https://evil.example/api',
  '*',
  '/%',
  '/%00',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/../../package.json',
  '/..%2f..%2fpackage.json',
  '/api//matches',
  '/api/matches/%00',
  '/api/matches/__proto__',
  '/api/matches/constructor/replay',
  '/live?x=%ff',
  '/live#a',
  '/meet/../live',
  '/?'.padEnd(4000, 'a=1&'),
  `/${'a/'.repeat(3000)}`,
  '/\u00ff',
  '/api/lobby?'.padEnd(7000, '%41'),
]

const targets = ({ match }: Victim): string[] => [
  '/',
  '/api',
  '/api/lobby',
  '/api/matches',
  '/api/quick',
  `/api/matches/${match}`,
  `/api/matches/${match}/join`,
  `/api/matches/${match}/replay`,
  '/healthz',
  '/readyz',
  '/metrics',
  '/assets/none.js',
  '/api/unknown',
]

/** A body that could make or join a match; most of the time a part of it is bent. */
function body(luck: Luck, { match, invite, games }: Victim): unknown {
  const name = luck.rarely(3) ? oddWord(luck) : 'Anna'
  switch (luck.below(4)) {
    case 0:
      return { game: luck.one(games), name }
    case 1:
      return { invite: luck.rarely(2) ? invite : oddWord(luck), name }
    case 2:
      return { match, seat: luck.below(4), name }
    default:
      return {
        game: luck.one(games),
        name,
        chairs: Array.from({ length: luck.below(9) }, () =>
          luck.one([{ kind: 'human' }, { kind: 'dummy' }, { kind: 'bot', level: luck.below(6) }]),
        ),
        options: {
          [luck.one(['deck1', 'firstDeck', 'teams', 'constructor', '__proto__'])]: oddWord(luck),
        },
        clock: { move: luck.below(100), match: luck.below(100) },
        open: luck.rarely(2),
      }
  }
}

function headers(luck: Luck, host: string): string[] {
  const out: string[] = []
  if (!luck.rarely(20)) out.push(`Host: ${luck.rarely(20) ? oddLine(luck) : host}`)
  if (luck.rarely(10))
    out.push(`Origin: ${luck.one(['null', 'http://evil.example', oddLine(luck)])}`)
  if (luck.rarely(10)) out.push(`X-Forwarded-For: ${oddLine(luck)}`)
  if (luck.rarely(10))
    out.push(`Accept-Encoding: ${luck.one(['br', 'gzip;q=9', '*', oddLine(luck)])}`)
  if (luck.rarely(20)) out.push(`Authorization: Bearer ${oddLine(luck)}`)
  if (luck.rarely(20)) out.push(`If-None-Match: ${oddLine(luck)}`)
  if (luck.rarely(20)) out.push(`Expect: ${luck.one(['100-continue', oddLine(luck)])}`)
  if (luck.rarely(20)) out.push(`Range: bytes=${luck.below(9)}-${luck.below(9)}`)
  if (luck.rarely(30)) out.push(`${oddLine(luck)}: ${oddLine(luck)}`)
  if (luck.rarely(200)) for (let k = 0; k < 300; k++) out.push(`x-${k}: ${k}`)
  return out
}

/** One line of a header: what would end it is left out, most of the time. */
function oddLine(luck: Luck): string {
  const text = oddWord(luck).slice(0, 500)
  return luck.rarely(30) ? text : text.replaceAll(/[\r\n]/g, ' ')
}

export function request(luck: Luck, victim: Victim, host: string): Buffer {
  if (luck.rarely(25)) return luck.bytes(luck.below(400))
  const target = luck.rarely(4) ? luck.one(ODD_TARGETS) : luck.one(targets(victim))
  const isPost = luck.rarely(2)
  const method = luck.rarely(12) ? luck.one(METHODS) : isPost ? 'POST' : 'GET'
  const lines = [`${method} ${target} HTTP/${luck.rarely(40) ? '9.9' : '1.1'}`]
  lines.push(...headers(luck, host))
  let payload = ''
  if (isPost) {
    payload = bentJson(luck, body(luck, victim), luck.one([4, 20, 1000]))
    const kind = luck.rarely(8)
      ? luck.one(['text/plain', '', 'application/json;x'])
      : 'application/json'
    lines.push(`Content-Type: ${kind}`)
    const length = Buffer.byteLength(payload)
    if (luck.rarely(12)) {
      lines.push('Transfer-Encoding: chunked')
      payload = luck.rarely(2)
        ? `${length.toString(16)}\r\n${payload}\r\n0\r\n\r\n`
        : `zz\r\n${payload}`
    } else
      lines.push(
        `Content-Length: ${luck.rarely(15) ? luck.one([length + 9, 1e9, -1, 'x']) : length}`,
      )
  }
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${payload}`, luck.rarely(8) ? 'latin1' : 'utf8')
}

export function handshake(luck: Luck, host: string): Buffer {
  const target = luck.rarely(3)
    ? luck.one(ODD_TARGETS)
    : luck.one(['/live', '/meet', '/live?a', '/'])
  const lines = [`${luck.rarely(20) ? 'POST' : 'GET'} ${target} HTTP/1.1`, ...headers(luck, host)]
  if (!luck.rarely(20)) lines.push('Connection: Upgrade')
  if (!luck.rarely(20)) lines.push(`Upgrade: ${luck.rarely(10) ? oddLine(luck) : 'websocket'}`)
  if (!luck.rarely(20))
    lines.push(`Sec-WebSocket-Version: ${luck.rarely(10) ? luck.below(20) : 13}`)
  const key = luck.rarely(10) ? oddLine(luck) : luck.bytes(16).toString('base64')
  if (!luck.rarely(20)) lines.push(`Sec-WebSocket-Key: ${key}`)
  if (luck.rarely(8))
    lines.push(
      `Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=${oddLine(luck)}`,
    )
  if (luck.rarely(8)) lines.push(`Sec-WebSocket-Protocol: ${oddLine(luck)}`)
  // what comes behind the handshake is read as frames
  const frames = luck.rarely(2) ? luck.bytes(luck.below(200)) : Buffer.alloc(0)
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), frames])
}
