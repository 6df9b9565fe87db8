// Strangers and moderators at different nodes: one PostgreSQL, one Redis, and news that may be lost.
import { randomUUID } from 'node:crypto'
import type { Joined } from '@cardwright/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startNode, type RunningNode } from '../src/index.ts'
import { openPostgres } from '../src/storage/postgres.ts'
import type { Store } from '../src/storage/store.ts'
import { startPostgres, startRedis, type Service } from '../torture/services.ts'
import { Client, makeMatch, post } from './client.ts'

const TOKEN = 'a-token-of-thirty-two-letters-01'

/** A busy machine may be slow; what never happens fails a little later. */
const SOON = { timeout: 20_000 }

let services: Service[]
let store: Store
let nodes: RunningNode[]
beforeAll(async () => {
  const [database, redis] = await Promise.all([startPostgres(), startRedis()])
  services = [database, redis]
  const options = {
    port: 0,
    data: '',
    databaseUrl: database.url,
    redisUrl: redis.url,
    isBehindProxy: true,
    moderators: TOKEN,
    limits: { messages: 1000, requests: 10_000, connections: 10_000, openTables: 100 },
  }
  nodes = [await startNode(options), await startNode(options)]
  store = await openPostgres(database.url)
}, 60_000)
afterAll(async () => {
  await store.close()
  for (const node of nodes) await node.stop()
  for (const service of services) await service.stop()
})

const moderate = (path: string, body: object) =>
  fetch(`${nodes[0].address}/api/moderation${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ why: 'a test', ...body }),
  }).then(async (answer) => ({ status: answer.status, value: (await answer.json()) as object }))

test('two who ask for a quick match at two nodes at once find each other', async () => {
  for (let round = 0; round < 5; round++) {
    const both = await Promise.all(
      nodes.map(({ address }) =>
        post<Joined>(address, '/api/quick', { game: 'forest', name: 'Anna', player: randomUUID() }),
      ),
    )
    expect(both[0].match).not.toBe(both[1].match)
    const clients = await Promise.all(
      both.map(({ match, token }, k) =>
        Client.open(nodes[k].address, { match, token, want: 'brief' }),
      ),
    )
    const { k, next } = await Promise.race(
      clients.map(async (client, k) => ({ k, next: await client.next('next') })),
    )
    expect(next.match).toBe(both[1 - k].match)
    const { match, token } = next
    const led = await Client.open(nodes[k].address, { match, token: token!, want: 'brief' })
    expect((await led.next('welcome')).seat).toBe(1)
    for (const one of [...clients, led]) one.kill()
  }
})

test('a ban at one node is known at the other, where the banned one plays', async () => {
  const address = '10.3.0.1'
  const answer = await fetch(`${nodes[1].address}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({
      game: 'forest',
      chairs: [{ kind: 'human' }, { kind: 'human' }],
      name: 'Rude',
    }),
  })
  const { match, token } = (await answer.json()) as Joined
  const rude = await Client.open(nodes[1].address, { match, token }, address)
  await rude.next('welcome')
  expect((await moderate('/bans', { match, seat: 0, hours: 1 })).status).toBe(200)
  expect(await rude.next('bye')).toMatchObject({ code: 'banned' })
  for (const node of nodes) {
    const again = await Client.connect(node.address, address)
    expect(await again.next('bye')).toMatchObject({ code: 'banned' })
  }
})

test('a match is closed and deleted at one node, and its players at the other are told', async () => {
  const { match, token, invites } = await makeMatch(nodes[1].address)
  await post(nodes[1].address, `/api/matches/${match}/join`, {
    invite: invites[0].invite,
    name: 'Boris',
  })
  const anna = await Client.open(nodes[1].address, { match, token })
  await anna.next('welcome')
  anna.send({ t: 'say', text: 'hello' })
  await anna.next('chat')
  expect((await moderate(`/matches/${match}/lines/1/remove`, {})).status).toBe(200)
  expect((await anna.next('chat')).lines).toMatchObject([{ n: 1, text: '' }])
  expect((await moderate(`/matches/${match}/close`, {})).status).toBe(200)
  const { ending } = await anna.next('moment', (moment) => moment.ending !== null)
  expect(ending?.reason).toBe('closed')
  expect((await moderate(`/matches/${match}/delete`, {})).status).toBe(200)
  expect(await anna.next('bye')).toMatchObject({ code: 'deleted' })
})

test('of a match that is deleted while it is played nothing is left at any node', async () => {
  const { match, token } = await makeMatch(nodes[1].address)
  const anna = await Client.open(nodes[1].address, { match, token })
  await anna.next('welcome')
  const left = () =>
    store.db.selectFrom('holding').select('node').where('match', '=', match).execute()
  await expect.poll(async () => (await left()).length, SOON).toBe(1)
  expect((await moderate(`/matches/${match}/delete`, {})).status).toBe(200)
  expect(await anna.next('bye')).toMatchObject({ code: 'deleted' })
  await expect.poll(left, SOON).toEqual([])
})
