// What a thread or another machine needs to play pieces of a run: the plan and the content as text. Both
// are sent as JSON; the receiver checks that it has the same engine and reads the same pack.
import { games } from '@cardwright/games/here'
import { formatProblems, loadPack, type PackFiles } from '@cardwright/content'
import { BadOption, checkSetup, ENGINE_VERSION, type Game } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { mergePairs, playPairs, type PairPlan, type PairTally } from '../pairs/pair-tally.ts'
import { namedBot, playChunk, type ChunkOptions } from '../play/chunk.ts'
import type { Chunk, LabPlan } from '../play/plan.ts'
import type { BotMaker } from '../play/play-game.ts'
import { mergeTallies, type Tally } from '../tally/tally.ts'

/** One pack plays alone, or two play the same deals. */
export type Job =
  | { kind: 'run'; id: string; files: PackFiles; plan: LabPlan }
  | { kind: 'pairs'; id: string; files: { a: PackFiles; b: PackFiles }; plan: PairPlan }

export type Result = { kind: 'run'; tally: Tally } | { kind: 'pairs'; pairs: PairTally }

/** A job that this machine cannot play; nothing was played. */
export class BadJob extends Error {}

export type Player = (chunk: Chunk, options: ChunkOptions) => Result

/** The plan that numbers the games: with a twin card, only its games are played. */
export function planOf({ kind, plan }: Job): LabPlan {
  if (kind === 'run') return plan
  return plan.b.twin === undefined ? plan.a : plan.b
}

/** Loads the content and bot files. */
export async function openJob(job: Job): Promise<Player> {
  const makeBot = await botMaker(planOf(job).bots)
  if (job.kind === 'run') {
    const { plan } = job
    const game = gameOf(plan, job.files)
    return (chunk, options) => ({
      kind: 'run',
      tally: playChunk(game, plan, chunk, { makeBot, ...options }),
    })
  }
  const { plan, files } = job
  const both = { a: gameOf(plan.a, files.a), b: gameOf(plan.b, files.b) }
  return (chunk, { played, ...options }) => {
    const each = { makeBot, ...options }
    const pairs = playPairs(both, plan, chunk, { a: each, b: each, played })
    return { kind: 'pairs', pairs }
  }
}

export function gameOf(plan: LabPlan, files: PackFiles): Game {
  if (plan.engine !== ENGINE_VERSION)
    throw new BadJob(`planned for engine version ${plan.engine}; this is ${ENGINE_VERSION}`)
  const entry = games.find(({ id }) => id === plan.game)
  if (entry === undefined) throw new BadJob(`there is no game "${plan.game}" here`)
  const { code } = entry
  const loaded = loadPack(files, { usedByCode: code.reads, judge: code.judge })
  if (!loaded.ok) throw new BadJob(formatProblems(loaded.problems))
  if (loaded.pack.hash !== plan.pack)
    throw new BadJob(`planned with other content (${plan.pack}); this pack is ${loaded.pack.hash}`)
  const game = createGame(loaded.pack, code)
  try {
    for (const options of plan.settings) checkSetup(game, plan.bots.length, options)
  } catch (error) {
    if (error instanceof BadOption) throw new BadJob(error.message)
    throw error
  }
  return game
}

/** A user's own bot: a module whose default export makes a bot from a seed and a seat. */
export const isBotFile = (name: string): boolean => name.startsWith('file:')

async function botMaker(names: readonly string[]): Promise<BotMaker> {
  const own = new Map<string, BotMaker>()
  for (const name of new Set(names.filter(isBotFile))) {
    const { default: make } = (await import(name)) as { default?: unknown }
    if (typeof make !== 'function')
      throw new BadJob(`${name} has no default export that makes a bot`)
    own.set(name, (_, seed, seat) => make(seed, seat))
  }
  return (name, seed, seat) => (own.get(name) ?? namedBot)(name, seed, seat)
}

export function mergeResults(a: Result, b: Result): Result {
  if (a.kind === 'run' && b.kind === 'run')
    return { kind: 'run', tally: mergeTallies(a.tally, b.tally) }
  if (a.kind === 'pairs' && b.kind === 'pairs')
    return { kind: 'pairs', pairs: mergePairs(a.pairs, b.pairs) }
  throw new Error('results of two kinds of runs')
}
