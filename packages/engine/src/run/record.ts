// Writing what a step did into its record: outcome, numbers, where things went.
import { W } from '../language/outcomes.ts'
import type { CompiledStep } from '../compile/ability.ts'
import { AMOUNT, EXCESS, EXTRA, OUTCOME, SELF, TO } from './frame.ts'
import { put, type Match } from '../state/match.ts'
import { within } from '../state/unplayable.ts'

/** Where a step goes: by name, or as it was picked. */
export const destinationOf = (m: Match, f: number, step: CompiledStep, e: number): number =>
  step.toRef !== null ? step.toRef.get(m, m.s[f + SELF], e, f) : m.s[f + step.record + TO]

/** The first recipient decides, except that a death among several is never hidden by a survivor. */
export function setOutcome(m: Match, f: number, step: CompiledStep, word: number): void {
  const i = f + step.record + OUTCOME
  const now = m.s[i]
  if (now === 0 || word === W.destroyed || now === W.full || now === W.refused) put(m, i, word)
}

/** Whatever it was before. */
export const replaceOutcome = (m: Match, f: number, step: CompiledStep, word: number): void =>
  put(m, f + step.record + OUTCOME, word)

/** `@name.amount` adds up over all recipients. */
export function addAmount(m: Match, f: number, step: CompiledStep, n: number): void {
  const i = f + step.record + AMOUNT
  put(m, i, within(m.s[i] + n))
}
/** `@name.through`, of the last recipient. */
export const setExtra = (m: Match, f: number, step: CompiledStep, n: number): void =>
  put(m, f + step.record + EXTRA, n)
/** `@name.excess`, of the last recipient. */
export const setExcess = (m: Match, f: number, step: CompiledStep, n: number): void =>
  put(m, f + step.record + EXCESS, n)
/** Where it has come to. */
export const setTo = (m: Match, f: number, step: CompiledStep, place: number): void =>
  put(m, f + step.record + TO, place)
