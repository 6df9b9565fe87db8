// What is pending while an answer or a replacing ability runs: a change, a death, the subject of a window.
import { put, type Match } from '../state/match.ts'
import { SPARED } from './death.ts'
import { ABILITY, ARGS, DEATH, FLAGS, KIND, PENDING, STOPPED, WINDOW } from './frame.ts'
import { CANCELLED, pendingField, pendingSlot, setPending } from './window.ts'

/** Stops what the running ability stands in front of, or answers. */
export function stopPending(m: Match, f: number): void {
  const waiting = m.s[f + PENDING]
  if (waiting <= 0) return
  const kind = m.s[waiting + KIND]
  if (kind === ABILITY) put(m, waiting + FLAGS, m.s[waiting + FLAGS] | STOPPED)
  else if (kind === DEATH) put(m, waiting + SPARED, 1)
  else if (kind === WINDOW) put(m, waiting + CANCELLED, 1)
  else put(m, waiting + ARGS + 2, 1)
}

/** A field of the window that the running ability answers, by its name; -1 = it has none. */
export function pendingNamed(m: Match, f: number, name: string): number {
  const slot = pendingSlot(m, name)
  const waiting = m.s[f + PENDING]
  return waiting > 0 && slot >= 0 ? pendingField(m, waiting, slot) : -1
}

/** Changes such a field, if there is one. */
export function changePending(m: Match, f: number, name: string, value: number): void {
  const slot = pendingSlot(m, name)
  const waiting = m.s[f + PENDING]
  if (waiting > 0 && slot >= 0) setPending(m, waiting, slot, value)
}
