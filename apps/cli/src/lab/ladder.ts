// `lab ladder`: measures how strong the bots of a game are, in Elo points. A pair ends as soon as it is decided. Games are
// saved after every piece, so a run can be stopped at any time and continued.
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { BOT_LEVELS, BOT_NAMES } from '@cardwright/bots'
import { readPackFolder } from '@cardwright/content/node'
import { ENGINE_VERSION, type Options } from '@cardwright/engine'
import {
  dealsAlone,
  dealsOf,
  decided,
  ladderOf,
  ladderPairs,
  scoreAlone,
  scoreOf,
  type Bounds,
  type LadderPair,
  type LadderScore,
  type Rung,
  type Verdict,
} from '@cardwright/lab'
import { Crew, runJob, writeWhole, type Job, type Result } from '@cardwright/lab/node'
import { Failure, USAGE } from '../failure.ts'
import { checkFolderOf, writing } from '../files.ts'
import type { Io } from '../io.ts'
import { openGame, type OpenGame } from '../open-game.ts'
import { table, writeJson, type Report } from '../report.ts'
import { joinPairs, readLadder, sourceOf, type KeptLadder, type KeptPair } from './kept-ladder.ts'
import { planned } from './wish.ts'

export interface LadderOptions {
  bots?: string[]
  games: number
  bounds: Bounds
  /** Pairs that are decided are played on. */
  all?: boolean
  seed: number
  option: Options
  threads: number
  budget: number
  out?: string
  resume?: boolean
  json?: boolean
}

/** Rarely, because each update computes the points again. */
const KEEP_EVERY = 20_000

const LEVELS: readonly string[] = BOT_LEVELS.map(({ name }) => name)

export async function runLadder(id: string, options: LadderOptions, io: Io): Promise<Report> {
  const bots = options.bots ?? BOT_NAMES
  checkBots(bots)
  const opened = await openGame(id)
  const name = `${options.out ?? `ladder-${opened.entry.id}`}.json`
  checkFolderOf(name)
  const { kept, asked } = begun(opened.entry.id, opened, bots, options, name)
  const stop = new AbortController()
  const onInterrupt = (): void => stop.abort()
  const { threads, budget } = options
  const crew = new Crew({ threads, budget })
  await crew.ready()
  process.on('SIGINT', onInterrupt)
  const keep = (): void => {
    kept.rungs = ladderOf(BOT_NAMES, kept.pairs, LEVELS)
    writing(name, () => writeWhole(name, writeJson(kept)))
  }
  try {
    for (const pair of asked) {
      await playPair(pair, { opened, crew, options, io, signal: stop.signal, keep })
      keep()
      if (stop.signal.aborted) break
    }
  } finally {
    process.off('SIGINT', onInterrupt)
    await crew.close()
  }
  const said = [...describe(kept), ending(asked, name, stop.signal.aborted)]
  return { data: kept, text: said.join('\n\n') }
}

function checkBots(bots: readonly string[]): void {
  if (bots.length > 1 && new Set(bots).size === bots.length) return
  throw new Failure(
    'bad-bots',
    `a ladder needs at least two different bots, each once, not "${bots.join(',')}"`,
    { bots },
    USAGE,
  )
}

/** @returns everything saved, and the pairs to play now */
function begun(
  id: string,
  { game }: OpenGame,
  bots: readonly string[],
  { games, seed, option, bounds, resume = false }: LadderOptions,
  name: string,
): { kept: KeptLadder; asked: KeptPair[] } {
  const before = resume ? readLadder(name) : null
  const { asked, besides } = joinPairs(
    ladderPairs(bots, games),
    before?.pairs ?? [],
    isAlone(game) ? 1 : 2,
  )
  const kept: KeptLadder = {
    format: 'cardwright-ladder',
    game: id,
    pack: game.pack.hash,
    engine: ENGINE_VERSION,
    seed,
    options: option,
    games,
    bounds,
    pairs: [...asked, ...besides],
    rungs: [],
  }
  if (before !== null && sourceOf(before) !== sourceOf(kept))
    throw new Failure(
      'other-run',
      `${name} belongs to another ladder: its game, content, engine, seed or options differ`,
    )
  return { kept, asked }
}

interface Playing {
  opened: OpenGame
  crew: Crew
  options: LadderOptions
  io: Io
  signal: AbortSignal
  keep: () => void
}

const isAlone = ({ pack }: OpenGame['game']): boolean => pack.manifest.seats.min === 1

