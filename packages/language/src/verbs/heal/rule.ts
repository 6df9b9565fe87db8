import {
  addAmount,
  alter,
  askFrom,
  ceiling,
  emit,
  outcomes,
  owner,
  pool,
  rule,
  selfOf,
  setOutcome,
  spendUses,
} from '@cardwright/engine/author'
import type { Said } from '../../step.ts'
import type { heal as words } from './words.ts'

export const heal = rule({
  name: 'heal',
  payload: ['unit:unit', 'seat:seat', 'source:any', 'amount:number'],
  compile: ({ amount, what }: Said<typeof words>, the) => ({
    amount: the.amount(amount),
    what: the.resource(what),
  }),
  before(m, f, { params }, e) {
    if (pool(m, e, params.what) >= ceiling(m, e, params.what)) return null
    const self = selfOf(m, f)
    return [e, owner(m, e), self, params.amount(m, self, e, f)]
  },
  change(m, f, step, e) {
    const { amount, what } = step.params
    const { healing } = m.rules.queries
    const said = amount(m, selfOf(m, f), e, f)
    const wanted = healing === null ? said : askFrom(m, healing, e, said)
    if (healing !== null) spendUses(m, healing, e)
    const healed = wanted <= 0 ? 0 : alter(m, e, what, wanted)
    addAmount(m, f, step, healed)
    setOutcome(m, f, step, healed > 0 ? outcomes.healed : outcomes.full)
    return healed
  },
  tell(m, f, { params }, e, healed) {
    const { on } = m.rules.events
    const { symbolOf } = m.rules.words
    if (healed > 0)
      emit(m, on.healed, e, owner(m, e), selfOf(m, f), healed, symbolOf(params.what.name))
  },
})
