// Which march is drawn on the map: the one that is announced and may be answered, or else the one that is pointed at.
import type { View } from '@cardwright/engine'
import { entityOf, type Key } from '@cardwright/table'

export interface March {
  unit: number
  to: string
  isAnnounced: boolean
}

/** Cells of the enemy's march or attack that this viewer may answer now. */
export function announcedTo(viewer: number, { asking, active, board }: View): string[] {
  if (asking?.kind !== 'window' || asking.seat !== viewer || active === viewer) return []
  const { unit, toCell, attacker, target } = asking.pending ?? {}
  const units = [unit, attacker, target].flatMap(
    (id) => board.find((one) => one.id === id)?.at ?? [],
  )
  return typeof toCell === 'string' ? [...units, toCell] : units
}

const PREFIX = 'cell:'

export function marchOf(
  { asking }: View,
  source: Key | null,
  pointed: string,
  isTarget: (key: Key) => boolean,
): March | null {
  const { unit, toCell } = asking?.pending ?? {}
  if (typeof unit === 'number' && typeof toCell === 'string')
    return { unit, to: toCell, isAnnounced: true }
  const mover = source === null ? null : entityOf(source)
  const key = pointed.split(' ').find((one) => one.startsWith(PREFIX))
  if (mover === null || key === undefined || !isTarget(key)) return null
  return { unit: mover, to: key.slice(PREFIX.length), isAnnounced: false }
}
