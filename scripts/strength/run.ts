// Plays contests on several threads and says how often the first bot won. A move is what answers one
// main question, with all the picks that belong to it. By the clock on the wall a busy machine makes
// the bot weaker, never stronger; `--cpu` counts the time of its thread instead. A contest ends as soon as it is decided who is stronger
// (packages/lab/src/stats/sprt.ts); `--all` plays on.
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { BOT_NAMES } from '@cardwright/bots'
import { shareOfDeals, verdictOf, type Share, type Verdict } from '@cardwright/lab'
import { contestantOf, type Pairing, type Result } from './contest.ts'
import { hasThreadClock } from './clock.ts'
import { gameIds } from './open.ts'

interface Figures {
  game: string
  bot: string
  against: string
  /** Of `search`, for one move; other bots have their own. */
  budget: string
  games: number
  /** Whether it is stronger by 50 points of Elo or more, or by 0 or less; null: it plays alone. */
  verdict: Verdict | null
  won: number
  drawn: number
  lost: number
  /** Of all matches, draws counted as not won. */
  wins: Share
  meanRounds: number
  movesPerMatch: number
  /** All the time it took, over its moves. */
  msPerMove: number
}

const BOUNDS = { low: 0, high: 50 }

const OPTIONS = {
  games: { type: 'string', default: '200' },
  ms: { type: 'string', default: '200' },
  iterations: { type: 'string' },
  cpu: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  bot: { type: 'string', default: 'search' },
  against: { type: 'string', default: 'greedy,random' },
  seed: { type: 'string', default: '1' },
  threads: { type: 'string', default: String(cpus().length) },
  json: { type: 'boolean', default: false },
} as const

export async function runStrength(words: string[]): Promise<number> {
  try {
    const plan = readPlan(words)
    const all: Figures[] = []
    for (const against of plan.against) all.push(await told(plan, against))
    if (plan.json) console.log(JSON.stringify(all, null, 2))
    return 0
  } catch (error) {
    if (!(error instanceof BadPlan)) throw error
    console.error(error.message)
    return 2
  }
}

async function told(plan: Plan, against: Plan['bot']): Promise<Figures> {
  const figures = await contest(plan, against)
  if (!plan.json) console.log(sentence(figures))
  return figures
}

class BadPlan extends Error {}

type Plan = ReturnType<typeof readPlan>

function readPlan(words: string[]) {
  const { values, positionals } = parse(words)
  const ids = gameIds()
  if (positionals.length !== 1 || !ids.includes(positionals[0]))
    throw new BadPlan(`name one game: ${ids.join(', ')}`)
  const { iterations } = values
  const budget =
    iterations === undefined
      ? { milliseconds: whole('ms', values.ms) }
      : { iterations: whole('iterations', iterations) }
  const { cpu, all } = values
  if (cpu && !hasThreadClock()) throw new BadPlan('--cpu: this system does not tell it')
  const named = (name: string) => {
    const contestant = contestantOf(name, budget)
    if (contestant === null)
      throw new BadPlan(`there is no bot "${name}"; there are: search, ${BOT_NAMES.join(', ')}`)
    return { name, contestant }
  }
  return {
    game: positionals[0],
    games: whole('games', values.games),
    seed: whole('seed', values.seed),
    threads: whole('threads', values.threads),
    cpu,
    all,
    budget:
      'iterations' in budget
        ? `${budget.iterations} iterations`
        : `${budget.milliseconds} ms${cpu ? ' of CPU' : ''}`,
    bot: named(values.bot),
    against: values.against.split(',').map(named),
    json: values.json,
  }
}

