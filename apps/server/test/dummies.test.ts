// Seats that nobody sits at: whoever is first at the table plays for them, and nobody else sees what they hold.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Action, Game } from '@cardwright/engine'
import {
  GRACE,
  HostedMatch,
  Room,
  type Entry,
  type Link,
  type Surroundings,
} from '@cardwright/host'
import type { MatchInfo, MomentMessage, ToClient, ToServer } from '@cardwright/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShelf } from '../src/games.ts'
import { startNode, type RunningNode } from '../src/index.ts'
import { joinMatch, makeMatch, post } from './client.ts'

const OPTIONS = { dummies: 1 }

let data: string
let node: RunningNode
let skirmish: Game
let forest: Game
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'cardwright-dummies-'))
  node = await startNode({ port: 0, data })
  const shelf = await openShelf()
  skirmish = shelf.get('skirmish')!
  forest = shelf.get('forest')!
})
afterAll(async () => {
  await node.stop()
  rmSync(data, { recursive: true })
})

class Player implements Link {
  readonly heard: ToClient[] = []
  private readonly room: Room
  private readonly seat: number
  private n = 0

  constructor(room: Room, seat: number) {
    this.room = room
    this.seat = seat
    room.join(this, seat, {})
  }

  send(message: ToClient): void {
    this.heard.push(structuredClone(message))
  }

  bye(): void {}

  leave(): void {
    this.room.leave(this)
  }

  get moment(): MomentMessage {
    return this.heard.filter((one) => one.t === 'moment').at(-1)!
  }

  get info(): MatchInfo {
    return this.heard.filter((one) => one.t === 'info').at(-1)!.info
  }

  async say(message: ToServer): Promise<ToClient> {
    this.room.receive(this, message as Exclude<ToServer, { t: 'join' }>)
    await this.room.settled()
    return this.heard.filter(({ t }) => t === 'taken' || t === 'refused').at(-1)!
  }

  /** The first answer on the list of whoever it looks through now. */
  answer(more: { seat?: number } = {}): Promise<ToClient> {
    const { seq, position } = this.moment
    const [action] = position.legal.filter(({ kind }) => kind !== 'cancel' && kind !== 'unpick')
    const { viewer } = position.view
    const seat = viewer === this.seat ? {} : { seat: Number(viewer) }
    const actions = [action ?? { kind: 'done' }]
    return this.say({ t: 'answer', n: ++this.n, at: seq, actions, ...seat, ...more })
  }
}

/** A room without a server, with a clock that is set by hand. */
function table(
  game: Game,
  kinds: MatchInfo['chairs'][number]['kind'][],
  options = {},
  // a bot that takes its time
  think: Surroundings['think'] = () => new Promise(() => {}),
) {
  const log: Entry[] = []
  const clock = { now: 0 }
  const around: Surroundings = {
    log: {
      append: async (_, seq, entry) => log.length + 1 === seq && log.push(entry) > 0,
      read: async (_, after) => log.slice(after).map((entry, k) => ({ seq: after + k + 1, entry })),
      snapshot: async () => null,
      keepSnapshot: async () => {},
    },
    now: () => clock.now,
    think,
    publish() {},
    keepLine: async (_, line) => ({ n: 1, ...line }),
    rematch: () => Promise.reject(new Error('no rematch here')),
    ended() {},
    failed: (error) => {
      throw error
    },
  }
  const setup = { seats: kinds.length, options, seed: 7, clock: { move: 0, match: 0 } }
  const info: MatchInfo = {
    id: 'a-match',
    game: game.id,
    pack: game.pack.hash,
    options,
    chairs: kinds.map((kind) => ({ kind, name: null, present: false })),
    clock: setup.clock,
    open: false,
    createdAt: 0,
    next: null,
  }
  const hosted = HostedMatch.from(game, setup, [])
  const room = new Room({ info, hosted, lines: [] }, around)
  return { room, log, clock, load: () => HostedMatch.from(game, setup, numbered(log)) }
}

const numbered = (log: readonly Entry[]) => log.map((entry, k) => ({ seq: k + 1, entry }))

/** Plays until the dummy is asked. */
async function untilAsked(seat: number, players: readonly Player[]): Promise<void> {
  for (let k = 0; k < 100; k++) {
    const asked = players[0].moment.position.view.asking!.seat
    if (asked === seat) return
    await players.find(({ moment }) => moment.position.legal.length > 0)!.answer()
  }
  throw new Error('the dummy was never asked')
}

test('the first at the table plays for the dummy and sees its hand while it is asked; nobody else does', async () => {
  const { room, log, load } = table(skirmish, ['human', 'human', 'dummy'], OPTIONS)
  const [anna, boris] = [new Player(room, 0), new Player(room, 1)]
  await room.settled()
  await untilAsked(2, [anna, boris])
  expect(anna.moment.position.view.viewer).toBe(2)
  expect(anna.moment.position.legal.length).toBeGreaterThan(0)
  expect(boris.moment.position.view.viewer).toBe(1)
  expect(boris.moment.position.legal).toEqual([])
  expect(JSON.stringify(boris.heard)).not.toContain('"viewer":2')
  expect(await boris.answer({ seat: 2 })).toMatchObject({ refusal: { code: 'not-seated' } })
  const before = log.length
  expect((await anna.answer()).t).toBe('taken')
  expect(log[before]).toMatchObject({ kind: 'answer', seat: 2, by: 0 })
  // whoever reads the log later knows the same
  expect(load().hash).toBe(room.hash)
  // and her own turn comes back to her own eyes
  await untilAsked(0, [anna, boris])
  expect(anna.moment.position.view.viewer).toBe(0)
})

