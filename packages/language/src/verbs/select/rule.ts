import { matching, outcomes, rule, setOutcome, setPicked } from '@cardwright/engine/author'

export const select = rule({
  name: 'select',
  whole(m, f, step) {
    if (step.each !== null && step.target === null) setPicked(m, f, step, matching(m, f, step.each))
    setOutcome(m, f, step, outcomes.picked)
  },
})
