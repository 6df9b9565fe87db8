// Picks of a running chain that are not committed yet: where things would go.
import type { View } from '@cardwright/engine'
import { useTable } from '@cardwright/table'
import { useMemo } from 'react'

export interface Plan {
  id: number
  to: string
}

export function plansOf({ asking }: Pick<View, 'asking'>): Plan[] {
  return (asking?.earlier ?? []).flatMap(({ picked, to }) =>
    to === undefined ? [] : picked.map((id) => ({ id, to })),
  )
}

export function usePlans(): readonly Plan[] {
  const asking = useTable((t) => t.moment.view.asking)
  return useMemo(() => plansOf({ asking }), [asking])
}

/** Where the ghost of a planned move is found. */
export const ghostSpot = (id: number): string => `ghost:${id}`
