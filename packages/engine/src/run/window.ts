// Windows: the entitled seats are asked in order whether they answer what is pending. No window nests.
import type { CompiledAbility } from '../tables/ability.ts'
import { isLive } from '../ask/live.ts'
import { ACTIVE, ANSWERED, ASK, ASK_KIND, ASK_WINDOW, BOARD } from '../state/head.ts'
import { put, type Match } from '../state/match.ts'
import { nextSeat } from '../state/seats.ts'
import { listOf, sizeOf } from '../change/zones.ts'
import { hasTarget } from './candidates.ts'
import { emit } from '../events/events.ts'
import {
  ACTOR,
  ARGS,
  FLAGS,
  OFFERED,
  PC,
  PENDING,
  popFrame,
  pushFrame,
  SELF,
  WINDOW,
} from '../state/frame.ts'
import { openAbility, scratchFrame } from '../events/open.ts'
import { hasCharge } from '../ask/charges.ts'
import { canAfford, canPay } from './pay.ts'

const WHICH_WINDOW = ARGS
const ACTOR_SEAT = ARGS + 1
const ANSWERS = ARGS + 2
const TAKEN = ARGS + 3
export const CANCELLED = ARGS + 4
/** Pending fields follow, in the order the manifest lists them. */
const FIELDS = ARGS + 6

/** Asks the entitled seats for answers to something pending. The procedure goes on when they have answered. */
export function openWindow(
  m: Match,
  name: string,
  actor: number,
  pending: readonly number[],
  answers?: number,
): void {
  const { rules } = m
  const decl = rules.game.manifest.windows![name]
  const f = pushFrame(m, WINDOW, FIELDS + pending.length)
  put(m, f + WHICH_WINDOW, rules.words.windowIndex.get(name)!)
  put(m, f + ACTOR_SEAT, actor)
  put(m, f + ANSWERS, answers ?? decl.answers)
  pending.forEach((v, k) => put(m, f + FIELDS + k, v))
  put(m, ANSWERED, 0)
  emit(m, rules.events.on.windowOpened, rules.words.symbolOf(name), -1, actor)
}

export const windowName = (m: Match, f: number): string =>
  m.rules.words.windows[m.s[f + WHICH_WINDOW]]

/** What the procedure below may read after the window closed. */
export const pendingField = (m: Match, f: number, k: number): number => m.s[f + FIELDS + k]
export const setPending = (m: Match, f: number, k: number, v: number): void =>
  put(m, f + FIELDS + k, v)
/** Where windows keep the field of this name, -1: none does. */
export function pendingSlot(m: Match, name: string): number {
  for (const { pending } of Object.values(m.rules.game.manifest.windows ?? {})) {
    const k = Object.keys(pending).indexOf(name)
    if (k >= 0) return k
  }
  return -1
}

/** Did an answer `cancel` what this window is about? */
export const isCancelled = (m: Match, f: number): boolean => m.s[f + CANCELLED] === 1

export function runWindow(m: Match, f: number): void {
  const { s, rules } = m
  const name = windowName(m, f)
  const decl = rules.game.manifest.windows![name]
  if (s[f + TAKEN] < s[f + ANSWERS])
    while (s[f + PC] < decl.asks.length) {
      const seat = seatAsked(m, f, decl.asks[s[f + PC]])
      if (seat >= 0 && isAsked(m, f, seat)) {
        put(m, ASK, seat)
        put(m, ASK_KIND, ASK_WINDOW)
        return
      }
      put(m, f + PC, s[f + PC] + 1)
    }
  put(m, ANSWERED, s[f + TAKEN])
  rules.game.code.windowClosed?.(m, f)
  popFrame(m)
  emit(m, rules.events.on.windowClosed, rules.words.symbolOf(name), -1, s[f + ACTOR_SEAT])
}

function isAsked(m: Match, f: number, seat: number): boolean {
  const { windows } = m.rules.words
  const { manifest } = m.rules.game
  const { byName: zoneIndex } = m.rules.zones
  const { ask, from = [] } = manifest.windows![windows[m.s[f + WHICH_WINDOW]]]
  const isHolder =
    ask === 'holders' && from.some((zone) => sizeOf(m, zoneIndex.get(zone)!, seat) > 0)
  return isHolder || listAnswers(m, f, seat, null) > 0
}

