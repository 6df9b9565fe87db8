// Two packs play the same deals, game beside game. For every number one may ask about, the tally keeps how
// often each pair of results came up: that is all that is needed to bet on it, and it merges like a tally. Games of one deal are added up first:
// they are one result.
import type { Game } from '@cardwright/engine'
import { DREW, DREW_EARLY, PLAYED, type Census } from '../play/census.ts'
import { Table, type ChunkOptions } from '../play/chunk.ts'
import { gamesPerDeal, type Chunk, type LabPlan, type PlannedGame } from '../play/plan.ts'
import { comebackOf, sidesOf } from '../tally/count.ts'
import { emptyTally, mergeTallies, type Tally } from '../tally/tally.ts'

export interface PairPlan {
  a: LabPlan
  b: LabPlan
}

/**
 * Deals by what they showed, written as numbers: in A `of` and `hits`, in B `of` and `hits`. An edge is a share
 * against that of everybody at the same tables: `of`, `hits`, all seats and all wins, for A and for B. So a card
 * does not seem better or worse when all seats win more or less often than before.
 */
export type SharePairs = Record<string, number>
/** Deals by their games and by B's numbers minus A's, written as two numbers, and the sum of A's numbers. */
export interface MeanPairs {
  sumA: number
  differences: Record<string, number>
}

export interface PairTally {
  a: Tally
  b: Tally
  /** By what is asked: `seat 0`, `first`, `tied`, `deck hoods`, `drawn wolf`, `played wolf`, `plays wolf` … */
  shares: Record<string, SharePairs>
  means: Record<string, MeanPairs>
}

export function playPairs(
  games: { a: Game; b: Game },
  plan: PairPlan,
  chunk: Chunk,
  options: { a?: ChunkOptions; b?: ChunkOptions; played?: (k: number) => void } = {},
): PairTally {
  if (plan.b.twin !== undefined) return playTwins(games.b, plan.b, chunk, options)
  const a = new Table(games.a, plan.a, options.a ?? {})
  const b = new Table(games.b, plan.b, options.b ?? {})
  const shares: PairTally['shares'] = {}
  const means: PairTally['means'] = {}
  const perDeal = gamesPerDeal(plan.a)
  let deal = newDeal()
  for (let k = chunk.from; k < chunk.to; k++) {
    a.play(k)
    b.play(k)
    addCountsOf(deal.a, a.planned, a.census)
    addCountsOf(deal.b, b.planned, b.census)
    addNumbers(deal, numbersOf(a.census), numbersOf(b.census))
    if ((k + 1) % perDeal === 0 || k + 1 === chunk.to) {
      pairShares(shares, deal.a, deal.b)
      pairMeans(means, deal)
      deal = newDeal()
    }
    options.played?.(k)
  }
  const none = { a: a.result(), b: b.result(), shares: {}, means: {} }
  return { ...none, shares: joinShares(shares, {}), means: joinMeans(means, {}) }
}

/**
 * One seat plays with the other pack's card and the rest without it: the printed side sits at the same table. What
 * it wins is compared with what everybody there wins, so no games without the changed card are needed. All seatings of a
 * deal count as one: where the card makes no difference the same seat wins in each of them, and such deals, the most of
 * them after a small change, leave no doubt.
 */
function playTwins(
  game: Game,
  plan: LabPlan,
  chunk: Chunk,
  options: { b?: ChunkOptions; played?: (k: number) => void },
): PairTally {
  const table = new Table(game, plan, options.b ?? {})
  const twin: SharePairs = {}
  const perDeal = gamesPerDeal(plan)
  const deal = { seats: 0, wins: 0, games: 0, won: 0 }
  for (let k = chunk.from; k < chunk.to; k++) {
    table.play(k)
    const { census, planned } = table
    deal.seats += planned.bots.length
    deal.wins += winsOf(planned, census)
    deal.games++
    deal.won += (census.winners >> planned.twin!.seat) & 1
    if ((k + 1) % perDeal === 0 || k + 1 === chunk.to) {
      const pair = `${deal.seats} ${deal.wins} ${deal.games} ${deal.won}`
      twin[pair] = (twin[pair] ?? 0) + 1
      deal.seats = deal.wins = deal.games = deal.won = 0
    }
    options.played?.(k)
  }
  const b = table.result()
  const a = emptyTally(b.cards.present.length, b.runs.length)
  return { a, b, shares: joinShares({ twin }, {}), means: {} }
}

interface Count {
  of: number
  hits: number
  isEdge: boolean
  /** At the tables where it came up. */
  seats: number
  wins: number
  /** The last of these tables, counted from the first of the deal. */
  table: number
}
interface Counts {
  all: Map<string, Count>
  tables: number
}

/** All games of one deal: what they showed in A and in B, and the numbers of those that both played to their end. */
interface Deal {
  a: Counts
  b: Counts
  games: number
  numbersA: Record<string, number>
  numbersB: Record<string, number>
}

const newCounts = (): Counts => ({ all: new Map(), tables: 0 })
const newDeal = (): Deal => ({
  a: newCounts(),
  b: newCounts(),
  games: 0,
  numbersA: {},
  numbersB: {},
})

const hasWon = ({ winners }: Census, seat: number): boolean => (winners & (1 << seat)) !== 0

