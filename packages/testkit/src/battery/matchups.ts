// Checks that a pack's matchup figures belong to its current deck lists.
import { decksPlayed } from '@cardwright/content/matchups'
import type { Pack } from '@cardwright/engine'

export function checkMatchups(pack: Pack): { decks: number } {
  const told = Object.keys(pack.matchups?.lists ?? {})
  const holds = decksPlayed(pack)
  const stale = told.filter((deck) => !holds.includes(deck))
  if (stale.length > 0)
    throw new Error(
      `matchups.json was made with other lists of ${stale.join(', ')}: run \`npx cardwright lab matchups ${pack.manifest.id}\``,
    )
  return { decks: told.length }
}
