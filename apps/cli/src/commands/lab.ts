// `cardwright lab`: thousands of games with honest statistics, two packs compared, and machines that help.
import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import { readPackFolder } from '@cardwright/content/node'
import { comparisonOf, reportOf, wilson, type LabReport, type Tally } from '@cardwright/lab'
import { playedGames, replaysOf, serve, type Job } from '@cardwright/lab/node'
import { Failure, USAGE } from '../failure.ts'
import type { Io } from '../io.ts'
import { runSession } from '../lab/session.ts'
import { describeReport } from '../lab/summary.ts'
import { planFor, withLab, withThreads, type LabOptions } from '../lab/wish.ts'
import { openGame, type OpenGame } from '../open-game.ts'
import { withContent, withJson } from '../options.ts'
import type { Report } from '../report.ts'
import type { Finish } from '../run.ts'

const NOTES = `
The report is one HTML file with its data beside it; both are kept while the run goes on. Ctrl-C ends
the run with a report of what was played, --resume goes on from there. The same seed gives the same
figures, whatever the number of threads or machines.`

export function addLab(program: Command, io: Io, finish: Finish): void {
  const lab = program.command('lab').description('thousands of games with statistics, as a report')
  const run = lab
    .command('run <game>', { isDefault: true })
    .description('play many games and write a report; "lab <game>" is the same')
    .option('--redis <url>', 'let machines that run "lab worker" play')
    .option('--resume', 'go on from the report of a run that was stopped')
    .addHelpText('after', NOTES)
  withLab(withContent(withJson(run))).action(
    async (id: string, options: LabOptions & { content?: string }) =>
      finish(await runLab(id, options, io), options.json),
  )
  const diff = lab
    .command('diff <game>')
    .description('play two packs on the same deals and tell what moved')
    .requiredOption(
      '--content <dir>',
      'a pack; give it twice, or once to compare with the game’s own',
      (folder: string, before: string[]) => [...before, folder],
      [] as string[],
    )
    .option('--resume', 'go on from the report of a run that was stopped')
  withLab(withJson(diff)).action(async (id: string, options: LabOptions & { content: string[] }) =>
    finish(await runDiff(id, options, io), options.json),
  )
  withThreads(
    lab
      .command('worker')
      .description('play pieces of runs that others have started with --redis')
      .requiredOption('--redis <url>', 'where they are'),
  ).action((options: { redis: string; threads: number; budget: number }) => runWorker(options, io))
}

const filesOf = (folder: string | undefined, { entry }: OpenGame) =>
  readPackFolder(folder ?? fileURLToPath(entry.contentUrl))

async function runLab(
  id: string,
  options: LabOptions & { content?: string },
  io: Io,
): Promise<Report> {
  const opened = await openGame(id, options.content)
  const { game, entry } = opened
  const plan = planFor(game, options)
  const files = await filesOf(options.content, opened)
  const job: Job = { kind: 'run', id: randomUUID(), files, plan }
  const name = options.out ?? `lab-${id}`
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

async function runDiff(
  id: string,
  options: LabOptions & { content: string[] },
  io: Io,
): Promise<Report> {
  const { content } = options
  if (content.length > 2)
    throw new Failure('bad-content', '--content is given at most twice', { content }, USAGE)
  const [before, after] = content.length === 1 ? [undefined, content[0]] : content
  const a = await openGame(id, before)
  const b = await openGame(id, after)
  const plan = { a: planFor(a.game, options), b: planFor(b.game, options) }
  const files = { a: await filesOf(before, a), b: await filesOf(after, b) }
  const job: Job = { kind: 'pairs', id: randomUUID(), files, plan }
  const name = options.out ?? `lab-${id}-diff`
  const labels: [string, string] = [before === undefined ? id : basename(before), basename(after)]
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

/** The first player's share, or the only one's. */
function tellShare({ sides }: Tally): string {
  const { seats, won } = sides['first'] ?? sides['seat 0']
  const { share, low, high } = wilson(won, seats)
  const half = ((high - low) / 2) * 100
  return `${sides['first'] === undefined ? 'won' : 'first player'} ${(share * 100).toFixed(1)} % ±${half.toFixed(1)}`
}

function finished(report: LabReport, name: string, isWhole: boolean): Report {
  return {
    data: { ...report, files: { html: `${name}.html`, json: `${name}.json` } },
    text: [
      describeReport(report),
      `${isWhole ? 'report' : 'report of what was played'}: ${name}.html, ${name}.json`,
    ].join('\n\n'),
  }
}

async function runWorker(
  { redis, threads, budget }: { redis: string; threads: number; budget: number },
  io: Io,
): Promise<void> {
  let games = 0
  const server = serve({
    url: redis,
    threads,
    budget,
    played: (more) => {
      games += more
      io.progress?.write(`\r${games} games played`)
    },
  })
  await server.ready
  io.err(`playing on ${threads} threads for ${redis}; Ctrl-C ends it\n`)
  await new Promise<void>((stop) => {
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  })
  await server.close()
  io.err(`\n${games} games played\n`)
}
