// The default level of bots. Separate from the archive, because the front page needs no plans.
import { DEFAULT_LEVEL, FIRST_LEVEL, type Level } from './plan.ts'
import { archive } from './saved.ts'

/** The level of bots for the player of this browser. */
export const usualLevel = (game: string): Level =>
  archive.hasEnded(game) ? DEFAULT_LEVEL : FIRST_LEVEL
