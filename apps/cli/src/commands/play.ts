// `cardwright play`: plays a match in the terminal, or shows a match between bots.
import type { Command } from 'commander'
import { BOT_NAMES, type BotName } from '@cardwright/bots'
import type { Lang } from '@cardwright/content'
import { hash, outcome, type Options } from '@cardwright/engine'
import { Failure, USAGE } from '../failure.ts'
import type { Io } from '../io.ts'
import { checkOptions, openGame, type OpenGame } from '../open-game.ts'
import {
  botsFor,
  readBots,
  seedOf,
  wholeNumber,
  withContent,
  withJson,
  withLang,
  withMatch,
  type Common,
} from '../options.ts'
import { saveReplay } from '../play/save.ts'
import { Session } from '../play/session.ts'
import { endText, resultText, watch } from '../play/watch.ts'
import type { MatchLog } from '../play/match-log.ts'
import type { Report } from '../report.ts'
import type { Finish } from '../run.ts'
import { paintWith } from '../show/paint.ts'
import { speakerFor, type Speaker } from '../show/speaker.ts'

interface PlayOptions extends Common {
  bot: BotName[]
  seed?: number
  seat: number
  watch?: boolean
  option: Options
  lang: Lang
  save?: string
}

const NOTES = `
Type the number of a choice; h lists the other commands (u takes back, ? explains, q quits).
Without a terminal the lines of a pipe or file are the input. With nothing to read, or with --watch,
two bots play one match, which is told turn by turn.`

export function addPlay(program: Command, io: Io, finish: Finish): void {
  const command = program
    .command('play <game>')
    .description('play a game in the terminal against a bot, or watch bots play')
    .option(
      '--bot <name>',
      `${BOT_NAMES.join(', ')}; with --watch also one per seat, as in greedy,random`,
      readBots,
      ['greedy'],
    )
    .option('--seed <n>', 'seed of the match; default: random', seedOf)
    .option('--seat <n>', 'which player you are', wholeNumber('--seat', 1, 8), 1)
    .option('--watch', 'bots play all seats')
    .option('--save <file>', 'write the replay when the match ends or you quit')
    .addHelpText('after', NOTES)
  withLang(withMatch(withContent(withJson(command)))).action(
    async (id: string, options: PlayOptions) => finish(await play(id, options, io), options.json),
  )
}

async function play(id: string, options: PlayOptions, io: Io): Promise<Report> {
  const opened = await openGame(id, options.content)
  checkOptions(opened.game, options.option)
  const seed = options.seed ?? Math.floor(Math.random() * 1_000_000)
  const lines = options.watch ? null : io.lines()
  const first = lines === null ? null : await firstLine(lines, io)
  const isWatched = lines === null || (first === null && !io.isTerminal)
  const run = isWatched ? watchBots : playSession
  const { log, speaker, data } = await run({ id, opened, seed, options, io, lines, first })
  await lines?.return?.()
  if (options.save !== undefined) saveReplay(options.save, log)
  const end = outcome(log.match)
  return {
    data: {
      game: opened.entry.id,
      pack: opened.pack.hash,
      seed,
      ...data,
      decisions: log.actions.length,
      outcome: end,
      hash: hash(log.match),
      ...(options.save === undefined ? {} : { replay: options.save }),
    },
    text: options.save === undefined ? '' : speaker.words.saved(options.save),
  }
}

interface Run {
  id: string
  opened: OpenGame
  seed: number
  options: PlayOptions
  io: Io
  lines: AsyncIterator<string> | null
  first: string | null
}
interface Ran {
  log: MatchLog
  speaker: Speaker
  data: Record<string, unknown>
}

/** A pipe may be empty, so read it first; read a terminal only after the table is shown. */
async function firstLine(lines: AsyncIterator<string>, io: Io): Promise<string | null> {
  if (io.isTerminal) return null
  const { value, done } = await lines.next()
  return done ? null : value
}

/** With `--json` only the document is printed. */
const writer =
  ({ io, options }: Run) =>
  (line: string) => {
    if (!options.json) io.out(`${line}\n`)
  }

async function watchBots(plan: Run): Promise<Ran> {
  const { opened, seed, options, io } = plan
  const bots = botsFor(options.bot, opened.pack.manifest.seats)
  const speaker = speakerFor(opened.pack, options.lang)
  const write = writer(plan)
  const names = bots.map((name, seat) => `${speaker.seat(seat)}: ${speaker.words.bot(name)}`)
  write(`${opened.entry.name[options.lang]}, ${names.join(', ')} (--seed ${seed})`)
  const { log, turns } = watch(
    opened.game,
    { seed, bots, options: options.option },
    speaker,
    paintWith(io.hasColour),
    write,
  )
  return { log, speaker, data: { watched: true, bots, turns } }
}

async function playSession(plan: Run): Promise<Ran> {
  const { opened, seed, options, io } = plan
  const { min, max } = opened.pack.manifest.seats
  if (options.seat > max || options.bot.length !== 1)
    throw new Failure(
      'bad-seat',
      options.seat > max
        ? `--seat must be a whole number from 1 to ${max}, not "${options.seat}"`
        : '--bot takes one name; one per seat needs --watch',
      {},
      USAGE,
    )
  const seat = options.seat - 1
  const seats = Math.max(min, options.seat)
  const speaker = speakerFor(opened.pack, options.lang)
  const write = writer(plan)
  write(speaker.words.welcome(opened.entry.name[options.lang], seed))
  const session = new Session({
    game: opened.game,
    seed,
    seat,
    seats,
    bot: options.bot[0],
    options: options.option,
    speaker,
    paint: paintWith(io.hasColour),
    write,
  })
  const finished = await session.play(reader(plan))
  if (finished) write(ending(session.log, seat, speaker))
  return { log: session.log, speaker, data: { watched: false, finished, seat: options.seat } }
}

function reader({ lines, first, io, options }: Run): () => Promise<string | null> {
  let waiting = first
  return async () => {
    if (waiting !== null) {
      const line = waiting
      waiting = null
      return line
    }
    if (io.isTerminal && !options.json) io.out('> ')
    const { value, done } = await lines!.next()
    return done ? null : value
  }
}

function ending(log: MatchLog, seat: number, speaker: Speaker): string {
  const end = outcome(log.match)!
  if (!end.winners.includes(seat)) return resultText(log, speaker)
  return speaker.words.youWon + endText(end, speaker)
}
