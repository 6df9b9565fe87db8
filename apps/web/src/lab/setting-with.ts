// Options under which a card takes part: a deck that holds it, a mode that deals it.
import { BadOption, type Game, type Options } from '@cardwright/engine'
import { makePlan, playChunk } from '@cardwright/lab'

/** Deals that are looked at for each setting. */
const DEALS = 3

/** @returns the usual setting if no other has the card, either */
export function settingWith(game: Game, card: string): { options: Options; isFound: boolean } {
  const at = game.pack.definitions.findIndex(({ id }) => id === card)
  const others = Object.entries(game.code.options ?? {}).flatMap(([name, { values }]) =>
    values.slice(1).map((value): Options => ({ [name]: value })),
  )
  for (const options of [{}, ...others])
    if (takesPart(game, options, at)) return { options, isFound: true }
  return { options: {}, isFound: false }
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
