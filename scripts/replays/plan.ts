// Which matches are recorded: how many of each game, how they are set up, and who plays them. Everything follows
// from the number of the recording, so a lost one can be made again.
import { createBot, type BotName } from '@cardwright/bots'
import {
  BadOption,
  checkSetup,
  type Game,
  type Options,
  type OptionValue,
} from '@cardwright/engine'
import type { RecordingPlan } from '@cardwright/testkit'

/** A thousand in all. */
export const QUOTAS: Record<string, number> = {
  forest: 200,
  skirmish: 220,
  drones: 180,
  taktik: 160,
  twilight: 180,
  starter: 60,
}

/** Longer matches are left there: as many decisions again would show little more. */
const MOST_DECISIONS = 1500
/** Tries to find options that go together. */
const TRIES = 200
/** A bot that searches leaves the rest of a long match to a quick one. */
const MOST_THOUGHTS = 60

/** Out of twenty chairs. Random answers reach what no good player would do; good players reach the end. */
const CHAIRS: BotName[] = [
  ...Array<BotName>(8).fill('random'),
  ...Array<BotName>(6).fill('greedy'),
  'level1',
  'level2',
  'level2',
  'level3',
  'level3',
  'level4',
]

export function planOf(game: Game, id: number): RecordingPlan {
  const random = numbersFrom(`${game.id} ${id}`)
  const { seats, options } = setupOf(game, id, random)
  const seed = 1 + random(2 ** 31 - 2)
  const names = Array.from({ length: seats }, () => CHAIRS[random(CHAIRS.length)])
  const bots = names.map((name, seat) => createBot(name, seed, seat))
  const quick = names.map((name, seat) =>
    isQuick(name) ? bots[seat] : createBot('greedy', seed, seat),
  )
  const thoughts = names.map(() => 0)
  return {
    id,
    setup: { seats, options, seed },
    bots: names,
    choose: (m, seat) => (thoughts[seat]++ < MOST_THOUGHTS ? bots : quick)[seat].choose(m, seat),
    most: MOST_DECISIONS,
  }
}

const isQuick = (name: BotName): boolean => name === 'random' || name === 'greedy'

type Below = (n: number) => number

/** Every number of players in turn; each third match with the options as they are, the others with some changed. */
function setupOf(game: Game, id: number, random: Below): { seats: number; options: Options } {
  const { min, max } = game.pack.manifest.seats
  const seats = min + (id % (max - min + 1))
  for (let k = id % 3 === 0 ? TRIES : 0; k < TRIES; k++) {
    const options = optionsOf(game, random)
    try {
      checkSetup(game, seats, options)
      return { seats, options }
    } catch (error) {
      if (!(error instanceof BadOption)) throw error
    }
  }
  return { seats, options: {} }
}

function optionsOf(game: Game, random: Below): Options {
  const options: Options = {}
  for (const [name, decl] of Object.entries(game.code.options ?? {})) {
    const values: OptionValue[] = [...decl.values]
    if (decl.takes !== undefined) values.push(...idsOf(game, decl.takes))
    if (game.code.decks?.options.includes(name)) values.push(...writtenDecks(game))
    if (random(2) > 0) options[name] = values[random(values.length)]
  }
  return options
}

const idsOf = ({ pack }: Game, shelf: string): string[] =>
  pack.definitions.filter((one) => one.class === shelf).map(({ id }) => id)

/** The ready-made decks as players write them. */
function writtenDecks({ pack, code }: Game): string[] {
  return pack.decks
    .filter(({ cards }) => code.decks!.problems(pack, cards, 'en').length === 0)
    .map(({ cards }) =>
      Object.entries(cards)
        .map(([id, count]) => `${id} ${count}`)
        .join(', '),
    )
}

/** Small and good enough to spread set-ups; matches have chance of their own. */
function numbersFrom(name: string): Below {
  let x = 0
  for (let i = 0; i < name.length; i++) x = Math.imul(x ^ name.charCodeAt(i), 0x01000193)
  return (n) => {
    x = (x + 0x9e3779b9) | 0
    let z = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    return Math.floor((((z ^ (z >>> 15)) >>> 0) / 2 ** 32) * n)
  }
}
