// Runs the lab commands. Threads, Redis and the page's program are loaded only when a command runs.
import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readPackFolder } from '@cardwright/content/node'
import { comparisonOf, reportOf, shareOfDeals, type LabReport, type Tally } from '@cardwright/lab'
import { playedGames, replaysOf, serve, type Job } from '@cardwright/lab/node'
import { Failure, USAGE } from '../failure.ts'
import type { Io } from '../io.ts'
import { openGame, type OpenGame } from '../open-game.ts'
import { counted, type Report } from '../report.ts'
import { runSession } from './session.ts'
import { describeReport } from './summary.ts'
import { planFor, type LabOptions, type WorkerOptions } from './wish.ts'

const filesOf = (folder: string | undefined, { entry }: OpenGame) =>
  readPackFolder(folder ?? fileURLToPath(entry.contentUrl))

export async function runLab(
  id: string,
  options: LabOptions & { content?: string },
  io: Io,
): Promise<Report> {
  const opened = await openGame(id, options.content)
  const { game, entry } = opened
  const plan = planFor(game, options)
  const files = await filesOf(options.content, opened)
  const job: Job = { kind: 'run', id: randomUUID(), files, plan }
  const name = options.out ?? `lab-${opened.entry.id}`
  const { report, isWhole } = await runSession({
    job,
    games: plan.games,
    name,
    options,
    io,
    tell: tellShare,
    report: async (progress, seconds, isLast) => {
      const tally = (progress.result as { tally: Tally }).tally
      const facts = { name: entry.name, played: playedGames(job, progress), seconds }
      const made = reportOf(game, plan, tally, facts)
      return isLast ? { ...made, replays: await replaysOf(game, plan, made.figures) } : made
    },
  })
  return finished(report, name, isWhole)
}

export async function runDiff(
  id: string,
  options: LabOptions & { content: string[] },
  io: Io,
): Promise<Report> {
  const { content } = options
  if (content.length < 1 || content.length > 2)
    throw new Failure('bad-content', 'give --content once or twice', { content }, USAGE)
  const [before, after] = content.length === 1 ? [undefined, content[0]] : content
  const a = await openGame(id, before)
  const b = await openGame(id, after)
  const plan = { a: planFor(a.game, options), b: planFor(b.game, options) }
  const files = { a: await filesOf(before, a), b: await filesOf(after, b) }
  const job: Job = { kind: 'pairs', id: randomUUID(), files, plan }
  const name = options.out ?? `lab-${a.entry.id}-diff`
  const labels: [string, string] = [
    before === undefined ? a.entry.id : basename(before),
    basename(after),
  ]
  const { report, isWhole } = await runSession({
    job,
    games: plan.a.games,
    name,
    options,
    io,
    tell: tellShare,
    report: async (progress, seconds, isLast) => {
      if (progress.result?.kind !== 'pairs') throw new Error('no pairs were played')
      const { pairs } = progress.result
      const facts = { name: a.entry.name, played: playedGames(job, progress), seconds, labels }
      const made = comparisonOf({ a: a.game, b: b.game }, plan, pairs, facts)
      if (!isLast) return made
      const figures = made.compared!.figures
      return { ...made, replays: await replaysOf(b.game, plan.b, figures) }
    },
  })
  return finished(report, name, isWhole)
}

/** The first player's share of wins, or the only player's. */
function tellShare({ sides }: Tally): string {
  const { share, low, high } = shareOfDeals((sides['first'] ?? sides['seat 0']).deals)
  const half = ((high - low) / 2) * 100
  return `${sides['first'] === undefined ? 'won' : 'first player'} ${(share * 100).toFixed(1)} % ±${half.toFixed(1)}`
}

function finished(report: LabReport, name: string, isWhole: boolean): Report {
  return {
    data: { ...report, files: { html: `${name}.html`, json: `${name}.json` } },
    text: [
      describeReport(report),
      `${isWhole ? 'report' : 'partial report'}: ${name}.html, ${name}.json`,
    ].join('\n\n'),
  }
}

const withoutPassword = (url: string): string => url.replace(/\/\/[^/@]*@/, '//')

export async function runWorker(options: WorkerOptions, io: Io): Promise<void> {
  const { redis, threads, budget, bot } = options
  let games = 0
  let trouble = ''
  const server = serve({
    url: redis,
    threads,
    budget,
    bots: bot,
    failed: ({ message }) => {
      if (message !== trouble) io.err(`\n${message}\n`)
      trouble = message
    },
    played: (more) => {
      games += more
      io.progress?.write(`\r${games} games played`)
    },
  })
  await server.ready
  io.err(`playing on ${counted(threads, 'thread')} for ${withoutPassword(redis)}; Ctrl-C ends it\n`)
  await new Promise<void>((stop) => {
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  })
  await server.close()
  io.err(`\n${games} games played\n`)
}
