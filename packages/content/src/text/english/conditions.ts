// English conditions: clauses that may follow "if", "while" or a relative pronoun.
import type { Comparator } from '../../language.ts'
import type { Noun } from '@cardwright/language/grammar'
import type { ConditionPatterns } from '../patterns.ts'
import { compareText, countText, statusText } from './filters.ts'
import { nouns } from '@cardwright/language/english'

const isMany = (noun: Noun): boolean => noun.number === 'many'
export const has = (noun: Noun): string => (isMany(noun) ? 'have' : 'has')
const does = (noun: Noun): string => (isMany(noun) ? 'do' : 'does')
const is = (noun: Noun): string => (isMany(noun) ? 'are' : 'is')
const was = (noun: Noun): string => (isMany(noun) ? 'were' : 'was')
const not = (isNot: boolean): string => (isNot ? ' not' : '')

/** How a step ended, said of its recipient. */
const PASSIVE: Record<string, string> = {
  picked: 'chosen',
  swapped: 'swapped',
  put: 'put there',
  spawned: 'put on the board',
  removed: 'removed',
  attached: 'attached',
  discarded: 'discarded',
  seen: 'seen',
  arranged: 'arranged',
  destroyed: 'destroyed',
  healed: 'healed',
  hit: 'hit',
  transferred: 'moved over',
  modified: 'changed',
  recharged: 'recharged',
  redirected: 'redirected',
}
const ACTIVE: Record<string, [past: string, base: string]> = {
  moved: ['moved', 'move'],
  stayed: ['stayed', 'stay'],
  survived: ['survived', 'survive'],
  gained: ['gained anything', 'gain anything'],
}
const SENTENCES: Record<string, [yes: string, no: string]> = {
  given: ['that took effect', 'that had no effect'],
  done: ['that was done', 'that was not done'],
  drawn: ['a card was drawn', 'no card was drawn'],
  empty: ['there was no card to draw', 'there was a card to draw'],
  prevented: ['this was prevented', 'this was not prevented'],
  cancelled: ['it was cancelled', 'it was not cancelled'],
  forbidden: ['the move was forbidden', 'the move was not forbidden'],
  blocked: ['the way was blocked', 'the way was free'],
  full: ['there was no room for it', 'there was room for it'],
  refused: ['it was refused', 'it was not refused'],
  cleared: ['anything was taken off', 'nothing was taken off'],
  none: ['there was nothing to take', 'there was something to take'],
  capped: ['the limit was reached', 'the limit was not reached'],
  kept: ['you act again', 'you do not act again'],
  success: ['the test succeeded', 'the test failed'],
  failure: ['the test failed', 'the test succeeded'],
  miss: ['the attack missed', 'the attack did not miss'],
  void: ['the attack came to nothing', 'the attack took place'],
  resolved: ['the attack took place', 'the attack did not take place'],
  skipped: ['that was skipped', 'that was not skipped'],
  noTarget: ['there was no target', 'there was a target'],
  declined: ['that was declined', 'that was not declined'],
  gone: ['the target was gone', 'the target was still there'],
}
const FLAGS: Record<string, [yes: string, no: string]> = {
  lethal: ['the damage was lethal', 'the damage was not lethal'],
  sure: ['nothing can prevent it', 'it can be prevented'],
  free: ['it is free', 'it is not free'],
  sectionHull: ['it damaged the hull of a section', 'it did not damage the hull of a section'],
}

