// Open tables: listed while somebody is there, found by whoever wants a quick match, never a ghost.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Joined, Made, MatchInfo } from '@cardwright/protocol'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startNode, type RunningNode } from '../src/index.ts'
import { Client, makeMatch, post } from './client.ts'

/** A busy machine may be slow; what never happens fails a little later. */
const SOON = { timeout: 20_000 }

let node: RunningNode
let data: string
const here: Client[] = []

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'cardwright-lobby-'))
  node = await startNode({ port: 0, data, limits: { requests: 10_000, openTables: 60 } })
}, 60_000)
afterEach(async () => {
  for (const client of here.splice(0)) {
    client.kill()
    await client.closed
  }
  // nobody is left: the next test finds an empty lobby
  await expect.poll(listed, SOON).toEqual([])
}, 60_000)
afterAll(async () => {
  await node.stop()
  rmSync(data, { recursive: true })
})

const listed = async (): Promise<string[]> =>
  ((await (await fetch(`${node.address}/api/lobby`)).json()) as MatchInfo[]).map(({ id }) => id)

const quick = (game = 'forest', player = randomUUID(), blocked: string[] = []) =>
  post<Joined>(node.address, '/api/quick', { game, name: 'Anna', player, blocked })

async function come({ match, token }: { match: string; token: string }): Promise<Client> {
  const client = await Client.open(node.address, { match, token, want: 'brief' })
  here.push(client)
  await client.next('welcome')
  return client
}

describe('the lobby', () => {
  test('lists an open match while its maker is there, and not before or after', async () => {
    const made = await makeMatch(node.address, { open: true })
    expect(await listed()).toEqual([])
    const anna = await come(made)
    await expect.poll(listed, SOON).toEqual([made.match])
    anna.kill()
    await expect.poll(listed, SOON).toEqual([])
    await come(made)
    await expect.poll(listed, SOON).toEqual([made.match])
  })

  test('a stranger cannot sit down where nobody is; a friend with an invitation can', async () => {
    const made = await makeMatch(node.address, { open: true })
    const sit = (invite?: string) =>
      post<Joined>(node.address, `/api/matches/${made.match}/join`, { name: 'Boris', invite })
    await expect(sit()).rejects.toMatchObject({ value: { code: 'nobody-there' } })
    expect(await sit(made.invites[0].invite)).toMatchObject({ seat: 1 })
  })

  test('fifty tables nobody sits at do not bury one where somebody waits', async () => {
    const honest = await makeMatch(node.address, { open: true })
    await come(honest)
    for (let k = 0; k < 50; k++) await makeMatch(node.address, { open: true })
    await expect.poll(listed, SOON).toEqual([honest.match])
  })

  test('a full match is not listed', async () => {
    const made = await makeMatch(node.address, { open: true })
    await come(made)
    await expect.poll(listed, SOON).toEqual([made.match])
    await post(node.address, `/api/matches/${made.match}/join`, { name: 'Boris' })
    expect(await listed()).toEqual([])
  })
})