const winsOf = ({ bots }: PlannedGame, census: Census): number =>
  bots.filter((_, seat) => hasWon(census, seat)).length

/** Adds every share that this game has a part in. */
function addCountsOf(counts: Counts, planned: PlannedGame, census: Census): void {
  const seats = planned.bots.length
  const wins = winsOf(planned, census)
  const table = ++counts.tables
  const add = (name: string, hit: boolean, isEdge = false) => {
    let found = counts.all.get(name)
    if (found === undefined) {
      found = { of: 0, hits: 0, isEdge, seats: 0, wins: 0, table: 0 }
      counts.all.set(name, found)
    }
    found.of++
    if (hit) found.hits++
    if (found.table === table) return
    found.table = table
    found.seats += seats
    found.wins += wins
  }
  /** In games for one player there is nobody to compare with. */
  const hasOthers = seats > 1
  const won = (seat: number) => hasWon(census, seat)
  for (const [name, seat] of sidesOf(planned, census)) add(name, won(seat))
  for (const ending of ['tied', 'unfinished', 'forfeited']) add(ending, census.ending === ending)
  if (census.ending === 'forfeited') return
  const comeback = comebackOf(census)
  if (comeback !== null) add('comeback', comeback)
  const { definitions } = census.rules.game.pack
  for (let at = 0; at < census.flags.length; at++) {
    const bits = census.flags[at]
    if (bits === 0) continue
    const { id } = definitions[at % definitions.length]
    const seat = Math.floor(at / definitions.length)
    if ((bits & DREW) !== 0) {
      add(`drawn ${id}`, won(seat), hasOthers)
      add(`plays ${id}`, (bits & PLAYED) !== 0)
    }
    if ((bits & DREW_EARLY) !== 0) add(`early ${id}`, won(seat), hasOthers)
    if ((bits & PLAYED) !== 0) add(`played ${id}`, won(seat), hasOthers)
  }
}

/** Whole numbers; answers to a question in hundredths. */
function numbersOf(census: Census): Record<string, number> | null {
  if (census.ending === 'forfeited') return null
  const { decisions, answers, leaders, standing } = census
  return {
    turns: leaders.length,
    decisions,
    answers: Math.round((answers * 100) / Math.max(1, decisions)),
    ...(standing === null ? {} : { standing }),
  }
}

const NEVER: Pick<Count, 'of' | 'hits' | 'seats' | 'wins'> = { of: 0, hits: 0, seats: 0, wins: 0 }

function written(found: Count | undefined, isEdge: boolean): string {
  const { of, hits, seats, wins } = found ?? NEVER
  return isEdge ? `${of} ${hits} ${seats} ${wins}` : `${of} ${hits}`
}

function pairShares(shares: PairTally['shares'], a: Counts, b: Counts): void {
  for (const name of new Set([...a.all.keys(), ...b.all.keys()])) {
    const [x, y] = [a.all.get(name), b.all.get(name)]
    const isEdge = (x ?? y)!.isEdge
    const pairs = (shares[name] ??= {})
    const pair = `${written(x, isEdge)} ${written(y, isEdge)}`
    pairs[pair] = (pairs[pair] ?? 0) + 1
  }
}

/** Only games that both played to their end can be compared. */
function addNumbers(
  deal: Deal,
  a: Record<string, number> | null,
  b: Record<string, number> | null,
): void {
  if (a === null || b === null) return
  deal.games++
  for (const name of Object.keys(a)) {
    deal.numbersA[name] = (deal.numbersA[name] ?? 0) + a[name]
    deal.numbersB[name] = (deal.numbersB[name] ?? 0) + b[name]
  }
}

function pairMeans(means: PairTally['means'], { games, numbersA, numbersB }: Deal): void {
  for (const name of Object.keys(numbersA)) {
    const mean = (means[name] ??= { sumA: 0, differences: {} })
    mean.sumA += numbersA[name]
    const difference = `${games} ${numbersB[name] - numbersA[name]}`
    mean.differences[difference] = (mean.differences[difference] ?? 0) + 1
  }
}

export const mergePairs = (x: PairTally, y: PairTally): PairTally => ({
  a: mergeTallies(x.a, y.a),
  b: mergeTallies(x.b, y.b),
  shares: joinShares(x.shares, y.shares),
  means: joinMeans(x.means, y.means),
})

const keysOf = (x: object, y: object): string[] =>
  [...new Set([...Object.keys(x), ...Object.keys(y)])].sort()

const addCounts = (x: SharePairs, y: SharePairs): SharePairs =>
  Object.fromEntries(keysOf(x, y).map((key) => [key, (x[key] ?? 0) + (y[key] ?? 0)]))

const joinShares = (x: PairTally['shares'], y: PairTally['shares']): PairTally['shares'] =>
  Object.fromEntries(keysOf(x, y).map((name) => [name, addCounts(x[name] ?? {}, y[name] ?? {})]))

const joinMeans = (x: PairTally['means'], y: PairTally['means']): PairTally['means'] =>
  Object.fromEntries(
    keysOf(x, y).map((name) => [
      name,
      {
        sumA: (x[name]?.sumA ?? 0) + (y[name]?.sumA ?? 0),
        differences: addCounts(x[name]?.differences ?? {}, y[name]?.differences ?? {}),
      },
    ]),
  )
