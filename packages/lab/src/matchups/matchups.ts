// Matchups of a game's ready-made decks: the pairs, the games they play, and the results.
import type { Deck, Game, Matchup, Options } from '@cardwright/engine'
import { scoreBetween } from '../ladder/ladder.ts'
import type { Tally } from '../tally/tally.ts'

export interface DeckPair {
  /** Ids of the decks. */
  first: string
  second: string
  /** Options for both seatings; every deal is played in each. */
  settings: readonly [Options, Options]
}

/** All pairs of ready-made decks that the first two seats may choose. */
export function deckPairs(game: Game): DeckPair[] {
  const [one, other] = game.code.decks?.options ?? []
  if (one === undefined || other === undefined) return []
  const isOffered = ({ role }: Deck): boolean =>
    [one, other].every((option) => game.code.options?.[option]?.values.includes(role!) ?? false)
  const decks = game.pack.decks.filter((deck) => deck.role !== undefined && isOffered(deck))
  return decks.flatMap((first, k) =>
    decks.slice(k + 1).map((second): DeckPair => ({
      first: first.id,
      second: second.id,
      settings: [
        { [one]: first.role!, [other]: second.role! },
        { [one]: second.role!, [other]: first.role! },
      ],
    })),
  )
}

/** The result of a pair. */
export function matchupFrom({ first, second, settings }: DeckPair, tally: Tally): Matchup {
  const [one, other] = Object.values(settings[0]).map((role) => `deck ${String(role)}`)
  return { first, second, ...scoreBetween(one, other, tally) }
}
