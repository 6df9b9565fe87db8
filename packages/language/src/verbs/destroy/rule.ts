import {
  leaveBoard,
  outcomes,
  owner,
  pushDeath,
  rule,
  selfOf,
  setOutcome,
} from '@cardwright/engine/author'
import type { Said } from '../../step.ts'
import type { destroy as words } from './words.ts'

export const destroy = rule({
  name: 'destroy',
  payload: ['unit:unit', 'seat:seat', 'source:any', 'sure:number'],
  compile: ({ sure, quiet }: Said<typeof words>) => ({
    /** It cannot be replaced: a sacrifice. */
    isSure: sure === true,
    isQuiet: quiet === true,
  }),
  before: (m, f, { params }, e) => (params.isSure ? null : [e, owner(m, e), selfOf(m, f), 0]),
  change(m, f, step) {
    setOutcome(m, f, step, outcomes.destroyed)
    return 0
  },
  tell(m, f, { params }, e) {
    pushDeath(m, e, selfOf(m, f), false, params.isQuiet)
  },
  preview(m, _f, { params }, e) {
    if (params.isSure) leaveBoard(m, e)
  },
})
