// `cardwright replay`: plays a recorded match again and says whether everything came out the same.
import type { Command } from 'commander'
import type { Lang } from '@cardwright/content'
import {
  BadOption,
  BadReplay,
  hash,
  outcome,
  replay as playAgain,
  viewFor,
  type Match,
  type Replay,
} from '@cardwright/engine'
import { Failure } from '../failure.ts'
import { readJsonFile } from '../files.ts'
import type { Io } from '../io.ts'
import { findEntry, openGame, unknownGame } from '../open-game.ts'
import { withContent, withJson, withLang, type Common } from '../options.ts'
import { resultText } from '../play/watch.ts'
import type { Report } from '../report.ts'
import type { Finish } from '../run.ts'
import { drawBoard } from '../show/board.ts'
import { boardNumbers } from '../show/numbers.ts'
import { paintWith } from '../show/paint.ts'
import { speakerFor } from '../show/speaker.ts'

interface ReplayOptions extends Common {
  lang: Lang
}

export function addReplay(program: Command, io: Io, finish: Finish): void {
  const command = program
    .command('replay <file>')
    .description('verify a recorded match action by action and show its result')
  withLang(withContent(withJson(command))).action(async (file: string, options: ReplayOptions) =>
    finish(await verifyReplay(file, options, io), options.json),
  )
}

async function verifyReplay(file: string, options: ReplayOptions, io: Io): Promise<Report> {
  const data = readJsonFile(file)
  const named = (data as Replay | null)?.game
  if (typeof named !== 'string') throw broken(file, 'this is not a Cardwright replay')
  if (!findEntry(named)) throw unknownGame(named)
  const { game, pack } = await openGame(named, options.content)
  const match = judge(file, () => playAgain(game, data))
  const { actions, seed, seats } = data as Replay
  const speaker = speakerFor(pack, options.lang)
  const log = { game, match, seed, options: {}, actions }
  const paint = paintWith(io.hasColour)
  const view = viewFor(match, 'spectator')
  const board = drawBoard({ view, speaker, paint, numbers: boardNumbers(pack, speaker) })
  return {
    data: {
      ok: true,
      game: named,
      pack: pack.hash,
      seed,
      seats,
      decisions: actions.length,
      outcome: outcome(match),
      hash: hash(match),
    },
    text: [
      ...board,
      `${file}: ${named}, ${actions.length} actions, every one as recorded (${hash(match)})`,
      resultText(log, speaker),
    ].join('\n'),
  }
}

function judge(file: string, play: () => Match): Match {
  try {
    return play()
  } catch (error) {
    if (error instanceof BadReplay || error instanceof BadOption) throw broken(file, error.message)
    throw error
  }
}

const broken = (file: string, message: string): Failure =>
  new Failure('bad-replay', `${file}: ${message}`, { file })
