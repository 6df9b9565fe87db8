// Compiles the rules of the usual set-ups in advance. Otherwise the first match of each kind would
// delay all players on this node.
import { setTimeout as wait } from 'node:timers/promises'
import { BadOption, checkSetup, type Game, type Options } from '@cardwright/engine'
import type { Shelf } from './games.ts'

/** Delays, because a starting node has more urgent work, and requests need the thread between two set-ups. */
const DELAY = 2_000
const PAUSE = 20

export async function warmUp(shelf: Shelf): Promise<void> {
  await wait(DELAY, undefined, { ref: false })
  for (const game of shelf.values())
    for (const [seats, options] of usualSetups(game)) {
      game.rules(seats, options)
      await wait(PAUSE, undefined, { ref: false })
    }
}

/** Every number of players, with default options and with one option changed. */
export function* usualSetups(game: Game): Iterable<[seats: number, options: Options]> {
  const { min, max } = game.pack.manifest.seats
  const changes = Object.entries(game.code.options ?? {}).flatMap(([name, { values }]) =>
    values.slice(1).map((value) => ({ [name]: value })),
  )
  for (let seats = min; seats <= max; seats++)
    for (const given of [{}, ...changes]) {
      const options = accepted(game, seats, given)
      if (options !== null) yield [seats, options]
    }
}

function accepted(game: Game, seats: number, given: Options): Options | null {
  try {
    return checkSetup(game, seats, given)
  } catch (error) {
    if (error instanceof BadOption) return null
    throw error
  }
}
