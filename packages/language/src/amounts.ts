// Amounts that are worked out. A whole number, a balance key and a recorded number are amounts too.
import type { AmountForm } from '@cardwright/engine'
import { AT, SUBJECT } from './fields.ts'
import { forms, type Both, type Forms } from './taken.ts'

const OVER = { takes: 'target', needed: true, meaning: 'of all that match' } as const

export const AMOUNTS = forms({
  stat: {
    takes: 'stat',
    with: { of: SUBJECT, at: AT },
    meaning: 'a stat or query of the thing; `at: "pick"` = as it was when it was picked',
  },
  resource: {
    takes: 'resource',
    also: ['pool'],
    with: { of: SUBJECT },
    meaning: 'how much it has',
  },
  counter: { takes: 'counter', meaning: 'a number of the match; `chargesLeft` is built in' },
  count: { takes: 'target', also: ['number'], meaning: 'number of matches' },
  sum: {
    takes: 'stat',
    also: ['total'],
    with: { over: OVER },
    meaning: 'of a stat over all matches',
  },
  highest: {
    takes: 'stat',
    also: ['most'],
    with: { over: OVER },
    meaning: 'of a stat among the matches, 0 without any',
  },
  lowest: {
    takes: 'stat',
    also: ['fewest'],
    with: { over: OVER },
    meaning: 'of a stat among the matches, 0 without any',
  },
  add: { takes: 'amounts', also: ['plus'], meaning: 'sum' },
  sub: { takes: 'twoAmounts', also: ['minus', 'subtract'], meaning: 'difference' },
  mul: { takes: 'amounts', also: ['times', 'multiply', 'scale'], meaning: 'product' },
  div: {
    takes: 'twoAmounts',
    also: ['divide', 'half'],
    with: { round: { takes: 'rounding', needed: true, meaning: 'what becomes of a fraction' } },
    meaning: 'quotient, rounded as said',
  },
  mod: { takes: 'twoAmounts', also: ['remainder'], meaning: 'remainder, never negative' },
  min: { takes: 'amounts', also: ['least', 'atMost'], meaning: 'the least of them' },
  max: { takes: 'amounts', also: ['greatest', 'atLeast'], meaning: 'the greatest of them' },
  if: {
    takes: 'condition',
    also: ['when'],
    with: {
      // oxlint-disable-next-line unicorn/no-thenable -- the word of the language
      then: { takes: 'amount', needed: true, meaning: 'while it holds' },
      else: { takes: 'amount', needed: true, meaning: 'while it does not' },
    },
    meaning: 'one or the other, asked per recipient',
  },
})

/** What the table says is what the engine compiles. */
export type AmountFits = [
  Both<Forms<typeof AMOUNTS>, AmountForm>,
  Both<AmountForm, Forms<typeof AMOUNTS>>,
]
