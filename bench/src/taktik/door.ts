// Taktik on the engine behind the benchmark's door.
import { createMatch, type Action, type Match } from '@cardwright/engine'
import { BOARD } from '@cardwright/engine/block'
import { code as taktik } from '../../../games/taktik/game.ts'
import { doorOf, load } from '../door.ts'
import type { Door } from '../engine-adapter.ts'

/**
 * On the wide map with full armies; tactics are chosen by the players, as in the hand-written game. Gauges: where the units of a seat stand and what they can bear, as one
 * number; all that stands.
 */
export async function taktikDoor(): Promise<Door<Match, Action>> {
  const game = await load('taktik', taktik)
  const {
    layout,
    pools: { byName: resourceIndex },
  } = createMatch(game, { seed: 0 }).rules
  const hits = resourceIndex.get('hits')!.base
  const gauge = ({ s }: Match, which: 0 | 1 | 2) => {
    let sum = 0
    for (let e = 0; e < layout.units; e++) {
      if (s[layout.zone + e] !== BOARD) continue
      if (which === 2) sum++
      else if (s[layout.owner + e] === which) sum += s[hits + e] * (s[layout.at + e] + 1)
    }
    return sum
  }
  return doorOf(game, gauge, { tactics: 'choose' })
}
