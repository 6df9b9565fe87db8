// Passives, kept on their recipients and brought up to date by changes, never on read. Each living
// source remembers what it gave in a chain of records; refreshing twice changes nothing.
import { FIXED } from '../ask/query.ts'
import type { ModifiersPart } from '../compile/parts/modifiers.ts'
import type { Brought } from '../compile/parts/passives.ts'
import type { Tables } from '../tables/rules.ts'
import { COLLECT } from '../tables/selector.ts'
import { reachTable, watchTable } from '../tables/shortcuts.ts'
import { ADD, W_PLACE, W_RESOURCE, type PassiveModifier } from '../tables/passive.ts'
import { BOARD, LIMBO, SOURCES, WATCHED } from '../state/head.ts'
import { put, type Match } from '../state/match.ts'
import { noRoom } from '../state/unplayable.ts'
import { isLive } from '../ask/live.ts'
import { M_AMOUNT, M_CHAIN, M_HOLDER, M_NEXT, M_ORIGIN, M_SOURCE } from '../state/records.ts'
import { touch } from './touch.ts'
import { addModifier, removeModifier, setModifierAmount } from './modifiers.ts'

/** A thing with passives entered the board (or a place beside it), or gained some. */
function registerSource(m: Match, e: number, list: PassiveModifier[]): void {
  const { s } = m
  const { sources } = m.layout
  const n = s[SOURCES]
  for (const { watches } of list)
    if ((s[WATCHED] & watches) !== watches) put(m, WATCHED, s[WATCHED] | watches)
  for (let k = 0; k < n; k++) if (s[sources + k] === e) return
  if (n === m.layout.units) noRoom(m, n, 'things with passives: raise capacity.units')
  put(m, sources + n, e)
  put(m, SOURCES, n + 1)
}

function forgetSource(m: Match, e: number): void {
  const { s } = m
  const { sources } = m.layout
  const n = s[SOURCES]
  for (let k = 0; k < n; k++)
    if (s[sources + k] === e) {
      put(m, sources + k, s[sources + n - 1])
      put(m, SOURCES, n - 1)
      return
    }
}

/** Every passive a source has now: printed, by statuses, by granted keywords. */
function eachPassive(m: Match, e: number, visit: (p: PassiveModifier) => void): void {
  const { s, rules } = m
  const { def, mask, words, units } = m.layout
  rules.modifiers.passiveDef[s[def + e]]?.forEach(visit)
  eachOf(s[mask + e], rules.modifiers.passiveStatus, visit)
  if (e < units) eachOf(s[words + e], rules.modifiers.passiveWord, visit)
}

/** The passives that come with each bit. */
function eachOf(bits: number, lists: Brought, visit: (p: PassiveModifier) => void): void {
  if (bits !== 0)
    for (let k = 0; k < lists.length; k++) if ((bits & (1 << k)) !== 0) lists[k]?.forEach(visit)
}

/** What the passives of those that are in play now watch. */
export function watchedNow(m: Match): number {
  const { s, rules } = m
  let bits = rules.prepared.blank[WATCHED]
  for (let k = s[SOURCES] - 1; k >= 0; k--) bits |= watchOf(m, s[m.layout.sources + k])
  return bits
}

/** What the passives of one source watch: by statuses and keywords it may be anything. */
function watchOf(m: Match, w: number): number {
  const { s, rules } = m
  const { def, mask, words, units } = m.layout
  const isMore =
    (s[mask + w] & rules.modifiers.passiveStatusBits) !== 0 ||
    (w < units && (s[words + w] & rules.modifiers.passiveWordBits) !== 0)
  return isMore ? rules.modifiers.watchedBits : rules.modifiers.passiveWatch[s[def + w]]
}

/** It is about to leave: what it gave and what it had goes first, so nothing outlives its source. */
export function leavePassives(m: Match, e: number): void {
  if (m.rules.modifiers.passives.length === 0) return
  forgetSource(m, e)
  dropAllFrom(m, e)
}

function dropAllFrom(m: Match, e: number): void {
  const head = m.layout.given + e
  while (m.s[head] >= 0) removeModifier(m, m.s[head])
}

export type Wake = (m: Match, e: number, bits: number, read: number, from: number) => void

/** Which passives watch anything, as `ModifiersPart` has it. */
export type Watching = Pick<
  ModifiersPart,
  'passiveDef' | 'passiveWatch' | 'passiveStatusBits' | 'passiveWordBits'
>

