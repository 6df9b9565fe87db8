// Moves resonance. The marker of its zone is beside the board; its abilities are the zone's rules. [TW-9]
import {
  alter,
  besideOf,
  defOf,
  emit,
  enterBoard,
  newUnit,
  pool,
  remove,
  type Match,
} from '@cardwright/engine/author'
import { fate } from './balance.ts'
import { zoneIndexOf } from './resonance-zones.ts'
import { has, kept, keep, SEAT, zoneNow } from './state.ts'
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
      'zone-changed',
      e,
      SEAT,
      m.rules.words.symbolOf(zones[old].id),
      m.rules.words.symbolOf(zones[zone].id),
    )
}

function takeMarker(m: Match, def: number): void {
  const marker = besideOf(m, SEAT)
  if (marker >= 0 && defOf(m, marker) === def) remove(m, marker)
}

/** [TW-9.8] How far a shift from here goes: in deep zones one that leads further out may be damped. */
export function damped(
  m: Match,
  by: number,
  from = has(m, 'resonance', m.rules.things.world),
): number {
  const { zones } = wordsOf(m)
  const at = zoneIndexOf(zones, from)
  const isOutward = zones[at].isDeep && by < 0 === at < zones.length / 2
  return isOutward ? by * fate(m, 'deepZoneDamping') : by
}

/** [TW-9.8] Inside its bounds; halves stay exact. */
export function shift(m: Match, by: number): void {
  tellShift(m, alter(m, m.rules.things.world, wordsOf(m).resource.resonance, damped(m, by)))
}

/** So that 0 means: not looked at yet. */
const SOUNDED = 1024

/** Events and numbers are whole: there resonance is counted in halves. */
function inHalves(m: Match): number {
  const { resonance } = wordsOf(m).resource
  return pool(m, m.rules.things.world, resonance) * resonance.scale
}

/** Resonance before cards are played. */
export const sound = (m: Match): void => keep(m, 'sounded', inHalves(m) + SOUNDED)

/** [TW-9.8] A card's shift is damped like any other, and reported. */
export function tellDrift(m: Match): void {
  const { resonance } = wordsOf(m).resource
  const before = kept(m, 'sounded')
  const now = inHalves(m) + SOUNDED
  if (before !== 0 && before !== now) {
    const by = (now - before) / resonance.scale
    const from = (before - SOUNDED) / resonance.scale
    const rest = damped(m, by, from) - by
    tellShift(m, by + (rest === 0 ? 0 : alter(m, m.rules.things.world, resonance, rest)))
  }
  sound(m)
}

function tellShift(m: Match, moved: number): void {
  const { resonance } = wordsOf(m).resource
  if (moved === 0) return
  emit(m, 'resonance-shifted', SEAT, moved * resonance.scale, inHalves(m))
}
