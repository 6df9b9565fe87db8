// modify: puts a modifier on the recipients for a while.
import { W } from '../language/outcomes.ts'
import { ADD } from '../compile/passive.ts'
import { addModifier, UNTIL_OWN_TURNS } from '../change/modifiers.ts'
import { emit } from '../run/events.ts'
import { ACTOR, SELF } from '../run/frame.ts'
import { setOutcome } from './record.ts'
import type { VerbCode } from './verb.ts'

export const modify: VerbCode = {
  name: 'modify',
  change(m, f, step, e) {
    const o = step.origin!
    const self = m.s[f + SELF]
    const seat = step.until === UNTIL_OWN_TURNS ? m.s[f + ACTOR] : -1
    const amount = o.amount(m, self, e, f)
    // what adds nothing is not held
    if (amount !== 0 || o.op !== ADD)
      addModifier(m, o, self, e, amount, { until: step.until, left: step.untilValue, seat })
    setOutcome(m, f, step, W.modified)
    return 0
  },
  tell(m, f, step, e) {
    const { rules } = m
    const q = step.origin!.query
    emit(
      m,
      rules.events.on.modifierAdded,
      e,
      m.s[rules.layout.owner + e],
      q < 0 ? -1 : rules.words.symbolOf(rules.queries.all[q].name),
      m.s[f + SELF],
    )
  },
}
