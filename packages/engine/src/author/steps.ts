// What a verb asks and writes about the step that runs: its picks, how it ends, what it records for `@name.field`.
import type { CompiledStep } from '../tables/ability.ts'
import type { Selector } from '../tables/selector.ts'
import { addModifier, UNTIL_OWN_TURNS } from '../change/modifiers.ts'
import { ADD, type ModifierOrigin } from '../tables/passive.ts'
import {
  ACTOR,
  append,
  AT,
  FLAGS,
  LIST,
  OUTCOME,
  PICK,
  PICKS,
  SELF,
  SHUFFLE,
  TAKEN_FROM,
} from '../state/frame.ts'
import { BOARD, LIMBO, SP, ZONES } from '../state/head.ts'
import { put, type Match } from '../state/match.ts'
import * as recipients from '../run/recipients.ts'

/** How many a step has picked. */
export const picksOf = (m: Match, f: number, step: CompiledStep): number =>
  m.s[f + step.record + PICKS]

/** What a step has picked first, or made. */
export const pickOf = (m: Match, f: number, step: CompiledStep): number =>
  m.s[f + step.record + PICK]

/** The first thing that the step named by `each` has picked. */
export const firstNamed = (m: Match, f: number, { eachRef }: CompiledStep): number =>
  m.s[f + eachRef!.record + PICK]

/** Makes a thing what the name of a step stands for. */
export const setPick = (m: Match, f: number, step: CompiledStep, e: number): void =>
  put(m, f + step.record + PICK, e)

/** Says how many a step has picked. */
export const setPicks = (m: Match, f: number, step: CompiledStep, n: number): void =>
  put(m, f + step.record + PICKS, n)

/** Makes several things what the name of a step stands for. */
export function setPicked(
  m: Match,
  f: number,
  step: CompiledStep,
  things: readonly number[],
): void {
  const { s } = m
  const r = f + step.record
  put(m, r + AT, s[SP] - f)
  for (const e of things) append(m, e)
  put(m, r + PICKS, things.length)
  put(m, r + PICK, things.length > 0 ? things[0] : -1)
  put(m, f + LIST, s[SP] - f)
}

/** How a step has ended so far, as a symbol. */
export const outcomeOf = (m: Match, f: number, step: CompiledStep): number =>
  m.s[f + step.record + OUTCOME]

/** All that a target of a step finds now, without a choice. */
export const matching = (m: Match, f: number, target: Selector): number[] =>
  recipients.matching(m, f, target)

/** Where a thing is, as a number that `zoneNamed` knows; of the card that is being played, where it came from. */
export function cameFrom(m: Match, f: number, e: number): number {
  const zone = m.s[m.layout.zone + e]
  const taken = m.s[f + FLAGS] >> TAKEN_FROM
  return taken > 0 && e === m.s[f + SELF] && zone === LIMBO ? taken - 1 : zone
}

/** Where a thing is, as such a number. */
export const zoneOf = (m: Match, e: number): number => m.s[m.layout.zone + e]

/** The name of such a place: a zone, `board`, or `none`. */
export const zoneNamed = ({ rules }: Match, place: number): string =>
  place >= ZONES ? rules.zones.all[place - ZONES].name : place === BOARD ? 'board' : 'none'

/** The decks of what a step has picked are shuffled when the ability ends. */
export const shuffleLater = (m: Match, f: number): void =>
  put(m, f + FLAGS, m.s[f + FLAGS] | SHUFFLE)

/** Puts a modifier that a step has read on a thing. */
export function modify(m: Match, f: number, origin: ModifierOrigin, e: number): void {
  const self = m.s[f + SELF]
  const { until, left } = origin
  const seat = until === UNTIL_OWN_TURNS ? m.s[f + ACTOR] : -1
  const amount = origin.amount(m, self, e, f)
  // what adds nothing is not held
  if (amount !== 0 || origin.op !== ADD)
    addModifier(m, origin, self, e, amount, { until, left, seat })
}
