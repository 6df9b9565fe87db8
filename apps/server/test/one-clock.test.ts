// Two nodes with one PostgreSQL: its clock decides, whatever their own say, and while it is away no time runs.
import { setTimeout as wait } from 'node:timers/promises'
import type { MomentMessage } from '@cardwright/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startNode, type RunningNode } from '../src/index.ts'
import { startPostgres, startRedis, type Interruptible, type Service } from '../torture/services.ts'
import { Client, joinMatch, makeMatch } from './client.ts'

/** How far the second node's calendar is ahead, and a clock that it would think is almost run down. */
const AHEAD = 600_000
const move = AHEAD / 1000 + 1

let postgres: Interruptible
let redis: Service
let nodes: RunningNode[]

beforeAll(async () => {
  ;[postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  const { url: databaseUrl } = postgres
  // that the database goes away is part of it
  const logLevel = 'silent'
  const shared = { port: 0, data: '', databaseUrl, redisUrl: redis.url, grace: 1500, logLevel }
  nodes = [await startNode(shared), await startNode({ ...shared, now: () => Date.now() + AHEAD })]
}, 120_000)
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()))
  await Promise.all([postgres.stop(), redis.stop()])
}, 60_000)

async function match(wanted: object) {
  const made = await makeMatch(nodes[0].address, wanted)
  // the node with the right calendar says that it begins
  const joined = await joinMatch(nodes[0].address, made.match, made.invites[0].invite)
  const open = (node: number, token: string) =>
    Client.open(nodes[node].address, { match: made.match, token })
  const [anna, boris] = [await open(0, made.token), await open(1, joined.token)]
  return { anna, boris, open, made, joined }
}

test('a node whose calendar is ahead takes nobody’s time', async () => {
  const { anna, boris } = await match({ clock: { move, match: 0 } })
  const [hers, his] = await Promise.all(
    [anna, boris].map((one) =>
      one.next('moment', ({ left, seq }) => seq > 0 && left.move !== null),
    ),
  )
  for (const { left } of [hers, his]) {
    expect(left.move).toBeGreaterThan((move * 1000) / 2)
    expect(left.move).toBeLessThanOrEqual(move * 1000)
  }
  await wait(2500)
  expect([...anna.heard, ...boris.heard].some((one) => one.t === 'moment' && one.ending)).toBe(
    false,
  )
  anna.answer([hers.position.legal[0]], hers.seq)
  await anna.next('taken')
  for (const one of [anna, boris]) one.kill()
})

test('players at different nodes are there for each other, and away when they have gone', async () => {
  const { anna, boris, open, joined } = await match({ absence: 'win' })
  await anna.next('info', ({ info }) => info.chairs[1].present)
  await boris.next('info', ({ info }) => info.chairs[0].present)
  boris.kill()
  await anna.next('info', ({ info }) => info.chairs[1].away !== undefined)
  // what was said of the chair before is no news: only what comes from now on counts
  anna.heard.splice(0)
  const back = await open(1, joined.token)
  await anna.next('info', ({ info }) => info.chairs[1].present)
  anna.heard.splice(0)
  back.kill()
  const { info } = await anna.next('info', (one) => one.info.chairs[1].away !== undefined)
  await wait(info.chairs[1].away!.wait + 100)
  anna.send({ t: 'claim', seat: 1 })
  const { ending } = await anna.next('moment', (one) => one.ending !== null)
  expect(ending).toEqual({ winners: [0], reason: 'absent', by: 1 })
  anna.kill()
})

test('while the database is away no time runs, and an answer that came in time counts', async () => {
  const { anna, boris } = await match({ clock: { move: 8, match: 0 } })
  const begun = await anna.next('moment', ({ seq, left }) => seq > 0 && left.move !== null)
  const endTurn = ({ position }: MomentMessage) =>
    position.legal.find(({ kind }) => kind === 'move')!
  anna.answer([endTurn(begun)], begun.seq)
  // now his clock begins
  const his = await boris.next('moment', ({ position }) => position.legal.length > 0)
  await postgres.goAway()
  const n = ++boris.n
  const send = () => boris.send({ t: 'answer', n, at: his.seq, actions: [endTurn(his)] })
  send()
  await boris.next('refused', ({ refusal }) => refusal.code === 'paused')
  // longer than the clock
  await wait(10_000)
  await postgres.comeBack()
  expect(await anna.next('moment', ({ seq }) => seq > his.seq)).toMatchObject({ ending: null })
  // whether his answer or the time that is nobody's came first: the page asks again until it is taken
  send()
  await boris.next('taken', (one) => one.n === n)
  expect([...anna.heard, ...boris.heard].some((one) => one.t === 'moment' && one.ending)).toBe(
    false,
  )
  for (const one of [anna, boris]) one.kill()
})
