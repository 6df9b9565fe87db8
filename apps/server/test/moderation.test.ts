// Reports, and what moderators do about them, over a real server.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startNode, type RunningNode } from '../src/index.ts'
import { Client, joinMatch, makeMatch, post } from './client.ts'

const ANNA = 'a-token-of-thirty-two-letters-01'
const BORIS = 'another-token-that-is-long-enough'
const SOON = { timeout: 20_000 }
const options = {
  port: 0,
  isBehindProxy: true,
  limits: { messages: 1000, requests: 10_000, connections: 10_000 },
  moderators: `anna:${ANNA};boris:${BORIS}`,
}

let node: RunningNode
let data: string
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'cardwright-moderation-'))
  node = await startNode({ ...options, data })
}, 60_000)
afterAll(async () => {
  await node.stop()
  rmSync(data, { recursive: true })
})

/** One request of a moderator. */
async function moderate<T>(path: string, body?: unknown, how: Record<string, string> = {}) {
  const answer = await fetch(`${node.address}/api/moderation${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${ANNA}`,
      'content-type': 'application/json',
      'x-forwarded-for': '10.0.0.99',
      ...how,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const value = (await answer.json()) as T & { code?: string }
  return { status: answer.status, value }
}

/** Somebody who plays from an address of his own. */
const from = async <T>(address: string, path: string, body: unknown): Promise<T> => {
  const answer = await fetch(node.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  })
  const value = (await answer.json()) as T
  if (!answer.ok) throw Object.assign(new Error(JSON.stringify(value)), { value })
  return value
}

let addresses = 0
async function table() {
  const address = `10.1.${++addresses >> 8}.${addresses & 255}`
  const made = await makeMatch(node.address)
  const { match } = made
  const { invite } = made.invites[0]
  const joined = await from<{ seat: number; token: string }>(
    address,
    `/api/matches/${match}/join`,
    { invite, name: 'Rude', player: randomUUID() },
  )
  const anna = await Client.open(node.address, { match, token: made.token })
  const rude = await Client.open(node.address, { match, token: joined.token }, address)
  for (const one of [anna, rude]) await one.next('welcome')
  const close = () => {
    for (const one of [anna, rude]) one.kill()
  }
  return { match, made, joined, anna, rude, address, close }
}

const report = (match: string, body: object) =>
  post<{ ok: true }>(node.address, `/api/matches/${match}/report`, {
    reason: 'insult',
    seat: 1,
    ...body,
  })

interface Report {
  id: string
  match: string
  line: number | null
  name: string
  reason: string
  text: string
  lines: { n: number; text: string }[]
}
const reportsOf = async (match: string) =>
  (await moderate<{ reports: Report[] }>('/reports')).value.reports.filter(
    (one) => one.match === match,
  )

describe('the door of moderators', () => {
  test('is closed without a token, with a wrong one, and where none is set', async () => {
    expect(await moderate('/me')).toMatchObject({ status: 200, value: { label: 'anna' } })
    const boris = { authorization: `Bearer ${BORIS}` }
    expect(await moderate('/me', undefined, boris)).toMatchObject({ value: { label: 'boris' } })
    for (const wrong of ['', 'Bearer', `Bearer ${ANNA}x`, `Basic ${ANNA}`, `Bearer anna:${ANNA}`]) {
      const how = { authorization: wrong, 'x-forwarded-for': '10.8.0.1' }
      const refused = await moderate('/me', undefined, how)
      expect(refused).toMatchObject({ status: 401, value: { code: 'bad-token' } })
    }
    const other = mkdtempSync(join(tmpdir(), 'cardwright-off-'))
    const off = await startNode({ port: 0, data: other })
    const answer = await fetch(`${off.address}/api/moderation/me`, {
      headers: { authorization: `Bearer ${ANNA}` },
    })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'moderation-off' })
    await off.stop()
    rmSync(other, { recursive: true })
  })

  test('who guesses is shut out, also with the right token', async () => {
    const guess = { authorization: 'Bearer guess', 'x-forwarded-for': '10.9.9.9' }
    for (let k = 0; k < 10; k++) expect((await moderate('/me', undefined, guess)).status).toBe(401)
    expect((await moderate('/me', undefined, guess)).status).toBe(429)
    const right = { 'x-forwarded-for': '10.9.9.9' }
    expect((await moderate('/me', undefined, right)).status).toBe(429)
    expect((await moderate('/me')).status).toBe(200)
  })

  test('a short token keeps the server from starting, and says why', async () => {
    const start = startNode({ ...options, data, moderators: 'anna:short' })
    await expect(start).rejects.toThrow(/anna.*at least 24/)
  })
})

