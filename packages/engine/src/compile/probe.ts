// Could an ability's first question be answered at all? The main list asks this of every unit, so the
// two commonest shapes (a target near the source, a way for the source to walk) have no layers in between.
import { canBeMoved, isAccepted } from '../run/moving.ts'
import type { CompiledStep } from './ability.ts'
import { constantOf } from './closures.ts'
import type { Query } from './query.ts'
import { self as selfRef } from './refs.ts'
import { NEAR_FREE, SOME, type Scan } from './selector.ts'

/** Null: no shortcut, `canAsk` decides. */
export function probeOf(step: CompiledStep): Scan | null {
  const { target, to, eachRef, verb } = step
  if (step.index > 0) return null
  if (target !== null) {
    const one = target.single || constantOf(target.min) === 1
    return one && !target.optional ? step.offer!.scan : null
  }
  if (to === null || eachRef === null || eachRef.get !== selfRef) return null
  const { accepts } = verb
  if (accepts !== undefined)
    return (m, self, it, f) => (isAccepted(m, f, step, self) ? to.scan(m, self, it, f, SOME) : 0)
  if (!verb.moves) return to.scan
  return (m, self, it, f) => (canBeMoved(m, f, self) ? to.scan(m, self, it, f, SOME) : 0)
}

/** What the surroundings of the source alone can tell about the first question. */
export function nearOf(
  step: CompiledStep | null,
  needsTarget: boolean,
): { near: number; nearDecides: boolean; stride: Query | null } {
  const nothing = { near: 0, nearDecides: false, stride: null }
  if (step === null || !needsTarget || step.index > 0) return nothing
  const { target, to, eachRef, verb } = step
  if (target !== null) {
    if (target.beside === 0 || target.optional || !(target.single || constantOf(target.min) === 1))
      return nothing
    return { near: target.beside, nearDecides: step.offer === target, stride: null }
  }
  if (to === null || to.stride === null || eachRef?.get !== selfRef || !verb.moves) return nothing
  return { near: NEAR_FREE, nearDecides: false, stride: to.stride }
}
