// `lab ladder`: how strong the bots of a game are, in points of Elo. What was played is kept after every piece: it can be
// stopped at any time and goes on from there.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BOT_LEVELS, BOT_NAMES } from '@cardwright/bots'
import { readPackFolder } from '@cardwright/content/node'
import { ENGINE_VERSION, type Options } from '@cardwright/engine'
import {
  ladderOf,
  ladderPairs,
  scoreAlone,
  scoreOf,
  type LadderPair,
  type LadderScore,
  type Rung,
} from '@cardwright/lab'
import { Crew, runJob, writeWhole, type Job } from '@cardwright/lab/node'
import { Failure } from '../failure.ts'
import type { Io } from '../io.ts'
import { openGame, type OpenGame } from '../open-game.ts'
import { table, writeJson, type Report } from '../report.ts'
import { planned } from './wish.ts'

export interface LadderOptions {
  bots?: string[]
  games: number
  seed: number
  option: Options
  threads: number
  out?: string
  resume?: boolean
  json?: boolean
}

interface KeptPair extends LadderScore {
  /** Games per piece, and the first games of the pieces that are in. */
  size: number
  done: number[]
}

/** What is kept: the plan of it, then what was played so far. */
interface Kept {
  format: 'cardwright-ladder'
  game: string
  pack: string
  engine: number
  seed: number
  /** Settings of the match that are not as usual. */
  options: Options
  games: number
  pairs: KeptPair[]
  rungs: Rung[]
}

/** Seldom: the points are worked out each time. */
const KEEP_EVERY = 20_000

const LEVELS = BOT_LEVELS.map(({ name }) => name)

export async function runLadder(id: string, options: LadderOptions, io: Io): Promise<Report> {
  const opened = await openGame(id)
  const bots = options.bots ?? BOT_NAMES
  const name = `${options.out ?? `ladder-${id}`}.json`
  const kept = begun(id, opened, bots, options, name)
  const stop = new AbortController()
  const onInterrupt = (): void => stop.abort()
  process.on('SIGINT', onInterrupt)
  const crew = new Crew({ threads: options.threads })
  const keep = (): void => {
    kept.rungs = ladderOf(bots, kept.pairs, LEVELS)
    writeWhole(name, writeJson(kept))
  }
  try {
    for (const pair of kept.pairs) {
      await playPair(pair, { opened, crew, options, io, signal: stop.signal, keep })
      keep()
      if (stop.signal.aborted) break
    }
  } finally {
    process.off('SIGINT', onInterrupt)
    await crew.close()
  }
  return { data: kept, text: `${describe(kept)}\n\nkept in ${name}` }
}

function begun(
  id: string,
  { game }: OpenGame,
  bots: readonly string[],
  { games, seed, option, resume = false }: LadderOptions,
  name: string,
): Kept {
  const { hash } = game.pack
  const fresh: Kept = {
    format: 'cardwright-ladder',
    game: id,
    pack: hash,
    engine: ENGINE_VERSION,
    seed,
    options: option,
    games,
    pairs: ladderPairs(bots, games).map((pair) => ({
      ...pair,
      won: 0,
      drawn: 0,
      lost: 0,
      size: 0,
      done: [],
    })),
    rungs: [],
  }
  const before = resume ? readKept(name) : null
  if (before === null) return fresh
  if (sourceOf(before) !== sourceOf(fresh))
    throw new Failure(
      'other-run',
      `${name} is of another ladder: its game, content, engine, seed or options differ`,
    )
  return { ...fresh, pairs: fresh.pairs.map((pair) => playedBefore(pair, before) ?? pair) }
}

/** A ladder may grow by bots; what was played of a pair holds. */
const playedBefore = ({ first, second, games }: LadderPair, { pairs }: Kept) =>
  pairs.find((one) => one.first === first && one.second === second && one.games === games)

function readKept(name: string): Kept | null {
  try {
    const kept = JSON.parse(readFileSync(name, 'utf8')) as Kept
    if (kept.format === 'cardwright-ladder') return kept
    throw new Error('it is no ladder')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new Failure('broken-file', `cannot go on from ${name}: ${(error as Error).message}`)
  }
}

/** What must be the same to go on. */
const sourceOf = ({ game, pack, engine, seed, options }: Kept): string =>
  JSON.stringify([game, pack, engine, seed, Object.entries(options).sort()])

interface Playing {
  opened: OpenGame
  crew: Crew
  options: LadderOptions
  io: Io
  signal: AbortSignal
  keep: () => void
}

async function playPair(pair: KeptPair, playing: Playing): Promise<void> {
  const { opened, crew, options, io, signal, keep } = playing
  const job = await jobOf(pair, opened, options)
  const before = { won: pair.won, drawn: pair.drawn, lost: pair.lost }
  let keptAt = performance.now()
  const show = (end: string): void => void io.progress?.write(`\r${lineOf(pair)}\x1b[K${end}`)
  await runJob(job, {
    play: (chunk) => crew.play(job, chunk),
    atOnce: options.threads * 2,
    ...(pair.done.length === 0 ? {} : { from: { size: pair.size, done: pair.done, result: null } }),
    signal,
    came({ size, done, result }) {
      if (result === null) return
      const more = result.kind === 'run' ? scoreOf(pair, result.tally) : scoreAlone(result.pairs)
      pair.won = before.won + more.won
      pair.drawn = before.drawn + more.drawn
      pair.lost = before.lost + more.lost
      pair.size = size
      pair.done = [...done].sort((a, b) => a - b)
      show('')
      if (performance.now() - keptAt < KEEP_EVERY) return
      keptAt = performance.now()
      keep()
    },
  })
  show('\n')
}

/** Against each other, or each alone on the same deals. */
async function jobOf(
  pair: LadderPair,
  { game, entry }: OpenGame,
  { seed, option }: LadderOptions,
): Promise<Job> {
  const files = await readPackFolder(fileURLToPath(entry.contentUrl))
  const { first, second, games } = pair
  const id = randomUUID()
  const planOf = (bots: string[]) =>
    planned(game, { bots, rotate: true, settings: [option], seed, games })
  if (game.pack.manifest.seats.min > 1)
    return { kind: 'run', id, files, plan: planOf([first, second]) }
  const plan = { a: planOf([second]), b: planOf([first]) }
  return { kind: 'pairs', id, files: { a: files, b: files }, plan }
}

const BAR = 24

function lineOf(pair: LadderScore): string {
  const { games, won, drawn, lost } = pair
  const played = won + drawn + lost
  const full = Math.round((played / games) * BAR)
  return (
    `${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${played}/${games} ${titleOf(pair)}: ` +
    `won ${won}, drawn ${drawn}, lost ${lost}`
  )
}

const titleOf = ({ first, second }: LadderPair): string => `${first} against ${second}`

const points = (n: number): string => n.toFixed(0)

const between = (low: number, high: number): string => `(95 %: ${points(low)} to ${points(high)})`

function describe({ pairs, rungs }: Kept): string {
  return [
    table(
      pairs
        .filter(({ done }) => done.length > 0)
        .map((pair) => [
          titleOf(pair),
          `won ${pair.won}`,
          `drawn ${pair.drawn}`,
          `lost ${pair.lost}`,
        ]),
    ),
    table(
      rungs.map(({ bot, elo, step, over }, k) => [
        bot,
        `${points(elo.value)} Elo ${between(elo.low, elo.high)}`,
        k === 0 ? '' : `${points(step.value)} above the one before ${between(step.low, step.high)}`,
        over === undefined
          ? ''
          : `${points(over.value)} above the level below ${between(over.low, over.high)}`,
      ]),
    ),
  ].join('\n\n')
}
