// What would be left of a piece if the choice that is pointed at were made.
import type { Offer } from '@cardwright/engine'
import { useTable } from '@cardwright/table'

type Left = NonNullable<Offer['leaves']>[number]

/** Undefined where nothing becomes of it; null where it is destroyed. */
export function useFate(id: number): Left | undefined {
  return useTable(({ targets, pointed }) => {
    const pressed = pointed.split(' ').flatMap((key) => targets.byKey.get(key) ?? [])
    // several things could be meant: none of them is told
    return pressed.length === 1 ? pressed[0].leaves?.[id] : undefined
  })
}
