// What stands at the head of everything that is written down of a match, a saved state or a replay: it fits
// one engine, one game and one content only.
import type { Pack } from '../language/pack.ts'
import { ENGINE_VERSION, type Game } from './match.ts'

export interface Written {
  engine: number
  game: string
  pack: string
}

export const headOf = ({ manifest, hash }: Pack): Written => ({
  engine: ENGINE_VERSION,
  game: manifest.id,
  pack: hash,
})

/** Why it cannot be played with this game, in one sentence; null: it can. */
export function misfit(game: Game, { engine, game: id, pack }: Written): string | null {
  if (engine !== ENGINE_VERSION)
    return `recorded by engine version ${engine}; this is version ${ENGINE_VERSION}`
  if (id !== game.id) return `recorded of "${id}", not of "${game.id}"`
  return pack === game.pack.hash
    ? null
    : `recorded with other content (${pack}); this pack is ${game.pack.hash}`
}