export const conditions: ConditionPatterns = {
  compare(subject, cmp, value, isNumber) {
    if (isNumber) return `${subject} is ${compareText(cmp, value)}`
    const words: Record<Comparator, string> = {
      lt: 'is less than',
      lte: 'is no more than',
      gt: 'is more than',
      gte: 'is no less than',
      eq: 'equals',
      ne: 'does not equal',
    }
    return `${subject} ${words[cmp]} ${value}`
  },
  count(phrase, cmp, n) {
    const isSome = (cmp === 'gt' && n === 0) || (cmp === 'gte' && n === 1)
    const isNone = ((cmp === 'eq' || cmp === 'lte') && n === 0) || (cmp === 'lt' && n === 1)
    if (isSome) return `there is ${nouns.some(phrase).as('nom')}`
    const things = nouns.bare(phrase).as('nom')
    const be = phrase.number === 'one' ? 'is' : 'are'
    return `there ${be} ${isNone ? `no ${things}` : countText(cmp, n, things)}`
  },
  isA: (noun, phrase, isNot) => {
    const what = noun.number === 'many' ? nouns.all(phrase) : nouns.some(phrase)
    return `${noun.as('nom')} ${is(noun)}${not(isNot)} ${what.as('nom')}`
  },
  isAt: (noun, place, isNot) => `${noun.as('nom')} ${is(noun)}${not(isNot)} ${place}`,
  has(noun, tests, isNot, isAll) {
    const names = nouns.list(tests.map(statusText), isAll ? 'and' : 'or')
    if (!isNot) return `${noun.as('nom')} ${has(noun)} ${names}`
    const both = isAll && tests.length > 1 ? 'both ' : ''
    return `${noun.as('nom')} ${does(noun)} not have ${both}${names}`
  },
  holds(owner, what, cmp, n) {
    const isNone = ((cmp === 'eq' || cmp === 'lte') && n === 0) || (cmp === 'lt' && n === 1)
    const things = nouns.bare({ ...what, number: n === 1 && cmp !== 'gte' ? 'one' : 'many' })
    const text = things.as('nom')
    const isSome = (cmp === 'gt' && n === 0) || (cmp === 'gte' && n === 1)
    const much = countText(cmp, n, text, what.heads[0].mass)
    return `${owner.as('nom')} ${has(owner)} ${isNone ? `no ${text}` : isSome ? `any ${text}` : much}`
  },
  same: (a, b, isNot) => `${a.as('nom')} ${is(a)}${not(isNot)} ${b.as('nom')}`,
  field: (owner, field, values, isNot) =>
    `${owner ? owner.as('gen') : 'the'} ${field} is${not(isNot)} ${nouns.list(values, 'or')}`,
  owns(words, phrase, cmp, n) {
    const isSome = (cmp === 'gt' && n === 0) || (cmp === 'gte' && n === 1)
    const isNone = ((cmp === 'eq' || cmp === 'lte') && n === 0) || (cmp === 'lt' && n === 1)
    if (isSome) return `${words} ${nouns.some({ ...phrase, number: 'one' }).as('acc')}`
    const things = nouns.bare(phrase).as('nom')
    return `${words} ${isNone ? `no ${things}` : countText(cmp, n, things)}`
  },
  ownsThan(words, phrase, cmp, other) {
    const things = nouns.bare(phrase).as('nom')
    const than: Record<Comparator, string> = {
      lt: `fewer ${things} than`,
      lte: `no more ${things} than`,
      gt: `more ${things} than`,
      gte: `no fewer ${things} than`,
      eq: `as many ${things} as`,
      ne: `not as many ${things} as`,
    }
    return `${words} ${than[cmp]} ${other}`
  },
  ownsIt: (words, it) => `${words} ${it.as('acc')}`,
  cause: (values, isNot) => `the cause is${not(isNot)} ${nouns.list(values, 'or')}`,
  outcome(noun, outcome, isNot) {
    if (outcome in PASSIVE) return `${noun.as('nom')} ${was(noun)}${not(isNot)} ${PASSIVE[outcome]}`
    if (outcome in ACTIVE) {
      const [past, base] = ACTIVE[outcome]
      return `${noun.as('nom')} ${isNot ? `did not ${base}` : past}`
    }
    return SENTENCES[outcome]?.[isNot ? 1 : 0] ?? null
  },
  chose: (options, isNot) =>
    isNot && options.length > 1
      ? `neither ${options.join(' nor ')} was chosen`
      : `${nouns.list(options, 'or')} was${not(isNot)} chosen`,
  can: (noun, predicate, against) =>
    `${noun.as('nom')} ${predicate}${against ? ` ${against.as('acc')}` : ''}`,
  turn: (whose) => (whose === 'own' ? 'it is your turn' : "it is your opponent's turn"),
  phase: (phases, isNot) => `this is${not(isNot)} the ${nouns.list(phases, 'or')} phase`,
  flag: (field, isYes) => FLAGS[field]?.[isYes ? 0 : 1] ?? null,
  noChargeLeft: 'no charge is left',
  alive: (noun, isNot) => `${noun.as('nom')} ${is(noun)}${not(isNot)} alive`,
}
