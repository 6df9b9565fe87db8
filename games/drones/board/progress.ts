// What a blow takes off a drone or a section while it is shown: shields first, then the hull.
import type { GameEvent, View } from '@cardwright/engine'
import { withUnit } from '@cardwright/table'

export function progress(view: View, event: GameEvent): View | null {
  if (event.kind !== 'damaged') return null
  const [amount, through] = [Number(event.amount), Number(event.through)]
  return withUnit(view, event.unit, (unit) => {
    const { shields = 0, hull = 0 } = unit.resources
    const left = {
      shields: Math.max(0, shields - (amount - through)),
      hull: Math.max(0, hull - through),
    }
    return { ...unit, resources: { ...unit.resources, ...left } }
  })
}
