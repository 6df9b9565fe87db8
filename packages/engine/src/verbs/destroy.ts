// destroy: dies whatever its health. `sure` cannot be replaced (a sacrifice).
import { W } from '../language/outcomes.ts'
import type { CompiledStep } from '../compile/ability.ts'
import { leaveBoard } from '../change/places.ts'
import { pushDeath } from '../run/death.ts'
import { SELF } from '../run/frame.ts'
import { GONE } from '../state/head.ts'
import { setOutcome } from './record.ts'
import type { VerbCode } from './verb.ts'

export const destroy: VerbCode = {
  name: 'destroy',
  before(m, f, step: CompiledStep, e) {
    return step.sure ? null : [e, m.s[m.rules.layout.owner + e], m.s[f + SELF], 0]
  },
  change(m, f, step) {
    setOutcome(m, f, step, W.destroyed)
    return 0
  },
  tell(m, f, step, e) {
    pushDeath(m, e, m.s[f + SELF], false, step.quiet)
  },
  preview(m, _f, step, e) {
    if (step.sure) leaveBoard(m, e, GONE)
  },
}
