// What people and programs do wrong: each gets a plain answer, and nothing changes.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROTOCOL } from '@cardwright/protocol'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startNode, type RunningNode } from '../src/index.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { Client, joinMatch, makeMatch, post } from './client.ts'

let node: RunningNode
let data: string
let secret: string

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'cardwright-'))
  const store = await openSqlite(data)
  secret = await store.setting('secret', () =>
    Buffer.from('a secret of the test').toString('base64url'),
  )
  await store.close()
  node = await startNode({ port: 0, data, limits: { messages: 30, requests: 500 } })
})
afterAll(async () => {
  await node.stop()
  rmSync(data, { recursive: true })
})

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: { status: number; value: { code: string; reason: string } }) => ({
      status: error.status,
      code: error.value.code,
    }),
  )

describe('requests', () => {
  test.each([
    ['an unknown game', { game: 'chess' }, 404, 'unknown-game'],
    ['an unknown option', { options: { speed: 'fast' } }, 400, 'bad-option'],
    [
      'too many chairs',
      { chairs: [1, 2, 3].map(() => ({ kind: 'human' as const })) },
      400,
      'bad-option',
    ],
    ['no chair for a human', { chairs: [{ kind: 'bot' as const, level: 1 }] }, 400, 'no-chair'],
    ['a name that is too long', { name: 'x'.repeat(60) }, 400, 'bad-name'],
    ['a name with a NUL', { name: 'Anna\0Boris' }, 400, 'bad-name'],
    ['a word that means nothing', { colour: 'red' } as object, 400, 'bad-request'],
  ])('%s is refused by name', async (_, wanted, status, code) => {
    expect(await refusal(makeMatch(node.address, wanted))).toEqual({ status, code })
  })

  test('a full match, a foreign link, an expired link, a closed match, an unknown match', async () => {
    const made = await makeMatch(node.address)
    const other = await makeMatch(node.address)
    const { match, invites } = made
    expect(await refusal(joinMatch(node.address, match, other.invites[0].invite))).toEqual({
      status: 403,
      code: 'bad-invite',
    })
    const old = await new SignJWT({ match, seat: 1, use: 'invite' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('-1h')
      .sign(Buffer.from(secret, 'base64url'))
    expect(await refusal(joinMatch(node.address, match, old))).toEqual({
      status: 410,
      code: 'expired',
    })
    expect(await refusal(joinMatch(node.address, match, undefined))).toEqual({
      status: 403,
      code: 'closed',
    })
    await joinMatch(node.address, match, invites[0].invite)
    expect(await refusal(joinMatch(node.address, match, invites[0].invite))).toEqual({
      status: 409,
      code: 'taken',
    })
    expect(await refusal(joinMatch(node.address, 'no-such-match', undefined))).toEqual({
      status: 404,
      code: 'unknown-match',
    })
  })

  test('a running match is nobody’s replay', async () => {
    const { match } = await makeMatch(node.address)
    const answer = await fetch(`${node.address}/api/matches/${match}/replay`)
    expect(answer.status).toBe(403)
  })

  test('a body that is no JSON, and one that is too long', async () => {
    const send = (body: string) =>
      fetch(`${node.address}/api/matches`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }).then(({ status }) => status)
    expect(await send('{"game":')).toBe(400)
    expect(await send('x'.repeat(20_000))).toBe(413)
  })
})

describe('connections', () => {
  test('another version, a foreign token, an unknown match are told goodbye', async () => {
    const made = await makeMatch(node.address)
    const other = await makeMatch(node.address)
    const { match } = made
    const cases = [
      [{ match, protocol: 99 }, 'protocol'],
      [{ match, token: other.token }, 'token'],
      [{ match, token: 'made up' }, 'token'],
      [{ match: 'no-such-match' }, 'unknown'],
    ] as const
    for (const [join, code] of cases) {
      const client = await Client.open(node.address, join)
      expect((await client.next('bye')).code).toBe(code)
      await client.closed
    }
  })

  test('an illegal, a foreign and a made-up answer are refused; the match stays as it is', async () => {
    const made = await makeMatch(node.address)
    const joined = await joinMatch(node.address, made.match, made.invites[0].invite)
    const anna = await Client.open(node.address, {
      match: made.match,
      token: made.token,
      want: 'brief',
    })
    const boris = await Client.open(node.address, {
      match: made.match,
      token: joined.token,
      want: 'brief',
    })
    const watcher = await Client.open(node.address, { match: made.match, want: 'brief' })
    const { seq, legal } = await anna.next('brief', ({ isAsked }) => isAsked)
    for (const other of [boris, watcher]) await other.next('brief')
    boris.answer([legal[0]], seq)
    expect((await boris.next('refused')).refusal.code).toBe('not-your-turn')
    watcher.answer([legal[0]], seq)
    expect((await watcher.next('refused')).refusal.code).toBe('not-seated')
    anna.answer([{ kind: 'use', source: 4711, ability: 'fly' }], seq)
    expect((await anna.next('refused')).refusal.code).toBe('unknown-source')
    const again = await Client.open(node.address, {
      match: made.match,
      token: made.token,
      want: 'brief',
    })
    expect((await again.next('brief')).seq).toBe(seq)
    for (const one of [anna, boris, watcher, again]) one.kill()
  })

  test('nonsense is not answered, and whoever does not stop is cut off', async () => {
    const { match, token } = await makeMatch(node.address)
    const client = await Client.open(node.address, { match, token, want: 'brief' })
    const { seq } = await client.next('brief')
    for (const text of ['', '{', 'null', '[]', '{"t":"answer"}', '{"t":"fly"}']) client.raw(text)
    client.raw(new Uint8Array([1, 2, 3]))
    for (let k = 0; k < 60; k++) client.raw(`{"t":"answer","n":${k},"at":0,"actions":[]}`)
    expect(['flood', 'bad-message']).toContain((await client.next('bye')).code)
    await client.closed
    const again = await Client.open(node.address, { match, token, want: 'brief' })
    expect((await again.next('brief')).seq).toBe(seq)
    again.kill()
  })

  test('what is said before joining is refused, what is said meanwhile waits for it', async () => {
    const { match, token } = await makeMatch(node.address)
    const client = await Client.connect(node.address)
    const answer = { t: 'answer', n: 1, at: 0, actions: [{ kind: 'decline' }] } as const
    client.raw(JSON.stringify(answer))
    expect(await client.next('refused')).toMatchObject({ n: 1, refusal: { code: 'not-joined' } })
    client.raw('{"t":"ping"}')
    await client.next('pong')
    client.send({ t: 'join', protocol: PROTOCOL, match, token })
    client.raw(JSON.stringify({ ...answer, n: 2 }))
    const { refusal } = await client.next('refused')
    expect(refusal.code).not.toBe('not-joined')
    client.kill()
  })

  test('a message that is too long ends the connection', async () => {
    const { match, token } = await makeMatch(node.address)
    const client = await Client.open(node.address, { match, token })
    await client.next('moment')
    client.raw(JSON.stringify({ t: 'say', text: 'x'.repeat(20_000) }))
    expect(await client.closed).toBe(1009)
  })

  test('a page of another origin may not connect', async () => {
    const { WebSocket } = await import('ws')
    const socket = new WebSocket(`${node.address.replace('http', 'ws')}/live`, {
      headers: { origin: 'https://elsewhere.example' },
    })
    socket.on('error', () => {})
    const status = await new Promise((done) => {
      socket.once('unexpected-response', (_, response) => done(response.statusCode))
      socket.once('open', () => done('open'))
    })
    expect(status).toBe(403)
    socket.terminate()
  })
})

test('the usual headers protect the page, and operators can look', async () => {
  const answer = await fetch(`${node.address}/healthz`)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await (await fetch(`${node.address}/readyz`)).text()).toBe('ready')
  expect(await (await fetch(`${node.address}/metrics`)).text()).toContain(
    'cardwright_entries_total',
  )
  expect(await post(node.address, '/api/quick', { game: 'starter', name: 'Anna' })).toMatchObject({
    seat: 0,
  })
})
