// The numbers a card shows for a piece on the board: what is left in a pool, not its maximum.
import type { Pack, UnitView } from '@cardwright/engine'

/** A board may print a pool under its own name (`health`) or under the query that caps it (`maxHull`). */
export function currentStats(
  { resources }: Pick<Pack['manifest'], 'resources'>,
  unit: Pick<UnitView, 'stats' | 'resources'>,
): UnitView['stats'] {
  const now = { ...unit.stats, ...unit.resources }
  for (const [name, amount] of Object.entries(unit.resources)) {
    const cap = resources[name]?.cap
    if (cap !== undefined) now[cap] = amount
  }
  return now
}
