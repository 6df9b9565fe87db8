// heal, gain: pools go up and down inside their bounds.
import { W } from '../language/outcomes.ts'
import { ask } from '../compile/query.ts'
import { spendUses } from '../change/modifiers.ts'
import { alter, amountOf, ceiling, tellResource } from '../change/resources.ts'
import { emit } from '../run/events.ts'
import { SELF } from '../run/frame.ts'
import { addAmount, setOutcome } from './record.ts'
import type { VerbCode } from './verb.ts'

export const heal: VerbCode = {
  name: 'heal',
  before(m, f, step, e) {
    const self = m.s[f + SELF]
    const pool = m.rules.pools.all[step.resource]
    if (amountOf(m, pool, e) >= ceiling(m, pool, e)) return null
    return [e, m.s[m.rules.layout.owner + e], self, step.amount!(m, self, e, f)]
  },
  change(m, f, step, e) {
    const { healing } = m.rules.queries
    const { all: resources } = m.rules.pools
    const wanted =
      step.amount!(m, m.s[f + SELF], e, f) + (healing === null ? 0 : ask(m, healing, e))
    if (healing !== null) spendUses(m, healing, e)
    const healed = wanted <= 0 ? 0 : alter(m, resources[step.resource], e, wanted)
    addAmount(m, f, step, healed)
    setOutcome(m, f, step, healed > 0 ? W.healed : W.full)
    return healed
  },
  tell(m, f, step, e, healed) {
    const { rules } = m
    if (healed > 0)
      emit(
        m,
        rules.events.on.healed,
        e,
        m.s[rules.layout.owner + e],
        m.s[f + SELF],
        healed,
        rules.words.symbolOf(rules.pools.all[step.resource].name),
      )
  },
}

/** The verb `gain` of the language, to build a verb of the game on. */
export const gain: VerbCode = {
  name: 'gain',
  orderless: true,
  change(m, f, step, e) {
    const wanted = step.amount!(m, m.s[f + SELF], e, f)
    const changed = alter(m, m.rules.pools.all[step.resource], e, wanted)
    addAmount(m, f, step, Math.abs(changed))
    setOutcome(m, f, step, changed === wanted ? W.gained : W.capped)
    return changed
  },
  tell(m, _f, step, e, changed) {
    tellResource(m, m.rules.pools.all[step.resource], e, changed)
  },
  preview(m, f, step, e) {
    alter(m, m.rules.pools.all[step.resource], e, step.amount!(m, m.s[f + SELF], e, f))
  },
}
