// Which half of a lane counts for the lane that is being chosen: where the drones are that will be hit, or where something
// is put.
import type { Definition, Side, Step } from '@cardwright/engine'
import { entityOf, useSitting, useTable } from '@cardwright/table'

export function useHalf(): 'near' | 'far' | undefined {
  const { pack, viewer } = useSitting()
  return useTable(({ targets, moment: { view } }) => {
    const id = targets.source === null ? null : entityOf(targets.source)
    const card = view.seats[viewer]?.zones['hand']?.find((one) => one?.id === id)
    const def = view.asking?.def ?? card?.def
    const side = sideOf(pack.definitions.find((one) => one.id === def))
    return side === 'own' ? 'near' : side === 'opponent' ? 'far' : undefined
  })
}

/** Of the one step that chooses a lane. */
function sideOf(card: Definition | undefined): Side | undefined {
  const steps = (card?.abilities ?? []).flatMap((ability) => ability.steps ?? [])
  const step = steps.find(
    ({ target, to, do: verb }) => isLane(target) || (verb === 'spawn' && isLane(to)),
  )
  if (step === undefined) return undefined
  if (step.do === 'spawn') return step.side === 'opponent' ? 'opponent' : 'own'
  return typeof step.each === 'object' ? step.each.side : undefined
}

const isLane = (place: Step['to'] | Step['target']): boolean =>
  typeof place === 'object' && 'kind' in place && place.kind === 'lane'
