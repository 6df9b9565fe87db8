// Frames: what is running, as integers on the stack of the block. No closure, promise or generator
// ever holds a running ability, so a match can be saved, cloned or searched in the middle of a choice.
import type { CompiledAbility, CompiledStep } from '../tables/ability.ts'
import { DEPTH, SP, TOP } from './head.ts'
import { put, wipe, type Match } from './match.ts'
import { noRoom } from './unplayable.ts'
import { ABILITY, AT, PICK, PREV, TO, WHICH } from './slots.ts'

export * from './slots.ts'

/** A new frame may be filled without `put` before anything else happens: undo removes it whole. */
export function pushFrame(m: Match, kind: number, size: number): number {
  const { s } = m
  const f = s[SP]
  const { high } = m
  if (high < f + size) reach(m, f + size)
  // above the highest stack that undo can restore nothing needs a journal entry
  wipe(m, f, size, m.noting !== 0 && f < high)
  s[f + PREV] = s[TOP]
  s[f] = kind
  put(m, SP, f + size)
  put(m, TOP, f)
  return f
}

/** The stack has never been this high: a match ends before anything behind the stack is touched. */
function reach(m: Match, end: number): void {
  const { stack, scratch } = m.layout
  if (end > scratch)
    noRoom(m, scratch - stack, 'integers of running abilities: lower budgets.depth')
  m.high = end
}

export function popFrame(m: Match): void {
  const { s } = m
  const f = s[TOP]
  if (s[f] === ABILITY) put(m, DEPTH, s[DEPTH] - 1)
  put(m, SP, f)
  put(m, TOP, s[f + PREV])
}

/** Appends a value behind the top frame (a pick or a recipient). */
export function append(m: Match, v: number): void {
  const top = m.s[SP]
  if (m.high <= top) reach(m, top + 1)
  put(m, top, v)
  put(m, SP, top + 1)
}

/** The ability run that caused what happens now, 0 = the flow of the game. */
export function runningAbility(m: Match): number {
  const { s } = m
  for (let f = s[TOP]; f > 0; f = s[f + PREV]) if (s[f] === ABILITY) return f
  return 0
}

export const abilityOf = (m: Match, f: number): CompiledAbility => m.abilities[m.s[f + WHICH]]

/** The k-th pick of a step; a single pick is in the record itself. */
export function pickAt(m: Match, f: number, step: CompiledStep, k: number): number {
  const { s } = m
  const at = s[f + step.record + AT]
  return at === 0 ? s[f + step.record + PICK] : s[f + at + k]
}

/** Where the step's `to` points. */
export const toPlace = (m: Match, f: number, step: CompiledStep): number =>
  m.s[f + step.record + TO]
