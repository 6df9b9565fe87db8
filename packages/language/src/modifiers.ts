// Modifiers: one change of one query, a granted keyword or a derived status, and how long it lasts.
import type { Modifier, ModifierFields } from '@cardwright/engine'
import { params, type Both, type Reading } from './taken.ts'

export const MODIFIERS = params({
  query: { takes: 'query', also: ['stat'], meaning: 'the question whose answer changes' },
  keyword: {
    takes: 'keyword',
    also: ['grant', 'gain'],
    meaning: 'instead of a query: grants the keyword',
  },
  status: { takes: 'status', meaning: 'instead of a query: derives the status, never a token' },
  set: {
    takes: 'amountOrText',
    also: ['become', 'equals'],
    meaning: 'replaces the base; the latest wins',
  },
  add: { takes: 'amount', also: ['bonus', 'increase', 'value'], meaning: 'added to the base' },
  scale: {
    takes: 'amount',
    also: ['mul', 'times', 'multiply'],
    meaning: 'factor, combined by the factor rule of the query',
  },
  plus: { takes: 'amount', meaning: 'added after rounding' },
  forbid: {
    takes: 'onlyTrue',
    also: ['prevent', 'cannot', 'deny'],
    meaning: 'yes/no: no, whatever else says',
  },
  allow: {
    takes: 'onlyTrue',
    also: ['permit', 'can'],
    meaning: 'yes/no: yes, unless something forbids',
  },
  ignore: { takes: 'tags', meaning: 'modifiers with these tags do not count' },
  while: {
    takes: 'condition',
    also: ['if', 'when'],
    meaning: 'only while it holds for the recipient',
  },
  against: {
    takes: 'filters',
    also: ['versus', 'to'],
    meaning: 'only when the other party of the question passes',
  },
  from: { takes: 'filters', also: ['by'], meaning: 'only when the asking thing passes' },
  only: { takes: 'texts', also: ['for'], meaning: 'only for these arguments of the question' },
  uses: { takes: 'uses', also: ['charges', 'limit'], meaning: 'so often' },
  tags: { takes: 'tags', also: ['tag'], meaning: 'marks it for `ignore` and for `effect` targets' },
})

/** A passive also says who is changed. */
export const PASSIVE = params({
  of: {
    takes: 'refOrTarget',
    needed: true,
    also: ['target', 'each', 'on'],
    meaning: 'who is changed (passives only; `modify` changes its recipients)',
  },
})

/** How long what `modify` puts on something lasts. */
export const DURATIONS = {
  step: 'with the step',
  attack: 'when the attack is over',
  action: 'with the action',
  turn: 'at the next turn end, whoever’s',
  round: 'at the round change, where the game ends rounds',
  encounter: 'with the encounter',
  leave: 'when the bearer leaves the board',
  source: 'when the source leaves the board',
  forever: 'never; it goes with its bearer',
} as const

export const LONG_DURATIONS = {
  turns: 'at the n-th turn end: of every seat, of the actor (`"own"`), of the owner of the bearer',
  phase: 'when that phase is entered',
} as const

/** What the tables say is what the engine compiles. */
export type ModifiersFit = [
  Both<Reading<typeof MODIFIERS>, ModifierFields>,
  Both<ModifierFields, Reading<typeof MODIFIERS>>,
  Both<Reading<typeof MODIFIERS> & Reading<typeof PASSIVE>, Modifier>,
]
