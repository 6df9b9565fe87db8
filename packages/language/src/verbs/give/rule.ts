import {
  actorOf,
  addTokens,
  emit,
  mayAgainst,
  outcomes,
  owner,
  rule,
  selfOf,
  setOutcome,
  spendUses,
  type CompiledRef,
  type CompiledStep,
  type Match,
  type Num,
} from '@cardwright/engine/author'
import type { Said } from '../../step.ts'
import type { give as words } from './words.ts'

interface Give {
  status: number
  amount: Num | null
  giver: CompiledRef | null
}

function giverOf(m: Match, f: number, { params }: CompiledStep<Give>): number {
  const self = selfOf(m, f)
  return params.giver === null ? actorOf(m, f) : params.giver.get(m, self, self, f)
}

const amountFor = (m: Match, f: number, { params }: CompiledStep<Give>, e: number): number =>
  params.amount === null ? 1 : params.amount(m, selfOf(m, f), e, f)

function giveTo(m: Match, f: number, step: CompiledStep<Give>, e: number): number {
  const { canReceive } = m.rules.queries
  const { status } = step.params
  const isRefused =
    canReceive !== null && !mayAgainst(m, canReceive, e, actorOf(m, f), selfOf(m, f), status)
  if (isRefused) {
    spendUses(m, canReceive, e, status)
    return 0
  }
  return addTokens(m, e, status, giverOf(m, f, step), amountFor(m, f, step, e))
}

export const give = rule({
  name: 'give',
  payload: ['unit:any', 'seat:seat', 'source:any', 'status:status', 'amount:number'],
  orderless: true,
  compile: ({ status, amount, giver }: Said<typeof words>, the): Give => ({
    status: the.status(status),
    amount: the.amount(amount),
    giver: the.ref(giver),
  }),
  before: (m, f, step, e) => [
    e,
    owner(m, e),
    selfOf(m, f),
    step.params.status,
    amountFor(m, f, step, e),
  ],
  change(m, f, step, e) {
    const n = giveTo(m, f, step, e)
    setOutcome(m, f, step, n > 0 ? outcomes.given : outcomes.refused)
    return n
  },
  tell(m, f, step, e, n) {
    const { on } = m.rules.events
    if (n > 0) emit(m, on.statusGiven, e, owner(m, e), step.params.status, giverOf(m, f, step), n)
  },
  preview(m, f, step, e) {
    giveTo(m, f, step, e)
  },
})
