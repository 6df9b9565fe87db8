// `cardwright lab`: thousands of games with honest statistics, two packs compared, and machines that help.
import type { Command } from 'commander'
import type { Io } from '../io.ts'
import type { ChangeOptions } from '../lab/change.ts'
import type { LadderOptions } from '../lab/ladder.ts'
import type { MatchupsOptions } from '../lab/matchups.ts'
import {
  readBotFiles,
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
  const lab = program.command('lab').description('thousands of games with statistics, as a report')
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
    .description('play two packs on the same deals and tell what moved')
    .option(
      '--content <dir>',
      'a pack; give it twice, or once to compare with the game’s own',
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
    .description('what a changed card is worth to the only player who has it: "stats.damage=2"')
    .option('--bot <name>', 'who plays; a file is a bot of your own', readPlayer, 'greedy')
    .option('--seed <n>', 'first deal', seedOf, 1)
    .option('--seconds <n>', 'at most so long', wholeNumber('--seconds', 1, 86_400), 60)
    .option(
      '--points <n>',
      'close enough: half the width of the interval',
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
    .description('how strong the bots are: each against those below it, in points of Elo')
    .option('--games <n>', 'games between neighbours', wholeNumber('--games', 2, 1_000_000), 200)
    .option('--bots <names>', 'from the weakest on; all of them unless told', readBots)
    .option('--seed <n>', 'first deal', seedOf, 1)
    .option('--out <name>', 'name of the file, without ending')
    .option('--resume', 'go on with the file of a ladder that was stopped')
  withMatch(withThreads(withJson(ladder))).action(async (id: string, options: LadderOptions) =>
    finish(await (await import('../lab/ladder.ts')).runLadder(id, options, io), options.json),
  )
}

function addMatchups(lab: Command, io: Io, finish: Finish): void {
  const matchups = lab
    .command('matchups <game>')
    .description('every two ready-made decks against each other, kept in the pack for its pages')
    .option('--games <n>', 'games of each pair', wholeNumber('--games', 2, 1_000_000), 200)
    .option('--bot <name>', 'who plays both decks', readBot, 'level3')
    .option('--seed <n>', 'first deal', seedOf, 1)
    .option('--out <file>', 'another file than matchups.json of the pack')
  withMatch(withThreads(withContent(withJson(matchups)))).action(
    async (id: string, options: MatchupsOptions) =>
      finish(await (await import('../lab/matchups.ts')).runMatchups(id, options, io), options.json),
  )
}

function addWorker(lab: Command, io: Io): void {
  withThreads(
    lab
      .command('worker')
      .description('play pieces of runs that others have started with --redis')
      .requiredOption('--redis <url>', 'where they are')
      .option(
        '--bot <file>',
        'a bot of your own that runs may ask for; no other file is run; may be repeated',
        readBotFiles,
        [],
      ),
  ).action(async (options: WorkerOptions) => (await work()).runWorker(options, io))
}
