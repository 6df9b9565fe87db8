// What a turn of Fate changes while it is shown: the bar that was hit, resonance, whose time it is.
import type { GameEvent, View } from '@cardwright/engine'
import { withUnit } from '@cardwright/table'

export function progress(view: View, event: GameEvent): View | null {
  switch (event.kind) {
    case 'damaged': {
      // a foe is hit in its body or in its will, a hero in the body
      const track = event.type === 'wp' ? 'wp' : 'hp'
      return withUnit(view, event.unit, (unit) => {
        const left = Math.max(0, (unit.resources[track] ?? 0) - Number(event.amount))
        return { ...unit, resources: { ...unit.resources, [track]: left } }
      })
    }
    case 'resonance-shifted':
      // told in halves
      return { ...view, world: { ...view.world, resonance: Number(event.now) / 2 } }
    case 'intent-executed':
      return { ...view, phase: 'enemyResolution' }
    default:
      return null
  }
}
