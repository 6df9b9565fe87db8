// What a zone is on a plain table: the hand, a pile beside it, or a row of open cards.
import type { Pack } from '@cardwright/engine'
import type { Board } from '../board.ts'

type Manifest = Pack['manifest']
type Zone = Manifest['zones'][string]

export const zoneOf = ({ zones }: Manifest, role: Zone['role']): string | undefined =>
  Object.keys(zones).find((id) => zones[id].role === role)

/** Cards that all players see lie open, except those that were put away. */
const isOpen = ({ role, seen }: Zone): boolean => role === undefined && seen === 'all'

export const openZones = ({ zones }: Manifest): string[] =>
  Object.keys(zones).filter((id) => isOpen(zones[id]))

export function pilesOf({ zones }: Manifest): Board['piles'] {
  const piles = Object.keys(zones).filter((id) => {
    const { role, per } = zones[id]
    if (role === 'deck' || role === 'discard') return true
    return role === undefined && per === 'match' && !isOpen(zones[id])
  })
  return {
    left: piles.filter((id) => zones[id].role !== 'discard'),
    right: piles.filter((id) => zones[id].role === 'discard'),
  }
}
