// Triggers: who listens to an event, in the game's fixed order, each run to its end before the next.
// Collected once when the event happens; the ones that died meanwhile are dropped in their turn.
import type { CompiledAbility } from '../tables/ability.ts'
import type { Hearing } from '../compile/parts/hearing.ts'
import { isLive } from '../ask/live.ts'
import { anybody, firstCell } from '../state/crowds.ts'
import { ACTIVE, ATTACHED, ATTACHMENTS, BESIDE, BOARD, DEPTH, SP, TOP } from '../state/head.ts'
import { larger } from '../state/larger.ts'
import { put, type Match } from '../state/match.ts'
import { hasCharge } from '../ask/charges.ts'
import {
  ABILITY,
  ARGS,
  CAUSE,
  DISPATCH,
  EVENT,
  EVENT_SLOTS,
  PREV,
  SELF,
  WHICH,
  popFrame,
  pushFrame,
  runningAbility,
} from '../state/frame.ts'
import { overBudget } from '../state/budget.ts'
import { openAbility } from './open.ts'

let sources = new Int32Array(64)
let which = new Int32Array(64)
let count = 0

function add(m: Match, source: number, ability: CompiledAbility): void {
  if (!matches(m, source, ability)) return
  if (count === sources.length) {
    sources = larger(sources)
    which = larger(which)
  }
  sources[count] = source
  which[count++] = ability.index
}

function addAll(m: Match, source: number, list: CompiledAbility[] | null): void {
  if (list !== null) for (const ability of list) add(m, source, ability)
}

/** What comes with each bit: statuses, or granted keywords. */
function addEach(m: Match, e: number, bits: number, lists: (CompiledAbility[] | null)[]): void {
  for (let k = 0; bits >>> k !== 0; k++) if ((bits & (1 << k)) !== 0) addAll(m, e, lists[k])
}

/** Pattern and seat fit, the source works, and the ability did not cause this event itself. */
function matches(m: Match, source: number, ability: CompiledAbility): boolean {
  const { s } = m
  const { owner, team } = m.layout
  const actor = s[owner + source]
  if (ability.seat !== 'any') {
    const seat = m.event[ability.seatSlot]
    if (ability.seat === 'own' ? seat !== actor : seat === actor) return false
    if (
      ability.seat === 'opponent' &&
      seat >= 0 &&
      actor >= 0 &&
      s[team + seat] === s[team + actor]
    )
      return false
  }
  if (ability.of !== null) {
    const it = m.event[ability.role]
    if (it < 0 || !ability.of(m, source, it, -1)) return false
  }
  for (let f = s[TOP]; f > 0; f = s[f + PREV])
    if (s[f] === ABILITY && s[f + WHICH] === ability.index && s[f + SELF] === source) return false
  return true
}

const isThere = (m: Match, e: number, lastKnown: boolean): boolean => {
  const zone = m.s[m.layout.zone + e]
  return (
    zone === BOARD || zone === BESIDE || zone === ATTACHED || e <= m.rules.things.world || lastKnown
  )
}

export function dispatch(m: Match, event: number): void {
  const table = m.rules.abilities.triggers[event]
  if (table === null) return
  if (m.steps > m.rules.game.budgets.steps) return overBudget(m, -1, 'triggers')
  count = 0
  for (let k = 0; k < table.own.length; k++) collectOwn(m, m.event[table.own[k].slot], table.own[k])
  const selfEnd = count
  if (table.always || m.s[m.layout.watchers + event] > 0) collectWatchers(m, table.watch)
  if (count === 0) return
  // many listeners are much work, however few of them do anything
  m.steps += count >> 2
  if (count - selfEnd > 1) inOrder(m, selfEnd)
  const cause = causeNow(m)
  if (count === 1) {
    fire(m, sources[0], which[0], m.event, cause)
    return
  }
  if (isSpent(m, sources[0], count * 2)) return
  const f = pushFrame(m, DISPATCH, ARGS + 4 + EVENT_SLOTS + count * 2)
  const { s } = m
  s[f + ARGS + 1] = count
  s[f + ARGS + 2] = cause
  for (let k = 0; k < EVENT_SLOTS; k++) s[f + ARGS + 4 + k] = m.event[k]
  const list = f + ARGS + 4 + EVENT_SLOTS
  for (let k = 0; k < count; k++) {
    s[list + k * 2] = sources[k]
    s[list + k * 2 + 1] = which[k]
  }
}

/** The ability whose run caused what happens now, -1 = the flow of the game. */
function causeNow(m: Match): number {
  const f = runningAbility(m)
  return f === 0 ? -1 : m.s[f + WHICH]
}

function collectOwn(m: Match, e: number, own: Hearing): void {
  if (e >= 0) collectFrom(m, e, own, isThere(m, e, false))
}

/** @param here false: it has left, and only what is last known of it speaks */
function collectFrom(m: Match, e: number, heard: Hearing, here = true): void {
  const { s } = m
  const list = heard.byDef[s[m.layout.def + e]]
  const mask = s[m.layout.mask + e] & heard.statuses
  const words = e < m.layout.units ? s[m.layout.words + e] : 0
  if (list === null && (mask | words) === 0) return
  const live = here && isLive(m, e)
  if (list !== null && (live || !here))
    for (const ability of list) if (live || ability.lastKnown) add(m, e, ability)
  if (here) addEach(m, e, mask, heard.byStatus)
  if (live) addEach(m, e, words, heard.byWord)
}

