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
  const name = luck.oneIn(3) ? oddWord(luck) : 'Anna'
  switch (luck.below(4)) {
    case 0:
      return { game: luck.pick(games), name }
    case 1:
      return { invite: luck.oneIn(2) ? invite : oddWord(luck), name }
    case 2:
      return { match, seat: luck.below(4), name }
    default:
      return {
        game: luck.pick(games),
        name,
        chairs: Array.from({ length: luck.below(9) }, () =>
          luck.pick([{ kind: 'human' }, { kind: 'dummy' }, { kind: 'bot', level: luck.below(6) }]),
        ),
        options: {
          [luck.pick(['deck1', 'firstDeck', 'teams', 'constructor', '__proto__'])]: oddWord(luck),
        },
        clock: { move: luck.below(100), match: luck.below(100) },
        open: luck.oneIn(2),
      }
  }
}

function headers(luck: Luck, host: string): string[] {
  const out: string[] = []
  if (!luck.oneIn(20)) out.push(`Host: ${luck.oneIn(20) ? oddLine(luck) : host}`)
  if (luck.oneIn(10))
    out.push(`Origin: ${luck.pick(['null', 'http://evil.example', oddLine(luck)])}`)
  if (luck.oneIn(10)) out.push(`X-Forwarded-For: ${oddLine(luck)}`)
  if (luck.oneIn(10))
    out.push(`Accept-Encoding: ${luck.pick(['br', 'gzip;q=9', '*', oddLine(luck)])}`)
  if (luck.oneIn(20)) out.push(`Authorization: Bearer ${oddLine(luck)}`)
  if (luck.oneIn(20)) out.push(`If-None-Match: ${oddLine(luck)}`)
  if (luck.oneIn(20)) out.push(`Expect: ${luck.pick(['100-continue', oddLine(luck)])}`)
  if (luck.oneIn(20)) out.push(`Range: bytes=${luck.below(9)}-${luck.below(9)}`)
  if (luck.oneIn(30)) out.push(`${oddLine(luck)}: ${oddLine(luck)}`)
  if (luck.oneIn(200)) for (let k = 0; k < 300; k++) out.push(`x-${k}: ${k}`)
  return out
}

/** One line of a header: what would end it is left out, most of the time. */
function oddLine(luck: Luck): string {
  const text = oddWord(luck).slice(0, 500)
  return luck.oneIn(30) ? text : text.replaceAll(/[\r\n]/g, ' ')
}

export function request(luck: Luck, victim: Victim, host: string): Buffer {
  if (luck.oneIn(25)) return luck.bytes(luck.below(400))
  const target = luck.oneIn(4) ? luck.pick(ODD_TARGETS) : luck.pick(targets(victim))
  const isPost = luck.oneIn(2)
  const method = luck.oneIn(12) ? luck.pick(METHODS) : isPost ? 'POST' : 'GET'
  const lines = [`${method} ${target} HTTP/${luck.oneIn(40) ? '9.9' : '1.1'}`]
  lines.push(...headers(luck, host))
  let payload = ''
  if (isPost) {
    payload = bentJson(luck, body(luck, victim), luck.pick([4, 20, 1000]))
    const kind = luck.oneIn(8)
      ? luck.pick(['text/plain', '', 'application/json;x'])
      : 'application/json'
    lines.push(`Content-Type: ${kind}`)
    const length = Buffer.byteLength(payload)
    if (luck.oneIn(12)) {
      lines.push('Transfer-Encoding: chunked')
      payload = luck.oneIn(2)
        ? `${length.toString(16)}\r\n${payload}\r\n0\r\n\r\n`
        : `zz\r\n${payload}`
    } else
      lines.push(
        `Content-Length: ${luck.oneIn(15) ? luck.pick([length + 9, 1e9, -1, 'x']) : length}`,
      )
  }
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${payload}`, luck.oneIn(8) ? 'latin1' : 'utf8')
}

export function handshake(luck: Luck, host: string): Buffer {
  const target = luck.oneIn(3)
    ? luck.pick(ODD_TARGETS)
    : luck.pick(['/live', '/meet', '/live?a', '/'])
  const lines = [`${luck.oneIn(20) ? 'POST' : 'GET'} ${target} HTTP/1.1`, ...headers(luck, host)]
  if (!luck.oneIn(20)) lines.push('Connection: Upgrade')
  if (!luck.oneIn(20)) lines.push(`Upgrade: ${luck.oneIn(10) ? oddLine(luck) : 'websocket'}`)
  if (!luck.oneIn(20)) lines.push(`Sec-WebSocket-Version: ${luck.oneIn(10) ? luck.below(20) : 13}`)
  const key = luck.oneIn(10) ? oddLine(luck) : luck.bytes(16).toString('base64')
  if (!luck.oneIn(20)) lines.push(`Sec-WebSocket-Key: ${key}`)
  if (luck.oneIn(8))
    lines.push(
      `Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=${oddLine(luck)}`,
    )
  if (luck.oneIn(8)) lines.push(`Sec-WebSocket-Protocol: ${oddLine(luck)}`)
  // what comes behind the handshake is read as frames
  const frames = luck.oneIn(2) ? luck.bytes(luck.below(200)) : Buffer.alloc(0)
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), frames])
}
