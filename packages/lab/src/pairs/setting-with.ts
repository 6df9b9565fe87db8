// Finds options that include a card: a deck that has it, a mode that deals it.
import { BadOption, type Game, type Options } from '@cardwright/engine'
import { playChunk } from '../play/chunk.ts'
import { makePlan } from '../play/plan.ts'

/** How many deals are checked for each setting. */
const DEALS = 3

/** @returns the default setting if no other setting has the card */
export function settingWith(game: Game, card: string): { options: Options; isFound: boolean } {
  const at = game.pack.definitions.findIndex(({ id }) => id === card)
  const decks = game.code.decks?.options ?? []
  const others = Object.entries(game.code.options ?? {}).flatMap(([name, { values }]) =>
    values.slice(1).map((value): Options => sameDecks({ [name]: value }, decks)),
  )
  // give everybody the same deck, so that every seat can have the card
  const alike = decks.length === 0 ? [] : firstDecks(game, decks)
  for (const options of [...alike, {}, ...others])
    if (takesPart(game, options, at)) return { options, isFound: true }
  return { options: {}, isFound: false }
}

/** A deck chosen for one seat is chosen for all. */
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
    // some options require others
    if (error instanceof BadOption) return false
    throw error
  }
}
