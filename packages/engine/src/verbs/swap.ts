// swap: two units exchange places at once; then both events are emitted.
import { W } from '../language/outcomes.ts'
import type { CompiledStep } from '../compile/ability.ts'
import { swapPlaces } from '../change/places.ts'
import { ACTOR, pickAt, PICKS, SELF } from '../run/frame.ts'
import { BOARD } from '../state/head.ts'
import { put, type Match } from '../state/match.ts'
import { pushTold } from '../run/told.ts'
import { canBeMoved } from './move.ts'
import { setOutcome } from './record.ts'
import type { VerbCode } from './verb.ts'

/** With two picks they change with each other, else the pick (or recipient) with `with` or the source. */
function pair(m: Match, f: number, step: CompiledStep): [number, number] {
  const self = m.s[f + SELF]
  const first =
    step.target !== null
      ? pickAt(m, f, step, 0)
      : step.eachRef !== null
        ? step.eachRef.get(m, self, self, f)
        : self
  if (step.target !== null && m.s[f + step.record + PICKS] > 1)
    return [first, pickAt(m, f, step, 1)]
  return [first, step.with === null ? self : step.with.get(m, self, first, f)]
}

export const swap: VerbCode = {
  name: 'swap',
  accepts: (m, f, _step, e) => canBeMoved(m, f, e),
  whole(m, f, step) {
    const [a, b] = pair(m, f, step)
    const { zone, at } = m.rules.layout
    if (a < 0 || b < 0 || a === b || m.s[zone + a] !== BOARD || m.s[zone + b] !== BOARD) {
      put(m, f + step.record, W.gone)
      return
    }
    const fromA = m.s[at + a]
    const fromB = m.s[at + b]
    swapPlaces(m, a, b)
    setOutcome(m, f, step, W.swapped)
    pushTold(m, [a, fromA, b, fromB], m.s[f + ACTOR])
  },
  preview(m, f, step) {
    const [a, b] = pair(m, f, step)
    if (a >= 0 && b >= 0 && a !== b) swapPlaces(m, a, b)
  },
}
