// News between nodes over a real Redis: whoever can write there can neither stop a node nor speak for one.
import { createHmac, randomBytes } from 'node:crypto'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startNode, type RunningNode } from '../src/index.ts'
import { NewsSeal, type NodeMessage } from '../src/news.ts'
import { startPostgres, startRedis } from '../torture/services.ts'
import { Client, joinMatch, makeMatch } from './client.ts'

const CHANNEL = 'cardwright:news'
/** On a machine that does much else, too. */
const SOON = { timeout: 20_000 }

describe('over Redis', { timeout: 60_000 }, () => {
  let redis: Awaited<ReturnType<typeof startRedis>>
  let database: Awaited<ReturnType<typeof startPostgres>>
  let nodes: RunningNode[]
  let stranger: Redis
  let ear: Redis
  /** Everything that went over the channel. */
  const published: string[] = []
  const players: Client[] = []

  beforeAll(async () => {
    ;[redis, database] = await Promise.all([startRedis(), startPostgres()])
    const start = () =>
      startNode({
        port: 0,
        data: '',
        databaseUrl: database.url,
        redisUrl: redis.url,
        logLevel: 'silent',
      })
    nodes = await Promise.all([start(), start()])
    stranger = new Redis(redis.url)
    ear = new Redis(redis.url)
    await ear.subscribe(CHANNEL)
    ear.on('message', (_, text) => published.push(text))
  }, 120_000)
  afterAll(async () => {
    for (const player of players) player.kill()
    stranger.disconnect()
    ear.disconnect()
    await Promise.all(nodes.map((node) => node.stop()))
    await redis.stop()
    await database.stop()
  })

  const refusedAt = async ({ address }: RunningNode): Promise<number> => {
    const text = await (await fetch(`${address}/metrics`)).text()
    const counts = [...text.matchAll(/^cardwright_news_refused_total\{.*\} (\d+)/gm)]
    return counts.reduce((sum, [, count]) => sum + Number(count), 0)
  }

  /** Anna at the first node, Boris at the other. */
  async function table() {
    const made = await makeMatch(nodes[0].address, { game: 'starter' })
    const joined = await joinMatch(nodes[0].address, made.match, made.invites[0].invite)
    const open = (k: number, token: string) =>
      Client.open(nodes[k].address, { match: made.match, token, want: 'brief' })
    const anna = await open(0, made.token)
    const boris = await open(1, joined.token)
    players.push(anna, boris)
    await Promise.all([anna.next('brief'), boris.next('brief')])
    return { match: made.match, anna, boris }
  }

  const saysTo = async (one: Client, other: Client, text: string): Promise<void> => {
    one.send({ t: 'say', text })
    await other.next('chat', ({ lines }) => lines.some((line) => line.text === text))
  }

  test('garbage, forged and unsigned news are dropped and counted; honest ones arrive', async () => {
    const { match, anna, boris } = await table()
    await saysTo(anna, boris, 'before')
    const before = await Promise.all(nodes.map(refusedAt))
    const line = { n: 99, seat: 0, name: 'Anna', text: 'I give up', at: Date.now() }
    const lies: object[] = [
      { match, kind: 'chat', line },
      { match, kind: 'next', next: 'elsewhere', tokens: ['a', 'b'] },
      { match, kind: 'next' },
      { match, kind: 'seated', seat: 1, by: 'nobody' },
      { match, kind: 'seated', seat: 0, by: 'nobody' },
    ]
    const foreign = new NewsSeal(randomBytes(32).toString('base64url'), 'forger')
    const sent = [
      'not json',
      '',
      '{}',
      'null',
      '[]',
      '"',
      '\u0000\uFFFF',
      'x'.repeat(300_000),
      ...lies.map((told) => JSON.stringify({ node: 'forger', told })),
      ...lies.map((told) => foreign.write(told as NodeMessage)),
      ...lies.map(
        (told) => `${'A'.repeat(43)}${JSON.stringify({ node: 'f', n: 1, at: Date.now(), told })}`,
      ),
    ]
    for (const text of sent) await stranger.publish(CHANNEL, text)
    for (const [k, node] of nodes.entries())
      await expect.poll(() => refusedAt(node), SOON).toBe(before[k] + sent.length)
    await saysTo(anna, boris, 'after')
    await saysTo(boris, anna, 'still here')
    for (const { texts } of [anna, boris]) {
      expect(texts.join('\n')).not.toContain('I give up')
      expect(texts.join('\n')).not.toContain('elsewhere')
    }
  })

  test('news that were heard once are not heard again', async () => {
    published.length = 0
    const { anna, boris } = await table()
    await saysTo(anna, boris, 'once')
    const before = await Promise.all(nodes.map(refusedAt))
    const heard = [...published]
    for (const text of heard) await stranger.publish(CHANNEL, text)
    // a node does not listen to itself, so each refuses what the other one has said
    await expect
      .poll(async () => {
        const now = await Promise.all(nodes.map(refusedAt))
        return now[0] - before[0] + now[1] - before[1]
      }, SOON)
      .toBe(heard.length)
  })

  test('the way to the next match is no secret of the channel', async () => {
    const { anna, boris } = await table()
    boris.send({ t: 'resign', n: ++boris.n })
    await Promise.all(
      [anna, boris].map((one) => one.next('brief', ({ ending }) => ending !== null)),
    )
    published.length = 0
    // nobody knows who is present at another node: who asks first makes it, and both are told
    anna.send({ t: 'rematch' })
    const [next, same] = await Promise.all([anna.next('next'), boris.next('next')])
    expect(same.match).toBe(next.match)
    for (const [k, { match, token }] of [next, same].entries()) {
      const player = await Client.open(nodes[1 - k].address, {
        match,
        token: token!,
        want: 'brief',
      })
      players.push(player)
      const welcome = await player.next('welcome')
      expect(welcome.seat, 'everybody one chair further').toBe(1 - k)
    }
    expect(published.join('\n')).not.toContain(next.token!)
    expect(published.join('\n')).not.toContain(same.token!)
    expect(published.some((text) => text.includes('"next"'))).toBe(true)
  })
})

