// Two packs play the same deals, game by game. For every number of interest, the tally counts how
// often each pair of results came up: that is all a bootstrap over games needs, and it merges like a tally.
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
 * Games by what they showed, written as numbers: in A `of` and `hits`, in B `of` and `hits`. An edge is a share
 * against that of everybody at the same tables: `of`, `hits`, all seats and all wins, for A and for B. So a card
 * does not seem better or worse when all seats win more or less often than before.
 */
export type SharePairs = Record<string, number>
/** Games by B's number minus A's, and the sum of A's numbers. */
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
  for (let k = chunk.from; k < chunk.to; k++) {
    a.play(k)
    b.play(k)
    pairShares(shares, countsOf(a.planned, a.census), countsOf(b.planned, b.census))
    pairMeans(means, numbersOf(a.census), numbersOf(b.census))
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
    const { seats, wins } = countsOf(planned, census)
    deal.seats += seats
    deal.wins += wins
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
}
interface Counts {
  all: Map<string, Count>
  seats: number
  wins: number
}

/** Every share that this game contributes to. */
function countsOf(planned: PlannedGame, census: Census): Counts {
  const seats = planned.bots.length
  const counts: Counts = { all: new Map(), seats, wins: 0 }
  const add = (name: string, hit: boolean, isEdge = false) => {
    const found = counts.all.get(name)
    if (found === undefined) counts.all.set(name, { of: 1, hits: hit ? 1 : 0, isEdge })
    else {
      found.of++
      if (hit) found.hits++
    }
  }
  /** In games for one player there is nobody to compare with. */
  const hasOthers = seats > 1
  const won = (seat: number) => (census.winners & (1 << seat)) !== 0
  for (let seat = 0; seat < seats; seat++) if (won(seat)) counts.wins++
  for (const [name, seat] of sidesOf(planned, census)) add(name, won(seat))
  for (const ending of ['tied', 'unfinished', 'forfeited']) add(ending, census.ending === ending)
  if (census.ending === 'forfeited') return counts
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
  return counts
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

function written(counts: Counts, found: Count | undefined, isEdge: boolean): string {
  const { of, hits } = found ?? { of: 0, hits: 0 }
  if (!isEdge) return `${of} ${hits}`
  // look only at tables where at least one player had the card
  return of === 0 ? '0 0 0 0' : `${of} ${hits} ${counts.seats} ${counts.wins}`
}

function pairShares(shares: PairTally['shares'], a: Counts, b: Counts): void {
  for (const name of new Set([...a.all.keys(), ...b.all.keys()])) {
    const [x, y] = [a.all.get(name), b.all.get(name)]
    const isEdge = (x ?? y)!.isEdge
    const pairs = (shares[name] ??= {})
    const pair = `${written(a, x, isEdge)} ${written(b, y, isEdge)}`
    pairs[pair] = (pairs[pair] ?? 0) + 1
  }
}

/** Only games that both finished can be compared. */
function pairMeans(
  means: PairTally['means'],
  a: Record<string, number> | null,
  b: Record<string, number> | null,
): void {
  if (a === null || b === null) return
  for (const name of Object.keys(a)) {
    const mean = (means[name] ??= { sumA: 0, differences: {} })
    mean.sumA += a[name]
    const difference = String(b[name] - a[name])
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
