// Nodes whose PostgreSQL and Redis want TLS and a password, with a certificate of one's own: the settings of
// docs/OPERATIONS.md, used literally.
import type { Joined } from '@cardwright/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RedisBus } from '../src/bus.ts'
import { startNode, type NodeOptions, type RunningNode } from '../src/index.ts'
import { makeCertificate, type Certificate } from '../torture/certificate.ts'
import { startPostgres, startRedis } from '../torture/services.ts'
import { Client, joinMatch, makeMatch } from './client.ts'

describe('over TLS', { timeout: 60_000 }, () => {
  let ours: Certificate
  let foreign: Certificate
  let redis: Awaited<ReturnType<typeof startRedis>>
  let database: Awaited<ReturnType<typeof startPostgres>>
  const nodes: RunningNode[] = []

  beforeAll(async () => {
    ours = makeCertificate()
    foreign = makeCertificate()
    ;[redis, database] = await Promise.all([startRedis(ours), startPostgres(ours)])
  }, 60_000)
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.stop()))
    await redis.stop()
    await database.stop()
    ours.remove()
    foreign.remove()
  })

  const verified = (ca: string) => `${database.url}?sslmode=verify-full&sslrootcert=${ca}`
  async function start(options: Partial<NodeOptions>): Promise<RunningNode> {
    const node = await startNode({ port: 0, data: '', logLevel: 'silent', ...options })
    nodes.push(node)
    return node
  }

  test('two nodes play one match, and hear of each other', async () => {
    const secure = { databaseUrl: verified(ours.ca), redisUrl: redis.url, redisCa: ours.ca }
    const [one, other] = [await start(secure), await start(secure)]
    const made = await makeMatch(one.address, { game: 'starter' })
    const joined = await joinMatch(other.address, made.match, made.invites[0].invite)
    const open = ({ address }: RunningNode, { match, token }: Joined) =>
      Client.open(address, { match, token, want: 'brief' })
    const [anna, boris] = [await open(one, made), await open(other, joined)]
    await Promise.all([anna.next('brief'), boris.next('brief')])
    anna.send({ t: 'say', text: 'over TLS' })
    // a chat line is not looked for in the database: it came over Redis
    await boris.next('chat', ({ lines }) => lines.some(({ text }) => text === 'over TLS'))
    for (const player of [anna, boris]) player.kill()
  })

  test('a Redis that shows a foreign certificate is told as one that is away, once', async () => {
    const away: unknown[] = []
    const bus = new RedisBus({
      url: redis.url,
      node: 'one',
      secret: 'c2VjcmV0',
      ca: foreign.ca,
      refused() {},
      away: (error) => away.push(error),
      failed() {},
    })
    await bus.listen(
      () => {},
      () => {},
    )
    // it tries again meanwhile
    await new Promise((later) => setTimeout(later, 300))
    expect(away).toHaveLength(1)
    await bus.close()
  })

  test('a bus can be closed at any moment of a handshake', async () => {
    const closings = Array.from({ length: 60 }, async (_, k) => {
      const bus = new RedisBus({
        url: redis.url,
        node: 'one',
        secret: 'c2VjcmV0',
        ca: foreign.ca,
        refused() {},
        away() {},
        failed() {},
      })
      await bus.listen(
        () => {},
        () => {},
      )
      await new Promise((later) => setTimeout(later, 40 + k * 2))
      await bus.close()
    })
    await Promise.all(closings)
    // an error that nobody hears would end the process in this time
    await new Promise((later) => setTimeout(later, 300))
  })

  test.each([
    ['a foreign authority', () => verified(foreign.ca)],
    ['no TLS', () => database.url],
    ['a wrong password', () => verified(ours.ca).replace('only-for-tests', 'guessed')],
  ])('a node does not start over %s', async (_, url) => {
    await expect(start({ databaseUrl: url() })).rejects.toThrow()
  })
})
