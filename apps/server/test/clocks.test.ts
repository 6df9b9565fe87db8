// Whose time it is: the asked player's, but nobody's while nobody could take an answer.
import type { Game } from '@cardwright/engine'
import type { Entry, Gap, Log } from '@cardwright/host'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openShelf } from '../src/games.ts'
import { Player, table, type Laid } from './room-bench.ts'

let forest: Game
beforeAll(async () => {
  forest = (await openShelf()).get('forest')!
})
beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const TWO = ['human', 'human'] as const
const clock = { move: 20, match: 60 }
const begun: Entry[] = [{ kind: 'begin', at: 0 }]

/** A timed match that has begun, where the clock is the one of the timers. */
async function timed(laid: Laid = {}) {
  const log = laid.log ?? [...begun]
  const laidOut = table(forest, TWO, {
    ...laid,
    clock,
    log,
    around: { now: Date.now, failed() {}, ...laid.around },
  })
  const players = [new Player(laidOut.room, 0), new Player(laidOut.room, 1)]
  await laidOut.room.settled()
  return { ...laidOut, log, anna: players[0], boris: players[1] }
}

const others = (gaps: () => Promise<Gap[]>) => ({
  seated() {},
  elsewhere: async () => [],
  unkept: gaps,
})

test('a loss on time is declared a second late, not before', async () => {
  const { anna, boris, log, room } = await timed()
  await vi.advanceTimersByTimeAsync(20_900)
  expect(log).toEqual(begun)
  expect(anna.moment.position.legal.length).toBeGreaterThan(0)
  await vi.advanceTimersByTimeAsync(200)
  expect(log.at(-1)).toMatchObject({ kind: 'out', seat: 0, why: 'time' })
  expect(boris.moment.ending).toEqual({ winners: [1], reason: 'time', by: 0 })
  room.close()
})

test('an answer within the tolerance counts', async () => {
  const { anna, log, room } = await timed()
  await vi.advanceTimersByTimeAsync(20_500)
  expect((await anna.answer()).t).toBe('taken')
  await vi.advanceTimersByTimeAsync(2000)
  expect(log.at(-1)).toMatchObject({ kind: 'answer', at: 20_500 })
  room.close()
})

test('time nobody kept is nobody’s, and what was left before is still left', async () => {
  const { anna, log, room, load } = await timed()
  await vi.advanceTimersByTimeAsync(5000)
  room.close()
  // a restart that takes longer than the clock
  vi.setSystemTime(100_000)
  const again = await timed({ log })
  again.room.forgive({ from: 5000, to: 100_000 })
  again.room.wake()
  await again.room.settled()
  expect(log.at(-1)).toEqual({ kind: 'resume', from: 5000, at: 100_000 })
  expect(again.anna.moment.left).toEqual({ match: [55_000, 60_000], move: 15_000 })
  expect(load().clock.left(100_000, 0)).toEqual(again.anna.moment.left)
  await vi.advanceTimersByTimeAsync(15_900)
  expect(again.anna.moment.ending).toBeNull()
  await vi.advanceTimersByTimeAsync(200)
  expect(again.anna.moment.ending).toMatchObject({ reason: 'time', by: 0 })
  expect(anna.moment.ending).toBeNull()
  again.room.close()
})

test('two nodes that notice it both say it once', async () => {
  const log = [...begun]
  vi.setSystemTime(100_000)
  const [one, two] = [await timed({ log }), await timed({ log })]
  one.room.forgive({ from: 5000, to: 100_000 })
  two.room.forgive({ from: 4000, to: 101_000 })
  await Promise.all([one.room.settled(), two.room.settled()])
  expect(log.filter(({ kind }) => kind === 'resume').length).toBe(1)
  for (const { room } of [one, two]) room.close()
})

test('what another node has written since is not forgiven', async () => {
  const { anna, room, log } = await timed()
  await vi.advanceTimersByTimeAsync(10_000)
  await anna.answer()
  room.forgive({ from: 2000, to: 9000 })
  await room.settled()
  expect(log.length).toBe(2)
  room.close()
})

test('a bot for somebody else, or a partner who gives up, is no more time for whoever is asked', async () => {
  const skirmish = (await openShelf()).get('skirmish')!
  const log = [...begun]
  const { room } = table(skirmish, ['human', 'human', 'human'], {
    clock,
    log,
    around: { now: Date.now },
  })
  const players = [0, 1, 2].map((seat) => new Player(room, seat))
  await room.settled()
  const asked = players[0].moment.position.view.asking!.seat
  await vi.advanceTimersByTimeAsync(8000)
  await players[(asked + 1) % 3].resign()
  expect(players[asked].moment.left.move).toBe(12_000)
  room.close()
})

function storedIn(log: Entry[], isAway: () => boolean): Log {
  return {
    append: async (_, seq, entry) => {
      if (isAway()) throw new Error('the storage is away')
      return log.length + 1 === seq && log.push(entry) > 0
    },
    read: async (_, after) => log.slice(after).map((entry, k) => ({ seq: after + k + 1, entry })),
    snapshot: async () => null,
    keepSnapshot: async () => {},
  }
}

test('the storage is away: an answer that came in time wins against the alarm, and costs what it took', async () => {
  let isAway = false
  const log = [...begun]
  const { anna, boris, room, load } = await timed({
    log,
    around: { log: storedIn(log, () => isAway) },
  })
  await vi.advanceTimersByTimeAsync(12_000)
  isAway = true
  expect(await anna.answer()).toMatchObject({ refusal: { code: 'paused' } })
  await vi.advanceTimersByTimeAsync(18_000)
  isAway = false
  // the page has not asked again yet: the alarm comes first
  await vi.advanceTimersByTimeAsync(1100)
  expect(log.at(-1)).toMatchObject({ kind: 'answer', seat: 0, at: 12_000 })
  expect(boris.moment.ending).toBeNull()
  expect(load().clock.left(12_000, 0).match[0]).toBe(48_000)
  room.close()
})

test('asked again under the same number it came when it came first', async () => {
  let isAway = true
  const log = [...begun]
  const { anna, room } = await timed({
    log,
    around: { log: storedIn(log, () => isAway) },
  })
  await vi.advanceTimersByTimeAsync(3000)
  const { seq, position } = anna.moment
  const request = { t: 'answer', n: 1, at: seq, actions: [position.legal[0]] } as const
  const ask = () => anna.say({ ...request, actions: [...request.actions] })
  expect(await ask()).toMatchObject({ refusal: { code: 'paused' } })
  await vi.advanceTimersByTimeAsync(4000)
  isAway = false
  expect(await ask()).toMatchObject({ t: 'taken' })
  expect(log.at(-1)).toMatchObject({ kind: 'answer', at: 3000 })
  room.close()
})

test('the alarm asks first whether somebody could take an answer', async () => {
  let gaps: Gap[] | null = null
  const { boris, room, log } = await timed({
    around: {
      others: others(async () => {
        if (gaps === null) throw new Error('the database is away')
        return gaps
      }),
    },
  })
  await vi.advanceTimersByTimeAsync(40_000)
  expect(boris.moment.ending).toBeNull()
  gaps = [{ from: 15_000, to: 41_000 }]
  await vi.advanceTimersByTimeAsync(2000)
  expect(log.at(-1)).toEqual({ kind: 'resume', from: 15_000, at: 41_000 })
  expect(boris.moment.ending).toBeNull()
  await vi.advanceTimersByTimeAsync(8000)
  expect(boris.moment.ending).toMatchObject({ reason: 'time' })
  room.close()
})
