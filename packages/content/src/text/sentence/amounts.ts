// Amounts: a known number, or a noun for what has to be worked out. Balance keys are known numbers.
import type { Amount, AmountForm, Target } from '../../language.ts'
import {
  writeNumber,
  type Size,
  verbatim,
  type Noun,
  phraseFrom,
  type Phrase,
} from '@cardwright/language/grammar'
import { hasKey, textsIn } from '../../nodes.ts'
import { nounOf, splitRef } from './references.ts'
import { letter, type Scope } from './scope.ts'

/** The number, if the text can know it. */
export function knownNumber(scope: Scope, amount: Amount): number | null {
  if (typeof amount === 'number') return amount
  if (typeof amount === 'string') {
    if (!amount.startsWith('$')) return null
    const entry = scope.book.pack.balance[amount.slice(1)]
    return entry ? entry.value : Number(scope.book.missing(['balance', amount.slice(1)])) || 0
  }
  if ('add' in amount) return foldKnown(scope, amount.add, (a, b) => a + b)
  if ('sub' in amount) return foldKnown(scope, amount.sub, (a, b) => a - b)
  if ('mul' in amount) return foldKnown(scope, amount.mul, (a, b) => a * b)
  return null
}

function foldKnown(scope: Scope, list: Amount[], join: (a: number, b: number) => number) {
  const numbers = list.map((item) => knownNumber(scope, item))
  return numbers.includes(null) ? null : (numbers as number[]).reduce(join)
}

/** For counting something: the number, or a letter explained at the end of the sentence. */
export function sizeOf(scope: Scope, amount: Amount): Size {
  const known = knownNumber(scope, amount)
  if (known !== null) return known
  const { amounts } = scope.patterns
  const each = perMatch(scope, amount)
  if (each) {
    scope.end.tails.push(amounts.forEach(each.phrase))
    return each.n
  }
  if (typeof amount === 'object' && 'if' in amount) {
    const steps = insteadOf(scope, amount)
    if (steps !== null) {
      scope.end.tails.push(amounts.insteadIf(steps.cases))
      return steps.otherwise
    }
  }
  // The same number of the same thing keeps its letter; a candidate is another one each time.
  const key = JSON.stringify(amount)
  const isOwn = scope.subject === 'self' || typeof amount === 'string' || hasKey(amount, 'of')
  const isFixed = isOwn && !textsIn(amount).some((text) => /^(?:it|target)\b/.test(text))
  return letter(scope, isFixed ? key : `${key} ${scope.end.letters.size}`, () =>
    writeValue(scope, amount),
  )
}

/** `if … then 1, else if … then 2, else 4` with known numbers: 4, and when it is another one. */
function insteadOf(scope: Scope, form: Extract<AmountForm, { if: unknown }>): Instead | null {
  const then = knownNumber(scope, form.then)
  if (then === null) return null
  const clause = scope.walk.clause({ ...scope, subject: 'it' }, form.if)
  const first = { value: writeNumber(then), clause }
  if (typeof form.else === 'object' && 'if' in form.else) {
    const rest = insteadOf(scope, form.else)
    return rest && { ...rest, cases: [first, ...rest.cases] }
  }
  const otherwise = knownNumber(scope, form.else)
  return otherwise === null ? null : { cases: [first], otherwise }
}
interface Instead {
  cases: { value: string; clause: string }[]
  otherwise: number
}

/** `{count}` or a number times it: "2 for each …"; null for everything else. */
export function perMatch(scope: Scope, amount: Amount): { n: number; phrase: Phrase } | null {
  if (typeof amount !== 'object') return null
  if ('count' in amount) return { n: 1, phrase: scope.walk.phrase(scope, amount.count, 'one') }
  if (!('mul' in amount) || amount.mul.length !== 2) return null
  const [first, second] = amount.mul
  const n = knownNumber(scope, first)
  if (n === null || typeof second !== 'object' || !('count' in second)) return null
  return { n, phrase: scope.walk.phrase(scope, second.count, 'one') }
}

/** For comparing and explaining: always a noun. */
export function valueOf(scope: Scope, amount: Amount): Noun {
  const known = knownNumber(scope, amount)
  if (known !== null) return verbatim(writeNumber(known))
  return typeof amount === 'string' ? recorded(scope, amount) : formOf(scope, amount as AmountForm)
}

export const writeValue = (scope: Scope, amount: Amount): string => valueOf(scope, amount).as('nom')

