// The file of a ladder: its plan and what was played of it. Nothing that was played is lost when it goes on with other bots
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
  /** Games per piece, and the first games of the pieces that are in. */
  size: number
  done: number[]
}

export interface KeptLadder {
  format: 'cardwright-ladder'
  game: string
  pack: string
  engine: number
  seed: number
  /** Settings of the match that are not as usual. */
  options: Options
  games: number
  /** Between which strengths pairs were decided. */
  bounds: Bounds
  pairs: KeptPair[]
  rungs: Rung[]
}

/** @returns null when there is none yet */
export function readLadder(name: string): KeptLadder | null {
  try {
    const kept = JSON.parse(readFileSync(name, 'utf8')) as KeptLadder
    if (kept.format !== 'cardwright-ladder') throw new Error('it is no ladder')
    // the first ladders knew no options, and counted games only
    const pairs = kept.pairs.map((pair) => ({ ...pair, deals: pair.deals ?? dealsFrom(pair) }))
    return { ...kept, options: kept.options ?? {}, pairs }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new Failure('broken-file', `cannot go on from ${name}: ${(error as Error).message}`)
  }
}

/** What must be the same to go on. */
export const sourceOf = ({ game, pack, engine, seed, options }: KeptLadder): string =>
  JSON.stringify([game, pack, engine, seed, Object.entries(options).sort()])

/**
 * The pairs that are asked for, with what was played of them before, and those that were played besides.
 * @param perDeal games of one deal: pieces hold whole ones
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

/** Whoever is named first: both sit in both seats. */
const isSame = (one: LadderPair, other: LadderPair): boolean =>
  (one.first === other.first && one.second === other.second) ||
  (one.first === other.second && one.second === other.first)

/** The first ladders had pieces of one game. A deal of which half was played is not played again. */
function inWholeDeals(pair: KeptPair, perDeal: number): KeptPair {
  if (pair.done.length === 0 || pair.size % perDeal === 0) return pair
  const games = pair.done.flatMap((from) => Array.from({ length: pair.size }, (_, k) => from + k))
  const begun = new Set(games.map((game) => game - (game % perDeal)))
  return { ...pair, size: perDeal, done: [...begun].filter((from) => from < pair.games) }
}

/** As many games as are asked for now, or as have been played. */
function withGames(pair: KeptPair, games: number): KeptPair {
  if (games === pair.games || pair.done.length === 0) return { ...pair, games }
  // the last piece may be a short one; in smaller pieces all are whole, and more can follow
  const size = divisorOf(pair.size, pair.games)
  const done = pair.done.flatMap((from) => {
    const to = Math.min(from + pair.size, pair.games)
    return Array.from({ length: (to - from) / size }, (_, k) => from + k * size)
  })
  return { ...pair, games: Math.max(games, done.at(-1)! + size), size, done }
}

/** The greatest that both have. */
const divisorOf = (a: number, b: number): number => (b === 0 ? a : divisorOf(b, a % b))