async function playPair(pair: KeptPair, playing: Playing): Promise<void> {
  const { opened, crew, options, io, signal, keep } = playing
  const isOver = (): boolean => options.all !== true && decided(pair, options.bounds) !== 'open'
  if (isOver()) return
  const job = await jobOf(pair, opened, options)
  const before = { ...pair }
  const enough = new AbortController()
  let keptAt = performance.now()
  const show = (end: string): void => void io.progress?.write(`\r${lineOf(pair)}\x1b[K${end}`)
  await runJob(job, {
    play: (chunk) => crew.play(job, chunk),
    atOnce: options.threads * 2,
    ...(pair.done.length === 0 ? {} : { from: { size: pair.size, done: pair.done, result: null } }),
    signal: AbortSignal.any([signal, enough.signal]),
    came({ size, done, result }) {
      if (result === null) return
      addPlayed(pair, before, result)
      pair.size = size
      pair.done = [...done].sort((a, b) => a - b)
      show('')
      if (isOver()) enough.abort()
      if (performance.now() - keptAt < KEEP_EVERY) return
      keptAt = performance.now()
      keep()
    },
  })
  show('\n')
}

/** Earlier results plus those of this run. */
function addPlayed(pair: KeptPair, before: KeptPair, result: Result): void {
  const score = result.kind === 'run' ? scoreOf(pair, result.tally) : scoreAlone(result.pairs)
  const deals = result.kind === 'run' ? dealsOf(pair, result.tally) : dealsAlone(score)
  pair.won = before.won + score.won
  pair.drawn = before.drawn + score.drawn
  pair.lost = before.lost + score.lost
  pair.deals = { ...before.deals }
  for (const [made, times] of Object.entries(deals))
    pair.deals[made] = (pair.deals[made] ?? 0) + times
}

/** Bots play against each other, or in games for one, each alone on the same deals. */
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
  if (!isAlone(game)) return { kind: 'run', id, files, plan: planOf([first, second]) }
  const plan = { a: planOf([second]), b: planOf([first]) }
  return { kind: 'pairs', id, files: { a: files, b: files }, plan }
}

const BAR = 24

const playedOf = ({ won, drawn, lost }: LadderScore): number => won + drawn + lost

function lineOf(pair: LadderScore): string {
  const { games, won, drawn, lost } = pair
  const played = playedOf(pair)
  const full = Math.round((played / games) * BAR)
  return (
    `${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${played}/${games} ${titleOf(pair)}: ` +
    `won ${won}, drawn ${drawn}, lost ${lost}`
  )
}

const titleOf = ({ first, second }: LadderPair): string => `${first} against ${second}`

const points = (n: number): string => n.toFixed(0)

const between = (low: number, high: number): string => `(95 %: ${points(low)} to ${points(high)})`

const VERDICTS: Record<Verdict, string> = {
  stronger: 'stronger',
  'not-stronger': 'not stronger',
  open: 'open',
}

function describe({ pairs, rungs, bounds }: KeptLadder): string[] {
  const played = pairs.filter((pair) => playedOf(pair) > 0)
  if (played.length === 0) return []
  return [
    table(
      played.map((pair) => [
        titleOf(pair),
        `won ${pair.won}`,
        `drawn ${pair.drawn}`,
        `lost ${pair.lost}`,
        VERDICTS[decided(pair, bounds)],
      ]),
    ),
    `"stronger" is ${bounds.high} points or more, "not stronger" ${bounds.low} or less; each is wrong once in twenty at most`,
    table(rungs.map((rung, k) => describeRung(rung, rungs[k - 1]))),
    'intervals: 95 %, valid whenever you look',
  ]
}

function describeRung({ bot, elo, step, over }: Rung, before: Rung | undefined): string[] {
  const cells = [bot, `${points(elo.value)} Elo ${between(elo.low, elo.high)}`]
  if (before === undefined) return cells
  cells.push(`${points(step.value)} above the one before ${between(step.low, step.high)}`)
  const isSaid = before.bot === LEVELS[LEVELS.indexOf(bot) - 1]
  if (over !== undefined && !isSaid)
    cells.push(`${points(over.value)} above the level below ${between(over.low, over.high)}`)
  return cells
}

function ending(asked: readonly KeptPair[], name: string, isStopped: boolean): string {
  const played = asked.reduce((sum, pair) => sum + playedOf(pair), 0)
  const games = asked.reduce((sum, pair) => sum + pair.games, 0)
  if (!isStopped || played >= games) return `saved in ${name}`
  return `stopped after ${played} of ${games} games, saved in ${name}: continue with the same command and --resume`
}