function formOf(scope: Scope, form: AmountForm): Noun {
  const { book, patterns } = scope
  const { amounts, nouns } = patterns
  const write = (amount: Amount): string => writeValue(scope, amount)
  if ('stat' in form) {
    const noun = nouns.possessed(nounOf(scope, form.of ?? scope.subject), book.stat(form.stat))
    return form.at ? verbatim(amounts.atPick(noun.as('nom'))) : noun
  }
  if ('resource' in form) return resourceNoun(scope, form.resource, form.of)
  if ('counter' in form) return counterNoun(scope, form.counter)
  if ('count' in form) return amounts.count(scope.walk.phrase(scope, form.count, 'many'))
  if ('sum' in form) return amounts.fold('sum', book.stat(form.sum), over(scope, form.over))
  if ('highest' in form)
    return amounts.fold('highest', book.stat(form.highest), over(scope, form.over))
  if ('lowest' in form)
    return amounts.fold('lowest', book.stat(form.lowest), over(scope, form.over))
  if ('add' in form) return verbatim(amounts.add(form.add.map(write)))
  if ('sub' in form) return verbatim(amounts.sub(write(form.sub[0]), write(form.sub[1])))
  if ('mul' in form) return verbatim(amounts.mul(form.mul.map(write)))
  if ('div' in form) return quotient(scope, form)
  if ('mod' in form) return verbatim(amounts.mod(write(form.mod[0]), write(form.mod[1])))
  if ('min' in form) return bounded(scope, form.min, 'min')
  if ('max' in form) return bounded(scope, form.max, 'max')
  if ('if' in form) {
    const clause = scope.walk.clause({ ...scope, subject: 'it' }, form.if)
    return verbatim(amounts.either(clause, write(form.then), write(form.else)))
  }
  return verbatim(book.missing(['amounts', Object.keys(form)[0] ?? '?']))
}

const over = (scope: Scope, target: Target): Phrase => scope.walk.phrase(scope, target, 'many')

function quotient(scope: Scope, form: Extract<AmountForm, { div: unknown }>): Noun {
  const { amounts } = scope.patterns
  const [a, b] = form.div
  const left = writeValue(scope, a)
  if (knownNumber(scope, b) === 2) return verbatim(amounts.half(left, form.round))
  return verbatim(amounts.div(left, writeValue(scope, b), form.round))
}

/** `max: [0, x]` is "x, at least 0": one known end reads better than "the larger of". */
function bounded(scope: Scope, list: Amount[], which: 'min' | 'max'): Noun {
  const { amounts } = scope.patterns
  const known = list.filter((item) => knownNumber(scope, item) !== null)
  const texts = list.map((item) => writeValue(scope, item))
  if (list.length === 2 && known.length === 1) {
    const n = writeValue(scope, known[0])
    const other = texts[list.indexOf(known[0]) === 0 ? 1 : 0]
    return verbatim(which === 'min' ? amounts.atMost(other, n) : amounts.atLeast(other, n))
  }
  return verbatim(which === 'min' ? amounts.smallest(texts) : amounts.largest(texts))
}

export function resourceNoun(scope: Scope, resource: string, of?: string): Noun {
  const { book, patterns } = scope
  const holder = book.pack.manifest.resources[resource]?.of
  const term = book.resource(resource)
  if (holder === 'world') return patterns.nouns.the(phraseFrom(term))
  const isSeats = holder === 'seat' && of === undefined
  return patterns.nouns.possessed(nounOf(scope, isSeats ? 'actor' : (of ?? scope.subject)), term)
}

export function counterNoun(scope: Scope, counter: string): Noun {
  const { book, patterns } = scope
  const own = book.find('counters', counter) ?? patterns.amounts.recorded[counter]
  const term = own === undefined ? book.term({}, 'counters', counter) : patterns.term(own as string)
  return patterns.nouns.the(phraseFrom(term))
}

/** `@paid.cost`, `event.amount`, `pending.roll`: a number somebody wrote down. */
function recorded(scope: Scope, ref: string): Noun {
  const { book, patterns } = scope
  const { key, fields } = splitRef(ref)
  const isStep = key.startsWith('@')
  const field = isStep ? fields[0] : key.split('.')[1]
  if (isStep && field === 'cost')
    return patterns.nouns.possessed(nounOf(scope, key), costTerm(scope))
  const origin = isStep ? scope.verbs.get(key) : (scope.event ?? scope.window)
  const source =
    book.find('parties', field) ??
    patterns.amounts.recorded[`${origin}.${field}`] ??
    patterns.amounts.recorded[field] ??
    patterns.parties[field]
  if (source === undefined) return verbatim(book.missing(['parties', field]))
  return patterns.nouns.the(phraseFrom(patterns.term(source as string)))
}

const costTerm = (scope: Scope) =>
  scope.book.find('queries', 'cost') === undefined
    ? scope.book.kind('cost')
    : scope.book.stat('cost')