test('the same request twice is one entry, also for a dummy', async () => {
  const { room, log } = table(skirmish, ['human', 'human', 'dummy'], OPTIONS)
  const [anna, boris] = [new Player(room, 0), new Player(room, 1)]
  await room.settled()
  await untilAsked(2, [anna, boris])
  const { seq, position } = anna.moment
  const request = {
    t: 'answer' as const,
    n: 500,
    at: seq,
    seat: 2,
    actions: [position.legal[0]],
  }
  await anna.say(request)
  const after = log.length
  expect(await anna.say(request)).toMatchObject({ t: 'taken', n: 500 })
  expect(log.length).toBe(after)
})

test('somebody who has gone becomes a dummy after the grace time, and the first who is left plays for it', async () => {
  const { room, log, clock, load } = table(skirmish, ['human', 'human'])
  const [anna, boris] = [new Player(room, 0), new Player(room, 1)]
  await room.settled()
  anna.leave()
  clock.now = GRACE - 1
  const ask = () => boris.say({ t: 'replace', seat: 0, who: 'dummy' })
  expect(await ask()).toMatchObject({ refusal: { code: 'cannot-replace' } })
  clock.now = GRACE
  await ask()
  expect(log.at(-1)).toMatchObject({ kind: 'replace', seat: 0, level: null })
  expect(boris.info.chairs[0]).toMatchObject({ kind: 'dummy', present: true })
  expect(load().replaced.get(0)).toBeNull()
  await untilAsked(0, [boris])
  expect(boris.moment.position.view.viewer).toBe(0)
  expect((await boris.answer()).t).toBe('taken')
})

test('a game that knows no dummies gets none', async () => {
  const { room, log, clock } = table(forest, ['human', 'human'])
  const [anna, boris] = [new Player(room, 0), new Player(room, 1)]
  await room.settled()
  anna.leave()
  clock.now = GRACE
  expect(await boris.say({ t: 'replace', seat: 0, who: 'dummy' })).toMatchObject({
    refusal: { code: 'cannot-replace' },
  })
  expect(log).toEqual([])
  await boris.say({ t: 'replace', seat: 0 })
  expect(log).toMatchObject([{ kind: 'replace', level: 2 }])
})

test.each(['bot', 'dummy'] as const)(
  'somebody who comes back has the chair again: the %s goes',
  async (who) => {
    const { room, log, clock, load } = table(skirmish, ['human', 'human'])
    const [anna, boris] = [new Player(room, 0), new Player(room, 1)]
    await room.settled()
    await untilAsked(0, [anna, boris])
    const replace = () => boris.say({ t: 'replace', seat: 0, who })
    anna.leave()
    clock.now = GRACE
    await replace()
    expect(boris.info.chairs[0].kind).toBe(who)
    const back = new Player(room, 0)
    await room.settled()
    expect(log.at(-1)).toMatchObject({ kind: 'return', seat: 0 })
    expect(boris.info.chairs[0]).toEqual({ kind: 'human', name: null, present: true })
    expect(load().replaced.size).toBe(0)
    // he plays for himself, and nobody else does
    expect(await boris.answer({ seat: 0 })).toMatchObject({ refusal: { code: 'not-seated' } })
    expect((await back.answer()).t).toBe('taken')
    expect(load().hash).toBe(room.hash)
    // and may go once more
    back.leave()
    clock.now = 2 * GRACE
    await replace()
    expect(boris.info.chairs[0].kind).toBe(who)
  },
)

test('a bot that still thinks when he comes back says nothing', async () => {
  let tell: (action: Action) => void = () => {}
  const { room, log, clock } = table(forest, ['human', 'human'], {}, () => {
    return new Promise((thought) => (tell = thought))
  })
  const [anna, boris] = [new Player(room, 0), new Player(room, 1)]
  await room.settled()
  await untilAsked(0, [anna, boris])
  const [action] = anna.moment.position.legal
  anna.leave()
  clock.now = GRACE
  await boris.say({ t: 'replace', seat: 0 })
  const back = new Player(room, 0)
  await room.settled()
  expect(back.moment.position.legal).toContainEqual(action)
  const before = log.length
  tell(action)
  await new Promise(setImmediate)
  await room.settled()
  expect(log.length).toBe(before)
})

test('chairs are dummies where the option says so, and nobody can sit down there', async () => {
  const human = { kind: 'human' as const }
  const wanted = { game: 'skirmish', options: OPTIONS }
  const wrong = (chairs: object[]) =>
    post(node.address, '/api/matches', { ...wanted, name: 'Anna', chairs })
  await expect(wrong([human, human, human])).rejects.toMatchObject({ status: 400 })
  await expect(wrong([human, { kind: 'dummy' }, human])).rejects.toMatchObject({ status: 400 })
  const chairs = [human, human, { kind: 'dummy' as const }]
  const made = await makeMatch(node.address, { ...wanted, chairs })
  expect(made.invites.map(({ seat }) => seat)).toEqual([1])
  await joinMatch(node.address, made.match, made.invites[0].invite)
  const info = (await (
    await fetch(`${node.address}/api/matches/${made.match}`)
  ).json()) as MatchInfo
  expect(info.chairs).toMatchObject([
    { kind: 'human', name: 'Anna' },
    { kind: 'human', name: 'Boris' },
    { kind: 'dummy', present: true },
  ])
})
