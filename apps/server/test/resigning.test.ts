// Giving up: by player and by team, as many of them as there are.
import { hash, replay, type Game } from '@cardwright/engine'
import { counting, HostedMatch, replayOf } from '@cardwright/host'
import { loadGame } from '@cardwright/testkit'
import { court } from '@cardwright/testkit/probes'
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

async function sit(room: ConstructorParameters<typeof Player>[0], seats: readonly number[]) {
  const players = seats.map((seat) => new Player(room, seat))
  await room.settled()
  return players
}

test('of two players the other one wins', async () => {
  const { room, log, load } = table(forest, ['human', 'human'])
  const [anna, boris] = await sit(room, [0, 1])
  await anna.resign()
  expect(boris.moment.ending).toEqual({ winners: [1], reason: 'conceded', by: 0 })
  expect(log).toMatchObject([{ kind: 'out', seat: 0, why: 'conceded', n: 1 }])
  expect(load().ending).toEqual(boris.moment.ending)
})

test('of a team one goes and the others play on; it has lost when all have gone', async () => {
  const { room, load } = table(skirmish, ['human', 'human', 'human', 'human'], {
    options: { teams: '13v24' },
  })
  const [anna, boris, vera] = await sit(room, [0, 1, 2, 3])
  await anna.resign()
  expect(boris.moment.ending).toBeNull()
  expect(boris.info.chairs[0]).toMatchObject({ kind: 'bot', name: 'Anna', out: 'conceded' })
  expect(load().ending).toBeNull()
  // that was it: neither an answer nor a second resignation nor a new window makes it undone
  expect(await anna.resign()).toMatchObject({ refusal: { code: 'not-seated' } })
  expect(await anna.answer()).toMatchObject({ refusal: { code: 'not-seated' } })
  const again = new Player(room, 0)
  await room.settled()
  expect(again.info.chairs[0]).toMatchObject({ kind: 'bot', out: 'conceded' })
  // who is out watches
  expect(again.moment.position.view.viewer).toBe('spectator')
  await vera.resign()
  expect(again.moment.position.view).toMatchObject({ viewer: 0, asking: null })
  expect(boris.moment.ending).toEqual({ winners: [1, 3], reason: 'conceded', by: 2 })
  expect(load().ending).toEqual(boris.moment.ending)
  // for a rematch those who gave up are people like the others
  expect(boris.info.chairs.map(({ kind }) => kind)).toEqual(['human', 'human', 'human', 'human'])
})

test('where everybody plays alone the others go on until one is left', async () => {
  const { room } = table(skirmish, ['human', 'human', 'human'])
  const [anna, boris, vera] = await sit(room, [0, 1, 2])
  await boris.resign()
  expect(vera.moment.ending).toBeNull()
  await anna.resign()
  expect(vera.moment.ending).toEqual({ winners: [2], reason: 'conceded', by: 0 })
})

test('a bot sits down for somebody who has given up, at once', async () => {
  const asked: number[] = []
  const { room } = table(skirmish, ['human', 'human', 'human'], {
    think: ({ seat }) => {
      asked.push(seat)
      return new Promise(() => {})
    },
  })
  const players = await sit(room, [0, 1, 2])
  await untilAsked(1, players)
  await players[1].resign()
  expect(asked).toEqual([1])
})

test('without a person it does not go on, and a bot for a partner does not save the team', async () => {
  const alone = table(skirmish, ['human', 'bot', 'bot'])
  const [anna] = await sit(alone.room, [0])
  await anna.resign()
  expect(anna.moment.ending).toMatchObject({ winners: [1, 2], by: 0 })
  const pairs = table(skirmish, ['human', 'human', 'bot', 'bot'], { options: { teams: '13v24' } })
  const [one, two] = await sit(pairs.room, [0, 1])
  await two.resign()
  expect(one.moment.ending).toMatchObject({ winners: [0, 2], by: 1 })
})

test('a dummy whose keeper lets the time run out is played by a bot, and is nobody after the end', async () => {
  const { room, log } = table(skirmish, ['human', 'human', 'dummy'], {
    options: { dummies: 1 },
    log: [{ kind: 'out', seat: 2, why: 'time', level: 2, at: 0 }],
  })
  const [anna, boris] = await sit(room, [0, 1])
  expect(anna.moment.ending).toBeNull()
  expect(anna.info.chairs[2]).toMatchObject({ kind: 'bot', out: 'time' })
  await boris.resign()
  expect(log.at(-1)).toMatchObject({ kind: 'out', seat: 1 })
  expect(anna.info.chairs.map(({ kind }) => kind)).toEqual(['human', 'human', 'bot'])
})

test('dummies that nobody else plays are no opponents', async () => {
  const { room } = table(skirmish, ['human', 'human', 'dummy'], { options: { dummies: 1 } })
  const [anna, boris] = await sit(room, [0, 1])
  await anna.resign()
  expect(boris.moment.ending).toMatchObject({ winners: [1, 2], reason: 'conceded', by: 0 })
})

test('a game that can go on without a player takes the seat out, and the log and the replay say so', async () => {
  const game = await loadGame(court)
  const { room, log, load } = table(game, ['human', 'human', 'human'])
  const players = await sit(room, [0, 1, 2])
  const first = players[0].moment.position.view.asking!.seat
  await players[first].resign()
  expect(log).toMatchObject([{ kind: 'out', seat: first, leaves: true }])
  const second = (first + 1) % 3
  expect(players[second].moment.position.view.asking).toMatchObject({ seat: second })
  await players[second].answer()
  const hosted = load()
  expect(hosted.hash).toBe(room.hash)
  const setup = { seats: 3, options: {}, seed: 7 }
  const entries = log.map((entry, k) => ({ seq: k + 1, entry }))
  expect(hash(replay(game, replayOf(game, setup, entries, hosted.hash)))).toBe(hosted.hash)
  // a take-back leads to before the answer, never to before the leaving
  const undo = { kind: 'undo', seat: second, n: 9, to: 0, at: 0 } as const
  expect(counting([...entries, { seq: 3, entry: undo }]).map(({ seq }) => seq)).toEqual([1])
})

test('logs of before say what they said: one resignation ended it for all', () => {
  const setup = {
    seats: 4,
    options: { teams: '13v24' },
    seed: 7,
    clock: { move: 0, match: 0 },
    people: [0, 1, 2, 3],
  }
  const entries = [{ kind: 'resign', seat: 0, n: 1, at: 5 } as const]
  const hosted = HostedMatch.from(
    skirmish,
    setup,
    entries.map((entry, k) => ({ seq: k + 1, entry })),
  )
  expect(hosted.ending).toEqual({ winners: [1, 2, 3], reason: 'conceded', by: 0 })
})
