// A table on which every mark can be seen at once, at rest or during a choice. No moment of a match has all of them.
import type { Offer } from '@cardwright/engine'
import {
  createTable,
  NO_TARGETS,
  SittingContext,
  useSitting,
  type Key,
  type Targets,
} from '@cardwright/table'
import { useMemo, type ReactNode } from 'react'
import { nobody } from '../../cards/display-case.tsx'

/** Nobody answers here, so that the offers are empty. */
const offerAt = (mark: string, more: Partial<Offer> = {}): [Key, Offer[]] => [
  `cell:${mark}`,
  [{ actions: [], ...more }],
]

const RESTING: Targets = {
  ...NO_TARGETS,
  ready: new Map([offerAt('ready')]),
  carried: new Map([['cell:spare', new Map()]]),
  watched: new Set(['cell:watched']),
}
const CHOOSING: Targets = {
  ...NO_TARGETS,
  isChoosing: true,
  source: 'cell:source',
  byKey: new Map([offerAt('legal'), offerAt('danger', { loses: true })]),
  picked: ['cell:picked'],
}

export function MarkedTable(props: { isChoosing: boolean; children: ReactNode }) {
  const sitting = useSitting()
  const { isChoosing, children } = props
  const marked = useMemo(() => {
    const { moment } = sitting.table.getState()
    const table = createTable(nobody, sitting.pack, moment)
    table.setState({ targets: isChoosing ? CHOOSING : RESTING })
    return { ...sitting, table }
  }, [sitting, isChoosing])
  return <SittingContext value={marked}>{children}</SittingContext>
}
