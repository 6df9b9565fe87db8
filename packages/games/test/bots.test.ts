// Bots in every game of the list: they know no more than their seat, always answer from the list, and
// one that looks a step ahead beats one that does not.
import { fileURLToPath } from 'node:url'
import { createBot, playOut, searchBot, type Bot, type BotName } from '@cardwright/bots'
import { loadFolder } from '@cardwright/content/node'
import {
  clone,
  createMatch,
  listActions,
  outcome,
  type Game,
  type Match,
  type Options,
} from '@cardwright/engine'
import { imagine } from '@cardwright/engine/imagine'
import { createGame } from '@cardwright/language/rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { games } from '../src/here.ts'

const loaded = new Map<string, Game>()

beforeAll(async () => {
  for (const { id, code, contentUrl } of games) {
    const pack = await loadFolder(fileURLToPath(contentUrl), { usedByCode: code.reads })
    if (pack.ok) loaded.set(id, createGame(pack.pack, code))
  }
}, 30_000)

/** Big games are played small here: what is tested does not depend on it. */
const OPTIONS: Partial<Record<string, Options>> = {
  taktik: { map: 'small', tactics: 'preset' },
  twilight: { play: 'encounter', hero: 'random' },
}

/** Where a turn is many small decisions a bot that searches thinks long: fewer of them show the same. */
const FEWER: Partial<Record<string, number>> = { skirmish: 3, drones: 3, taktik: 3, twilight: 6 }

/** `npm run properties` sees more of them. */
const times = Number(process.env['PROPERTY_TIMES'] ?? 1)

const begin = (game: Game, seed: number): Match =>
  createMatch(game, { seed, options: OPTIONS[game.id] })

/** Wins of the first bot when both sit in both seats equally often. */
function contest(game: Game, names: [BotName, BotName], rounds: number): number {
  let wins = 0
  for (let seed = 0; seed < rounds; seed++) {
    const m = begin(game, seed)
    if (m.rules.things.seats === 1) {
      wins += doesBetterAlone(game, names, seed) ? 1 : 0
      continue
    }
    const first = seed % 2
    playOut(m, [createBot(names[first], seed, 0), createBot(names[1 - first], seed, 1)])
    if (outcome(m)!.winners.includes(first)) wins++
  }
  return wins
}

/** Where nobody sits opposite both play the same match: one that is won is better than one that is not, and
 * between two of a kind the position it ended in decides. */
function doesBetterAlone(game: Game, names: [BotName, BotName], seed: number): boolean {
  const [first, second] = names.map((name) => {
    const m = begin(game, seed)
    playOut(m, [createBot(name, seed, 0)])
    return { won: outcome(m)!.winners.length, worth: m.rules.game.code.evaluate!(m, 0) }
  })
  return first.won > second.won || (first.won === second.won && first.worth > second.worth)
}

/** The bots that differ in how they think; levels are the search with other budgets. */
const BOTS = [
  { name: 'random', positions: 750, bot: named('random') },
  { name: 'greedy', positions: 300, bot: named('greedy') },
  { name: 'level1', positions: 100, bot: named('level1') },
  {
    name: 'search',
    positions: 30,
    bot: (seed: number, seat: number) => searchBot(seed * 2 + seat, { iterations: 8 }),
  },
]

function named(name: BotName) {
  return (seed: number, seat: number) => createBot(name, seed, seat)
}

/** Plays all seats twice: once in the real world, once in worlds that differ in what is hidden. */
function countDifferences(game: Game, bot: (seed: number, seat: number) => Bot, positions: number) {
  let played = 0
  let different = 0
  let worlds = 0
  for (let seed = 1; played < positions; seed++) {
    const m = begin(game, seed)
    const other = clone(m)
    const twins = Array.from({ length: m.rules.things.seats }, (_, seat) => {
      const [mine, brother] = [bot(seed, seat), bot(seed, seat)]
      return {
        name: mine.name,
        choose(real: Match) {
          const choice = mine.choose(real, seat)
          // always the same object, or the brother could not remember a chain
          imagine(real, seat, worlds++ * 7, other)
          if (brother.choose(other, seat) !== choice) different++
          return choice
        },
      }
    })
    played += playOut(m, twins, { limit: Math.min(400, positions) })
  }
  return different
}

/** A cheat: looks at the faces of the opponent's hidden cards. */
const peeker = (): Bot => ({
  name: 'peeker',
  choose(m) {
    listActions(m)
    const { layout } = m.rules
    let sum = 0
    for (let e = layout.units; e < layout.entities; e++) sum = (sum * 31 + m.s[layout.def + e]) | 0
    return m.list[Math.abs(sum) % m.forward]
  },
})

describe.each(games.map(({ id }) => id))('%s', { timeout: 180_000 }, (id) => {
  test.each(BOTS)(
    '$name chooses alike in worlds that its seat cannot tell apart',
    ({ bot, positions }) => {
      const share = Math.ceil((positions * times) / (FEWER[id] ?? 1))
      expect(countDifferences(loaded.get(id)!, bot, share)).toBe(0)
    },
  )

  test.each(BOTS)('$name: equal seeds choose equal games', ({ bot, positions }) => {
    const [a, b] = [0, 1].map(() => {
      const m = begin(loaded.get(id)!, 5)
      const bots = Array.from({ length: m.rules.things.seats }, (_, seat) => bot(5, seat))
      playOut(m, bots, { limit: Math.min(300, positions) })
      return [...m.s]
    })
    expect(a).toEqual(b)
  })

  test('greedy beats random', () => {
    const rounds = 20
    const wins = contest(loaded.get(id)!, ['greedy', 'random'], rounds)
    console.log(`${id}: greedy wins ${wins} of ${rounds} against random`)
    expect(wins).toBeGreaterThanOrEqual(0.8 * rounds)
  })
})

test('a bot that peeks is caught', () => {
  expect(countDifferences(loaded.get('forest')!, peeker, 200)).toBeGreaterThan(50)
})
