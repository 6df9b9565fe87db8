// What would be left of a piece if the choice that is pointed at were made.
import type { Offer, Pack, View } from '@cardwright/engine'
import { unitKey, useSitting, useTable } from '@cardwright/table'

type Left = NonNullable<Offer['leaves']>[number]

/** Undefined where nothing becomes of it; null where it is destroyed; 'spared': it is shot at, and nothing gets through. */
export function useFate(id: number): Left | undefined | 'spared' {
  const { pack } = useSitting()
  return useTable(({ targets, pointed, moment: { view } }) => {
    const keys = pointed.split(' ')
    const pressed = keys.flatMap((key) => targets.byKey.get(key) ?? [])
    // ambiguous, so forecast nothing
    if (pressed.length !== 1) return undefined
    const left = pressed[0].leaves?.[id]
    const isSpared =
      left === undefined && keys.includes(unitKey(id)) && hurts(pack, view, pressed[0])
    return isSpared ? 'spared' : left
  })
}

const BLOWS = ['damage', 'attack']

/** Is a blow at the one thing that is chosen all that it does? */
export function hurts(
  { definitions, basics }: Pick<Pack, 'definitions' | 'basics'>,
  { board, seats }: Pick<View, 'board' | 'seats'>,
  { actions: [first] }: Offer,
): boolean {
  if (first.kind !== 'use') return false
  const cards = seats.flatMap(({ zones }) => Object.values(zones).flat())
  const user = [...board, ...cards].find((one) => one?.id === first.source)
  const { abilities = [] } = definitions.find(({ id }) => id === user?.def) ?? {}
  const all = [...abilities, ...basics.flatMap((basic) => basic.abilities ?? [])]
  const { steps = [] } = all.find((one) => (one.name ?? one.when) === first.ability) ?? {}
  // more to choose or to happen: the end of it is not known yet
  return steps.length === 1 && steps[0].target !== undefined && BLOWS.includes(steps[0].do)
}
