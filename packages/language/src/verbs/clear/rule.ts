import {
  actorOf,
  addAmount,
  bearerOf,
  emit,
  outcomes,
  owner,
  rule,
  selfOf,
  setOutcome,
  statusOf,
  takeFromPile,
  takeTokens,
  tokensOn,
  type CompiledStep,
  type GivenTest,
  type Match,
  type Num,
} from '@cardwright/engine/author'
import type { Said } from '../../step.ts'
import type { clear as words } from './words.ts'

interface Clear {
  /** One that is named, or every one that can be placed. */
  statuses: number[]
  isNamed: boolean
  /** Null: all of them. */
  amount: Num | null
  given: GivenTest | null
}

const picksTokens = ({ target, each }: CompiledStep): boolean =>
  target?.kind === 'status' || each?.kind === 'status'

/** Takes tokens of one status off a bearer. */
function clearOne(
  m: Match,
  f: number,
  { params }: CompiledStep<Clear>,
  e: number,
  status: number,
): number {
  const { amount, given } = params
  const self = selfOf(m, f)
  const want = amount === null ? tokensOn(m, e, status, given, self, f) : amount(m, self, e, f)
  return takeTokens(m, e, status, want, given, self, f)
}

/** Each status has its own event as it goes: a step has one result, but a bearer may lose several. */
function clearFrom(m: Match, f: number, step: CompiledStep<Clear>, e: number): number {
  if (picksTokens(step)) {
    const bearer = bearerOf(m, e)
    const status = statusOf(m, e)
    const n = takeFromPile(m, bearer, e) ? 1 : 0
    tellCleared(m, f, bearer, status, n)
    return n
  }
  let sum = 0
  for (const status of step.params.statuses) {
    const n = clearOne(m, f, step, e, status)
    tellCleared(m, f, e, status, n)
    sum += n
  }
  return sum
}

function tellCleared(m: Match, f: number, bearer: number, status: number, n: number): void {
  if (n > 0)
    emit(m, m.rules.events.on.statusCleared, bearer, owner(m, bearer), status, actorOf(m, f), n)
}

export const clear = rule({
  name: 'clear',
  payload: ['unit:any', 'seat:seat', 'source:any', 'status:status', 'amount:number'],
  // what it took off is more than whom it took it from
  countsAmount: true,
  compile: ({ status, amount, given }: Said<typeof words>, the): Clear => ({
    statuses:
      status === undefined
        ? the.rules.things.statuses.filter(({ token }) => token).map(({ index }) => index)
        : [the.status(status)],
    isNamed: status !== undefined,
    amount: amount === 'all' ? null : the.amount(amount),
    given: the.given(given),
  }),
  // only the taking of one named status can be replaced: of many, which one would it be?
  before(m, f, step, e) {
    const { isNamed, statuses, given } = step.params
    if (picksTokens(step) || !isNamed) return null
    const self = selfOf(m, f)
    const n = tokensOn(m, e, statuses[0], given, self, f)
    return n === 0 ? null : [e, owner(m, e), self, statuses[0], n]
  },
  change(m, f, step, e) {
    const n = clearFrom(m, f, step, e)
    addAmount(m, f, step, n)
    setOutcome(m, f, step, n > 0 ? outcomes.cleared : outcomes.none)
    return -1
  },
  preview(m, f, step, e) {
    clearFrom(m, f, step, e)
  },
})
