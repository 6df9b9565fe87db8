// Modifiers on their recipients: add, remove, and end. A changed cap moves the pool under it.
import { FIXED, ask, eachModifier, type Query } from '../ask/query.ts'
import { KEYWORD, STATUS, W_STAT, type ModifierOrigin } from '../tables/passive.ts'
import { TIMED, WATCHED } from '../state/head.ts'
import { put, type Match } from '../state/match.ts'
import { emit } from '../events/events.ts'
import {
  giveBack,
  M_AMOUNT,
  M_CHAIN,
  M_HOLDER,
  M_NEXT,
  M_ORIGIN,
  M_SOURCE,
  M_UNTIL,
  M_USES,
  takeRecord,
} from '../state/records.ts'
import { addTokens, takeDerived } from './statuses.ts'
import { touch } from './touch.ts'

// durations; the seat whose turn ends counts sits in the bits above
export const WHILE_PASSIVE = 0
export const UNTIL_FOREVER = 1
export const UNTIL_LEAVE = 2
export const UNTIL_SOURCE = 3
export const UNTIL_STEP = 4
export const UNTIL_ATTACK = 5
export const UNTIL_ACTION = 6
export const UNTIL_TURNS = 7
export const UNTIL_OWN_TURNS = 8
export const UNTIL_BEARER_TURNS = 9
export const UNTIL_PHASE = 10
export const UNTIL_ROUND = 11
export const UNTIL_ENCOUNTER = 12
const KIND_BITS = 5
export const untilKind = (v: number) => v & ((1 << KIND_BITS) - 1)
export const untilSeat = (v: number) => (v >> KIND_BITS) - 1

/** For timed modifiers the chain slot counts what is left (turn ends, the phase). */
const M_LEFT = M_CHAIN

export interface Timing {
  until: number
  left: number
  seat: number
}

/** Puts a modifier on a holder; -1 when a token it derives finds no place. */
export function addModifier(
  m: Match,
  o: ModifierOrigin,
  source: number,
  holder: number,
  amount: number,
  timing: Timing | null,
): number {
  const { s } = m
  const { mods, given, asked } = m.layout
  const r = takeRecord(m)
  const q = o.query >= 0 ? m.rules.queries.all[o.query] : null
  const before = q !== null && q.cap >= 0 ? ask(m, q, holder) : 0
  put(m, r + M_NEXT, -1)
  if (timing === null) {
    put(m, r + M_CHAIN, s[given + source])
    put(m, given + source, r)
  } else put(m, r + M_CHAIN, timing.left)
  put(m, r + M_ORIGIN, o.index)
  put(m, r + M_SOURCE, source)
  put(m, r + M_HOLDER, holder)
  put(m, r + M_AMOUNT, Math.round(amount * FIXED))
  put(m, r + M_UNTIL, timing === null ? 0 : timing.until | ((timing.seat + 1) << KIND_BITS))
  put(m, r + M_USES, o.uses)
  if (timing !== null) put(m, TIMED, s[TIMED] + 1)
  let last = s[mods + holder]
  if (last < 0) put(m, mods + holder, r)
  else {
    while (s[last + M_NEXT] >= 0) last = s[last + M_NEXT]
    put(m, last + M_NEXT, r)
  }
  if (q !== null) put(m, asked + holder, s[asked + holder] | q.bit)
  if (o.op === KEYWORD) regainWords(m, holder)
  else if (o.op !== STATUS) afterChange(m, q, holder, before)
  else if (addTokens(m, holder, o.status, amount, 1, o.index + 1) === 0) {
    // what derives a token without room for it would be added again and again
    removeModifier(m, r)
    return -1
  }
  return r
}

export function removeModifier(m: Match, r: number): void {
  const { s } = m
  const { mods } = m.layout
  const o = m.rules.modifiers.origins[s[r + M_ORIGIN]]
  const holder = s[r + M_HOLDER]
  const amount = s[r + M_AMOUNT] / FIXED
  const q = o.query >= 0 ? m.rules.queries.all[o.query] : null
  const before = q !== null && q.cap >= 0 ? ask(m, q, holder) : 0
  const next = s[r + M_NEXT]
  if (s[mods + holder] === r) put(m, mods + holder, next)
  else {
    let p = s[mods + holder]
    while (s[p + M_NEXT] !== r) p = s[p + M_NEXT]
    put(m, p + M_NEXT, next)
  }
  if (s[r + M_UNTIL] !== 0) put(m, TIMED, s[TIMED] - 1)
  else unchain(m, r)
  giveBack(m, r)
  if (q !== null) put(m, m.layout.asked + holder, askedBits(m, holder))
  if (o.op === KEYWORD) regainWords(m, holder)
  else if (o.op === STATUS) takeDerived(m, holder, o.status, amount, o.index + 1)
  else afterChange(m, q, holder, before)
}

