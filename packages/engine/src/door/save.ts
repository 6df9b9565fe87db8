// A match as plain JSON and back: its living integers, and what they belong to.
import type { Options } from '../game-code.ts'
import { HEAP_TOP, RECORD, SP } from '../state/head.ts'
import { bringBack, livingPart, type Match } from '../state/match.ts'
import { emptyMatch, fullOptions, type Game } from './match.ts'
import { headOf, misfit, type Written } from './written.ts'

export interface SavedMatch extends Written {
  seats: number
  options: Options
  living: number[]
}

/** A file that cannot be a match of this game: said in one sentence. */
export class BadSave extends Error {}

export function saveMatch(m: Match, options: Options): SavedMatch {
  const { pack } = m.rules.game
  const { seats } = m.rules.things
  return { ...headOf(pack), seats, options, living: [...livingPart(m)] }
}

export function loadMatch(game: Game, saved: SavedMatch): Match {
  const reason = misfit(game, saved)
  if (reason !== null) throw new BadSave(reason)
  const m = emptyMatch(game, saved.seats, fullOptions(game, saved.options))
  const { living } = saved
  const { stack, scratch } = m.layout
  const fits =
    Array.isArray(living) &&
    living.every(Number.isInteger) &&
    living[SP] >= stack &&
    living[SP] <= scratch &&
    living.length === living[SP] + living[HEAP_TOP] * RECORD
  if (!fits) throw new BadSave('the saved state is damaged')
  return bringBack(m, Int32Array.from(living))
}
