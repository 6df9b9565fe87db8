import {
  actorOf,
  at,
  isOnBoard,
  outcomes,
  pickAt,
  picksOf,
  pushTold,
  replaceOutcome,
  rule,
  selfOf,
  setOutcome,
  swapPlaces,
  type CompiledRef,
  type CompiledStep,
  type Match,
} from '@cardwright/engine/author'
import type { Said } from '../../step.ts'
import type { swap as words } from './words.ts'

interface Swap {
  with: CompiledRef | null
}

/** With two picks they change with each other, else the pick (or recipient) with `with` or the source. */
function pair(m: Match, f: number, step: CompiledStep<Swap>): [number, number] {
  const self = selfOf(m, f)
  const { target, eachRef, params } = step
  const isPicked = target !== null
  const first = isPicked ? pickAt(m, f, step, 0) : (eachRef?.get(m, self, self, f) ?? self)
  if (isPicked && picksOf(m, f, step) > 1) return [first, pickAt(m, f, step, 1)]
  return [first, params.with === null ? self : params.with.get(m, self, first, f)]
}

export const swap = rule({
  name: 'swap',
  moves: true,
  compile: (step: Said<typeof words>, the): Swap => ({ with: the.ref(step.with) }),
  whole(m, f, step) {
    const [a, b] = pair(m, f, step)
    if (a < 0 || b < 0 || a === b || !isOnBoard(m, a) || !isOnBoard(m, b))
      return replaceOutcome(m, f, step, outcomes.gone)
    const fromA = at(m, a)
    const fromB = at(m, b)
    swapPlaces(m, a, b)
    setOutcome(m, f, step, outcomes.swapped)
    pushTold(m, [a, fromA, b, fromB], actorOf(m, f))
  },
  preview(m, f, step) {
    const [a, b] = pair(m, f, step)
    if (a >= 0 && b >= 0 && a !== b) swapPlaces(m, a, b)
  },
})
