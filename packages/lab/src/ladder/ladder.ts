// A ladder of bots: which pairs play, and the resulting Elo points. Neighbours give the steps; pairs with one
// bot in between stabilize the ladder. In a game for one seat both play the same games alone, and the one that ends in the
// better position by the game's own evaluation wins; a won game counts most in it.
import { ratingsOf, type PairScore, type Rated } from '../stats/elo.ts'
import { verdictOf, type Bounds, type Verdict } from '../stats/sprt.ts'
import type { PairTally } from '../pairs/pair-tally.ts'
import type { Tally } from '../tally/tally.ts'

export interface LadderPair {
  first: string
  second: string
  games: number
}

export interface LadderScore extends LadderPair {
  won: number
  drawn: number
  lost: number
  /** Deals by the share of their points that the first bot has made. */
  deals: Record<string, number>
}

export interface Rung extends Rated {
  bot: string
}

const even = (n: number): number => Math.ceil(n / 2) * 2

/** Neighbours first, the cheap ones before the others; `bots` from the weakest on. Every deal is played in both seatings. */
export function ladderPairs(bots: readonly string[], games: number): LadderPair[] {
  return [1, 2].flatMap((apart) =>
    bots.slice(apart).map((first, k) => ({ first, second: bots[k], games: even(games) })),
  )
}

export type Score = Pick<LadderScore, 'won' | 'drawn' | 'lost'>

/** The result of the games between the two. In some games both may win, which counts as a draw. */
export const scoreOf = ({ first, second }: LadderPair, tally: Tally): Score =>
  scoreBetween(`bot ${first}`, `bot ${second}`, tally)

/** The same for two sides of the tally, one for each seating. */
export function scoreBetween(
  first: string,
  second: string,
  { games, sides, endings }: Tally,
): Score {
  const [one, other] = [first, second].map((side) => sides[side]?.won ?? 0)
  const both = one + other - (endings['won'] ?? 0) - (endings['forfeited'] ?? 0)
  return { won: one - both, drawn: games - one - other + 2 * both, lost: other - both }
}

/** Deals by what the first of the two has made in both seatings, of what could be made. */
export function dealsOf({ first }: LadderPair, { sides }: Tally): LadderScore['deals'] {
  const deals: LadderScore['deals'] = {}
  for (const [deal, times] of Object.entries(sides[`bot ${first}`]?.deals ?? {})) {
    const [games, , halves] = deal.split(' ').map(Number)
    const score = halves / (2 * games)
    deals[score] = (deals[score] ?? 0) + times
  }
  return deals
}

/** The same where only games are known: as if the two games of a deal had nothing to do with each other. */
export function dealsFrom({ won, drawn, lost }: Score): LadderScore['deals'] {
  const games = won + drawn + lost
  if (games === 0) return {}
  const [w, d, l] = [won, drawn, lost].map((n) => n / games)
  const of = (chance: number): number => (chance * games) / 2
  return {
    0: of(l * l),
    0.25: of(2 * d * l),
    0.5: of(d * d + 2 * w * l),
    0.75: of(2 * w * d),
    1: of(w * w),
  }
}

export const decided = ({ deals }: Pick<LadderScore, 'deals'>, bounds: Bounds): Verdict =>
  verdictOf(
    Object.entries(deals).map(([score, times]) => [Number(score), times] as const),
    bounds,
  )

/** Of games that each played alone: a deal is a game. */
export const dealsAlone = ({ won, drawn, lost }: Score): LadderScore['deals'] => ({
  0: lost,
  0.5: drawn,
  1: won,
})

/** What games that each played alone say: the second bot's are A, the first one's B. */
export function scoreAlone({ means }: PairTally): Score {
  const score = { won: 0, drawn: 0, lost: 0 }
  for (const [deal, times] of Object.entries(means['standing']?.differences ?? {})) {
    const better = Number(deal.split(' ')[1])
    score[better > 0 ? 'won' : better < 0 ? 'lost' : 'drawn'] += times
  }
  return score
}

/**
 * Rungs from weakest to strongest, limited to bots connected by games with the first pair, since others cannot be compared.
 * @param levels the bots that people choose from: points count from the first, and each is also compared with the
 * level below it
 */
export function ladderOf(
  bots: readonly string[],
  scores: readonly (LadderPair & Score)[],
  levels: readonly string[] = [],
): Rung[] {
  const known = connected(scores.filter(({ won, drawn, lost }) => won + drawn + lost > 0))
  const met = bots.filter((bot) =>
    known.some(({ first, second }) => first === bot || second === bot),
  )
  const pairs = known.map(({ first, second, won, drawn, lost }): PairScore => ({
    first: met.indexOf(first),
    second: met.indexOf(second),
    won,
    drawn,
    lost,
  }))
  const others = met.map((bot) => met.indexOf(levels[levels.indexOf(bot) - 1]))
  // the weakest has lost so often that the distance cannot be measured
  const from = Math.max(0, met.indexOf(levels[0]))
  const rated = met.length === 0 ? [] : ratingsOf(met.length, pairs, { from, others })
  return met.map((bot, k) => ({ bot, ...rated[k] }))
}

function connected<Pair extends LadderPair>(scores: readonly Pair[]): Pair[] {
  const reached = new Set(scores.slice(0, 1).map(({ first }) => first))
  for (let size = 0; size < reached.size;) {
    size = reached.size
    for (const { first, second } of scores)
      if (reached.has(first) || reached.has(second)) reached.add(first).add(second)
  }
  return scores.filter(({ first }) => reached.has(first))
}
