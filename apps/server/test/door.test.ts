// Attacks on the edge of a node over bare sockets: whatever arrives, it is answered or closed, and the node stays.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startNode, type RunningNode } from '../src/index.ts'
import { exchange, postTo, statusOf, upgradeTo } from './raw.ts'

let node: RunningNode
let data: string
const escaped: unknown[] = []
const notice = (error: unknown) => void escaped.push(String(error).slice(0, 200))

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'cardwright-'))
  // what would end the process of a real node
  process.on('unhandledRejection', notice)
  process.on('uncaughtException', notice)
  node = await startNode({
    port: 0,
    data,
    logLevel: 'silent',
    limits: { requests: 1e6, connections: 1e6 },
  })
})
afterEach(() => expect(escaped.splice(0)).toEqual([]))
afterAll(async () => {
  process.off('unhandledRejection', notice)
  process.off('uncaughtException', notice)
  await node.stop()
  rmSync(data, { recursive: true })
})

describe('a request to open a connection', () => {
  test.each([
    '//',
    '/\\',
    'http://[',
    'http://[::1',
    'http://elsewhere.example/live',
    '*',
    '?',
    '',
    '/live/../meet',
    '/%zz',
    '/live%00',
    '/\xff\xfe',
    `/${'x'.repeat(60_000)}`,
    '/'.repeat(10_000),
  ])('to %.20j is refused', async (target) => {
    expect(statusOf(await exchange(node.port, upgradeTo(target)))).toBeOneOf([400, 404, 431])
  })

  test.each([
    [
      'without a key',
      ['GET /live HTTP/1.1', 'Host: 127.0.0.1', 'Connection: Upgrade', 'Upgrade: websocket'],
    ],
    [
      'to another protocol',
      ['GET /live HTTP/1.1', 'Host: 127.0.0.1', 'Connection: Upgrade', 'Upgrade: h2c'],
    ],
    [
      'by POST',
      ['POST /live HTTP/1.1', 'Host: 127.0.0.1', 'Connection: Upgrade', 'Upgrade: websocket'],
    ],
    ['with half a line', ['GET /live HTTP/1.1', 'Host']],
    ['with a CONNECT', ['CONNECT 127.0.0.1:80 HTTP/1.1', 'Host: 127.0.0.1']],
    ['of no protocol at all', ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03']],
  ])('%s is refused', async (_, lines) => {
    const answer = await exchange(node.port, Buffer.from([...lines, '', ''].join('\r\n'), 'latin1'))
    expect(statusOf(answer) ?? 400).toBeGreaterThanOrEqual(400)
    expect(answer).not.toContain(' 101 ')
  })
})

describe('a request', () => {
  const match = (wanted: object) =>
    JSON.stringify({
      game: 'twilight',
      chairs: [{ kind: 'human' }],
      name: 'Anna',
      ...wanted,
    })
  const answerTo = async (bytes: string) => {
    const answer = await exchange(node.port, bytes)
    const body = answer.split('\r\n\r\n')[1] ?? ''
    return {
      status: statusOf(answer),
      body: body.includes('{') ? (JSON.parse(body) as object) : body,
    }
  }

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
    'with an option called %s is refused by name, whatever was asked before',
    async (name) => {
      for (let k = 0; k < 2; k++) {
        const body = match({}).replace('}],', `}],"options":{"${name}":"a"},`)
        expect(await answerTo(postTo('/api/matches', body))).toMatchObject({ status: 400 })
        expect(await answerTo(postTo('/api/matches', match({})))).toMatchObject({ status: 200 })
      }
    },
  )

  test.each([
    ['half a resonance', { resonance: 0.5 }],
    ['a hero with a long name', { hero: 'x'.repeat(3000) }],
    ['a thousand foes', { foes: 'wolf,'.repeat(700) }],
    [
      'hundreds of options',
      Object.fromEntries(Array.from({ length: 700 }, (_, k) => [`o${k}`, 1])),
    ],
  ])('for %s is refused in a few words', async (_, options) => {
    const answer = await answerTo(postTo('/api/matches', match({ options })))
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body).length).toBeLessThan(600)
  })

  test.each([
    ['skirmish', 'deck1'],
    ['drones', 'firstDeck'],
  ])('for a deck of commas in %s does not keep anybody waiting', async (game, option) => {
    const chairs = [{ kind: 'human' }, { kind: 'human' }]
    const body = match({ game, chairs, options: { [option]: ','.repeat(4000) } })
    // the best of several: others use the machine too
    let least = Infinity
    for (let k = 0; k < 5; k++) {
      const since = performance.now()
      expect(await answerTo(postTo('/api/matches', body))).toMatchObject({ status: 400 })
      least = Math.min(least, performance.now() - since)
    }
    expect(least).toBeLessThan(2000)
  })

  test.each([
    ['of another type', ['Content-Type: text/plain'], 415],
    ['of no type', ['Content-Type: '], 415],
    ['from a page elsewhere', ['Origin: https://elsewhere.example'], 403],
    ['from a page without a name', ['Origin: null'], 403],
    ['to a name that is not ours', ['Host: elsewhere.example'], 421],
    ['from a page under that name', ['Host: evil:4360', 'Origin: http://evil:4360'], 421],
    ['from our own page', ['Host: 127.0.0.1:4173', 'Origin: http://127.0.0.1:4173'], 200],
    ['with a charset', ['Content-Type: application/json; charset=utf-8'], 200],
    ['to a number in the local network', ['Host: 192.168.1.7:4173'], 200],
    ['to an IPv6 number', ['Host: [fe80::1]:4173'], 200],
  ])('%s is judged by its head', async (_, headers, status) => {
    expect((await answerTo(postTo('/api/matches', match({}), headers))).status).toBe(status)
  })

  test.each(['/api/unknown', '/api/matches/x/y/z', '/api/lobby/1'])(
    'for %s finds nothing, in JSON',
    async (path) => {
      const answer = await fetch(`${node.address}${path}`)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ code: 'unknown-path' })
    },
  )

  test.each(['%00', '..%2f..', 'a', 'x'.repeat(41), '%F0%9F%90%BA'.repeat(6)])(
    'for the match %.20s is answered without looking for it',
    async (id) => {
      for (const path of ['', '/replay']) {
        const answer = await fetch(`${node.address}/api/matches/${id}${path}`)
        expect(answer.status).toBe(404)
      }
    },
  )
})

describe('the name a connection is opened to', () => {
  test.each([
    ['a foreign name', ['Host: elsewhere.example'], 421],
    ['a foreign name with its own page', ['Host: evil:4360', 'Origin: http://evil:4360'], 421],
    ['no name that can be', ['Host: a b'], 421],
    ['a foreign page', ['Host: localhost', 'Origin: https://elsewhere.example'], 403],
  ])('%s is refused', async (_, headers, status) => {
    expect(statusOf(await exchange(node.port, upgradeTo('/live', headers)))).toBeOneOf([
      status,
      400,
    ])
  })
})
