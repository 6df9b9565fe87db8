// Somebody has gone: what the others may do about it, when, and what nobody may.
import type { Action, Game } from '@cardwright/engine'
import { GRACE } from '@cardwright/host'
import { beforeAll, expect, test } from 'vitest'
import { openShelf } from '../src/games.ts'
import { Player, table, untilAsked } from './room-bench.ts'

let skirmish: Game
let forest: Game
beforeAll(async () => {
  const shelf = await openShelf()
  skirmish = shelf.get('skirmish')!
  forest = shelf.get('forest')!
})

const TWO = ['human', 'human'] as const
const THREE = ['human', 'human', 'human'] as const
const FOUR = ['human', 'human', 'human', 'human'] as const
const PAIRS = { options: { teams: '13v24' } }
const NO = { refusal: { code: 'cannot-replace' } }

/** Everybody sits down. */
async function sit(room: ConstructorParameters<typeof Player>[0], seats: number) {
  const players = Array.from({ length: seats }, (_, seat) => new Player(room, seat))
  await room.settled()
  return players
}

test('two minutes pass before a bot may be called in', async () => {
  expect(GRACE).toBe(120_000)
  const { room, log, clock } = table(forest, TWO)
  const [anna, boris] = await sit(room, 2)
  await anna.answer()
  anna.leave()
  await room.settled()
  expect(boris.info.chairs[0]).toMatchObject({ present: false, away: { for: 0, wait: GRACE } })
  clock.now = GRACE - 1
  expect(await boris.say({ t: 'replace', seat: 0 })).toMatchObject(NO)
  clock.now = GRACE
  await boris.say({ t: 'replace', seat: 0 })
  expect(log.at(-1)).toMatchObject({ kind: 'replace', seat: 0, level: 2 })
  expect(boris.info.chairs[0]).toMatchObject({ kind: 'bot' })
  expect(boris.info.chairs[0].away).toBeUndefined()
})

test('a blip costs nothing: whoever was back in between has the whole grace again', async () => {
  const { room, clock } = table(forest, TWO)
  const [anna, boris] = await sit(room, 2)
  anna.leave()
  clock.now = GRACE - 1
  const again = new Player(room, 0)
  await room.settled()
  again.leave()
  clock.now = GRACE + 1
  expect(await boris.say({ t: 'replace', seat: 0 })).toMatchObject(NO)
})

test.each(['bot', 'vote', 'win'] as const)(
  'with "%s" no opponent ever plays for somebody who has gone, or sees the hand',
  async (absence) => {
    const { room, log, clock } = table(skirmish, TWO, { absence })
    const [anna, boris] = await sit(room, 2)
    await untilAsked(0, [anna, boris])
    anna.leave()
    clock.now = GRACE
    const before = log.length
    expect(await boris.say({ t: 'replace', seat: 0, who: 'dummy' })).toMatchObject(NO)
    expect(log.length).toBe(before)
    await boris.say({ t: 'replace', seat: 0 })
    await boris.say({ t: 'claim', seat: 0 })
    expect(boris.moment.position.view.viewer).toBe(1)
    expect(await boris.answer({ seat: 0 })).toMatchObject({ t: 'refused' })
    expect(JSON.stringify(boris.heard)).not.toContain('"viewer":0')
  },
)

test('an old log has a dummy in the place of somebody: a bot plays for it, not the opponent', async () => {
  let asked = -1
  const { room } = table(skirmish, TWO, {
    log: [
      { kind: 'replace', seat: 0, level: null, at: 0 },
      { kind: 'replace', seat: 1, level: null, at: 0 },
      { kind: 'return', seat: 1, at: 0 },
    ],
    think: ({ seat }) => {
      asked = seat
      return new Promise(() => {})
    },
  })
  const boris = new Player(room, 1)
  await room.settled()
  await untilAsked(0, [boris])
  expect(boris.moment.position.view.viewer).toBe(1)
  expect(asked).toBe(0)
})

test('a partner may play for somebody who has gone, and the opponents may not', async () => {
  const { room, log, clock } = table(skirmish, FOUR, PAIRS)
  const players = await sit(room, 4)
  const [anna, boris, vera] = players
  await untilAsked(0, players)
  anna.leave()
  clock.now = GRACE
  expect(await boris.say({ t: 'replace', seat: 0, who: 'dummy' })).toMatchObject(NO)
  await vera.say({ t: 'replace', seat: 0, who: 'dummy' })
  expect(log.at(-1)).toMatchObject({ kind: 'replace', seat: 0, level: null })
  expect(vera.moment.position.view.viewer).toBe(0)
  expect(boris.moment.position.view.viewer).toBe(1)
  expect((await vera.answer()).t).toBe('taken')
})

