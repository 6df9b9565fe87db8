// Conditions: what gates an ability, skips a step, filters a candidate, watches a modifier.
import type { Comparison, Condition } from '@cardwright/engine'
import { AT, SUBJECT } from './fields.ts'
import { forms, type Both, type Forms } from './taken.ts'

export const CONDITIONS = forms({
  all: { takes: 'conditions', also: ['and'], meaning: 'all hold; a bare list means the same' },
  any: { takes: 'conditions', also: ['or', 'either'], meaning: 'one of them holds' },
  not: { takes: 'condition', also: ['none', 'unless'], meaning: 'it does not hold' },
  stat: {
    takes: 'stat',
    with: { of: SUBJECT, at: AT },
    compares: true,
    meaning: 'a stat or query compares so',
  },
  value: { takes: 'amount', compares: true, meaning: 'an amount compares so' },
  count: { takes: 'target', compares: true, meaning: 'the number of matches compares so' },
  resource: {
    takes: 'resource',
    also: ['pool'],
    with: { of: SUBJECT },
    compares: true,
    meaning: 'a resource compares so',
  },
  counter: { takes: 'counter', compares: true, meaning: 'a counter compares so' },
  exists: { takes: 'target', also: ['some', 'there'], meaning: 'there is a match' },
  is: {
    takes: 'filters',
    also: ['matches', 'passes'],
    with: { of: SUBJECT },
    meaning: 'the thing is present and passes the filters',
  },
  has: {
    takes: 'statusTests',
    also: ['status', 'bears'],
    with: { of: SUBJECT },
    meaning: 'it bears the status',
  },
  lacks: {
    takes: 'statusTests',
    also: ['hasNot', 'without'],
    with: { of: SUBJECT },
    meaning: 'it does not',
  },
  same: {
    takes: 'twoRefs',
    also: ['equals'],
    meaning: 'both are the same thing, cell, lane or seat',
  },
  field: {
    takes: 'field',
    with: {
      of: SUBJECT,
      oneOf: { takes: 'texts', needed: true, meaning: 'symbols it may be' },
    },
    meaning: 'a symbol of the thing (or event) is one of these',
  },
  outcome: {
    takes: 'textOrTexts',
    also: ['result'],
    with: { of: { takes: 'ref', needed: true, meaning: 'which step: `@name`' } },
    meaning: 'that step ended so, or this option was chosen',
  },
  can: {
    takes: 'query',
    also: ['may'],
    with: { of: SUBJECT, against: { takes: 'ref', meaning: 'the other party of the question' } },
    meaning: 'a yes/no query answers yes',
  },
  turn: { takes: { oneOf: ['own', 'opponent'] }, meaning: 'whose turn it is' },
  phase: { takes: 'phases', also: ['during'], meaning: 'one of these phases runs' },
})

type Compared = {
  [N in keyof typeof CONDITIONS]: (typeof CONDITIONS)[N] extends { compares: true } ? N : never
}[keyof typeof CONDITIONS]

/** What the table says is what the engine compiles. */
type Said =
  | Forms<Omit<typeof CONDITIONS, Compared>>
  | (Forms<Pick<typeof CONDITIONS, Compared>> & Comparison)
  | Condition[]
export type ConditionFits = [Both<Said, Condition>, Both<Condition, Said>]
