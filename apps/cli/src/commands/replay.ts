// `cardwright replay`: plays a recorded match again and checks that everything comes out the same.
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
import { judgeDeal, proofIn, type DealVerdict, type ProvenReplay } from '@cardwright/protocol/deal'
import { allowSecrets } from '@cardwright/engine/secret'
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

// online matches are dealt by secrets
allowSecrets()

interface ReplayOptions extends Common {
  lang: Lang
  commitment?: string
}

export function addReplay(program: Command, io: Io, finish: Finish): void {
  const command = program
    .command('replay <file>')
    .description('verify a recorded match action by action and show its result')
    .option('--commitment <hash>', 'the commitment announced before play; the secret must match it')
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
  const deal = dealOf(file, data as ProvenReplay, options.commitment)
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
      deal,
    },
    text: [
      ...board,
      `${file}: ${named}, ${actions.length} actions, all as recorded (${hash(match)})`,
      DEALS[deal],
      resultText(log, speaker),
    ].join('\n'),
  }
}

const DEALS: Record<Exclude<DealVerdict, 'changed'>, string> = {
  settled: 'the deal was fixed before play: its secret matches the commitment you gave',
  late: 'the secret matches the commitment',
  unheard:
    'the secret matches the commitment in the file; compare that with the one announced before play (--commitment)',
  'no-proof':
    'the deal cannot be checked: it comes from a plain number, or no commitment was announced',
}

function dealOf(
  file: string,
  replay: ProvenReplay,
  commitment: string | undefined,
): keyof typeof DEALS {
  const match = proofIn(replay.proof)?.match
  const heard =
    commitment === undefined || match === undefined ? null : { match, isEarly: true, commitment }
  const verdict = judgeDeal(replay, heard)
  if (verdict === 'no-proof' && commitment !== undefined)
    throw broken(file, 'it contains nothing to compare a commitment with')
  if (verdict === 'changed')
    throw broken(file, 'the deal is not the one announced before play: its secret differs')
  return verdict
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