describe('a report', () => {
  test('keeps the line and what was said around it; the same one twice is one', async () => {
    const { match, made, anna, rude, close } = await table()
    rude.send({ t: 'say', text: 'you fool' })
    rude.send({ t: 'say', text: 'and worse' })
    await anna.next('chat', ({ lines }) => lines[0].text === 'and worse')
    const body = { token: made.token, line: 2, text: 'He does it again and again.' }
    expect(await report(match, body)).toEqual({ ok: true })
    expect(await report(match, body)).toEqual({ ok: true })
    const found = await reportsOf(match)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ line: 2, name: 'Rude', reason: 'insult', text: body.text })
    expect(found[0].lines.map(({ text }) => text)).toEqual(['you fool', 'and worse'])
    expect(JSON.stringify(found)).not.toContain('10.1.')
    close()
  })

  test('comes from a player, about another one, and is of a certain length', async () => {
    const { match, made, joined, close } = await table()
    const refused = async (body: object, code: string) =>
      expect(report(match, body)).rejects.toMatchObject({ value: { code } })
    await refused({ token: 'x' }, 'bad-token')
    await refused({ token: joined.token }, 'nobody-to-report')
    await refused({ token: made.token, seat: 7 }, 'nobody-to-report')
    await refused({ token: made.token, line: 99 }, 'unknown-line')
    await refused({ token: made.token, text: 'x'.repeat(301) }, 'bad-request')
    await refused({ token: made.token, reason: 'dislike' }, 'bad-request')
    close()
  })

  test('is taken a few times from one address, and then not for a while', async () => {
    const other = mkdtempSync(join(tmpdir(), 'cardwright-reports-'))
    const strict = await startNode({ ...options, data: other, limits: { requests: 1000 } })
    const codes = []
    for (let k = 0; k < 12; k++) {
      const made = await makeMatch(strict.address)
      await joinMatch(strict.address, made.match, made.invites[0].invite)
      const sent = post<{ ok: true }>(strict.address, `/api/matches/${made.match}/report`, {
        token: made.token,
        seat: 1,
        reason: 'spam',
      })
      codes.push(
        await sent.then(
          () => 'ok',
          (e: { value: { code: string } }) => e.value.code,
        ),
      )
    }
    expect(codes).toEqual([...Array(10).fill('ok'), 'too-many-reports', 'too-many-reports'])
    await strict.stop()
    rmSync(other, { recursive: true })
  })
})

