import {
  addAmount,
  arriving,
  hurt,
  incoming,
  isDying,
  matching,
  outcomes,
  owner,
  rule,
  selfOf,
  setExcess,
  setExtra,
  setOutcome,
  tellDamage,
  type CompiledStep,
  type Match,
  type Num,
  type Selector,
} from '@cardwright/engine/author'
import type { Said } from '../../step.ts'
import type { damage as words } from './words.ts'

interface Damage {
  amount: Num
  type: number
  overflow: Selector | null
  isQuiet: boolean
}

// handed to `tell` besides the amount
const THROUGH = 0
const LEFT = 1
const LETHAL = 2

/** What is left beyond death goes to the first of `overflow`; its event follows that of the blow. */
function spill(m: Match, f: number, { params }: CompiledStep<Damage>, excess: number): void {
  const [e] = matching(m, f, params.overflow!)
  if (e === undefined) return
  const { through, lethal } = hurt(m, e, excess, params.type)
  tellDamage(m, e, selfOf(m, f), excess, through, params.type, lethal)
}

export const damage = rule({
  name: 'damage',
  payload: ['unit:unit', 'seat:seat', 'source:any', 'amount:number', 'type:symbol'],
  hands: 3,
  compile: ({ amount, type, overflow, quiet }: Said<typeof words>, the): Damage => ({
    amount: the.amount(amount),
    type: the.symbol(type),
    overflow: the.target(overflow),
    isQuiet: quiet === true,
  }),
  before(m, f, { params }, e) {
    const self = selfOf(m, f)
    const amount = params.amount(m, self, e, f)
    if (arriving(m, e, amount, self) <= 0) return null
    return [e, owner(m, e), self, amount, params.type]
  },
  change(m, f, step, e) {
    const self = selfOf(m, f)
    const { amount: wanted, type } = step.params
    const amount = incoming(m, e, wanted(m, self, e, f), self)
    if (amount <= 0 || isDying(m, e)) {
      setOutcome(m, f, step, outcomes.survived)
      return -1
    }
    const { through, excess, lethal } = hurt(m, e, amount, type)
    addAmount(m, f, step, amount)
    setExtra(m, f, step, through)
    setExcess(m, f, step, excess)
    setOutcome(m, f, step, lethal ? outcomes.destroyed : outcomes.survived)
    m.handed[THROUGH] = through
    m.handed[LEFT] = excess
    m.handed[LETHAL] = lethal ? 1 : 0
    return amount
  },
  tell(m, f, step, e, amount) {
    if (amount < 0) return
    const { type, isQuiet, overflow } = step.params
    const through = m.handed[THROUGH]
    const excess = m.handed[LEFT]
    const isLethal = m.handed[LETHAL] === 1
    tellDamage(m, e, selfOf(m, f), amount, through, type, isLethal, isQuiet)
    if (excess > 0 && overflow !== null) spill(m, f, step, excess)
  },
})
