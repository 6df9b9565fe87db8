// A bot behind a real port: answers as it would at the table, tells its progress, stops when told to,
// survives garbage, and is never sent what its seat may not know.
import { fileURLToPath } from 'node:url'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import {
  askBot,
  createBot,
  playOut,
  serve,
  thinkMessage,
  type AskPort,
  type BotName,
  type FromWorker,
} from '@cardwright/bots'
import { loadFolder } from '@cardwright/content/node'
import {
  applyPacked,
  clone,
  createMatch,
  listActions,
  sameState,
  type Game,
  type Match,
} from '@cardwright/engine'
import { imagine } from '@cardwright/engine/imagine'
import { createGame } from '@cardwright/language/rules'
import { ASK, ENDED } from '@cardwright/engine/block'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { games } from '../src/here.ts'

// a busy machine thinks long
vi.setConfig({ testTimeout: 60_000 })

let forest: Game
const options = { mode: 'standard', turnLimit: 60, sandbox: false }

beforeAll(async () => {
  const { code, contentUrl } = games.find(({ id }) => id === 'forest')!
  const loaded = await loadFolder(fileURLToPath(contentUrl), { usedByCode: code.reads })
  if (loaded.ok) forest = createGame(loaded.pack, code)
}, 30_000)

let port: MessagePort
let far: MessagePort
const page = () => port as unknown as AskPort

beforeEach(() => {
  const channel = new MessageChannel()
  port = channel.port1
  far = channel.port2
  serve(far as unknown as AskPort, {
    game(id) {
      if (id !== forest.id) throw new Error(`there is no game "${id}"`)
      return forest
    },
  })
})
afterEach(() => {
  port.close()
})

/** A match some decisions in, with hidden hands. */
function middle(decisions: number, seed = 4): Match {
  const m = createMatch(forest, { seed })
  playOut(m, [createBot('greedy', seed, 0), createBot('greedy', seed, 1)], { limit: decisions })
  return m
}

const request = (match: Match, id: number, bot: BotName = 'level3') =>
  thinkMessage({ id, match, options, seat: match.s[ASK], bot, seed: 11 })

test('behind the port it plays the same match as at the table', async () => {
  const [near, other] = [createMatch(forest, { seed: 9 }), createMatch(forest, { seed: 9 })]
  const table = [0, 1].map((seat) => createBot('level3', 11, seat))
  for (let id = 0; id < 40 && near.s[ENDED] === 0; id++) {
    applyPacked(near, table[near.s[ASK]].choose(near, near.s[ASK]))
    const { action } = await askBot(page(), request(other, id)).answer
    expect(applyPacked(other, action)).toBe(true)
    expect(sameState(near, other)).toBe(true)
  }
})

test('the message is the same for all worlds that the seat cannot tell apart', () => {
  let different = 0
  for (let decisions = 0; decisions < 80; decisions += 4) {
    const m = middle(decisions)
    const seat = m.s[ASK]
    const other = imagine(m, seat, decisions + 1, clone(m))
    if (!sameState(m, other)) different++
    expect(request(other, 1)).toEqual(request(m, 1))
  }
  // the worlds did differ in what is hidden
  expect(different).toBe(20)
})

test('it tells how far it is', async () => {
  const seen: number[] = []
  const asked = askBot(page(), request(middle(20), 1, 'level4'), (progress) => seen.push(progress))
  const { isCancelled } = await asked.answer
  expect(isCancelled).toBe(false)
  expect(seen.length).toBeGreaterThan(3)
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
  expect(seen.at(-1)).toBeLessThan(1)
})

test('a cancel brings the best answer so far', async () => {
  const m = middle(20)
  const seen: { progress: number; best: number }[] = []
  const asked = askBot(page(), request(m, 1, 'level4'), (progress, best) => {
    seen.push({ progress, best })
    asked.cancel()
  })
  const { action, isCancelled } = await asked.answer
  expect(isCancelled).toBe(true)
  expect(seen.at(-1)!.progress).toBeLessThan(0.5)
  expect(action).toBe(seen.at(-1)!.best)
  listActions(m)
  expect([...m.list.subarray(0, m.listed)]).toContain(action)
})

test('a new question ends the thinking about the last one', async () => {
  const m = middle(20)
  const first = askBot(page(), request(m, 1, 'level4'))
  const second = askBot(page(), request(m, 2, 'level1'))
  expect((await first.answer).isCancelled).toBe(true)
  expect((await second.answer).isCancelled).toBe(false)
})

test.each(['random', 'greedy', 'level1'] as const)('%s answers, too', async (bot) => {
  const m = middle(12)
  const { action } = await askBot(page(), request(m, 5, bot)).answer
  expect(applyPacked(m, action)).toBe(true)
})

const reply = (message: unknown) =>
  new Promise<FromWorker>((resolve) => {
    port.once('message', resolve)
    port.postMessage(message)
  })

test.each([
  ['nothing', null, null],
  ['a word', 'think', null],
  ['no id', { kind: 'think' }, null],
  ['an unknown kind', { kind: 'sing', id: 3 }, 3],
  ['no match', { kind: 'think', id: 4, seat: 0, bot: 'level1', seed: 1 }, 4],
  ['an unknown bot', { kind: 'think', id: 5, seat: 0, bot: 'oracle', seed: 1, saved: {} }, 5],
  [
    'an unknown game',
    { kind: 'think', id: 6, seat: 0, bot: 'level1', seed: 1, saved: { game: 'x' } },
    6,
  ],
])('%s is answered with a problem, and then it goes on', async (_, garbage, id) => {
  const answer = await reply(garbage)
  expect(answer).toMatchObject({ kind: 'problem', id })
  expect((await askBot(page(), request(middle(8), 99, 'level1')).answer).isCancelled).toBe(false)
})

test('a damaged match, a foreign one and one that asks somebody else are problems', async () => {
  const m = middle(8)
  const good = request(m, 1, 'level2')
  const bad = [
    { ...good, saved: { ...good.saved, living: good.saved.living.slice(1) } },
    { ...good, saved: { ...good.saved, pack: 'another' } },
    { ...good, saved: { ...good.saved, living: good.saved.living.map(() => -7) } },
    { ...good, seat: 1 - m.s[ASK] },
    { ...good, seat: 40 },
  ]
  for (const message of bad) {
    const { answer } = askBot(page(), message)
    await expect(answer).rejects.toThrow(/./)
  }
  expect((await askBot(page(), request(m, 2)).answer).isCancelled).toBe(false)
})

test('a cancel of what is not running changes nothing', async () => {
  port.postMessage({ kind: 'cancel', id: 77 })
  expect((await askBot(page(), request(middle(8), 1)).answer).isCancelled).toBe(false)
})