/** Who looks at a thing that has changed. Made once per rules, so that every number in it is a constant. */
export function waker({ layout, things, space }: Tables, watching: Watching): Wake {
  const { sources, zone, at, def, mask, words, mods, units } = layout
  const { passiveDef, passiveWatch, passiveStatusBits, passiveWordBits } = watching
  const { grid } = space
  const king = grid === null ? null : grid.king
  const size = grid === null ? 0 : grid.size
  const kinds = things.definitions.length
  const watchedOf = watchTable(things, passiveDef)
  const reaches = reachTable(passiveDef)
  return (m, e, bits, read, from) => {
    const { s } = m
    const cell = s[zone + e] === BOARD ? s[at + e] : -1
    const kind = s[def + e]
    const row = cell * size
    for (let k = s[SOURCES] - 1; k >= 0; k--) {
      const w = s[sources + k]
      const d = s[def + w]
      // only its printed passives watch others; most statuses watch nothing
      const plain =
        (s[mask + w] & passiveStatusBits) === 0 &&
        (w >= units || (s[words + w] & passiveWordBits) === 0)
      if (plain) {
        if (w === e) {
          if ((passiveWatch[d] & bits) === 0) continue
        } else {
          if ((watchedOf[d * kinds + kind] & bits) === 0) continue
          // a source whose reach ends before a thing that has nothing of it: the usual case
          const reach = reaches[d]
          const isFar = king !== null && reach >= 0 && (cell < 0 || king[row + s[at + w]] > reach)
          if (isFar && (s[mods + e] < 0 || !hasFrom(m, e, w))) continue
        }
      }
      const list = passiveDef[d]
      if (!plain) wakeMore(m, w, e, bits, read, from)
      else if (list !== null)
        for (let i = 0; i < list.length; i++) wake(m, w, e, bits, read, from, list[i])
    }
  }
}

/** Has a source given anything to this thing? */
function hasFrom(m: Match, e: number, source: number): boolean {
  const { s } = m
  for (let r = s[m.layout.mods + e]; r >= 0; r = s[r + M_NEXT])
    if (s[r + M_SOURCE] === source) return true
  return false
}

function wake(
  m: Match,
  w: number,
  e: number,
  bits: number,
  read: number,
  from: number,
  p: PassiveModifier,
): void {
  const own = w === e
  if (((own ? p.watches : p.watchesOthers) & bits) === 0) return
  if (((bits === W_RESOURCE ? p.pools : own ? p.reads : p.readsOthers) & read) === 0) return
  if (own) refresh(m, w, p)
  else if (p.simple)
    settle(m, w, p, e, p.member!(m, w, e, -1) && isOn(m, w, p) && isWhen(m, w, p, e))
  else if (p.around !== null) {
    // where it stands, or stood before it left
    refreshAround(m, w, p, m.s[m.layout.at + e])
    refreshAround(m, w, p, from)
  } else refresh(m, w, p)
}

/** With what its statuses and granted keywords bring; apart, as a loop that makes functions is slow. */
function wakeMore(m: Match, w: number, e: number, bits: number, read: number, from: number): void {
  eachPassive(m, w, (p) => wake(m, w, e, bits, read, from, p))
}

/** What is on a cell has changed: its neighbours refresh. */
function refreshAround(m: Match, w: number, p: PassiveModifier, cell: number): void {
  if (cell < 0) return
  const { s } = m
  const { start, cells } = p.around!
  const on = isOn(m, w, p)
  if (!on && s[m.layout.given + w] < 0) return
  for (let k = start[cell], z = start[cell + 1]; k < z; k++) {
    const e = s[m.layout.occupant + cells[k]]
    if (e < 0) continue
    settle(m, w, p, e, on && (p.perSeat || (p.member!(m, w, e, -1) && isWhen(m, w, p, e))))
  }
}

const isWhen = (m: Match, w: number, p: PassiveModifier, e: number): boolean =>
  p.when === null || p.when(m, w, e, -1)

/** The clock or something global changed. */
export function touchAll(m: Match, bits: number): void {
  const { s } = m
  if ((s[WATCHED] & bits) === 0) return
  for (let k = s[SOURCES] - 1; k >= 0; k--) {
    const w = s[m.layout.sources + k]
    if ((watchOf(m, w) & bits) !== 0)
      eachPassive(m, w, (p) => {
        if ((p.watches & bits) !== 0) refresh(m, w, p)
      })
  }
}

function gainPassivesOf(m: Match, e: number, list: PassiveModifier[] | null): void {
  if (list === null) return
  registerSource(m, e, list)
  for (const p of list) refresh(m, e, p)
}

function dropPassivesOf(m: Match, e: number, list: PassiveModifier[] | null): void {
  if (list === null) return
  const { s } = m
  for (const p of list)
    for (let r = s[m.layout.given + e]; r >= 0;)
      if (s[r + M_ORIGIN] === p.origin.index) {
        // what it ends may end others of the same chain: begin again
        removeModifier(m, r)
        r = s[m.layout.given + e]
      } else r = s[r + M_CHAIN]
}

function recordOf(
  m: Match,
  source: number,
  p: PassiveModifier,
  holder: number,
  seat: number,
): number {
  const { s } = m
  const { mods, mask } = m.layout
  if ((s[mask + holder] & p.mark) !== p.mark) return -1
  for (let r = s[mods + holder]; r >= 0; r = s[r + M_NEXT])
    if (s[r + M_ORIGIN] === p.origin.index && s[r + M_SOURCE] === source)
      if (seat < 0 || s[r + M_AMOUNT] === seat * FIXED) return r
  return -1
}

function isOn(m: Match, w: number, p: PassiveModifier): boolean {
  return (p.ofStatus || isLive(m, w)) && (p.gate === null || p.gate(m, w, w, -1))
}

