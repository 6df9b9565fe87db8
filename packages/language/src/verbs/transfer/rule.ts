import {
  addTokens,
  destinationOf,
  emit,
  outcomes,
  owner,
  placedOn,
  rule,
  setOutcome,
  takeTokens,
  type CompiledStep,
  type Match,
} from '@cardwright/engine/author'
import type { Said } from '../../step.ts'
import type { transfer as words } from './words.ts'

interface Transfer {
  /** -1: every one that can be placed. */
  status: number
}

/** Who gave them stays known. */
function transferFrom(m: Match, f: number, step: CompiledStep<Transfer>, e: number): number {
  const to = destinationOf(m, f, step, e)
  const { status: wanted } = step.params
  const isWanted = (status: number) =>
    wanted >= 0 ? status === wanted : m.rules.things.statuses[status].token
  let sum = 0
  for (const { status, giver, n } of placedOn(m, e).filter((pile) => isWanted(pile.status))) {
    takeTokens(m, e, status, n, (_m, _self, _f, by) => by === giver)
    addTokens(m, to, status, giver, n)
    sum += n
  }
  return sum
}

export const transfer = rule({
  name: 'transfer',
  compile: ({ status }: Said<typeof words>, the): Transfer => ({ status: the.status(status) }),
  change(m, f, step, e) {
    setOutcome(m, f, step, outcomes.transferred)
    return transferFrom(m, f, step, e)
  },
  tell(m, f, step, e, n) {
    const to = destinationOf(m, f, step, e)
    if (n > 0) emit(m, m.rules.events.on.statusMoved, e, owner(m, e), step.params.status, to, n)
  },
  preview(m, f, step, e) {
    transferFrom(m, f, step, e)
  },
})
