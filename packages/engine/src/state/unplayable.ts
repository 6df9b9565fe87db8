// What is thrown when a match cannot go on: a list of the block is full, or no seat is ever asked. An answer that leads
// there ends the match as broken (`door/apply.ts`). Numbers have an end too: as many as the block holds in sixteenths.
import type { Match } from './match.ts'

/** The reason of a match that ended because it could not go on. */
export const BROKEN = 'broken'

/** The message names what is full, how much room there was, and what to declare. */
export class Unplayable extends Error {}

/** @param what is full, and what to declare */
export function noRoom({ rules }: Match, room: number, what: string): never {
  throw new Unplayable(`${rules.game.manifest.id}: no room for more than ${room} ${what}`)
}

/** No number of a match is larger. */
export const LARGEST = 100_000_000

export const within = (n: number): number => (n > LARGEST ? LARGEST : n < -LARGEST ? -LARGEST : n)