test('a dummy of the set-up is played by its partner: through its eyes an opponent would see his hand', async () => {
  const { room } = table(skirmish, ['human', 'human', 'human', 'dummy'], {
    options: { teams: '13v24', dummies: 1 },
  })
  const players = await sit(room, 3)
  await untilAsked(3, players)
  const [anna, boris, vera] = players
  expect(boris.moment.position.view.viewer).toBe(3)
  for (const [player, seat] of [
    [anna, 0],
    [vera, 2],
  ] as const)
    expect(player.moment.position.view.viewer).toBe(seat)
})

test('"vote": everybody who is there must agree', async () => {
  const { room, log, clock } = table(skirmish, THREE, { absence: 'vote' })
  const [anna, boris, vera] = await sit(room, 3)
  await untilAsked(0, [anna, boris, vera])
  const before = log.length
  anna.leave()
  clock.now = GRACE
  await boris.say({ t: 'replace', seat: 0 })
  expect(log.length).toBe(before)
  expect(vera.info.chairs[0].away).toMatchObject({ wait: 0, agreed: [1] })
  await vera.say({ t: 'replace', seat: 0 })
  expect(log.at(-1)).toMatchObject({ kind: 'replace', seat: 0, level: 2 })
})

test('"vote": whoever leaves is not waited for, and a vote is forgotten when somebody comes back', async () => {
  const { room, log, clock } = table(skirmish, THREE, { absence: 'vote' })
  const [anna, boris, vera] = await sit(room, 3)
  await untilAsked(0, [anna, boris, vera])
  const before = log.length
  anna.leave()
  clock.now = GRACE
  await boris.say({ t: 'replace', seat: 0 })
  const back = new Player(room, 0)
  await room.settled()
  back.leave()
  clock.now = 2 * GRACE
  await vera.say({ t: 'replace', seat: 0 })
  expect(log.length).toBe(before)
  boris.leave()
  await room.settled()
  expect(log.at(-1)).toMatchObject({ kind: 'replace', seat: 0 })
})

test('"win": the opponent may claim it after the grace, and only then', async () => {
  const { room, log, clock, load } = table(forest, TWO, { absence: 'win' })
  const [anna, boris] = await sit(room, 2)
  await untilAsked(0, [anna, boris])
  expect(await boris.say({ t: 'claim', seat: 0 })).toMatchObject(NO)
  anna.leave()
  clock.now = GRACE - 1
  expect(await boris.say({ t: 'claim', seat: 0 })).toMatchObject(NO)
  clock.now = GRACE
  expect(await boris.say({ t: 'replace', seat: 0 })).toMatchObject(NO)
  await boris.say({ t: 'claim', seat: 0 })
  expect(log.at(-1)).toMatchObject({ kind: 'out', seat: 0, why: 'absent' })
  expect(boris.moment.ending).toEqual({ winners: [1], reason: 'absent', by: 0 })
  expect(load().ending).toEqual(boris.moment.ending)
})

test('"win": not while a partner is there; then a bot plays on, whoever calls it in', async () => {
  const { room, log, clock } = table(skirmish, FOUR, { ...PAIRS, absence: 'win' })
  const players = await sit(room, 4)
  await untilAsked(0, players)
  const [anna, boris, vera] = players
  anna.leave()
  clock.now = GRACE
  expect(await boris.say({ t: 'claim', seat: 0 })).toMatchObject(NO)
  vera.leave()
  clock.now = 2 * GRACE
  await boris.say({ t: 'claim', seat: 0 })
  expect(boris.moment.ending).toBeNull()
  await boris.say({ t: 'claim', seat: 2 })
  expect(boris.moment.ending).toEqual({ winners: [1, 3], reason: 'absent', by: 2 })
  expect(log.filter(({ kind }) => kind === 'out').length).toBe(2)
})

