// Which march is drawn on the map: the one that is announced and may be answered, or else the one that is pointed at.
import type { View } from '@cardwright/engine'
import { entityOf, type Key } from '@cardwright/table'

export interface March {
  unit: number
  to: string
  isAnnounced: boolean
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
