// Pages that find each other through two servers: their words go over a real Redis.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROTOCOL, type FromMeeting, type ToMeeting } from '@cardwright/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startNode, type RunningNode } from '../src/index.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { startRedis } from '../torture/services.ts'

let redis: Awaited<ReturnType<typeof startRedis>>
let nodes: RunningNode[]
let data: string
const pages: Page[] = []
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'cardwright-meet-'))
  redis = await startRedis()
  const start = async (name: string) => {
    const folder = join(data, name)
    // nodes believe only those who share a database; these share what matters of one
    const store = await openSqlite(folder)
    await store.setting('bus', () => 'c2hhcmVk')
    await store.close()
    return startNode({ port: 0, data: folder, redisUrl: redis.url, ice: ['stun:stun.example'] })
  }
  nodes = await Promise.all([start('one'), start('other')])
}, 60_000)
afterAll(async () => {
  for (const page of pages) page.close()
  await Promise.all(nodes.map((node) => node.stop()))
  await redis.stop()
  rmSync(data, { recursive: true })
})

class Page {
  private readonly heard: FromMeeting[] = []
  private readonly socket: WebSocket
  private more = () => {}

  constructor(node: RunningNode, first: ToMeeting) {
    this.socket = new WebSocket(`${node.address.replace('http', 'ws')}/meet`)
    this.socket.on('open', () => this.say(first))
    this.socket.on('message', (text) => {
      this.heard.push(JSON.parse(String(text)) as FromMeeting)
      this.more()
    })
    pages.push(this)
  }

  say(message: ToMeeting): void {
    this.socket.send(JSON.stringify(message))
  }

  /** The next thing it is told. */
  async next(): Promise<FromMeeting> {
    while (this.heard.length === 0) await new Promise<void>((more) => (this.more = more))
    return this.heard.shift()!
  }

  close(): void {
    this.socket.terminate()
  }
}

const host = (node: RunningNode, key: string) =>
  new Page(node, { t: 'host', protocol: PROTOCOL, key })
const knock = (node: RunningNode, meeting: string, word: string) =>
  new Page(node, { t: 'knock', protocol: PROTOCOL, meeting, word })

test('host and guests are at different servers: every word reaches whom it is meant for', async () => {
  const anna = host(nodes[0], 'a key that nobody can guess')
  const opened = await anna.next()
  if (opened.t !== 'hosting') throw new Error(`not hosting: ${opened.t}`)
  const boris = knock(nodes[1], opened.meeting, 'Boris asks for a chair')
  expect(await boris.next()).toEqual({ t: 'knocking', ice: ['stun:stun.example'] })
  const first = await anna.next()
  expect(first).toMatchObject({ t: 'knock', word: 'Boris asks for a chair' })
  const vera = knock(nodes[1], opened.meeting, 'so does Vera')
  await vera.next()
  const second = await anna.next()
  if (first.t !== 'knock' || second.t !== 'knock') throw new Error('nobody knocked')
  anna.say({ t: 'tell', guest: second.guest, word: 'for Vera' })
  anna.say({ t: 'tell', guest: first.guest, word: 'for Boris' })
  expect(await boris.next()).toEqual({ t: 'told', guest: null, word: 'for Boris' })
  expect(await vera.next()).toEqual({ t: 'told', guest: null, word: 'for Vera' })
  boris.say({ t: 'tell', word: 'an answer' })
  expect(await anna.next()).toEqual({ t: 'told', guest: first.guest, word: 'an answer' })
})

test('two meetings on two servers do not hear each other', async () => {
  const [anna, boris] = [
    host(nodes[0], 'the key of the first meeting'),
    host(nodes[1], 'the key of the second one'),
  ]
  const [one, other] = [await anna.next(), await boris.next()]
  if (one.t !== 'hosting' || other.t !== 'hosting') throw new Error('not hosting')
  knock(nodes[0], other.meeting, 'to the second')
  expect(await boris.next()).toMatchObject({ t: 'knock', word: 'to the second' })
  knock(nodes[1], one.meeting, 'to the first')
  expect(await anna.next()).toMatchObject({ t: 'knock', word: 'to the first' })
})