test('"bot" and "vote" give no win by absence; nobody claims against himself or somebody present', async () => {
  for (const absence of ['bot', 'vote'] as const) {
    const { room, clock } = table(forest, TWO, { absence })
    const [anna, boris] = await sit(room, 2)
    await anna.answer()
    anna.leave()
    clock.now = GRACE
    expect(await boris.say({ t: 'claim', seat: 0 })).toMatchObject(NO)
  }
  const { room, clock } = table(forest, TWO, { absence: 'win' })
  const [, boris] = await sit(room, 2)
  const watcher = new Player(room, null)
  await room.settled()
  clock.now = 10 * GRACE
  expect(await boris.say({ t: 'claim', seat: 0 })).toMatchObject(NO)
  expect(await boris.say({ t: 'claim', seat: 1 })).toMatchObject(NO)
  expect(await watcher.say({ t: 'claim', seat: 0 })).toMatchObject(NO)
  expect(await watcher.say({ t: 'replace', seat: 0 })).toMatchObject(NO)
})

test('somebody who never came, or was gone before a restart, counts as away from when the room opens', async () => {
  const first = table(forest, TWO)
  const players = await sit(first.room, 2)
  await players[0].answer()
  // another process with the same log
  const { room, log, clock } = table(forest, TWO, { log: first.log })
  clock.now = 500_000
  const boris = new Player(room, 1)
  await room.settled()
  expect(boris.info.chairs[0].away).toMatchObject({ wait: GRACE })
  clock.now += GRACE - 1
  expect(await boris.say({ t: 'replace', seat: 0 })).toMatchObject(NO)
  clock.now += 1
  await boris.say({ t: 'replace', seat: 0 })
  expect(log.at(-1)).toMatchObject({ kind: 'replace', seat: 0 })
})

test('time at an empty table counts for nobody: who comes first waits the whole grace for the others', async () => {
  const { room, clock } = table(forest, TWO, { absence: 'win' })
  const [anna, boris] = await sit(room, 2)
  await anna.answer()
  anna.leave()
  clock.now = 60_000
  boris.leave()
  clock.now = 3_600_000
  const back = new Player(room, 1)
  await room.settled()
  expect(back.info.chairs[0].away).toEqual({ for: 60_000, wait: GRACE - 60_000 })
  expect(await back.say({ t: 'claim', seat: 0 })).toMatchObject(NO)
})

test.each(['bot', 'dummy'] as const)(
  'somebody who comes back has the chair again: the %s goes',
  async (who) => {
    const { room, log, clock, load } = table(skirmish, FOUR, PAIRS)
    const players = await sit(room, 4)
    const [anna, , vera] = players
    await untilAsked(0, players)
    const replace = () => vera.say({ t: 'replace', seat: 0, who })
    anna.leave()
    clock.now = GRACE
    await replace()
    expect(vera.info.chairs[0].kind).toBe(who)
    const back = new Player(room, 0)
    await room.settled()
    expect(log.at(-1)).toMatchObject({ kind: 'return', seat: 0 })
    expect(vera.info.chairs[0]).toEqual({ kind: 'human', name: 'Anna', present: true })
    expect(load().replaced.size).toBe(0)
    // he plays for himself, and nobody else does
    expect(await vera.answer({ seat: 0 })).toMatchObject({ refusal: { code: 'not-seated' } })
    expect((await back.answer()).t).toBe('taken')
    expect(load().hash).toBe(room.hash)
    // and may go once more
    back.leave()
    clock.now = 2 * GRACE
    await replace()
    expect(vera.info.chairs[0].kind).toBe(who)
  },
)

test('a bot that still thinks when he comes back says nothing', async () => {
  let tell: (action: Action) => void = () => {}
  const { room, log, clock } = table(forest, TWO, {
    think: () => new Promise((thought) => (tell = thought)),
  })
  const [anna, boris] = await sit(room, 2)
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

test('seats at the tables of other nodes are not away', async () => {
  const elsewhere = new Set([0])
  const { room, clock } = table(forest, TWO, {
    absence: 'win',
    around: {
      others: {
        seated() {},
        elsewhere: async () => [...elsewhere],
        unkept: async () => [],
      },
    },
  })
  const boris = new Player(room, 1)
  await room.settled()
  room.setElsewhere([0])
  expect(boris.info.chairs[0]).toMatchObject({ present: true })
  clock.now = GRACE
  room.setElsewhere([])
  clock.now = 2 * GRACE
  // the news that he is back has not come yet: the database knows
  expect(await boris.say({ t: 'claim', seat: 0 })).toMatchObject(NO)
  elsewhere.clear()
  room.setElsewhere([])
  clock.now = 3 * GRACE
  await boris.say({ t: 'claim', seat: 0 })
  expect(boris.moment.ending).toMatchObject({ winners: [1], reason: 'absent' })
})
