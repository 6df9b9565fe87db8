// The battery: everything every game must pass, as a list of named checks, each with its figures.
import type { PackFiles } from '@cardwright/content'
import type { Game, GameCode } from '@cardwright/engine'
import { runExhaustively } from '../exhaustive/run.ts'
import { gameOf } from '../game-source.ts'
import { mutationTest } from '../mutation.ts'
import { renamePack } from '../rename.ts'
import { traceOf, type Trace } from '../trace.ts'
import { checkAccepted, checkLists, checkRefusals } from './answers.ts'
import { checkConsistency } from './consistency.ts'
import { checkMatchups } from './matchups.ts'
import { checkOffers } from './offers.ts'
import { checkSecrets } from './secrets.ts'
import { checkCancel, checkClones, checkReplays, checkSaves, checkUndo } from './states.ts'
import type { Stock } from './stock.ts'
import { setupsOf, walk } from './walk.ts'

export interface BatterySize {
  /** Random decisions visited by each check. */
  decisions: number
  /** States whose views are compared in two worlds. */
  states: number
  /** Matches written down and played again, and matches of the rename test. */
  matches: number
  /** Times that every id gets another name. */
  renamings: number
  /** Mistakes seeded into the pack. */
  defects: number
  /** Decisions within which everything must have fired. */
  exhaustive: number
  seed?: number
  stock?: Stock
}

/** A few seconds, for every test run. */
export const SMALL: BatterySize = {
  decisions: 4000,
  states: 400,
  matches: 12,
  renamings: 1,
  defects: 500,
  exhaustive: 200_000,
}

/** What must be shown once: minutes. */
export const BIG: BatterySize = {
  decisions: 100_000,
  states: 10_000,
  matches: 100,
  renamings: 3,
  defects: 2000,
  exhaustive: 1_000_000,
}

export interface Check {
  name: string
  run(): Record<string, number | string>
}

const MIN_SHARE = 99

export function batteryOf(
  game: Game,
  files: PackFiles,
  code: GameCode,
  size: BatterySize,
): Check[] {
  const { decisions, states, matches, seed, stock } = size
  const way = { decisions, seed, stock }
  const check = (name: string, run: () => object): Check => ({
    name,
    run: run as Check['run'],
  })
  let first: Trace | null = null
  const plain = () => (first ??= traceOf(gameOf(files, code), traced(game, size), size))
  return [
    check('random matches of every option end', () =>
      walk(game, { ...way, whole: true }, () => {}),
    ),
    check('listing twice gives the same list', () => checkLists(game, way)),
    check('every listed action is accepted', () => checkAccepted(game, way)),
    check('everything else is refused and changes nothing', () => checkRefusals(game, way)),
    check('every offer is accepted and none is missing', () => checkOffers(game, way)),
    check('clones are independent', () => checkClones(game, way)),
    check('a state agrees with itself', () => checkConsistency(game, way)),
    check('do and undo restores every hash', () => checkUndo(game, way)),
    check('select and cancel is byte-identical', () => checkCancel(game, way)),
    check('a saved match loads as it was, in the middle of choices too', () =>
      checkSaves(game, way),
    ),
    check('replays end in the same state', () => checkReplays(game, matches, seed)),
    check('what was played before changes no game', () => afterOthers(plain(), files, code, size)),
    check('no seat and no spectator learns what it may not know', () =>
      checkSecrets(game, states, { seed, stock }),
    ),
    check('figures of decks were made with the lists of today', () => checkMatchups(game.pack)),
    check('everything in the pack fires', () => exhaustive(game, size)),
    check('renaming every id changes no game', () => renamed(plain(), files, code, size)),
    check('seeded mistakes are refused', () => mutated(files, code, size)),
  ]
}

function exhaustive(game: Game, size: BatterySize): object {
  const { missing, ...figures } = runExhaustively(game, {
    decisions: size.exhaustive,
    seed: size.seed,
    stock: size.stock,
  })
  if (missing.length > 0)
    throw new Error(`never fired in ${figures.decisions} decisions:\n  ${missing.join('\n  ')}`)
  return figures
}

/** Matches of a trace: every setup with its own decks and with the whole pack. */
const traced = (game: Game, { matches }: BatterySize): number =>
  Math.max(matches, setupsOf(game).length * 2)

/** Words are numbered as they are met; that must not depend on who listened to earlier matches. */
function afterOthers(plain: Trace, files: PackFiles, code: GameCode, size: BatterySize): object {
  const used = gameOf(files, code)
  const heard = traceOf(used, plain.matches, { ...size, seed: 77, sink: () => {} })
  const { trace } = traceOf(used, plain.matches, size)
  if (trace !== plain.trace)
    throw new Error(`after other matches the same games differ: ${plain.trace}, ${trace}`)
  return { ...plain, before: heard.matches }
}

function renamed(plain: Trace, files: PackFiles, code: GameCode, size: BatterySize): object {
  for (let seed = 1; seed <= size.renamings; seed++) {
    const after = traceOf(gameOf(renamePack(files, seed), code), plain.matches, size)
    if (after.trace !== plain.trace)
      throw new Error(`renaming (seed ${seed}) changes the games: ${plain.trace}, ${after.trace}`)
  }
  return { ...plain, renamings: size.renamings }
}

function mutated(files: PackFiles, code: GameCode, size: BatterySize): object {
  const { missed, astray, ...figures } = mutationTest(files, size.defects, code)
  if (figures.share < MIN_SHARE)
    throw new Error(`only ${figures.share} % are caught; missed:\n  ${missed.join('\n  ')}`)
  if (figures.placed < MIN_SHARE)
    throw new Error(`only ${figures.placed} % are told in place; astray:\n  ${astray.join('\n  ')}`)
  return { ...figures, missed: missed.length, astray: astray.length }
}
