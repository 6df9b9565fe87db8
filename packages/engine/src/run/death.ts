// Death, one path for every cause: replacement, dying (still on the board), detach, leave, died.
import { leaveBoard } from '../change/places.ts'
import { retire } from '../change/entities.ts'
import { putIn } from '../change/zones.ts'
import { amountOf, vitalOf } from '../change/resources.ts'
import { BESIDE, BOARD, DYING, FACE_DOWN, GONE, LIMBO, TOP } from '../state/head.ts'
import { put, type Match } from '../state/match.ts'
import { findReplacement } from './before.ts'
import { emit } from '../events/events.ts'
import {
  ABILITY,
  abilityOf,
  ARGS,
  DEATH,
  PC,
  PICK,
  popFrame,
  PREV,
  pushFrame,
  SELF,
} from '../state/frame.ts'

// arguments of a death frame
const VICTIM = ARGS
const KILLER = ARGS + 1
export const SPARED = ARGS + 2 // set by `cancel event`
const BY_DAMAGE = ARGS + 3
const QUIET = ARGS + 4

// its stages
const WOUNDED = 0
const ASKED_REPLACEMENT = 1
const LEAVING = 2

/** Is its death under way? Nothing hits it again. */
export const isDying = (m: Match, e: number): boolean => (m.s[m.layout.face + e] & DYING) !== 0

/** Pushed before the events of the blow, so that it runs after what they trigger. */
export function pushDeath(
  m: Match,
  victim: number,
  killer: number,
  byDamage: boolean,
  isQuiet = false,
): void {
  const f = pushFrame(m, DEATH, ARGS + 5)
  m.s[f + VICTIM] = victim
  m.s[f + KILLER] = killer
  m.s[f + BY_DAMAGE] = byDamage ? 1 : 0
  m.s[f + QUIET] = isQuiet ? 1 : 0
}

export function runDeath(m: Match, f: number): void {
  const { s, rules, layout } = m
  const { on } = rules.events
  const e = s[f + VICTIM]
  const owner = s[layout.owner + e]
  const at = s[layout.at + e]
  const killer = s[f + KILLER]
  if (s[f + PC] === WOUNDED) {
    const zone = s[layout.zone + e]
    const stands = zone === BOARD || zone === BESIDE
    if (!stands || isDying(m, e) || isSaved(m, e, s[f + BY_DAMAGE] === 1)) return popFrame(m)
    put(m, f + PC, ASKED_REPLACEMENT)
    if (rules.abilities.before.has('die') && findReplacement(m, 'die', e, f, [e, owner, killer, 0]))
      return
  }
  if (s[f + PC] === ASKED_REPLACEMENT) {
    if (s[f + SPARED] === 1) return popFrame(m)
    put(m, layout.face + e, s[layout.face + e] | DYING)
    put(m, f + PC, LEAVING)
    emit(m, on.dying, e, owner, killer, cellOf(m, at), laneOf(m, at))
    if (s[TOP] !== f) return
  }
  keepLast(m, e)
  // detach before removal: an aura that outlived its source would keep acting
  const becomes = rules.things.defCard[s[layout.def + e]] === 1 && rules.zones.discard !== null
  put(m, layout.face + e, s[layout.face + e] & FACE_DOWN)
  leaveBoard(m, e, becomes ? LIMBO : GONE)
  if (becomes) putIn(m, e, rules.zones.discard!)
  else retire(m, e)
  const isQuiet = s[f + QUIET] === 1
  popFrame(m)
  if (!isQuiet) emit(m, on.died, e, owner, killer, cellOf(m, at), laneOf(m, at))
}

/** Running abilities remember its numbers as they were last. */
function keepLast(m: Match, e: number): void {
  const { s } = m
  for (let f = s[TOP]; f > 0; f = s[f + PREV])
    if (s[f] === ABILITY)
      for (const { record, snapshots } of abilityOf(m, f).steps)
        for (const { slot, last, read } of snapshots)
          if (last && s[f + record + PICK] === e) put(m, f + slot, read(m, s[f + SELF], e, f))
}

/** Something healed it, or took its wound away, before its death came. */
function isSaved(m: Match, e: number, byDamage: boolean): boolean {
  if (!byDamage) return false
  const vital = vitalOf(m, e)
  return vital !== null && amountOf(m, vital, e) > vital.min && amountOf(m, vital, e) > 0
}

/** A place as a cell, -1 where there is no grid. */
export const cellOf = (m: Match, at: number): number => (m.rules.space.grid === null ? -1 : at)
/** A place as a lane, -1 where there are none. */
export const laneOf = (m: Match, at: number): number => (m.rules.space.grid === null ? at : -1)
