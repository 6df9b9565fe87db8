// A ladder of bots: who plays whom how often, and what that says in points of Elo. Neighbours play most; pairs with one
// bot in between hold the ladder together. A game for one seat has no opponents: there every bot plays the game
// itself, and the points are compared over that.
import { ratingsOf, type PairScore, type Rated } from '../stats/elo.ts'
import type { Tally } from '../tally/tally.ts'

/** Of so many games between neighbours, pairs further apart play one. */
const APART = 4

export interface LadderPair {
  first: string
  /** null: it plays alone. */
  second: string | null
  games: number
}

export interface LadderScore extends LadderPair {
  won: number
  drawn: number
  lost: number
}

export interface Rung extends Rated {
  bot: string
}

const even = (n: number): number => Math.ceil(n / 2) * 2

/** The cheap ones come first; `bots` from the weakest on. Every deal is played in both seatings. */
export function ladderPairs(bots: readonly string[], games: number, seats: number): LadderPair[] {
  if (seats === 1) return bots.map((first) => ({ first, second: null, games }))
  return bots.flatMap((first, k) => {
    const pairs: LadderPair[] = []
    if (k > 0) pairs.push({ first, second: bots[k - 1], games: even(games) })
    if (k > 1) pairs.push({ first, second: bots[k - 2], games: even(games / APART) })
    return pairs
  })
}

/** What a tally of these games says of the pair. Of two alike nobody could tell who won. */
export function scoreOf(
  { first, second }: LadderPair,
  { games, sides }: Tally,
): Pick<LadderScore, 'won' | 'drawn' | 'lost'> {
  const wonBy = (name: string): number => sides[name]?.won ?? 0
  if (second === null) {
    const won = wonBy('seat 0')
    return { won, drawn: 0, lost: games - won }
  }
  const [won, lost] = [wonBy(`bot ${first}`), wonBy(`bot ${second}`)]
  return { won, drawn: games - won - lost, lost }
}

/** Rungs from the weakest on, as far up as anybody has played. */
export function ladderOf(bots: readonly string[], scores: readonly LadderScore[]): Rung[] {
  const known = scores.filter(({ won, drawn, lost }) => won + drawn + lost > 0)
  const met = bots.filter((bot) =>
    known.some(({ first, second }) => first === bot || second === bot),
  )
  const number = (bot: string | null): number => (bot === null ? met.length : met.indexOf(bot))
  const pairs = known.map(({ first, second, won, drawn, lost }): PairScore => ({
    first: number(first),
    second: number(second),
    won,
    drawn,
    lost,
  }))
  const isAlone = known.some(({ second }) => second === null)
  const rated = met.length === 0 ? [] : ratingsOf(met.length + (isAlone ? 1 : 0), pairs)
  return met.map((bot, k) => ({ bot, ...rated[k] }))
}
