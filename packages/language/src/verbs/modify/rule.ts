import {
  emit,
  modify as putModifier,
  outcomes,
  owner,
  rule,
  selfOf,
  setOutcome,
} from '@cardwright/engine/author'
import type { Said } from '../../step.ts'
import type { modify as words } from './words.ts'

export const modify = rule({
  name: 'modify',
  compile: (step: Said<typeof words>, the) => ({ modifier: the.modifier(step, step.until) }),
  change(m, f, step, e) {
    putModifier(m, f, step.params.modifier, e)
    setOutcome(m, f, step, outcomes.modified)
    return 0
  },
  tell(m, f, { params }, e) {
    const { on } = m.rules.events
    const { all: queries } = m.rules.queries
    const { symbolOf } = m.rules.words
    const { query } = params.modifier
    const what = query < 0 ? -1 : symbolOf(queries[query].name)
    emit(m, on.modifierAdded, e, owner(m, e), what, selfOf(m, f))
  },
})
