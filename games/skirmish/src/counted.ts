// Points for tokens on cards (Zius, Integrator, IP Dept Agent, Reverend) or for a line. Each counted card
// is reported with its share, so that all players see where the points come from.
import {
  actorOf,
  eachToken,
  emit,
  pickAt,
  unitAt,
  type CompiledStep,
  type Match,
  rule,
  type VerbCode,
} from '@cardwright/engine/author'
import { verbs } from '@cardwright/language/rules'
import { valueFor } from './board.ts'
import { words } from './words.ts'

type Gain = typeof verbs.gain extends VerbCode<infer P> ? P : never
type Share = (m: Match, e: number, seat: number) => number
type Amount = CompiledStep['source']['amount']

/** `gain`, followed by the share of each card. */
export const gain = rule<Gain>({
  ...verbs.gain,
  tell(m, f, step, e, changed) {
    if (m.sink !== null) tellShares(m, f, step, changed)
    verbs.gain.tell!(m, f, step, e, changed)
  },
})

function tellShares(m: Match, f: number, step: CompiledStep<Gain>, changed: number): void {
  const { points, unitScored } = words(m)
  const share = step.params.what === points ? shareOf(step.source.amount) : null
  if (share === null) return
  const seat = actorOf(m, f)
  const counted = cardsIn(m, f, step)
    .map((e) => ({ e, amount: share(m, e, seat) }))
    .filter(({ amount }) => amount > 0)
  // points that were also counted elsewhere (in a hand, along a diagonal) are reported only as a sum
  if (counted.reduce((sum, { amount }) => sum + amount, 0) !== changed) return
  for (const { e, amount } of counted) emit(m, unitScored, e, seat, amount)
}

/** The cards of the chosen line; without one, of the whole board. */
function cardsIn(m: Match, f: number, step: CompiledStep): number[] {
  const { lines, size } = m.rules.space.grid!
  const cells =
    step.target !== null ? lines[pickAt(m, f, step, 0)] : Array.from({ length: size }, (_, c) => c)
  return Array.from(cells, (cell) => unitAt(m, cell)).filter((e) => e >= 0)
}

/** The share of one card in an amount; null: it cannot be split by card. */
function shareOf(amount: Amount): Share | null {
  if (typeof amount !== 'object') return null
  if ('sum' in amount) return valueFor
  if ('mul' in amount) {
    const [times, of] = amount.mul
    const share = typeof times === 'number' ? shareOf(of) : null
    return share === null ? null : (m, e, seat) => Number(times) * share(m, e, seat)
  }
  if (!('count' in amount) || amount.count.kind !== 'status') return null
  const { status } = amount.count
  return (m, e, seat) => ownTokens(m, e, String(status), seat)
}

function ownTokens(m: Match, e: number, name: string, seat: number): number {
  let sum = 0
  eachToken(m, e, (status, giver, n) => {
    if (giver === seat && m.rules.things.statuses[status].name === name) sum += n
  })
  return sum
}
