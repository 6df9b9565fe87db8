// A match as plain JSON and back: every living integer under a name, sparse where it can be.
import type { Game } from './match.ts'
import { emptyMatch, ENGINE_VERSION, fullOptions } from './match.ts'
import type { Options } from '../game-code.ts'
import { HEAP_TOP, RECORD, SP } from '../state/head.ts'
import { put, type Match } from '../state/match.ts'

export interface SavedMatch {
  engine: number
  game: string
  pack: string
  seats: number
  options: Options
  head: number[]
  stack: number[]
  heap: number[]
}

/** A file that cannot be a match of this game: said in one sentence. */
export class BadSave extends Error {}

export function saveMatch(m: Match, options: Options): SavedMatch {
  const { layout, manifest, pack, seats } = m.rules
  return {
    engine: ENGINE_VERSION,
    game: manifest.id,
    pack: pack.hash,
    seats,
    options,
    head: [...m.s.subarray(0, layout.stack)],
    stack: [...m.s.subarray(layout.stack, m.s[SP])],
    heap: [...m.s.subarray(m.s.length - m.s[HEAP_TOP] * RECORD)],
  }
}

export function loadMatch(game: Game, saved: SavedMatch): Match {
  if (saved.engine !== ENGINE_VERSION)
    throw new BadSave(`saved by engine version ${saved.engine}, this is version ${ENGINE_VERSION}`)
  if (saved.game !== game.id) throw new BadSave(`a match of "${saved.game}", not of "${game.id}"`)
  if (saved.pack !== game.pack.hash)
    throw new BadSave(
      `the content has changed since it was saved (${saved.pack}, now ${game.pack.hash})`,
    )
  const m = emptyMatch(game, saved.seats, fullOptions(game, saved.options))
  const fits =
    saved.head?.length === m.rules.layout.stack &&
    [saved.head, saved.stack, saved.heap].every(
      (list) => Array.isArray(list) && list.every(Number.isInteger),
    )
  if (!fits) throw new BadSave('the saved state is damaged')
  saved.head.forEach((v, i) => put(m, i, v))
  saved.stack.forEach((v, i) => put(m, m.rules.layout.stack + i, v))
  saved.heap.forEach((v, i) => put(m, m.s.length - saved.heap.length + i, v))
  return m
}