/** Which queries the modifiers of a thing speak to. */
function askedBits(m: Match, holder: number): number {
  const { s, rules } = m
  let bits = 0
  for (let r = s[m.layout.mods + holder]; r >= 0; r = s[r + M_NEXT]) {
    const { query } = rules.modifiers.origins[s[r + M_ORIGIN]]
    if (query >= 0) bits |= rules.queries.all[query].bit
  }
  return bits
}

/** Takes a passive's record out of what its source has given. */
function unchain(m: Match, r: number): void {
  const { s } = m
  const head = m.layout.given + s[r + M_SOURCE]
  const next = s[r + M_CHAIN]
  if (s[head] === r) return put(m, head, next)
  let p = s[head]
  while (s[p + M_CHAIN] !== r) p = s[p + M_CHAIN]
  put(m, p + M_CHAIN, next)
}

export function setModifierAmount(m: Match, r: number, amount: number): void {
  const fixed = Math.round(amount * FIXED)
  if (m.s[r + M_AMOUNT] === fixed) return
  const o = m.rules.modifiers.origins[m.s[r + M_ORIGIN]]
  const holder = m.s[r + M_HOLDER]
  const q = o.query >= 0 ? m.rules.queries.all[o.query] : null
  const before = q !== null && q.cap >= 0 ? ask(m, q, holder) : 0
  put(m, r + M_AMOUNT, fixed)
  afterChange(m, q, holder, before)
}

/** Raising a cap by k adds k to the pool; lowering it clamps and never kills. */
function afterChange(m: Match, q: Query | null, holder: number, before: number): void {
  if (q === null) return
  if (q.cap >= 0) {
    const now = ask(m, q, holder)
    const pool = m.rules.pools.all[q.cap]
    const i = pool.base + holder
    const has = m.s[i] / pool.scale
    if (now > before) {
      if (pool.growsWithCap) put(m, i, (has + now - before) * pool.scale)
    } else if (has > now && has > 0) put(m, i, Math.max(pool.vital ? 1 : 0, now) * pool.scale)
  }
  if ((m.s[WATCHED] & W_STAT) !== 0) touch(m, holder, W_STAT)
}

/** Granted keywords are few: their mask is rebuilt from the modifiers. */
function regainWords(m: Match, holder: number): void {
  const { s } = m
  const { words, mods } = m.layout
  let bits = 0
  for (let r = s[mods + holder]; r >= 0; r = s[r + M_NEXT]) {
    const o = m.rules.modifiers.origins[s[r + M_ORIGIN]]
    if (o.op === KEYWORD) bits |= 1 << o.keyword
  }
  // what is printed on it comes with its definition, and neither twice nor goes when the grant ends
  bits &= ~m.rules.things.defWords[s[m.layout.def + holder]]
  const old = s[words + holder]
  put(m, words + holder, bits)
  for (let k = 0; k < m.rules.things.keywords.length; k++) {
    const bit = 1 << k
    if ((bits & bit) !== 0 && (old & bit) === 0)
      m.rules.modifiers.upkeep.gain(m, holder, m.rules.modifiers.passiveWord[k])
    if ((bits & bit) === 0 && (old & bit) !== 0)
      m.rules.modifiers.upkeep.drop(m, holder, m.rules.modifiers.passiveWord[k])
  }
  touch(m, holder, W_STAT)
}

