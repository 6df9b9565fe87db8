// Options under which a card takes part: a deck that holds it, a mode that deals it.
import { BadOption, type Game, type Options } from '@cardwright/engine'
import { playChunk } from '../play/chunk.ts'
import { makePlan } from '../play/plan.ts'

/** Deals that are looked at for each setting. */
const DEALS = 3

/** @returns the usual setting if no other has the card, either */
export function settingWith(game: Game, card: string): { options: Options; isFound: boolean } {
  const at = game.pack.definitions.findIndex(({ id }) => id === card)
  const decks = game.code.decks?.options ?? []
  const others = Object.entries(game.code.options ?? {}).flatMap(([name, { values }]) =>
    values.slice(1).map((value): Options => sameDecks({ [name]: value }, decks)),
  )
  // everybody gets the same deck, so that everybody may hold the card
  const alike = decks.length === 0 ? [] : firstDecks(game, decks)
  for (const options of [...alike, {}, ...others])
    if (takesPart(game, options, at)) return { options, isFound: true }
  return { options: {}, isFound: false }
}

/** A deck that one seat is given is given to all. */
function sameDecks(options: Options, decks: readonly string[]): Options {
  const given = decks.find((name) => name in options)
  return given === undefined
    ? options
    : Object.fromEntries(decks.map((name) => [name, options[given]]))
}

function firstDecks(game: Game, decks: readonly string[]): Options[] {
  const values = game.code.options?.[decks[0]]?.values ?? []
  return values.map((value) => sameDecks({ [decks[0]]: value }, decks))
}

function takesPart(game: Game, options: Options, at: number): boolean {
  const bots = Array.from({ length: game.pack.manifest.seats.min }, () => 'random')
  try {
    const plan = makePlan(game, { bots, settings: [options], games: DEALS })
    return playChunk(game, plan, { from: 0, to: DEALS }).cards.present[at] > 0
  } catch (error) {
    // some options need others beside them
    if (error instanceof BadOption) return false
    throw error
  }
}
