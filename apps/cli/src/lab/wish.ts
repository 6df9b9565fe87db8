// Turns command-line options into a plan for the lab.
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Command } from 'commander'
import { BadOption, type Game, type Options } from '@cardwright/engine'
import { makePlan, type Bounds, type LabPlan, type PlanWish } from '@cardwright/lab'
import { Failure, USAGE } from '../failure.ts'
import {
  botsFor,
  readBot,
  readSetting,
  seedOf,
  wholeNumber,
  withLang,
  withMatch,
} from '../options.ts'

export interface LabOptions {
  games: number
  seed: number
  bots: string[]
  swap?: boolean
  option: Options
  vary: Options[][]
  threads: number
  budget: number
  redis?: string
  out?: string
  resume?: boolean
  site?: string
  lang: 'en' | 'ru'
  json?: boolean
}

export interface WorkerOptions {
  redis: string
  threads: number
  budget: number
  /** Bot files, as URLs. */
  bot: string[]
}

export const withThreads = (command: Command): Command =>
  command
    .option(
      '--threads <n>',
      'number of threads',
      wholeNumber('--threads', 1, 256),
      availableParallelism(),
    )
    .option(
      '--budget <ms>',
      'milliseconds per answer before a bot loses the game; 0: no limit',
      wholeNumber('--budget', 0, 3_600_000),
      0,
    )

export const withLab = (command: Command): Command =>
  withLang(
    withMatch(
      withThreads(command)
        .option('--games <n>', 'how many games', wholeNumber('--games', 1, 10_000_000), 1000)
        .option('--seed <n>', 'seed of the first deal', seedOf, 1)
        .option(
          '--bots <names>',
          'one bot for all seats, or one per seat; a file is a bot of your own',
          readPlayers,
          ['random'],
        )
        .option('--swap', 'play each deal in every seating of the bots')
        .option(
          '--vary <name=values>',
          'play with each value in turn, as in deck1=hoods,fusion; may be repeated',
          readVaried,
          [],
        )
        .option('--out <name>', 'name of the report, without extension')
        .option(
          '--site <address>',
          'address of the page that shows replays',
          'http://localhost:4173',
        ),
    ),
  )

/** Names of bots; a name that looks like a file is a file. */
const readPlayers = (text: string): string[] =>
  text.split(',').map((name) => readPlayer(name.trim()))

export const readPlayer = (name: string): string =>
  /[./\\]/.test(name) ? readBotFile(name) : readBot(name)

/** Adds one more bot file. */
export const readBotFiles = (name: string, before: string[]): string[] => [
  ...before,
  readBotFile(name),
]

function readBotFile(name: string): string {
  const file = resolve(name)
  if (existsSync(file)) return pathToFileURL(file).href
  throw new Failure('unknown-bot', `there is no file ${file}`, { value: name }, USAGE)
}

/** `0,50` as points of Elo. */
export function readBounds(text: string): Bounds {
  const [low, high, ...more] = text.split(',').map((word) => Number(word.trim() || NaN))
  if (low < high && more.length === 0 && Math.max(-low, high) <= 1000) return { low, high }
  throw new Failure(
    'bad-option',
    `--bounds must be two numbers of points up to 1000, the lower first, not "${text}"`,
    { value: text },
    USAGE,
  )
}

/** `deck1=hoods,fusion` as one set of options per value. */
function readVaried(text: string, before: Options[][]): Options[][] {
  const at = text.indexOf('=')
  if (at < 1)
    throw new Failure(
      'bad-option',
      `--vary must look like name=value,value, not "${text}"`,
      { value: text },
      USAGE,
    )
  const name = text.slice(0, at)
  const values = text.slice(at + 1).split(',')
  return [...before, values.map((value) => readSetting(`${name}=${value}`, {}))]
}

export function planFor(game: Game, options: LabOptions): LabPlan {
  const { games, seed, bots, swap = false, option, vary } = options
  let settings: Options[] = [option]
  for (const values of vary)
    settings = settings.flatMap((one) => values.map((value) => ({ ...one, ...value })))
  return planned(game, {
    bots: botsFor(bots, game.pack.manifest.seats),
    rotate: swap,
    settings,
    seed,
    games,
  })
}

/** A plan, or an error about the options. */
export function planned(game: Game, wish: PlanWish): LabPlan {
  try {
    return makePlan(game, wish)
  } catch (error) {
    if (error instanceof BadOption) throw new Failure('bad-option', error.message, {}, USAGE)
    throw error
  }
}
