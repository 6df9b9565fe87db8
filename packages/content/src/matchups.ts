// How the ready-made decks do against each other. Figures count only while the lists are those that were played.
import { hashOf } from './hash.ts'
import type { DeckCards, Matchup, Matchups, Pack } from './language.ts'

/** Equal for equal lists; the order of the cards does not matter. */
export const hashOfList = (cards: DeckCards): string => hashOf(Object.entries(cards).sort(byCard))

const byCard = ([a]: [string, number], [b]: [string, number]): number => (a < b ? -1 : 1)

/** Ids of the decks whose list has not changed since the figures were made. */
export function decksPlayed({ decks, matchups }: Pick<Pack, 'decks' | 'matchups'>): string[] {
  const { lists } = matchups ?? { lists: {} as Record<string, string> }
  return decks.filter(({ id, cards }) => lists[id] === hashOfList(cards)).map(({ id }) => id)
}

/** From the first deck's side; null: the two have not played. */
export function matchupOf({ pairs }: Matchups, first: string, second: string): Matchup | null {
  const found = pairs.find(
    (pair) =>
      (pair.first === first && pair.second === second) ||
      (pair.first === second && pair.second === first),
  )
  if (found === undefined || found.first === first) return found ?? null
  return { first, second, won: found.lost, drawn: found.drawn, lost: found.won }
}

export const gamesOf = ({ won, drawn, lost }: Matchup): number => won + drawn + lost

/** Between 0 and 1; a draw counts as half a win. */
export const shareOf = (pair: Matchup): number => (pair.won + pair.drawn / 2) / gamesOf(pair)
