// How many may come, and how long they may take: sockets that say nothing, halves of requests, spectators, and those
// who talk too fast.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { placeOf } from '../src/address.ts'
import { startNode, type NodeOptions, type RunningNode } from '../src/index.ts'
import { Client, joinMatch, makeMatch } from './client.ts'
import { exchange, Idlers, statusOf, upgradeTo } from './raw.ts'

const running: { node: RunningNode; data: string }[] = []
const start = async (options: Partial<NodeOptions>) => {
  const data = mkdtempSync(join(tmpdir(), 'cardwright-'))
  const node = await startNode({ port: 0, data, logLevel: 'silent', ...options })
  running.push({ node, data })
  return node
}
afterEach(async () => {
  for (const { node, data } of running.splice(0)) {
    await node.stop()
    rmSync(data, { recursive: true })
  }
})

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:10.0.0.7', '10.0.0.7'],
  ['::FFFF:10.0.0.7', '10.0.0.7'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1:2:3:4', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::10.0.0.7', '64:ff9b:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, place) => {
  expect(placeOf(address)).toBe(place)
})

describe('sockets', () => {
  test('of one address are counted, and another address is let in', async () => {
    const { port } = await start({ limits: { sockets: 20 } })
    const idlers = new Idlers()
    for (let k = 0; k < 20; k++)
      expect(await idlers.add(port, 'GET /healthz HTTP/1.1\r\n')).toBe(true)
    expect(await idlers.add(port, 'GET /healthz HTTP/1.1\r\n')).toBe(false)
    expect(await idlers.add(port, 'GET /healthz HTTP/1.1\r\n', '127.0.0.2')).toBe(true)
    idlers.end()
  })

  test('are counted in all', async () => {
    const { port } = await start({ limits: { allSockets: 20 } })
    const idlers = new Idlers()
    for (let k = 0; k < 20; k++) await idlers.add(port, '', `127.0.0.${k + 1}`)
    expect(await idlers.add(port, '', '127.0.0.99')).toBe(false)
    idlers.end()
  })

  test('that never finish a request go away', async () => {
    const head =
      'POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n'
    const { port } = await start({ limits: { headWithin: 300, requestWithin: 600 } })
    const idlers = new Idlers()
    for (const bytes of [
      '',
      head,
      `${head}Content-Length: 500\r\n\r\n{"game"`,
      `${head}Transfer-Encoding: chunked\r\n\r\n5\r\n{"g`,
    ])
      await Promise.all(Array.from({ length: 20 }, () => idlers.add(port, bytes)))
    await idlers.gone()
    expect(idlers.open).toBe(0)
  }, 30_000)

  test('that play or watch are counted for themselves', async () => {
    const node = await start({ limits: { live: 3 } })
    const clients = []
    for (let k = 0; k < 3; k++) clients.push(await Client.connect(node.address))
    const target = upgradeTo('/live')
    expect(statusOf(await exchange(node.port, target))).toBe(429)
    clients[0].kill()
    await clients[0].closed
    // the server hears of it a moment later
    await expect
      .poll(() =>
        Client.connect(node.address).then(
          (one) => clients.push(one),
          () => 0,
        ),
      )
      .toBe(4)
    for (const one of clients) one.kill()
  })
})

test('who uploads half of something and goes is no trouble', async () => {
  const lines: string[] = []
  const logTo = { write: (line: string) => void lines.push(line) }
  const { port } = await start({ logLevel: 'error', logTo })
  for (const head of ['Content-Length: 5000', 'Transfer-Encoding: chunked']) {
    const idlers = new Idlers()
    await idlers.add(
      port,
      `POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n${head}\r\n\r\n5\r\n{"g`,
    )
    idlers.end()
  }
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  expect(lines).toEqual([])
})

describe('spectators', () => {
  test('change no chair: nobody is told, and there are only so many', async () => {
    const node = await start({ limits: { spectators: 3 } })
    const { match, token, invites } = await makeMatch(node.address)
    await joinMatch(node.address, match, invites[0].invite)
    const anna = await Client.open(node.address, { match, token })
    await anna.next('info')
    const watchers = []
    for (let k = 0; k < 3; k++) {
      const one = await Client.open(node.address, { match })
      await one.next('moment')
      watchers.push(one)
    }
    const late = await Client.open(node.address, { match })
    expect((await late.next('bye')).code).toBe('crowded')
    watchers[0].kill()
    anna.send({ t: 'ping' })
    await anna.next('pong')
    expect(anna.heard.filter(({ t }) => t === 'info')).toEqual([])
    for (const one of [anna, ...watchers]) one.kill()
  })

  test('of one address are counted over all matches, and seats are not', async () => {
    const node = await start({ limits: { watching: 2 } })
    const made = await Promise.all([1, 2, 3].map(() => makeMatch(node.address)))
    const clients = []
    for (const { match } of made.slice(0, 2)) {
      clients.push(await Client.open(node.address, { match }))
      await clients.at(-1)!.next('moment')
    }
    const { match, token } = made[2]
    const late = await Client.open(node.address, { match })
    expect((await late.next('bye')).code).toBe('crowded')
    const seated = await Client.open(node.address, { match, token })
    await seated.next('moment')
    for (const one of [...clients, seated]) one.kill()
  })
})

test('what is said too fast is answered, and can be said again', async () => {
  const node = await start({ limits: { messages: 10 } })
  const { match, token, invites } = await makeMatch(node.address)
  await joinMatch(node.address, match, invites[0].invite)
  const anna = await Client.open(node.address, { match, token, want: 'brief' })
  const { seq, legal } = await anna.next('brief', ({ isAsked }) => isAsked)
  for (let id = 1; id <= 30; id++) anna.send({ t: 'explain', id, entity: 1, query: 'damage' })
  const actions = [legal.find(({ kind }) => kind === 'move')!]
  anna.send({ t: 'answer', n: 1, at: seq, actions })
  anna.send({ t: 'say', text: 'hello' })
  expect(await anna.next('refused')).toEqual({ t: 'refused', n: 1, refusal: { code: 'too-fast' } })
  expect(await anna.next('refused')).toMatchObject({ n: 0, refusal: { code: 'too-fast' } })
  for (let id = 1; id <= 30; id++) await anna.next('reply', (one) => one.id === id)
  await expect
    .poll(
      async () => {
        anna.send({ t: 'answer', n: 1, at: seq, actions })
        return (await Promise.race([anna.next('taken'), anna.next('refused')])).t
      },
      { timeout: 10_000, interval: 500 },
    )
    .toBe('taken')
  anna.kill()
})
