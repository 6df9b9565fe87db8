import { emit, outcomes, owner, rechargeTiming, rule, setOutcome } from '@cardwright/engine/author'
import type { Said } from '../../step.ts'
import type { recharge as words } from './words.ts'

export const recharge = rule({
  name: 'recharge',
  compile: ({ timing }: Said<typeof words>, the) => ({ timing: the.timing(timing) }),
  change(m, f, step, e) {
    const any = rechargeTiming(m, e, step.params.timing)
    setOutcome(m, f, step, any ? outcomes.recharged : outcomes.none)
    return any ? 1 : 0
  },
  tell(m, _f, { params }, e, any) {
    const { on } = m.rules.events
    const { symbolOf, timings } = m.rules.words
    if (any) emit(m, on.recharged, e, owner(m, e), symbolOf(timings[params.timing]))
  },
})
