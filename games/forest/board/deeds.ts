// What a press on a plot would do, read from the asking step: harm the piece there, or bring
// something. The list of offers says what may be done; this only says how to draw it.
import type { Offer, Pack, Step, View } from '@cardwright/engine'
import { entityOf, type TableState } from '@cardwright/table'

const HARM = ['attack', 'damage', 'destroy']

/** Something that would stand on a plot. */
export interface Coming {
  def: string
  owner: number
}

type Seen = Pick<TableState, 'moment' | 'selected'>

export function isHarm(pack: Pack, { moment }: Seen, offer: Offer): boolean {
  return HARM.includes(stepOf(pack, moment.view, offer)?.do ?? '')
}

export function comingTo(pack: Pack, seen: Seen, offer: Offer): Coming | null {
  const { view } = seen.moment
  const step = stepOf(pack, view, offer)
  if (step?.do === 'spawn') return spawned(pack, view, offer, step)
  if (step?.do !== 'move') return null
  const moved = view.board.find(({ id }) => id === goingId(seen))
  return moved === undefined ? null : { def: moved.def, owner: moved.owner }
}

/** The piece that goes wherever is pointed at next. */
export function goingId({ moment, selected }: Seen): number | null {
  return moment.view.asking?.going?.[0] ?? (selected === null ? null : entityOf(selected))
}

function spawned(pack: Pack, view: View, offer: Offer, step: Step): Coming | null {
  const def = step.def === 'self' ? sourceDef(view, offer) : step.def
  const definition = pack.definitions.find(({ id }) => id === def)
  if (definition === undefined) return null
  const { place, terrain } = pack.manifest.classes[definition.class]
  if (place !== 'board') return null
  return { def: definition.id, owner: terrain ? -1 : (view.asking?.seat ?? view.active) }
}

/** The step that the offer's first pick answers. */
function stepOf(pack: Pack, view: View, { actions: [first] }: Offer): Step | undefined {
  const { asking } = view
  if (first.kind === 'use') {
    const def = defOf(view, first.source)
    const own = pack.definitions.find(({ id }) => id === def)?.abilities ?? []
    const all = [...own, ...pack.basics.flatMap(({ abilities }) => abilities)]
    const { steps } = all.find(({ name }) => name === first.ability) ?? {}
    return steps?.find(({ target, to }) => target !== undefined || to !== undefined)
  }
  if (asking?.holder === undefined || asking.path === undefined) return undefined
  const holders = [...pack.definitions, ...pack.basics].filter(({ id }) => id === asking.holder)
  const [ability, ...path] = asking.path
  let steps = holders.flatMap(({ abilities = [] }) => abilities[ability]?.steps ?? [])
  for (const k of path.slice(0, -1)) steps = (steps[k]?.steps as Step[] | undefined) ?? []
  return steps[path.at(-1) ?? 0]
}

const sourceDef = (view: View, { actions: [first] }: Offer): string | undefined =>
  first.kind === 'use' ? defOf(view, first.source) : view.asking?.def

function defOf(view: View, id: number): string | undefined {
  const unit = view.board.find((one) => one.id === id)
  if (unit !== undefined) return unit.def
  for (const { zones } of view.seats)
    for (const card of Object.values(zones).flat()) if (card?.id === id) return card.def
  return undefined
}
