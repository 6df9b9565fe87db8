import { outcomes, rule, setOutcome } from '@cardwright/engine/author'

export const select = rule({
  name: 'select',
  whole: (m, f, step) => setOutcome(m, f, step, outcomes.picked),
})
