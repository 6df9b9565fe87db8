// What operators set and see: who may read the metrics, what answers say to browsers, and a node that goes on.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromEnvironment } from '../src/environment.ts'
import { protectingHeaders } from '../src/headers.ts'
import { startNode, type RunningNode } from '../src/index.ts'
import { isOperator } from '../src/operator.ts'
import { Origins } from '../src/origins.ts'

let node: RunningNode
let data: string
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'cardwright-'))
  node = await startNode({
    port: 0,
    data,
    logLevel: 'silent',
    isBehindProxy: true,
    origins: ['https://play.example'],
    metricsToken: 'a long secret',
    limits: { visits: 30 },
  })
})
afterAll(async () => {
  await node.stop()
  rmSync(data, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${node.port}${path}`, { headers })

describe('the metrics', () => {
  test('with a token are for whoever has it', async () => {
    expect((await get('/metrics')).status).toBe(403)
    expect((await get('/metrics', { authorization: 'Bearer wrong' })).status).toBe(403)
    const answer = await get('/metrics', { authorization: 'Bearer a long secret' })
    expect(await answer.text()).toContain('cardwright_survived_total 0')
  })

  const asked = (remoteAddress: string, headers = {}) =>
    isOperator({ headers, socket: { remoteAddress } } as never)
  test('without one are for programs on this machine, and not through a proxy on it', () => {
    expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map((one) => asked(one))).toEqual([
      true,
      true,
      true,
    ])
    expect(['10.0.0.7', '::ffff:10.0.0.7', '2001:db8::1'].map((one) => asked(one))).toEqual([
      false,
      false,
      false,
    ])
    expect(asked('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(false)
    expect(asked('127.0.0.1', { 'x-real-ip': '10.0.0.7' })).toBe(false)
  })
})

test('the page is for so many requests of an address a minute, others are served meanwhile', async () => {
  const from = (address: string, path = '/') => get(path, { 'x-forwarded-for': address })
  const seen = new Set<number>()
  for (let k = 0; k < 35; k++) seen.add((await from(`2001:db8:1:2::${k}`)).status)
  // there is no page here
  expect([...seen]).toEqual([404, 429])
  expect((await from('2001:db8:1:3::1')).status).toBe(404)
  expect((await from('2001:db8:1:2::1', '/healthz')).status).toBe(200)
  expect((await from('2001:db8:1:2::1', '/readyz')).status).toBe(200)
})

describe('headers', () => {
  test('let the page talk to its own host alone', () => {
    const of = (headers: Record<string, string>, isBehindProxy: boolean) =>
      Object.fromEntries(protectingHeaders(headers, isBehindProxy))
    const here = of({ host: 'localhost:4173' }, false)
    expect(here['content-security-policy']).toContain("connect-src 'self' ws://localhost:4173;")
    expect(here['strict-transport-security']).toBeUndefined()
    expect(here['cross-origin-resource-policy']).toBe('same-origin')
    expect(here['permissions-policy']).toContain('camera=()')
    const secure = of({ host: 'play.example', 'x-forwarded-proto': 'https' }, true)
    expect(secure['content-security-policy']).toContain("connect-src 'self' wss://play.example;")
    expect(secure['strict-transport-security']).toBe('max-age=31536000')
  })

  test('name no host that is not ours', async () => {
    expect((await get('/healthz')).headers.get('content-security-policy')).toContain(
      'ws://127.0.0.1:',
    )
  })
})

describe('names of the host', () => {
  const names = (parts: Partial<ConstructorParameters<typeof Origins>[0]>) =>
    new Origins({ origins: [], host: '127.0.0.1', isBehindProxy: false, ...parts })

  test.each(['localhost', 'LOCALHOST:80', '127.0.0.1:4173', '[::1]:4173', '192.168.0.2'])(
    '%s is always ours',
    (host) => {
      expect(names({}).isOurName(host)).toBe(true)
    },
  )

  test.each([
    undefined,
    '',
    'evil',
    'evil.example:80',
    'localhost.evil.example',
    'a b',
    "x';",
    '[::1',
    '1.2.3.4.5',
  ])('%s is not', (host) => {
    expect(names({}).isOurName(host)).toBe(false)
  })

  test('are those of the origins; a proxy without any has chosen itself', () => {
    const set = names({ origins: ['https://play.example'], isBehindProxy: true })
    expect([set.isOurName('play.example'), set.isOurName('other.example')]).toEqual([true, false])
    expect(set.isOurPage({ host: 'x', origin: 'https://play.example' })).toBe(true)
    expect(names({ isBehindProxy: true }).isOurName('other.example')).toBe(true)
    expect(() => names({ origins: ['play.example'] })).toThrow('https://play.example')
  })
})

test.each([
  [undefined, false],
  ['', false],
  ['0', false],
  ['false', false],
  ['No', false],
  ['1', true],
  ['yes', true],
])('BEHIND_PROXY=%s means %s', (value, isBehindProxy) => {
  expect(fromEnvironment({ BEHIND_PROXY: value })).toMatchObject({ isBehindProxy })
})

test('lists in the environment may have spaces and be empty', () => {
  expect(fromEnvironment({ ORIGINS: '', ICE: ' a , b ' })).toMatchObject({
    origins: [],
    ice: ['a', 'b'],
  })
})

test('a program that is a node survives what nobody caught, and says so', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', PROGRAM], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
  })
  let out = ''
  child.stdout.on('data', (text) => (out += text))
  expect(await new Promise((end) => child.on('exit', end))).toBe(0)
  expect(out).toContain('told: an unhandled rejection, Error: lost')
  expect(out).toContain('told: an uncaught exception, Error: thrown')
  expect(out).toContain('still here')
})

const SURVIVAL = new URL('../src/survival.ts', import.meta.url)
const PROGRAM = `
const { stayAlive } = await import(${JSON.stringify(String(SURVIVAL))})
stayAlive({ survived: (error, what) => console.log('told: ' + what + ', ' + error) })
void Promise.reject(new Error('lost'))
setTimeout(() => { throw new Error('thrown') }, 10)
setTimeout(() => console.log('still here'), 50)
`
