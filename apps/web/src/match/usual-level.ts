// Who one plays when nothing else is said. Apart from the archive: the front page needs no plans.
import { DEFAULT_LEVEL, FIRST_LEVEL, type Level } from './plan.ts'
import { archive } from './saved.ts'

/** How well bots play against whoever sits here. */
export const usualLevel = (game: string): Level =>
  archive.hasEnded(game) ? DEFAULT_LEVEL : FIRST_LEVEL