function parse(words: string[]) {
  try {
    return parseArgs({ args: words, options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new BadPlan((error as Error).message)
  }
}

function whole(name: string, text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new BadPlan(`--${name} must be a whole number from 1 on`)
  return Number(text)
}

async function contest(plan: Plan, against: Plan['bot']): Promise<Figures> {
  const pairing = { first: plan.bot.contestant, second: against.contestant, seed: plan.seed }
  const results = await playAll(plan, pairing, (done) => {
    const won = done.filter(({ result }) => result === 'won').length
    show(bar(done.length, plan.games, won), done.length % Math.ceil(plan.games / 10) === 0)
    return plan.all || (verdictIn(done) ?? 'open') === 'open'
  })
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  const count = (wanted: Result['result']) =>
    results.filter(({ result }) => result === wanted).length
  const sum = (key: 'rounds' | 'moves' | 'milliseconds') =>
    results.reduce((total, each) => total + each[key], 0)
  return {
    game: plan.game,
    bot: plan.bot.name,
    against: against.name,
    budget: plan.budget,
    games: results.length,
    verdict: verdictIn(results),
    won: count('won'),
    drawn: count('drawn'),
    lost: count('lost'),
    wins: shareOfDeals(winsIn(results)),
    meanRounds: sum('rounds') / results.length,
    movesPerMatch: sum('moves') / results.length,
    msPerMove: sum('milliseconds') / Math.max(1, sum('moves')),
  }
}

/** Whole deals in the order of the matches. */
function dealsIn(results: readonly Result[]): Result['result'][][] {
  const { teams } = results[0]
  return Array.from({ length: Math.floor(results.length / teams) }, (_, deal) =>
    results.slice(deal * teams, (deal + 1) * teams).map(({ result }) => result),
  )
}

/** Deals by their matches and how many of them were won. */
function winsIn(results: readonly Result[]): Record<string, number> {
  const deals: Record<string, number> = {}
  for (const made of dealsIn(results)) {
    const deal = `${made.length} ${made.filter((result) => result === 'won').length}`
    deals[deal] = (deals[deal] ?? 0) + 1
  }
  return deals
}

function verdictIn(results: readonly Result[]): Verdict | null {
  if (results[0].teams < 2) return null
  const scores = new Map<number, number>()
  for (const made of dealsIn(results)) {
    const score = made.reduce((sum, result) => sum + POINTS[result], 0) / made.length
    scores.set(score, (scores.get(score) ?? 0) + 1)
  }
  return verdictOf([...scores], BOUNDS)
}

const POINTS: Record<Result['result'], number> = { won: 1, drawn: 0.5, lost: 0 }

/**
 * Matches are dealt to whichever thread is free; what has come in without a gap, in the order of the matches, is told.
 * @param goOn answers whether more is wanted
 */
function playAll(
  { game, games, threads, cpu }: Plan,
  pairing: Pairing,
  goOn: (done: readonly Result[]) => boolean,
): Promise<Result[]> {
  const results: Result[] = []
  const early = new Map<number, Result>()
  let next = 0
  let isOver = false
  const take = (k: number, result: Result): void => {
    early.set(k, result)
    for (let found = early.get(results.length); found !== undefined && !isOver;) {
      results.push(found)
      isOver = !goOn(results)
      found = early.get(results.length)
    }
  }
  const player = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./player.mjs', import.meta.url), {
        workerData: { game, cpu },
      })
      let playing = -1
      worker.on('error', reject)
      worker.on('message', (message: Result | 'ready') => {
        if (message !== 'ready') take(playing, message)
        playing = next++
        if (playing < games && !isOver) worker.postMessage({ pairing, k: playing })
        else void worker.terminate().then(() => resolve())
      })
    })
  return Promise.all(Array.from({ length: Math.min(threads, games) }, player)).then(() => results)
}

/** On a terminal the line is drawn over; elsewhere a tenth is a line. */
function show(line: string, isTenth: boolean): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${line}`)
  else if (isTenth) process.stderr.write(`${line}\n`)
}

function bar(done: number, all: number, won: number): string {
  const full = Math.round((done / all) * 30)
  return `${'█'.repeat(full)}${'░'.repeat(30 - full)} ${done}/${all}, ${won} won`
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

const titled = (bot: string, { budget }: Figures): string =>
  bot === 'search' ? `${bot} (${budget} a move)` : bot

const VERDICTS: Record<Verdict, string> = {
  stronger: `stronger (by ${BOUNDS.high} points of Elo or more)`,
  'not-stronger': `not stronger (by ${BOUNDS.low} points of Elo or less)`,
  open: 'not decided',
}

function sentence(f: Figures): string {
  const { share, low, high } = f.wins
  return (
    `${f.game}: ${titled(f.bot, f)} against ${titled(f.against, f)}: ` +
    `won ${f.won}, drawn ${f.drawn}, lost ${f.lost} of ${f.games}; ` +
    `${percent(share)} won (95 % at every look: ${percent(low)} to ${percent(high)}); ` +
    (f.verdict === null ? '' : `${VERDICTS[f.verdict]}; `) +
    `${f.meanRounds.toFixed(1)} rounds, ${f.movesPerMatch.toFixed(0)} moves a match, ` +
    `${f.msPerMove.toFixed(1)} ms a move`
  )
}