describe('a moderator', () => {
  test('closes a match: the players are told the true reason, and it stays closed', async () => {
    const { match, anna, rude, close } = await table()
    const first = await anna.next('moment')
    const done = await moderate(`/matches/${match}/close`, { why: 'insults' })
    expect(done.status).toBe(200)
    for (const one of [anna, rude]) {
      const { ending } = await one.next('moment', (moment) => moment.ending !== null)
      expect(ending).toEqual({ winners: [], reason: 'closed', by: null })
    }
    anna.answer([first.position.legal[0]], first.seq)
    expect((await anna.next('refused')).refusal.code).toMatch(/game-over|moved-on/)
    const again = await moderate(`/matches/${match}/close`, { why: 'insults' })
    expect(again).toMatchObject({ status: 409, value: { code: 'over' } })
    close()
    await expect
      .poll(async () => (await fetch(`${node.address}/api/matches/${match}/replay`)).status, SOON)
      .toBe(200)
  })

  test('deletes a match: the players are told, and nothing of it is left', async () => {
    const { match, anna, rude, close } = await table()
    expect((await moderate(`/matches/${match}/delete`, { why: 'all of it' })).status).toBe(200)
    for (const one of [anna, rude]) expect((await one.next('bye')).code).toBe('deleted')
    expect((await fetch(`${node.address}/api/matches/${match}`)).status).toBe(404)
    const late = await Client.open(node.address, { match })
    expect((await late.next('bye')).code).toBe('unknown')
    close()
  })

  test('removes a line and a name; everybody sees so at once, and it stays so', async () => {
    const { match, anna, rude, made, close } = await table()
    rude.send({ t: 'say', text: 'you fool' })
    await anna.next('chat')
    await report(match, { token: made.token, line: 1 })
    expect((await moderate(`/matches/${match}/lines/1/remove`, { why: 'insult' })).status).toBe(200)
    expect((await anna.next('chat')).lines).toMatchObject([{ n: 1, text: '' }])
    expect((await moderate(`/matches/${match}/seats/1/rename`, { why: 'name' })).status).toBe(200)
    const { info } = await anna.next('info', (one) => one.info.chairs[1].name === '')
    expect(info.chairs[0].name).toBe('Anna')
    rude.send({ t: 'say', text: 'who am I?' })
    await anna.next('chat', ({ lines }) => lines.at(-1)?.text === 'who am I?')
    const late = await Client.open(node.address, { match })
    const { lines } = await late.next('chat')
    expect(lines).toMatchObject([
      { name: '', text: '' },
      { name: '', text: 'who am I?' },
    ])
    late.kill()
    // also in what is kept with reports; the reported words stay there for those who judge them
    const [kept] = await reportsOf(match)
    expect(kept.name).toBe('')
    const missing = await moderate(`/matches/${match}/lines/77/remove`, { why: 'none' })
    expect(missing).toMatchObject({ status: 404, value: { code: 'unknown-line' } })
    close()
  })

  test('bans an address for a time: it is told until when, and lifted it may play again', async () => {
    const { match, address, rude, anna, close } = await table()
    const banned = await moderate<{ id: string; until: number }>('/bans', {
      match,
      seat: 1,
      hours: 24,
      why: 'insults',
    })
    expect(banned.status).toBe(200)
    const { id, until } = banned.value
    expect(until).toBeGreaterThan(Date.now() + 23 * 3_600_000)
    expect(await rude.next('bye')).toMatchObject({ code: 'banned', until })
    const refused = from(address, '/api/quick', { game: 'forest', name: 'Rude' })
    await expect(refused).rejects.toMatchObject({ value: { code: 'banned', until } })
    const again = await Client.connect(node.address, address)
    expect(await again.next('bye')).toMatchObject({ code: 'banned', until })
    // the others play on
    anna.send({ t: 'say', text: 'peace' })
    await anna.next('chat')
    const { value } = await moderate<{ bans: { id: string }[] }>('/bans')
    expect(value.bans.map((one) => one.id)).toContain(id)
    expect((await moderate(`/bans/${id}/lift`, { why: 'sorry' })).status).toBe(200)
    await from(address, '/api/quick', { game: 'forest', name: 'Rude' })
    close()
  })

  test('leaves a trace of everything, with a name and a reason', async () => {
    const { match, close } = await table()
    const boris = { authorization: `Bearer ${BORIS}` }
    await moderate(`/matches/${match}/close`, { why: 'a reason of mine' }, boris)
    const without = await moderate(`/matches/${match}/delete`, { why: '' })
    expect(without.status).toBe(400)
    const { value } = await moderate<{ audit: { who: string; what: string; why: string }[] }>(
      '/audit',
    )
    expect(value.audit[0]).toMatchObject({
      who: 'boris',
      what: 'close-match',
      target: match,
      why: 'a reason of mine',
    })
    expect(JSON.stringify(value)).not.toContain(BORIS)
    close()
  })

  test('looks at matches, page by page, and at one of them', async () => {
    const { match, rude, anna, close } = await table()
    rude.send({ t: 'say', text: 'hello' })
    await anna.next('chat')
    const seen: string[] = []
    let more: string | null = ''
    for (let k = 0; k < 50 && more !== null; k++) {
      const path: string = `/matches?most=3${more === '' ? '' : `&before=${more}`}`
      const { value } = await moderate<{ matches: { id: string }[]; more: string | null }>(path)
      expect(value.matches.length).toBeLessThanOrEqual(3)
      seen.push(...value.matches.map(({ id }) => id))
      more = value.more
    }
    expect(seen[0]).toBe(match)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBeGreaterThan(4)
    const { value } = await moderate<{ chairs: object[]; lines: object[] }>(`/matches/${match}`)
    expect(value.chairs).toMatchObject([{ name: 'Anna' }, { name: 'Rude' }])
    expect(value.lines).toMatchObject([{ text: 'hello' }])
    expect(JSON.stringify(value)).not.toMatch(/claim|10\.1\.|"player"/)
    close()
  })

  test('says that a report is dealt with', async () => {
    const { match, made, close } = await table()
    await report(match, { token: made.token, reason: 'name' })
    const [{ id }] = await reportsOf(match)
    expect((await moderate(`/reports/${id}/close`, { why: 'nothing in it' })).status).toBe(200)
    expect(await reportsOf(match)).toEqual([])
    const { value } = await moderate<{ reports: Report[] }>('/reports?closed=1')
    expect(value.reports.map((one) => one.id)).toContain(id)
    close()
  })
})