function eachTimed(m: Match, visit: (r: number, kind: number) => boolean): void {
  const { s } = m
  const { mods, entities } = m.layout
  for (let e = 0, left = s[TIMED]; left > 0 && e < entities; e++)
    for (let r = s[mods + e]; r >= 0;) {
      const next = s[r + M_NEXT]
      if (s[r + M_UNTIL] !== 0 && left-- > 0 && visit(r, untilKind(s[r + M_UNTIL]))) {
        const o = m.rules.modifiers.origins[s[r + M_ORIGIN]]
        const source = s[r + M_SOURCE]
        removeModifier(m, r)
        if (o.query >= 0)
          emit(
            m,
            m.rules.events.on.modifierEnded,
            e,
            m.s[m.layout.owner + e],
            m.rules.words.symbolOf(m.rules.queries.all[o.query].name),
            source,
          )
      }
      r = next
    }
}

/** A turn of `seat` has ended. */
export function endTurnModifiers(m: Match, seat: number): void {
  const { s } = m
  const { owner } = m.layout
  eachTimed(m, (r, kind) => {
    const counts =
      kind === UNTIL_TURNS ||
      (kind === UNTIL_OWN_TURNS && untilSeat(s[r + M_UNTIL]) === seat) ||
      (kind === UNTIL_BEARER_TURNS && s[owner + s[r + M_HOLDER]] === seat)
    if (!counts) return false
    put(m, r + M_LEFT, s[r + M_LEFT] - 1)
    return s[r + M_LEFT] <= 0
  })
}

const ending = (until: number) => (m: Match) => eachTimed(m, (_r, kind) => kind === until)
/** Ends modifiers that last for a round. */
export const endRoundModifiers = ending(UNTIL_ROUND)
/** Ends modifiers that last for an attack. */
export const endAttackModifiers = ending(UNTIL_ATTACK)
/** Ends modifiers that last for an action. */
export const endActionModifiers = ending(UNTIL_ACTION)
export const endStepModifiers = ending(UNTIL_STEP)
/** Ends modifiers that last for an encounter. */
export const endEncounterModifiers = ending(UNTIL_ENCOUNTER)
export const enterPhaseModifiers = (m: Match, phase: number) =>
  eachTimed(m, (r, kind) => kind === UNTIL_PHASE && m.s[r + M_LEFT] === phase)

/** An answer was acted upon: the limited modifiers that made it are used. */
export function spendUses(m: Match, q: Query, e: number, argument = -1): void {
  if (!m.rules.modifiers.limited || m.s[m.layout.mods + e] < 0) return
  m.argument = argument
  eachModifier(m, q, e, (r, o) => {
    if (o.uses === 0) return
    if (o.usesEach) put(m, r + M_USES, m.s[r + M_USES] - 1)
    else spendTogether(m, o, m.s[r + M_SOURCE])
  })
  m.argument = -1
}

/** All recipients of one source share its uses. */
function spendTogether(m: Match, o: ModifierOrigin, source: number): void {
  eachOf(m, (r) => {
    if (m.s[r + M_ORIGIN] === o.index && m.s[r + M_SOURCE] === source)
      put(m, r + M_USES, m.s[r + M_USES] - 1)
  })
}

/** Uses per turn, round or encounter come back. */
export function refillUses(m: Match, per: 'turn' | 'round' | 'encounter'): void {
  if (!m.rules.modifiers.refills.has(per)) return
  eachOf(m, (r) => {
    const o = m.rules.modifiers.origins[m.s[r + M_ORIGIN]]
    if (o.usesPer === per) put(m, r + M_USES, o.uses)
  })
}

function eachOf(m: Match, visit: (r: number) => void): void {
  const { mods, entities } = m.layout
  for (let e = 0; e < entities; e++)
    for (let r = m.s[mods + e]; r >= 0; r = m.s[r + M_NEXT]) visit(r)
}

/** A card changed zone: what was put on it goes; what passives give is theirs to judge. */
export function shedTimed(m: Match, e: number): void {
  for (let r = m.s[m.layout.mods + e]; r >= 0;) {
    const next = m.s[r + M_NEXT]
    if (m.s[r + M_UNTIL] !== 0) removeModifier(m, r)
    r = next
  }
}

/** A thing left the board: what it carried goes, and what lasted only while it stood. */
export function shedModifiers(m: Match, e: number): void {
  const { s } = m
  const { mods } = m.layout
  while (s[mods + e] >= 0) removeModifier(m, s[mods + e])
  eachTimed(m, (r, kind) => kind === UNTIL_SOURCE && s[r + M_SOURCE] === e)
}
