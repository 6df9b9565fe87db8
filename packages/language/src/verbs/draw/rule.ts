import { drawFor, outcomes, rule, selfOf, setOutcome } from '@cardwright/engine/author'
import type { Said } from '../../step.ts'
import type { draw as words } from './words.ts'

export const draw = rule({
  name: 'draw',
  bringsCards: true,
  compile: ({ amount }: Said<typeof words>, the) => ({ amount: the.amount(amount) }),
  change(m, f, step, seat) {
    setOutcome(m, f, step, outcomes.empty)
    return Math.max(0, step.params.amount(m, selfOf(m, f), seat, f))
  },
  tell(m, f, step, seat, n) {
    drawFor(m, f, step, seat, n)
  },
})
