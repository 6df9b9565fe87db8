// `cardwright sim`: plays many matches between bots and prints figures.
import type { Command } from 'commander'
import type { BotName } from '@cardwright/bots'
import type { Options } from '@cardwright/engine'
import type { Io } from '../io.ts'
import { checkOptions, openGame } from '../open-game.ts'
import {
  botsFor,
  readBots,
  seedOf,
  wholeNumber,
  withContent,
  withJson,
  withMatch,
  type Common,
} from '../options.ts'
import { saveReplay } from '../play/save.ts'
import { playBots } from '../play/watch.ts'
import { table, type Report } from '../report.ts'
import type { Finish } from '../run.ts'
import { progressBar } from '../sim/progress.ts'
import { simulate } from '../sim/simulate.ts'

interface SimOptions extends Common {
  games: number
  seed: number
  bots: BotName[]
  option: Options
  save?: string
}

const NOTES = `
The trace is a hash over every state passed through: equal seeds give equal traces, also after
renaming every id of the pack. Match k of a run is the match of "play --watch --seed S+k".`

const EXCEEDED =
  'warning: a budget stopped something (triggers that set each other off, or a full list)'

export function addSim(program: Command, io: Io, finish: Finish): void {
  const command = program
    .command('sim <game>')
    .description('play many matches between bots and print the figures')
    .option('--games <n>', 'how many matches', wholeNumber('--games', 1, 10_000_000), 100)
    .option('--seed <n>', 'seed of the first match', seedOf, 1)
    .option('--bots <names>', 'one bot for all seats, or one per seat: random,greedy', readBots, [
      'random',
    ])
    .option('--save <file>', 'write the replay of the first match')
    .addHelpText('after', NOTES)
  withMatch(withContent(withJson(command))).action(async (id: string, options: SimOptions) =>
    finish(await sim(id, options, io), options.json),
  )
}

async function sim(id: string, options: SimOptions, io: Io): Promise<Report> {
  const { entry, game, pack } = await openGame(id, options.content)
  const bots = botsFor(options.bots, pack.manifest.seats)
  const { games, seed, option } = options
  checkOptions(game, option)
  const bar = progressBar(io.progress, games)
  let result
  try {
    const warned = (decisions: number) => io.err(`${EXCEEDED}, first in decision ${decisions}\n`)
    result = simulate({ game, games, seed, bots, options: option, played: bar.at, warned })
  } finally {
    bar.end()
  }
  if (options.save !== undefined)
    saveReplay(options.save, playBots(game, { seed, bots, options: option }).log)
  const { decisions, turns, seconds } = result
  const data = {
    game: entry.id,
    pack: pack.hash,
    seed,
    bots,
    options: option,
    games,
    decisions,
    turns,
    wins: result.wins,
    draws: result.draws,
    losses: result.losses,
    unfinished: result.unfinished,
    exceeded: result.exceeded,
    meanLength: { decisions: decisions / games, turns: turns / games },
    seconds: Number(seconds.toFixed(3)),
    decisionsPerSecond: Math.round(decisions / seconds),
    trace: result.trace,
  }
  return { data, text: describe(data) }
}

interface Figures {
  games: number
  decisions: number
  bots: string[]
  wins: number[]
  draws: number
  losses: number
  unfinished: number
  exceeded: number
  meanLength: { decisions: number; turns: number }
  seconds: number
  decisionsPerSecond: number
  trace: string
}

function describe(figures: Figures): string {
  const share = (n: number) => `${n} (${((n / figures.games) * 100).toFixed(1)} %)`
  const { decisions, turns } = figures.meanLength
  return table([
    ['games', `${figures.games} in ${figures.seconds} s`],
    ...figures.wins.map((n, seat) => [
      `seat ${seat + 1}, ${figures.bots[seat]}`,
      `${share(n)} won`,
    ]),
    figures.bots.length === 1 ? ['lost', share(figures.losses)] : ['draws', share(figures.draws)],
    ...(figures.unfinished > 0 ? [['unfinished', share(figures.unfinished)]] : []),
    ...(figures.exceeded > 0 ? [['stopped by a budget', `${figures.exceeded} times`]] : []),
    ['mean length', `${decisions.toFixed(1)} decisions, ${turns.toFixed(1)} turns`],
    ['decisions', `${figures.decisions}, ${figures.decisionsPerSecond} a second`],
    ['trace', figures.trace],
  ])
}
