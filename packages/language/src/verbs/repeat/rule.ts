import {
  jumpBack,
  jumpTo,
  nextRound,
  openRounds,
  outcomes,
  rule,
  selfOf,
  setOutcome,
} from '@cardwright/engine/author'
import type { Said } from '../../step.ts'
import type { repeat as words } from './words.ts'

type Steps = Said<typeof words>

/** Closes the inner list: once more, or on. Not a word of the language. */
const loop = rule({
  name: 'loop',
  compile: (_step, the) => ({
    record: the.opener!.record,
    first: the.jump,
    while: the.condition(the.opener!.step.while),
  }),
  whole(m, f, { params }) {
    const self = selfOf(m, f)
    if (!nextRound(m, f, params.record)) return
    if (params.while !== null && !params.while(m, self, self, f)) return
    jumpBack(m, f, params.first, 'repeat')
  },
})

export const repeat = rule({
  name: 'repeat',
  keepsCount: true,
  inner: (step) => (step as Steps).steps,
  closedBy: loop,
  compile: ({ count, max, while: lasting }: Steps, the) => ({
    count: the.amount(count),
    max: the.amount(max),
    while: the.condition(lasting),
    end: the.jump,
  }),
  whole(m, f, step) {
    const { count, max, while: lasting, end } = step.params
    const self = selfOf(m, f)
    const most = max(m, self, self, f)
    const n = count === null ? most : Math.min(most, count(m, self, self, f))
    openRounds(m, f, step.record, n)
    setOutcome(m, f, step, outcomes.done)
    if (n <= 0 || (lasting !== null && !lasting(m, self, self, f))) jumpTo(m, f, end)
  },
})
