// `cardwright lab`: thousands of games with statistics, comparisons of two packs, and workers on other machines.
import type { Command } from 'commander'
import type { Io } from '../io.ts'
import type { ChangeOptions } from '../lab/change.ts'
import type { LadderOptions } from '../lab/ladder.ts'
import type { MatchupsOptions } from '../lab/matchups.ts'
import {
  readBotFiles,
  readBounds,
  readPlayer,
  withLab,
  withThreads,
  type LabOptions,
  type WorkerOptions,
} from '../lab/wish.ts'
import {
  numberAboveZero,
  readBot,
  readBots,
  seedOf,
  wholeNumber,
  withContent,
  withJson,
  withMatch,
} from '../options.ts'
import type { Finish } from '../run.ts'

const NOTES = `
The report is one HTML file with its data beside it; both are kept while the run goes on. Ctrl-C ends
the run with a report of what was played, --resume goes on from there. The same seed gives the same
figures, whatever the number of threads or machines.`

const work = () => import('../lab/run-lab.ts')

export function addLab(program: Command, io: Io, finish: Finish): void {
  const lab = program.command('lab').description('play thousands of games and report statistics')
  addRun(lab, io, finish)
  addDiff(lab, io, finish)
  addChange(lab, io, finish)
  addLadder(lab, io, finish)
  addMatchups(lab, io, finish)
  addWorker(lab, io)
}

function addRun(lab: Command, io: Io, finish: Finish): void {
  const run = lab
    .command('run <game>', { isDefault: true })
    .description('play many games and write a report; "lab <game>" is the same')
    .option('--redis <url>', 'let machines that run "lab worker" play')
    .option('--resume', 'go on from the report of a run that was stopped')
    .addHelpText('after', NOTES)
  // commander answers `lab <game> --help` with the help of `lab`
  lab.addHelpText('after', () => `\n${run.helpInformation()}${NOTES}`)
  withLab(withContent(withJson(run))).action(
    async (id: string, options: LabOptions & { content?: string }) =>
      finish(await (await work()).runLab(id, options, io), options.json),
  )
}

function addDiff(lab: Command, io: Io, finish: Finish): void {
  const diff = lab
    .command('diff <game>')
    .description('play two packs on the same deals and report what moved')
    .option(
      '--content <dir>',
      'a pack; give two, or one to compare with the game’s own',
      (folder: string, before: string[]) => [...before, folder],
      [] as string[],
    )
    .option('--redis <url>', 'let machines that run "lab worker" play')
    .option('--resume', 'go on from the report of a run that was stopped')
  withLab(withJson(diff)).action(async (id: string, options: LabOptions & { content: string[] }) =>
    finish(await (await work()).runDiff(id, options, io), options.json),
  )
}

function addChange(lab: Command, io: Io, finish: Finish): void {
  const change = lab
    .command('change <game> <card> <place=value...>')
    .description(
      'measure what a changed card is worth to the only player who has it: "stats.damage=2"',
    )
    .option('--bot <name>', 'who plays; a file is a bot of your own', readPlayer, 'greedy')
    .option('--seed <n>', 'first deal', seedOf, 1)
    .option('--seconds <n>', 'time limit in seconds', wholeNumber('--seconds', 1, 86_400), 60)
    .option(
      '--points <n>',
      'stop when half the width of the interval is below this',
      numberAboveZero('--points'),
      1.5,
    )
  withThreads(withJson(change)).action(
    async (id: string, card: string, words: string[], options: ChangeOptions) =>
      finish(
        await (await import('../lab/change.ts')).runChange(id, card, words, options, io),
        options.json,
      ),
  )
}

function addLadder(lab: Command, io: Io, finish: Finish): void {
  const ladder = lab
    .command('ladder <game>')
    .description('measure how strong the bots are, in Elo points: each plays those below it')
    .option(
      '--games <n>',
      'at most so many games per pair',
      wholeNumber('--games', 2, 1_000_000),
      200,
    )
    .option(
      '--bounds <low,high>',
      'a pair ends when it is decided whether the stronger bot leads by at least <high> Elo points or at most <low>',
      readBounds,
      { low: 0, high: 50 },
    )
    .option('--all', 'play all games, even of decided pairs')
    .option('--bots <names>', 'from weakest to strongest; default: all', readBots)
    .option('--seed <n>', 'first deal', seedOf, 1)
    .option('--out <name>', 'name of the file, without extension')
    .option('--resume', 'continue a stopped ladder from its file')
  withMatch(withThreads(withJson(ladder))).action(async (id: string, options: LadderOptions) =>
    finish(await (await import('../lab/ladder.ts')).runLadder(id, options, io), options.json),
  )
}

function addMatchups(lab: Command, io: Io, finish: Finish): void {
  const matchups = lab
    .command('matchups <game>')
    .description(
      'play every pair of ready-made decks and store the figures in the pack for its pages',
    )
    .option('--games <n>', 'games per pair', wholeNumber('--games', 2, 1_000_000), 200)
    .option('--bot <name>', 'who plays both decks', readBot, 'level3')
    .option('--seed <n>', 'first deal', seedOf, 1)
    .option('--out <file>', 'write to this file instead of matchups.json of the pack')
  withMatch(withThreads(withContent(withJson(matchups)))).action(
    async (id: string, options: MatchupsOptions) =>
      finish(await (await import('../lab/matchups.ts')).runMatchups(id, options, io), options.json),
  )
}

function addWorker(lab: Command, io: Io): void {
  withThreads(
    lab
      .command('worker')
      .description('play parts of runs that were started elsewhere with --redis')
      .requiredOption('--redis <url>', 'address of the Redis server')
      .option(
        '--bot <file>',
        'a bot of your own that runs may request; no other file is executed; may be repeated',
        readBotFiles,
        [],
      ),
  ).action(async (options: WorkerOptions) => (await work()).runWorker(options, io))
}
