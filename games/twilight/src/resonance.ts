// Resonance moves, and the marker of its zone lies beside the board: its abilities are the zone's rules. [TW-9]
import {
  alter,
  BESIDE,
  emit,
  enterBoard,
  leaveBoard,
  newUnit,
  put,
  FREE,
  type Match,
} from '@cardwright/engine/author'
import { fate } from './balance.ts'
import { kept, keep, SEAT, zoneNow } from './state.ts'
import { wordsOf } from './words.ts'

/** Lays the marker of the zone that holds now. */
export function layMarker(m: Match): void {
  const { zones } = wordsOf(m)
  const zone = zoneNow(m)
  const old = kept(m, 'marker') - 1
  if (old === zone) return
  if (old >= 0) takeMarker(m, zones[old].def)
  const e = newUnit(m, zones[zone].def, SEAT)
  enterBoard(m, e, 0)
  keep(m, 'marker', zone + 1)
  if (old >= 0)
    emit(
      m,
      m.rules.on.zoneChanged,
      e,
      SEAT,
      m.rules.symbolOf(zones[old].id),
      m.rules.symbolOf(zones[zone].id),
    )
}

function takeMarker(m: Match, def: number): void {
  const { layout, seats } = m.rules
  for (let e = seats + 1; e < layout.units; e++)
    if (m.s[layout.zone + e] === BESIDE && m.s[layout.def + e] === def) {
      leaveBoard(m, e, FREE)
      put(m, layout.zone + e, FREE)
      return
    }
}

/** [TW-9.8] Inside its bounds; halves stay exact. In deep zones a shift further out may be damped. */
export function shift(m: Match, by: number): void {
  const { resource, zones } = wordsOf(m)
  const zone = zones[zoneNow(m)]
  const isOutward = zone.isDeep && by < 0 === zoneNow(m) < zones.length / 2
  const amount = isOutward ? by * fate(m, 'deepZoneDamping') : by
  const moved = alter(m, resource.resonance, m.rules.world, amount)
  if (moved === 0) return
  // events carry whole numbers: resonance is told in halves
  const halves = resource.resonance.scale
  const now = m.s[resource.resonance.base + m.rules.world]
  emit(m, m.rules.eventIndex.get('resonance-shifted')!, SEAT, moved * halves, now)
}