/** What a card had in its zone it keeps while it is played: its price and its way back count. */
const isPlayed = (m: Match, e: number): boolean =>
  e > m.rules.things.seats && m.s[m.layout.zone + e] === LIMBO

/** Brings one (source, passive, holder) in line with what it should be. */
function settle(m: Match, w: number, p: PassiveModifier, e: number, wants: boolean): void {
  if (p.perSeat) return settlePerSeat(m, w, p, e, wants)
  const r = recordOf(m, w, p, e, -1)
  if (!wants) {
    if (r >= 0 && !isPlayed(m, e)) removeModifier(m, r)
    return
  }
  if (r >= 0 && !p.varies) return
  const amount = p.mark !== 0 ? giverOf(m, w, e) : p.origin.amount(m, w, e, -1)
  // what adds nothing is not held
  const isIdle = amount === 0 && p.origin.op === ADD
  if (r >= 0 && isIdle) removeModifier(m, r)
  else if (r >= 0) setModifierAmount(m, r, amount)
  else if (!isIdle) addModifier(m, p.origin, w, e, amount, null)
}

/** Whose passive derives it; a rule of the game gives everybody his own. */
function giverOf(m: Match, w: number, e: number): number {
  const { owner } = m.layout
  return m.s[owner + w] >= 0 ? m.s[owner + w] : m.s[owner + e]
}

/** Derived statuses with `per`: one for each opponent of the bearer that satisfies the test. */
function settlePerSeat(m: Match, w: number, p: PassiveModifier, e: number, wants: boolean): void {
  const { rules } = m
  const { team, owner } = m.layout
  for (let seat = 0; seat < rules.things.seats; seat++) {
    if (m.s[team + seat] === m.s[team + m.s[owner + e]]) continue
    m.per = seat
    const should = wants && p.member!(m, w, e, -1) && isWhen(m, w, p, e)
    m.per = -1
    const r = recordOf(m, w, p, e, seat)
    if (should && r < 0) addModifier(m, p.origin, w, e, seat, null)
    else if (!should && r >= 0) removeModifier(m, r)
  }
}

/** Whom it names may be another one now: what it gave to others goes. */
function endElsewhere(m: Match, w: number, p: PassiveModifier, e: number): void {
  const { s } = m
  for (let r = s[m.layout.given + w]; r >= 0;) {
    const ends = s[r + M_ORIGIN] === p.origin.index && s[r + M_HOLDER] !== e
    if (ends) removeModifier(m, r)
    r = ends ? s[m.layout.given + w] : s[r + M_CHAIN]
  }
}

/** Makes a passive's recipients what they should be now. */
export function refresh(m: Match, w: number, p: PassiveModifier): void {
  const { s } = m
  const on = isOn(m, w, p)
  if (p.self) return settle(m, w, p, w, on && isWhen(m, w, p, w))
  if (p.named !== null) {
    const e = p.named(m, w, w, -1)
    endElsewhere(m, w, p, e)
    if (e >= 0) settle(m, w, p, e, on && isWhen(m, w, p, e))
    return
  }
  if (p.perSeat) {
    for (let e = 0; e < m.layout.units; e++)
      if (s[m.layout.zone + e] === BOARD) settlePerSeat(m, w, p, e, on)
    return
  }
  if (m.depth++ === 0) m.woken = 0
  const first = m.finds
  const n = on ? p.scan!(m, w, w, -1, COLLECT) : 0
  // a refresh within this one uses the buffer behind what was found
  m.finds = first + n
  for (let r = s[m.layout.given + w]; r >= 0;) {
    let ends = false
    if (s[r + M_ORIGIN] === p.origin.index) {
      const h = s[r + M_HOLDER]
      let still = false
      for (let k = 0; k < n && !still; k++) still = m.found[first + k] === h
      ends = !(still && isWhen(m, w, p, h)) && !isPlayed(m, h)
      if (ends) removeModifier(m, r)
    }
    // what it ends may end others of the same chain: begin again
    r = ends ? s[m.layout.given + w] : s[r + M_CHAIN]
  }
  for (let k = 0; k < n; k++) {
    const e = m.found[first + k]
    if (isWhen(m, w, p, e)) settle(m, w, p, e, true)
  }
  m.finds = first
  m.depth--
}

/** It has just entered, or was turned over: its own passives start or end, others look at it. */
function turned(m: Match, e: number): void {
  const { s, rules } = m
  if (rules.modifiers.passives.length === 0) return
  const own = rules.modifiers.passiveDef[s[m.layout.def + e]]
  if (own !== null) registerSource(m, e, own)
  eachPassive(m, e, (p) => refresh(m, e, p))
  touch(m, e, W_PLACE)
}

/** How statuses and modifiers begin and end passives: these add and end modifiers and statuses in their turn. */
export interface Upkeep {
  gain(m: Match, e: number, list: PassiveModifier[] | null): void
  drop(m: Match, e: number, list: PassiveModifier[] | null): void
  turned(m: Match, e: number): void
}
export const upkeep: Upkeep = {
  gain: gainPassivesOf,
  drop: dropPassivesOf,
  turned,
}
