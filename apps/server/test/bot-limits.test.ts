// Matches with bots over real sockets: so many at once from one address, and whose they are.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Made, NewMatch } from '@cardwright/protocol'
import { placeOf } from '../src/address.ts'
import { fromEnvironment, startNode, type RunningNode } from '../src/index.ts'
import { Client, makeMatch } from './client.ts'
import { Pseudonyms } from '../src/pseudonyms.ts'

let node: RunningNode
let data: string
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'cardwright-bots-'))
  node = await startNode({ port: 0, data, isBehindProxy: true, botMatches: 2, botWorkers: 1 })
}, 60_000)
afterAll(async () => {
  await node.stop()
  rmSync(data, { recursive: true })
})

/** On a machine that does much else, too. */
const SOON = { timeout: 20_000 }

const ROBOTS: Partial<NewMatch> = {
  game: 'starter',
  chairs: [{ kind: 'human' }, { kind: 'bot', level: 1 }],
}

async function makeFrom(from: string, wanted: Partial<NewMatch> = ROBOTS) {
  const answer = await fetch(`${node.address}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ name: 'Anna', ...wanted }),
  })
  return { status: answer.status, body: (await answer.json()) as Made & { code?: string } }
}

const open = ({ body: { match, token } }: { body: Made }) =>
  Client.open(node.address, { match, token, want: 'brief' })

const metric = async (name: string): Promise<number> => {
  const text = await (await fetch(`${node.address}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
}

test('a match that nobody has come to costs no thinking', { timeout: 60_000 }, async () => {
  const chairs: NewMatch['chairs'] = [{ kind: 'bot', level: 1 }, { kind: 'human' }]
  const made = await makeFrom('10.0.0.1', { ...ROBOTS, chairs })
  expect(made.status).toBe(200)
  // the match has begun, and the bot is asked
  await expect.poll(() => metric('cardwright_entries_total'), SOON).toBe(1)
  expect(await metric('cardwright_bot_wait_seconds_count')).toBe(0)
  const anna = await open(made)
  await expect.poll(() => metric('cardwright_bot_wait_seconds_count'), SOON).toBe(1)
  expect(await metric('cardwright_bot_questions_waiting')).toBe(0)
  expect(await metric('cardwright_bot_think_seconds_count')).not.toBeNaN()
  anna.kill()
})

test('no more than so many are played at once from one address', { timeout: 60_000 }, async () => {
  const made = [await makeFrom('10.0.0.2'), await makeFrom('10.0.0.2'), await makeFrom('10.0.0.2')]
  expect(made.map(({ status }) => status)).toEqual([200, 200, 200])
  const players = [await open(made[0]), await open(made[1])]
  await Promise.all(players.map((one) => one.next('welcome')))

  const refused = await makeFrom('10.0.0.2')
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-bots' } })
  const third = await open(made[2])
  expect(await third.next('bye')).toMatchObject({ code: 'too-many-bots' })

  // others, and matches without bots, are not meant; nor is somebody who comes back
  expect((await makeFrom('10.0.0.3')).status).toBe(200)
  const people: Partial<NewMatch> = {
    game: 'starter',
    chairs: [{ kind: 'human' }, { kind: 'human' }],
  }
  expect((await makeFrom('10.0.0.2', people)).status).toBe(200)
  const again = await open(made[1])
  await again.next('welcome')

  players[0].kill()
  await players[0].closed
  await expect.poll(async () => (await makeFrom('10.0.0.2')).status, SOON).toBe(200)
  const now = await open(made[2])
  await now.next('welcome')
  for (const player of [again, now]) player.kill()
})

test('without a proxy the address is that of the connection', async () => {
  expect((await makeMatch(node.address, ROBOTS)).match).toBeTypeOf('string')
})

test('addresses are kept in a form that tells only whether they are the same', () => {
  const here = new Pseudonyms('a secret')
  const nameOf = (address: string) => here.ofAddress(placeOf(address))
  const name = nameOf('192.0.2.1')
  expect(nameOf('::ffff:192.0.2.1')).toBe(name)
  expect(nameOf('192.0.2.2')).not.toBe(name)
  expect(new Pseudonyms('another secret').ofAddress('192.0.2.1')).not.toBe(name)
  // whoever has one address of a /64 has all of them
  expect(nameOf('2001:db8:0:1::1')).toBe(nameOf('2001:0db8::1:ffff:0:0:2'))
  expect(nameOf('2001:db8:0:1::1')).not.toBe(nameOf('2001:db8:0:2::1'))
  expect(nameOf('::1')).toBe(nameOf('::2'))
})

test('settings of the environment say what is wrong with them', () => {
  expect(fromEnvironment({})).toMatchObject({ botWorkers: undefined, botMatches: undefined })
  expect(fromEnvironment({ BOT_WORKERS: '3', BOT_MATCHES: '5' })).toMatchObject({
    botWorkers: 3,
    botMatches: 5,
  })
  expect(() => fromEnvironment({ BOT_WORKERS: 'many' })).toThrow(
    'BOT_WORKERS must be a whole number from 1 to 256, not "many"',
  )
})
