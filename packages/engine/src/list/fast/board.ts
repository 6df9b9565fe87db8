// What the units of a seat may do, in board order. This is where most of a simulation's time goes: what the tables know
// is not asked.
import type { CompiledAbility } from '../../tables/ability.ts'
import {
  NEVER,
  Q_CLOSING,
  Q_DOUBT,
  Q_INDEX,
  Q_LACKS,
  Q_MODE,
  Q_TIMING,
  QUICK_FULL,
  QUICK_PROBE,
  QUICK_SIZE,
  rowOf,
} from './row.ts'
import type { BoardLister } from '../lists.ts'
import type { Compiled } from '../../tables/rules.ts'
import type { QuickTable } from './table.ts'
import { NEAR_OTHER, NEAR_OWN } from '../../tables/selector.ts'
import { isLive } from '../../ask/live.ts'
import { firstCell } from '../../state/crowds.ts'
import { OPEN, STANDS_FREE, STANDS_UNITS, standsUnit } from '../../state/head.ts'
import type { Match } from '../../state/match.ts'
import { addAction } from '../answer-list.ts'
import { useOf } from '../packed.ts'
import { isUsable } from '../usable.ts'
import { isOffered, isProbed } from './offered.ts'

/** Lists what one unit may do; `closed` are common tests that fail. */
type UnitLister = (m: Match, e: number, seat: number, f: number, closed: number) => void

/** The units of a seat. Made once per rules, so that every number in it is a constant. */
export function boardLister(compiled: Compiled, quick: QuickTable): BoardLister {
  const { layout, things } = compiled
  const { seats } = things
  const { occupant, crowds, crowdSize, owner } = layout
  const { common } = quick
  const lanes = layout.shape.lanes
  const listUnit = unitLister(compiled, quick)
  return (m, seat, f) => {
    const { s } = m
    let closed = NEVER
    for (let k = 0; k < common.length; k++) if (!common[k](m, -1, -1, f)) closed |= 1 << k
    const crowd = crowds + (seat + 1) * crowdSize
    for (let w = 0; w < crowdSize; w++)
      for (let bits = s[crowd + w]; bits !== 0; bits &= bits - 1)
        listUnit(m, s[occupant + firstCell(w, bits)], seat, f, closed)
    // lane by lane: the section, then the row from left to right
    for (let lane = seat; lane < lanes * seats; lane += seats) {
      const section = s[layout.sections + lane]
      if (section >= 0) listUnit(m, section, seat, f, closed)
      const row = layout.rows + lane * layout.rowSize
      for (let k = 1, n = s[row]; k <= n; k++) listUnit(m, s[row + k], seat, f, closed)
    }
    for (let k = 1; k <= s[layout.beside]; k++) {
      const e = s[layout.beside + k]
      if (s[owner + e] === seat) listUnit(m, e, seat, f, closed)
    }
  }
}

/** Most have no action left, and nothing on them. */
function unitLister(compiled: Compiled, quick: QuickTable): UnitLister {
  const { def, mask, words, face } = compiled.layout
  const { whenStatus, whenWord } = compiled.abilities
  const { needed, timings, statuses: bringing, words: granting } = quick
  const alwaysLive = compiled.queries.live === null
  const listOwn = ownLister(compiled, quick)
  return (m, e, seat, f, closed) => {
    const { s } = m
    const kind = s[def + e]
    const base = needed[kind]
    if ((s[OPEN] & timings[kind]) !== 0 && (base < 0 || s[base + e] > 0))
      if ((alwaysLive && s[face + e] === 0) || isLive(m, e)) listOwn(m, e, seat, f, closed)
    const brought = s[mask + e] & bringing
    if (brought !== 0) listEach(m, e, brought, whenStatus, seat)
    const granted = s[words + e] & granting
    if (granted !== 0) listEach(m, e, granted, whenWord, seat)
  }
}

/** Its own abilities, judged by table. */
function ownLister(compiled: Compiled, { start, rows, looks }: QuickTable): UnitLister {
  const { sides, beside } = compiled.space
  const { standing, def, at, mask, asked } = compiled.layout
  const { all: abilities } = compiled.abilities
  return (m, e, seat, f, closed) => {
    const { s } = m
    const open = s[OPEN]
    let seen = 0
    if (looks) {
      const first = s[at + e] * sides
      // unrolled by hand: an inner loop would read its bounds again each time
      seen =
        s[standing + beside[first]] |
        s[standing + beside[first + 1]] |
        s[standing + beside[first + 2]] |
        s[standing + beside[first + 3]]
      for (let k = 4; k < sides; k++) seen |= s[standing + beside[first + k]]
    }
    const row = start[rowOf(s[def + e], nearBits(seen, standsUnit(seat)))]
    const modified = s[asked + e]
    for (let k = row + 1, end = rows[row]; k < end; k += QUICK_SIZE) {
      if ((open & rows[k + Q_TIMING]) === 0) continue
      const mode = (modified & rows[k + Q_DOUBT]) === 0 ? rows[k + Q_MODE] : QUICK_FULL
      const denied = (s[mask + e] & rows[k + Q_LACKS]) | (closed & rows[k + Q_CLOSING])
      if (denied !== 0 && mode !== QUICK_FULL) continue
      const index = rows[k + Q_INDEX]
      if (mode === QUICK_FULL && !isOffered(m, e, seat, f, abilities[index])) continue
      if (mode === QUICK_PROBE && !isProbed(m, e, f, abilities[index])) continue
      addAction(m, useOf(e, index))
    }
  }
}

/** What was seen on the cells around, as an ability asks for it. */
const nearBits = (seen: number, unit: number): number =>
  (seen & STANDS_FREE) |
  ((seen & unit) !== 0 ? NEAR_OWN : 0) |
  ((seen & STANDS_UNITS & ~unit) !== 0 ? NEAR_OTHER : 0)

/** What comes with each bit. */
function listEach(
  m: Match,
  e: number,
  bits: number,
  lists: CompiledAbility[][],
  seat: number,
): void {
  for (let k = 0; bits >>> k !== 0 && k < lists.length; k++) {
    if ((bits & (1 << k)) === 0) continue
    for (const ability of lists[k])
      if ((m.s[OPEN] & (1 << ability.timing)) !== 0 && isUsable(m, e, ability, seat))
        addAction(m, useOf(e, ability.index))
  }
}
