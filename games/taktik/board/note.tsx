// What the numbers of a unit mean, in words: its card prints signs alone.
import type { Definition } from '@cardwright/engine'
import { useSitting } from '@cardwright/table'

export const STATS = ['movement', 'range', 'maxHits', 'supportStrength']

export function Note({ card: { stats = {} } }: { card: Definition }) {
  const { words } = useSitting()
  const printed = STATS.filter((stat) => stats[stat] !== undefined)
  if (printed.length === 0) return null
  return <p>{printed.map((stat) => `${words.term('queries', stat)} ${stats[stat]}`).join(' · ')}</p>
}