describe('a quick match', () => {
  test('leads to the newest table with somebody there, never to a ghost', async () => {
    for (let k = 0; k < 5; k++) await makeMatch(node.address, { open: true })
    const older = await makeMatch(node.address, { open: true })
    const newer = await makeMatch(node.address, { open: true })
    for (const one of [older, newer]) await come(one)
    await expect.poll(async () => (await listed()).length, SOON).toBe(2)
    expect(await quick()).toMatchObject({ match: newer.match, seat: 1 })
    expect(await quick()).toMatchObject({ match: older.match, seat: 1 })
  })

  test('does not lead to your own table, nor to a game you did not ask for', async () => {
    const player = randomUUID()
    const own = await quick('forest', player)
    await come(own)
    await expect.poll(listed, SOON).toEqual([own.match])
    expect((await quick('forest', player)).match).not.toBe(own.match)
    expect((await quick('starter')).match).not.toBe(own.match)
    const sitting = post(node.address, `/api/matches/${own.match}/join`, { name: 'Anna', player })
    await expect(sitting).rejects.toMatchObject({ value: { code: 'own-table' } })
  })

  test('two who ask at the same moment find each other', async () => {
    for (let round = 0; round < 10; round++) {
      const both = await Promise.all([quick(), quick()])
      const clients = await Promise.all(both.map(come))
      const met = await whereTheyMeet(both, clients)
      expect(new Set(met.map(({ match }) => match)).size).toBe(1)
      expect(new Set(met.map(({ seat }) => seat)).size).toBe(2)
    }
  })

  test('whoever was away while the tables were joined is told when coming back', async () => {
    const [older, newer] = [await quick(), await quick()]
    const gone = await come(newer)
    gone.kill()
    await gone.closed
    await expect.poll(listed, SOON).toEqual([])
    // both are there again: the newer table is joined to the older one
    const back = await come(newer)
    await come(older)
    await back.next('next')
    back.kill()
    const { match, token } = newer
    const again = await Client.open(node.address, { match, token, want: 'brief' })
    here.push(again)
    expect(await again.next('next')).toMatchObject({ match: older.match })
  })

  test('one address opens a few tables and no more', async () => {
    const other = mkdtempSync(join(tmpdir(), 'cardwright-few-'))
    const strict = await startNode({ port: 0, data: other })
    const open = () =>
      makeMatch(strict.address, { open: true, chairs: [{ kind: 'human' }, { kind: 'human' }] })
    for (let k = 0; k < 3; k++) {
      const { match, token } = await open()
      const client = await Client.open(strict.address, { match, token })
      here.push(client)
      await client.next('welcome')
    }
    await expect(open()).rejects.toMatchObject({
      status: 429,
      value: { code: 'too-many-open' },
    })
    // a match by invitation is nobody's burden
    await makeMatch(strict.address)
    await strict.stop()
    rmSync(other, { recursive: true })
  })
})

/** Where each of them sits in the end; who is led to the other's table is told so. */
async function whereTheyMeet(seats: Joined[], clients: Client[]) {
  const [a, b] = seats
  if (a.match === b.match) return seats
  const led = await Promise.race(
    clients.map(async (client, k) => ({ k, next: await client.next('next') })),
  )
  const met = [...seats]
  const moved = await Client.open(node.address, {
    match: led.next.match,
    token: led.next.token!,
    want: 'brief',
  })
  here.push(moved)
  const { seat } = await moved.next('welcome')
  met[led.k] = { match: led.next.match, seat: seat!, token: led.next.token! }
  return met
}

describe('blocking', () => {
  test('who is blocked is neither listed nor met, from either side', async () => {
    const [anna, boris] = [randomUUID(), randomUUID()]
    const first = await quick('forest', anna)
    await come(first)
    await expect.poll(listed, SOON).toEqual([first.match])
    const met = await quick('forest', boris)
    expect(met.match).toBe(first.match)
    const { id } = await post<{ id: string }>(node.address, `/api/matches/${first.match}/block`, {
      token: first.token,
      seat: met.seat,
    })
    expect(id).not.toContain(boris)
    // Anna waits again and has said whom she does not want to meet
    const second = await quick('forest', anna, [id])
    await come(second)
    await expect.poll(listed, SOON).toEqual([second.match])
    const seenBy = async (player: string, blocked: string[] = []) =>
      (await post<MatchInfo[]>(node.address, '/api/lobby', { player, blocked })).map((m) => m.id)
    expect(await seenBy(boris)).toEqual([])
    expect(await seenBy(randomUUID())).toEqual([second.match])
    const his = await quick('forest', boris)
    expect(his.match).not.toBe(second.match)
    const sit = post(node.address, `/api/matches/${second.match}/join`, {
      name: 'Boris',
      player: boris,
    })
    await expect(sit).rejects.toMatchObject({ value: { code: 'not-for-you' } })
    // and the other way round: Boris waits, Anna does not see him and is not led to him
    await come(his)
    await expect.poll(async () => (await listed()).length, SOON).toBe(2)
    expect(await seenBy(anna, [id])).toEqual([second.match])
    expect((await quick('forest', anna, [id])).match).not.toBe(his.match)
  })

  test('only who sits at the table can block there, and only people', async () => {
    const made = await makeMatch(node.address, {
      chairs: [{ kind: 'human' }, { kind: 'bot', level: 1 }],
    })
    const block = (token: string, seat: number) =>
      post(node.address, `/api/matches/${made.match}/block`, { token, seat })
    await expect(block('nonsense', 1)).rejects.toMatchObject({ value: { code: 'bad-token' } })
    await expect(block((made as Made).token, 1)).rejects.toMatchObject({
      value: { code: 'nobody-to-block' },
    })
  })
})
