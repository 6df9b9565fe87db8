// Matches with everything in them: any hero, any enemies, any cards in hand, any omen on top, any resonance.
import { applyListed, listActions } from '@cardwright/engine'
import { enterBoard, newUnit } from '@cardwright/engine/author'
import {
  ASK_KIND,
  ASK_MAIN,
  CHECK,
  ENDED,
  FREE,
  put,
  setResource,
  ZONES,
  leaveBoard,
} from '@cardwright/engine/block'
import type { Stock } from '@cardwright/testkit'
import { layMarker, sound } from '../src/resonance.ts'
import { enemies, hero, heroCell, keep, SEAT, setTo } from '../src/state.ts'

const PRELUDE = 200
const RICHES = 9

export const stock: Stock = (m, random) => {
  const isOpen = () => m.s[ASK_KIND] === ASK_MAIN && hero(m) >= 0
  for (let k = 0; k < PRELUDE && m.s[ENDED] === 0 && !isOpen(); k++) {
    if (listActions(m) === 0) return
    applyListed(m, m.list[random.below(m.forward)])
  }
  if (m.s[ENDED] !== 0 || !isOpen()) return
  const { layout } = m.rules
  const { definitions } = m.rules.things
  const { byName: resourceIndex } = m.rules.pools
  const ofClass = (...names: string[]) =>
    definitions.flatMap((d, i) => (names.includes(d.class) ? [i] : []))
  const cards = ofClass('card', 'once')
  const omens = ofClass('fate')
  // cards become others behind the back of the zone's passives: in balance there are none
  setResource(m, resourceIndex.get('resonance')!, m.rules.things.world, 0)
  layMarker(m)
  for (let e = layout.units; e < layout.entities; e++) {
    if (m.s[layout.zone + e] < ZONES) continue
    const isOmen = definitions[m.s[layout.def + e]].class === 'fate'
    put(m, layout.def + e, random.pick(isOmen ? omens : cards))
  }
  setResource(m, resourceIndex.get('resonance')!, m.rules.things.world, random.below(201) - 100)
  // no card has moved it there
  sound(m)
  keep(m, 'lastPlayed', 0)
  exchangeHero(m, random.pick(ofClass('hero')))
  for (let cell = 0; cell < heroCell(m); cell++)
    if (m.s[layout.occupant + cell] < 0 && random.oneIn(3))
      enterBoard(m, newUnit(m, random.pick(ofClass('enemy')), -1), cell)
  for (const e of enemies(m)) {
    if (random.oneIn(3)) setTo(m, 'hp', e, 1 + random.below(4))
    if (random.oneIn(3)) setTo(m, 'rageShield', e, random.below(12))
  }
  layMarker(m)
  setTo(m, 'faith', SEAT, RICHES)
  setTo(m, 'energy', SEAT, random.below(RICHES))
  put(m, CHECK, 0)
  m.fresh = false
  listActions(m)

  function exchangeHero(match: typeof m, def: number): void {
    const old = hero(match)
    leaveBoard(match, old, FREE)
    put(match, layout.zone + old, FREE)
    enterBoard(match, newUnit(match, def, SEAT), heroCell(match))
    setTo(match, 'hp', hero(match), 3 + random.below(RICHES))
  }
}