describe('a seal', () => {
  const secret = randomBytes(32).toString('base64url')
  const told: NodeMessage = { match: 'a-match', kind: 'entry', seq: 5 }

  test('lets news pass once, between nodes that share the secret', () => {
    const [one, other] = [new NewsSeal(secret, 'one'), new NewsSeal(secret, 'other')]
    const text = one.write(told)
    expect(other.read(text)).toEqual({ told })
    expect(other.read(text)).toEqual({ refused: 'old' })
    expect(one.read(text), 'a node does not hear itself').toEqual({ told: null })
    expect(new NewsSeal('c2VjcmV0', 'third').read(text)).toEqual({ refused: 'unsigned' })
  })

  test('one letter more or less, and nothing is believed', () => {
    const [one, other] = [new NewsSeal(secret, 'one'), new NewsSeal(secret, 'other')]
    const text = one.write(told)
    expect(other.read(text.replace('"seq":5', '"seq":6'))).toEqual({ refused: 'unsigned' })
    expect(other.read(text.replace('"one"', '"two"'))).toEqual({ refused: 'unsigned' })
    expect(other.read(`${text} `)).toEqual({ refused: 'unsigned' })
    expect(other.read(text.slice(1))).toEqual({ refused: 'unsigned' })
  })

  test('news of yesterday, or of a clock that is far ahead, are not believed', () => {
    let now = 1_000_000
    const one = new NewsSeal(secret, 'one', () => now)
    const other = new NewsSeal(secret, 'other', () => 1_000_000)
    const texts = [-61_000, 61_000, -59_000, 59_000].map((skew) => {
      now = 1_000_000 + skew
      return one.write(told)
    })
    expect(texts.map((text) => other.read(text))).toEqual([
      { refused: 'old' },
      { refused: 'old' },
      { told },
      { told },
    ])
  })

  test('what is signed but makes no sense is dropped, too', () => {
    const other = new NewsSeal(secret, 'other')
    const one = new NewsSeal(secret, 'one')
    for (const odd of [
      { match: 'a-match', kind: 'party' },
      { match: 'a-match', kind: 'entry', seq: -1 },
      { match: 'a-match', kind: 'entry', seq: 1, more: true },
      { match: 7, kind: 'chairs' },
      { kind: 'word', to: 'host', meeting: 'm', message: { t: 'hosting' } },
      null,
      [],
    ])
      expect(other.read(one.write(odd as unknown as NodeMessage))).toEqual({ refused: 'malformed' })
  })

  test('the signature is HMAC-SHA-256 over channel and text', () => {
    const text = new NewsSeal(secret, 'one').write(told)
    const plain = createHmac('sha256', Buffer.from(secret, 'base64url')).update(text.slice(43))
    expect(text.slice(0, 43), 'not with the secret itself').not.toBe(plain.digest('base64url'))
    expect(JSON.parse(text.slice(43))).toMatchObject({ node: 'one', n: 1, told })
  })
})
