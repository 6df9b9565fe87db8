// Matches with everything in them: storages full of bonuses, armies nose to nose.
import { applyListed, listActions, type Match } from '@cardwright/engine'
import {
  cardAt,
  enterBoard,
  number,
  putIn,
  setNumber,
  sizeOf,
  unitsOf,
} from '@cardwright/engine/author'
import { ASK_KIND, ASK_MAIN, LIMBO, put, setResource, leaveBoard } from '@cardwright/engine/block'
import { figure } from '../src/balance.ts'
import { baseCell, setHolder, strategicPoints, villagesOf } from '../src/places.ts'

interface Chance {
  below(n: number): number
  pick<T>(list: readonly T[]): T
}

export function stock(m: Match, random: Chance): void {
  while (m.s[ASK_KIND] !== ASK_MAIN && listActions(m) > 0)
    applyListed(m, m.list[random.below(m.forward)])
  const { layout } = m.rules
  const { definitions } = m.rules.things
  const { byName: zoneIndex } = m.rules.zones
  const { byName: resourceIndex } = m.rules.pools
  const ofClass = (name: string) => definitions.flatMap((d, i) => (d.class === name ? [i] : []))
  for (let e = layout.units; e < layout.entities; e++) {
    const def = definitions[m.s[layout.def + e]]
    if (def !== undefined && def.class !== 'tactic')
      put(m, layout.def + e, random.pick(ofClass(def.class)))
  }
  for (const seat of [0, 1]) {
    setResource(m, resourceIndex.get('reserve')!, seat, random.below(3))
    for (let k = random.below(7); k > 0; k--) {
      const bonus = bonusesIn(m).at(0)
      if (bonus === undefined) break
      // a storage is its owner's
      put(m, layout.owner + bonus, seat)
      putIn(m, bonus, zoneIndex.get('storage')!)
    }
  }
  gather(m, random)
  if (number(m, 'missions') === 1) comeClose(m)
  m.fresh = false
}

function bonusesIn(m: Match): number[] {
  const { layout } = m.rules
  const { deck } = m.rules.zones
  const { definitions } = m.rules.things
  return Array.from({ length: sizeOf(m, deck!, 0) }, (_, k) => cardAt(m, deck!, 0, k)).filter(
    (card) => definitions[m.s[layout.def + card]].class === 'bonus',
  )
}

/** Both armies into one corner of the map. */
function gather(m: Match, random: Chance): void {
  const { layout } = m.rules
  const { grid } = m.rules.space
  for (const e of [...unitsOf(m, 0), ...unitsOf(m, 1)]) {
    const cell = random.below(9) * grid!.cols + random.below(9)
    if (m.s[layout.occupant + cell] >= 0) continue
    leaveBoard(m, e, LIMBO)
    enterBoard(m, e, cell)
  }
}

/** The attacker's turn, with everything done that a mission could ask for. */
function comeClose(m: Match): void {
  const { layout } = m.rules
  const { definitions } = m.rules.things
  for (const name of ['kills', 'bonuses', 'heldVillages0']) setNumber(m, name, 2)
  // missions are judged from this turn on
  setNumber(m, 'turns', figure(m, 'firstJudged'))
  setNumber(m, 'felledSpecials0', 1)
  strategicPoints(m).forEach((_, k) => setHolder(m, k, 1))
  const isVehicle = (e: number) => definitions[m.s[layout.def + e]].types?.includes('vehicle')
  const army = unitsOf(m, 0).sort((a, b) => Number(isVehicle(b)) - Number(isVehicle(a)))
  for (const cell of [baseCell(m, 1), ...villagesOf(m)]) {
    const unit = army.shift()
    if (unit === undefined || m.s[layout.occupant + cell] >= 0) continue
    leaveBoard(m, unit, LIMBO)
    enterBoard(m, unit, cell)
  }
}