function seatAsked(m: Match, f: number, word: 'active' | 'opponent' | 'actor'): number {
  if (word === 'active') return m.s[ACTIVE]
  if (word === 'actor') return m.s[f + ACTOR_SEAT]
  return nextSeat(m, m.s[f + ACTOR_SEAT])
}

/** Calls `add` for every (card or unit, ability) the seat could answer with; answers how many. */
export function listAnswers(m: Match, f: number, seat: number, add: AddAnswer | null): number {
  const { s, rules, layout } = m
  const decl = rules.game.manifest.windows![rules.words.windows[s[f + WHICH_WINDOW]]]
  let n = 0
  const isOnBoard = (rules.prepared.boardWindows & (1 << s[f + WHICH_WINDOW])) !== 0
  for (let e = isOnBoard ? rules.things.seats + 1 : layout.units; e < layout.units; e++) {
    if (s[layout.zone + e] !== BOARD || s[layout.owner + e] !== seat) continue
    if (isLive(m, e)) {
      n += answersIn(m, f, seat, e, rules.abilities.answers[s[layout.def + e]], add)
      n += answersOf(m, f, seat, e, s[layout.words + e], rules.abilities.answersWord, add)
    }
    n += answersOf(m, f, seat, e, s[layout.mask + e], rules.abilities.answersStatus, add)
  }
  for (const name of decl.from ?? []) {
    const list = listOf(m, rules.zones.byName.get(name)!, seat)
    for (let k = 1; k <= s[list]; k++) {
      const e = s[list + k]
      n += answersIn(m, f, seat, e, rules.abilities.answers[s[layout.def + e]], add)
    }
  }
  return n
}

type AddAnswer = (source: number, ability: CompiledAbility) => void

/** What comes with each bit: statuses, or granted keywords. */
function answersOf(
  m: Match,
  f: number,
  seat: number,
  e: number,
  bits: number,
  lists: CompiledAbility[][],
  add: AddAnswer | null,
): number {
  let n = 0
  for (let k = 0; bits >>> k !== 0; k++)
    if ((bits & (1 << k)) !== 0) n += answersIn(m, f, seat, e, lists[k], add)
  return n
}

/** Those of one list that may be given now. */
function answersIn(
  m: Match,
  f: number,
  seat: number,
  e: number,
  list: readonly CompiledAbility[],
  add: AddAnswer | null,
): number {
  const { s } = m
  let n = 0
  for (const ability of list) {
    if (ability.window !== s[f + WHICH_WINDOW] || !isEntitled(m, ability, seat)) continue
    if (!hasCharge(m, e, ability) || !canAfford(m, ability, e, seat)) continue
    const g = scratchFrame(m, ability, e, seat)
    s[g + PENDING] = f
    if (ability.gate !== null && !ability.gate(m, e, e, g)) continue
    if (!canPay(m, ability, e, seat, g)) continue
    if (!hasTarget(m, g, ability)) continue
    n++
    if (add !== null) add(e, ability)
  }
  return n
}

function isEntitled(m: Match, ability: CompiledAbility, seat: number): boolean {
  if (ability.playableBy === 'either') return true
  return (seat === m.s[ACTIVE]) === (ability.playableBy === 'active')
}

export function answerWindow(m: Match, f: number, source: number, ability: CompiledAbility): void {
  const seat = m.s[ASK]
  put(m, ASK, -1)
  const g = openAbility(m, ability, source, seat)
  put(m, g + PENDING, f)
  put(m, g + FLAGS, OFFERED)
}

/** The answer is meant: from now on it counts. `g` is its run. */
export function countAnswer(m: Match, g: number): void {
  const { s, rules } = m
  const f = s[g + PENDING]
  put(m, f + TAKEN, s[f + TAKEN] + 1)
  const name = rules.words.symbolOf(rules.words.windows[s[f + WHICH_WINDOW]])
  emit(m, rules.events.on.windowAnswered, name, s[g + SELF], s[g + ACTOR])
}

export function passWindow(m: Match, f: number): void {
  put(m, ASK, -1)
  put(m, f + PC, m.s[f + PC] + 1)
}
