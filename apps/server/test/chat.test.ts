// Talking and asking for take-backs: enough for people, too little for floods.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startNode, type RunningNode } from '../src/index.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { Client, joinMatch, makeMatch } from './client.ts'

let node: RunningNode
let data: string
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'cardwright-chat-'))
  node = await startNode({ port: 0, data, limits: { messages: 1000, requests: 1000 } })
}, 60_000)
afterAll(async () => {
  await node.stop()
  rmSync(data, { recursive: true })
})

async function table() {
  const { match, token, invites } = await makeMatch(node.address)
  const joined = await joinMatch(node.address, match, invites[0].invite)
  const anna = await Client.open(node.address, { match, token })
  const boris = await Client.open(node.address, { match, token: joined.token })
  for (const one of [anna, boris]) await one.next('welcome')
  return { anna, boris }
}

test('a few lines at once are said; a flood is refused, and the others can still talk', async () => {
  const { anna, boris } = await table()
  for (let k = 0; k < 30; k++) anna.send({ t: 'say', text: `line ${k}` })
  const answers = () =>
    anna.heard.filter(({ t }) => t === 'chat').length +
    anna.heard.filter((one) => one.t === 'refused' && one.refusal.code === 'talks-too-fast').length
  await expect.poll(answers, { timeout: 20_000 }).toBe(30)
  const said = boris.heard.filter(({ t }) => t === 'chat').length
  expect(said).toBeGreaterThanOrEqual(5)
  // a slow machine has more time to talk
  expect(said).toBeLessThanOrEqual(20)
  boris.send({ t: 'say', text: 'that is a lot' })
  await anna.next('chat', ({ lines }) => lines[0].seat === 1)
  for (const one of [anna, boris]) one.kill()
})

test('the database keeps the last five hundred lines of a match', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-lines-'))
  const store = await openSqlite(folder)
  const line = { seat: 0, name: 'Anna', text: 'a line', at: 1 }
  const many = Array.from({ length: 500 }, (_, k) => ({ match: 'match', n: k + 1, ...line }))
  await store.db.insertInto('line').values(many).execute()
  for (let k = 0; k < 3; k++) await store.keepLine('match', line)
  const lines = await store.lines('match', 10_000)
  expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: 500 }, (_, k) => k + 4))
  await store.close()
  rmSync(folder, { recursive: true })
})

test('the same wish to take back asks the others once, and wishes are few', async () => {
  const { anna, boris } = await table()
  const first = await anna.next('moment', ({ position }) => position.legal.length > 0)
  anna.answer([first.position.legal.find(({ kind }) => kind === 'move')!], first.seq)
  await anna.next('taken')
  const wish = () => anna.send({ t: 'undo', n: ++anna.n, at: first.seq })
  for (let k = 0; k < 30; k++) wish()
  // what is sent afterwards is heard afterwards
  anna.send({ t: 'say', text: 'please' })
  await boris.next('chat')
  expect(boris.heard.filter(({ t }) => t === 'askBack').length).toBe(1)
  // who is denied may ask again, but not on and on
  for (let k = 0; k < 3; k++) {
    boris.send({ t: 'allowUndo', yes: false })
    boris.send({ t: 'say', text: `no ${k}` })
    await anna.next('chat', ({ lines }) => lines[0].text === `no ${k}`)
    wish()
  }
  expect((await anna.next('refused')).refusal.code).toBe('asks-too-often')
  expect(boris.heard.filter(({ t }) => t === 'askBack').length).toBe(3)
  for (const one of [anna, boris]) one.kill()
})