/** Board order, then what lies beside the board, then the world. */
function collectWatchers(m: Match, watch: Hearing): void {
  const { s, rules, layout } = m
  if (rules.space.grid !== null) {
    for (let w = 0; w < layout.crowdSize; w++)
      for (let bits = anybody(m, w); bits !== 0; bits &= bits - 1)
        collectFrom(m, s[layout.occupant + firstCell(w, bits)], watch)
  } else if (layout.shape.lanes > 0) {
    for (let row = 0, rows = layout.shape.lanes * rules.things.seats; row < rows; row++) {
      const base = layout.rows + row * layout.rowSize
      for (let k = 1; k <= s[base]; k++) collectFrom(m, s[base + k], watch)
    }
    for (let k = 0; k < layout.shape.lanes * rules.things.seats; k++)
      if (s[layout.sections + k] >= 0) collectFrom(m, s[layout.sections + k], watch)
  } else
    for (let e = rules.things.seats + 1; e < layout.units; e++)
      if (s[layout.zone + e] === BOARD) collectFrom(m, e, watch)
  for (let k = 1; k <= s[layout.beside]; k++) collectFrom(m, s[layout.beside + k], watch)
  // players listen by what lies on them
  if (watch.statuses !== 0)
    for (let seat = 0; seat < rules.things.seats; seat++) collectFrom(m, seat, watch)
  collectFrom(m, rules.things.world, watch)
  if (s[ATTACHMENTS] > 0)
    for (let e = rules.things.seats + 1; e < layout.entities; e++)
      if (s[layout.zone + e] === ATTACHED) collectFrom(m, e, watch)
}

/** Tiers of the manifest behind the subject's own: exclusive groups first, then seats from the active one. */
function inOrder(m: Match, first: number): void {
  const { rules } = m
  const tiers = rules.game.manifest.triggerOrder ?? ['self', 'seat', 'board', 'attached']
  const exclusive = tiers.includes('exclusive')
  const bySeat = tiers.includes('seat')
  if (!exclusive && !bySeat) return
  const rank = (k: number) => {
    const seat = m.s[m.layout.owner + sources[k]]
    const turn =
      bySeat && seat >= 0 ? (seat - m.s[ACTIVE] + rules.things.seats) % rules.things.seats : 0
    return (exclusive && m.abilities[which[k]].exclusive === null ? 64 : 0) + turn
  }
  for (let i = first + 1; i < count; i++) {
    const e = sources[i]
    const a = which[i]
    const r = rank(i)
    let k = i - 1
    for (; k >= first && rank(k) > r; k--) {
      sources[k + 1] = sources[k]
      which[k + 1] = which[k]
    }
    sources[k + 1] = e
    which[k + 1] = a
  }
}

/** A loop of triggers ends here, the same way everywhere: too deep, too long, or no room for what it would add. */
export function isSpent(m: Match, source: number, more: number): boolean {
  const { s, rules } = m
  const { depth, steps } = rules.game.budgets
  const spent = s[DEPTH] >= depth || m.steps > steps || s[SP] + more > m.layout.brim
  if (spent) overBudget(m, source, 'triggers')
  return spent
}

/** Starts one trigger; false when its condition does not hold or the depth budget is spent. */
function fire(
  m: Match,
  source: number,
  index: number,
  payload: Int32Array,
  cause: number,
): boolean {
  const { s } = m
  const ability = m.abilities[index]
  if (isSpent(m, source, 0)) return false
  if (!isThere(m, source, ability.lastKnown)) return false
  const f = openAbility(m, ability, source, s[m.layout.owner + source])
  for (let k = 0; k < EVENT_SLOTS; k++) s[f + EVENT + k] = payload[k]
  s[f + CAUSE] = cause
  if (
    (ability.gate !== null && !ability.gate(m, source, source, f)) ||
    !hasCharge(m, source, ability)
  ) {
    popFrame(m)
    return false
  }
  return true
}

const payload = new Int32Array(EVENT_SLOTS)

/** Runs the next candidate of a dispatch frame. */
export function runDispatch(m: Match, f: number): void {
  const { s, rules } = m
  const list = f + ARGS + 4 + EVENT_SLOTS
  const cursor = s[f + ARGS]
  const n = s[f + ARGS + 1]
  const cause = s[f + ARGS + 2]
  if (cursor === n || m.steps > rules.game.budgets.steps) {
    if (cursor < n) overBudget(m, s[list + cursor * 2], 'triggers')
    popFrame(m)
    return
  }
  const source = s[list + cursor * 2]
  const index = s[list + cursor * 2 + 1]
  put(m, f + ARGS, cursor + 1)
  const { exclusive } = m.abilities[index]
  const group = exclusive === null ? 0 : 1 << rules.words.groups.indexOf(exclusive)
  if ((s[f + ARGS + 3] & group) !== 0) return
  for (let k = 0; k < EVENT_SLOTS; k++) payload[k] = s[f + ARGS + 4 + k]
  if (fire(m, source, index, payload, cause) && group !== 0)
    put(m, f + ARGS + 3, s[f + ARGS + 3] | group)
}
