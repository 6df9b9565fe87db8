import {
  addAmount,
  alter,
  outcomes,
  rule,
  selfOf,
  setOutcome,
  tellPool,
} from '@cardwright/engine/author'
import type { Said } from '../../step.ts'
import type { gain as words } from './words.ts'

export const gain = rule({
  name: 'gain',
  orderless: true,
  compile: ({ amount, what }: Said<typeof words>, the) => ({
    amount: the.amount(amount),
    what: the.resource(what),
  }),
  change(m, f, step, e) {
    const { amount, what } = step.params
    const wanted = amount(m, selfOf(m, f), e, f)
    const changed = alter(m, e, what, wanted)
    addAmount(m, f, step, Math.abs(changed))
    setOutcome(m, f, step, changed === wanted ? outcomes.gained : outcomes.capped)
    return changed
  },
  tell(m, _f, { params }, e, changed) {
    tellPool(m, e, params.what, changed)
  },
  preview(m, f, { params }, e) {
    alter(m, e, params.what, params.amount(m, selfOf(m, f), e, f))
  },
})
