// The main list: every ability the asked seat could use now, units in board order, then cards in theirs.
// This is where most of a simulation's time goes: what the tables know is not asked.
import type { CompiledAbility } from '../compile/ability.ts'
import {
  Q_DOUBT,
  Q_INDEX,
  Q_MODE,
  QUICK_FULL,
  QUICK_NEVER,
  QUICK_PROBE,
  QUICK_SIZE,
  rowOf,
} from '../compile/quick-row.ts'
import type { BoardLister, Rules } from '../compile/rules.ts'
import { NEAR_OTHER, NEAR_OWN } from '../compile/selector.ts'
import { isLive } from '../change/live.ts'
import { ACTOR, PENDING, SEGMENT } from '../run/frame.ts'
import { firstCell } from '../state/crowds.ts'
import { OPEN, STANDS_FREE, STANDS_UNITS, standsUnit } from '../state/head.ts'
import type { Match } from '../state/match.ts'
import { addAction, makeRoom } from './answer-list.ts'
import { useOf } from './packed.ts'
import { isOffered, isProbed, isUsable } from './usable.ts'

export function listAbilities(m: Match, seat: number): void {
  const { s, rules } = m
  const { layout } = rules
  // one scratch frame serves all units: only the source and the ability change
  const f = layout.scratch
  s[f + ACTOR] = seat
  s[f + SEGMENT] = 0
  s[f + PENDING] = 0
  // many a question is about cards alone
  if ((s[OPEN] & rules.quick.open) !== 0) {
    if (rules.listBoard !== null) rules.listBoard(m, seat, f)
    else listLanes(m, seat, f)
    for (let k = 1; k <= s[layout.beside]; k++) {
      const e = s[layout.beside + k]
      if (s[layout.owner + e] === seat) listUnit(m, e, seat, f)
    }
  }
  rules.listCards(m, seat)
}

/**
 * The units of a seat on a grid. Most have no action left, or nothing on them: they are judged in this loop.
 * Made once per rules, so that every number in it is a constant.
 */
export function boardLister(rules: Rules): BoardLister {
  const { occupant, standing, crowds, crowdSize, def, face, mask, words, asked } = rules.layout
  const { sides, beside, abilities } = rules
  const { needed, timings, start, rows } = rules.quick
  const { statuses: bringing, words: granting } = rules.quick
  const alwaysLive = rules.live === null
  const most = rules.layout.units * Math.max(...rules.whenBoard.map((list) => list.length))
  return (m, seat, f) => {
    const { s } = m
    if (m.listed + most > m.list.length) makeRoom(m, most)
    let { list, listed } = m
    const open = s[OPEN]
    const unit = standsUnit(seat)
    const crowd = crowds + (seat + 1) * crowdSize
    for (let w = 0, bits = s[crowd]; ; bits &= bits - 1) {
      while (bits === 0 && ++w < crowdSize) bits = s[crowd + w]
      if (bits === 0) break
      const c = firstCell(w, bits)
      const e = s[occupant + c]
      const kind = s[def + e]
      const base = needed[kind]
      const granted = (s[mask + e] & bringing) | (s[words + e] & granting)
      if (granted === 0 && ((open & timings[kind]) === 0 || (base >= 0 && s[base + e] <= 0)))
        continue
      if (granted !== 0 || s[face + e] !== 0 || !alwaysLive) {
        m.listed = listed
        listUnit(m, e, seat, f)
        if (m.listed + most > m.list.length) makeRoom(m, most)
        ;({ list, listed } = m)
        continue
      }
      const first = c * sides
      // four by hand: an inner loop would ask anew each time what it walks over
      let seen =
        s[standing + beside[first]] |
        s[standing + beside[first + 1]] |
        s[standing + beside[first + 2]] |
        s[standing + beside[first + 3]]
      for (let k = 4; k < sides; k++) seen |= s[standing + beside[first + k]]
      const row = start[rowOf(kind, nearBits(seen, unit))]
      const modified = s[asked + e]
      for (let k = row + 1, end = rows[row]; k < end; k += QUICK_SIZE) {
        if ((open & rows[k]) === 0) continue
        const mode = (modified & rows[k + Q_DOUBT]) === 0 ? rows[k + Q_MODE] : QUICK_FULL
        if (mode === QUICK_NEVER) continue
        const index = rows[k + Q_INDEX]
        if (mode === QUICK_FULL && !isOffered(m, e, seat, f, abilities[index])) continue
        if (mode === QUICK_PROBE && !isProbed(m, e, f, abilities[index])) continue
        list[listed++] = useOf(e, index)
      }
    }
    m.listed = listed
  }
}

/** What was seen on the cells around, as an ability asks for it. */
const nearBits = (seen: number, unit: number): number =>
  (seen & STANDS_FREE) |
  ((seen & unit) !== 0 ? NEAR_OWN : 0) |
  ((seen & STANDS_UNITS & ~unit) !== 0 ? NEAR_OTHER : 0)

/** Lane by lane: the section, then the row from left to right. */
function listLanes(m: Match, seat: number, f: number): void {
  const { s, rules } = m
  const { layout, seats } = rules
  for (let lane = 0; lane < layout.shape.lanes; lane++) {
    const section = s[layout.sections + lane * seats + seat]
    if (section >= 0) listUnit(m, section, seat, f)
    const row = layout.rows + (lane * seats + seat) * layout.rowSize
    for (let k = 1, n = s[row]; k <= n; k++) listUnit(m, s[row + k], seat, f)
  }
}

/** What the list of a grid does by table, for one unit: it has something on it, or stands elsewhere. */
function listUnit(m: Match, e: number, seat: number, f: number): void {
  const { s, rules } = m
  const { layout } = rules
  const { needed, timings, start, rows, statuses, words } = rules.quick
  const kind = s[layout.def + e]
  const base = needed[kind]
  if ((s[OPEN] & timings[kind]) !== 0 && (base < 0 || s[base + e] > 0) && isLive(m, e)) {
    const row = start[rowOf(kind, surroundings(m, e, seat))]
    for (let k = row + 1, end = rows[row]; k < end; k += QUICK_SIZE) {
      if ((s[OPEN] & rows[k]) === 0) continue
      const index = rows[k + Q_INDEX]
      if (isOffered(m, e, seat, f, rules.abilities[index])) addAction(m, useOf(e, index))
    }
  }
  listEach(m, e, s[layout.mask + e] & statuses, rules.whenStatus, seat)
  listEach(m, e, s[layout.words + e] & words, rules.whenWord, seat)
}

/** What stands beside a unit, as bits. */
function surroundings(m: Match, e: number, seat: number): number {
  const { s, rules } = m
  const { standing, at } = rules.layout
  const { sides, beside } = rules
  if (rules.grid === null || s[at + e] < 0) return 0
  let seen = 0
  for (let k = s[at + e] * sides, last = k + sides; k < last; k++) seen |= s[standing + beside[k]]
  return nearBits(seen, standsUnit(seat))
}

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
