// The file of a ladder: its plan and the games played so far. They are kept when the ladder continues with other bots
// or another number of games.
import { readFileSync } from 'node:fs'
import type { Options } from '@cardwright/engine'
import {
  dealsFrom,
  type Bounds,
  type LadderPair,
  type LadderScore,
  type Rung,
} from '@cardwright/lab'
import { Failure } from '../failure.ts'

export interface KeptPair extends LadderScore {
  /** Games per piece, and the first game of each finished piece. */
  size: number
  done: number[]
}

export interface KeptLadder {
  format: 'cardwright-ladder'
  game: string
  pack: string
  engine: number
  seed: number
  /** Match settings that differ from the defaults. */
  options: Options
  games: number
  /** Between which strengths pairs were decided. */
  bounds: Bounds
  pairs: KeptPair[]
  rungs: Rung[]
}

/** @returns null when there is no file yet */
export function readLadder(name: string): KeptLadder | null {
  try {
    const kept = JSON.parse(readFileSync(name, 'utf8')) as KeptLadder
    if (kept.format !== 'cardwright-ladder') throw new Error('it is not a ladder')
    // older ladder files have no options and no deals
    const pairs = kept.pairs.map((pair) => ({ ...pair, deals: pair.deals ?? dealsFrom(pair) }))
    return { ...kept, options: kept.options ?? {}, pairs }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new Failure('broken-file', `cannot continue from ${name}: ${(error as Error).message}`)
  }
}

/** What must be unchanged to continue. */
export const sourceOf = ({ game, pack, engine, seed, options }: KeptLadder): string =>
  JSON.stringify([game, pack, engine, seed, Object.entries(options).sort()])

/**
 * The requested pairs with their earlier games, plus earlier pairs that were not requested.
 * @param perDeal games of one deal; pieces hold whole deals
 */
export function joinPairs(
  asked: readonly LadderPair[],
  before: readonly KeptPair[],
  perDeal: number,
): { asked: KeptPair[]; besides: KeptPair[] } {
  const find = (pair: LadderPair): KeptPair | undefined => before.find((one) => isSame(one, pair))
  return {
    asked: asked.map((pair) => {
      const played = find(pair)
      if (played === undefined) return unplayed(pair)
      return withGames(inWholeDeals(played, perDeal), pair.games)
    }),
    besides: before.filter((one) => !asked.some((pair) => isSame(one, pair))),
  }
}

const unplayed = (pair: LadderPair): KeptPair => ({
  ...pair,
  won: 0,
  drawn: 0,
  lost: 0,
  deals: {},
  size: 0,
  done: [],
})

/** Order does not matter: both bots play both seats. */
const isSame = (one: LadderPair, other: LadderPair): boolean =>
  (one.first === other.first && one.second === other.second) ||
  (one.first === other.second && one.second === other.first)

/** Older ladders had pieces of one game. A deal that was half played is not replayed. */
function inWholeDeals(pair: KeptPair, perDeal: number): KeptPair {
  if (pair.done.length === 0 || pair.size % perDeal === 0) return pair
  const games = pair.done.flatMap((from) => Array.from({ length: pair.size }, (_, k) => from + k))
  const begun = new Set(games.map((game) => game - (game % perDeal)))
  return { ...pair, size: perDeal, done: [...begun].filter((from) => from < pair.games) }
}

/** The number of games requested, or already played if that is more. */
function withGames(pair: KeptPair, games: number): KeptPair {
  if (games === pair.games || pair.done.length === 0) return { ...pair, games }
  // the last piece may be short; choose a piece size that divides all, so that more pieces can follow
  const size = divisorOf(pair.size, pair.games)
  const done = pair.done.flatMap((from) => {
    const to = Math.min(from + pair.size, pair.games)
    return Array.from({ length: (to - from) / size }, (_, k) => from + k * size)
  })
  return { ...pair, games: Math.max(games, done.at(-1)! + size), size, done }
}

/** The greatest common divisor. */
const divisorOf = (a: number, b: number): number => (b === 0 ? a : divisorOf(b, a % b))
