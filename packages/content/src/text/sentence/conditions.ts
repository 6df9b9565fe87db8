// Conditions as clauses: "its speed is 3 or less", "there is no ally next to it". A negation is
// pushed down to the single statements, so that nobody has to read "not (… and not …)".
import {
  COMPARATORS,
  type Amount,
  type Comparator,
  type Condition,
  type Target,
} from '../../language.ts'
import { type Noun, phraseFrom, placeIn, type Plurality } from '@cardwright/language/grammar'
import { counterNoun, knownNumber, resourceNoun, writeValue } from './amounts.ts'
import { causeWords, fieldWords, ownsWords } from './fields.ts'
import { nounOf, splitRef } from './references.ts'
import { keyOf, type Scope } from './scope.ts'
import { lackingWords, statusWords } from './statuses.ts'

export type Comparing = { [K in Comparator]?: Amount }

const OPPOSITES: Record<Comparator, Comparator> = {
  lt: 'gte',
  gte: 'lt',
  gt: 'lte',
  lte: 'gt',
  eq: 'ne',
  ne: 'eq',
}

/** The comparison a condition writes, turned round when it is denied. */
export function comparisonOf(part: Comparing, isNot: boolean): [Comparator, Amount] {
  for (const cmp of COMPARATORS) {
    const amount = part[cmp]
    if (amount !== undefined) return [isNot ? OPPOSITES[cmp] : cmp, amount]
  }
  return [isNot ? 'eq' : 'ne', 0]
}

/** @param about a noun that stands for the subject (a relative pronoun), else the default subject */
export function clauseOf(scope: Scope, condition: Condition, isNot = false, about?: Noun): string {
  const { conditions, nouns } = scope.patterns
  const join = (list: Condition[], word: 'and' | 'or'): string =>
    nouns.list(
      list.map((part) => clauseOf(scope, part, isNot, about)),
      isNot ? (word === 'and' ? 'or' : 'and') : word,
    )
  if (Array.isArray(condition)) return join(condition, 'and')
  if ('all' in condition) return join(condition.all, 'and')
  if ('any' in condition) return join(condition.any, 'or')
  if ('not' in condition) return clauseOf(scope, condition.not, !isNot, about)
  if ('turn' in condition) {
    const other = condition.turn === 'own' ? 'opponent' : 'own'
    return conditions.turn(isNot ? other : condition.turn)
  }
  if ('phase' in condition) {
    const phases = condition.phase.map((phase) => scope.book.text('phases', phase))
    return conditions.phase(phases, isNot)
  }
  if ('exists' in condition) {
    const { kind, in: place, ...rest } = condition.exists
    // "There is a cell around it that is the cell it left" is a test of that cell.
    if (kind === 'cell' && place !== undefined)
      return isClause(scope, { is: rest, of: place }, isNot)
    return counted(scope, condition.exists, { gt: 0 }, isNot)
  }
  if ('outcome' in condition) return outcomeClause(scope, condition, isNot)
  if ('same' in condition) {
    const [a, b] = condition.same.map((ref) => nounOf(scope, ref))
    return conditions.same(a, b, isNot)
  }
  return numberClause(scope, condition, isNot, about) ?? aboutClause(scope, condition, isNot, about)
}

/** Statements whose subject can be replaced by a relative pronoun. */
export function isAboutIt(condition: Condition): boolean {
  if (Array.isArray(condition)) return condition.every(isAboutIt)
  if ('any' in condition) return condition.any.every(isAboutIt)
  if ('all' in condition) return condition.all.every(isAboutIt)
  if ('not' in condition) return isAboutIt(condition.not)
  const isStatement = ['has', 'lacks', 'can', 'is', 'stat', 'field'].some((key) => key in condition)
  const { of } = condition as { of?: string }
  return isStatement && (of === undefined || of === 'it')
}

function numberClause(scope: Scope, condition: Condition, isNot: boolean, about?: Noun) {
  const { book, patterns } = scope
  if ('count' in condition && !Array.isArray(condition))
    return counted(scope, condition.count, condition, isNot)
  if ('value' in condition) return valueClause(scope, condition, isNot)
  if ('counter' in condition) {
    const [cmp, amount] = comparisonOf(condition, isNot)
    const isNone = cmp === 'eq' && amount === 0 && condition.counter === 'chargesLeft'
    if (isNone) return patterns.conditions.noChargeLeft
    return compare(scope, counterNoun(scope, condition.counter), condition, isNot)
  }
  if ('resource' in condition && isLife(scope, condition))
    return patterns.conditions.alive(nounOf(scope, condition.of ?? scope.subject), isNot)
  const [, wanted] = comparisonOf(condition as Comparing, isNot)
  if ('resource' in condition && !isWorlds(scope, condition.resource)) {
    const n = knownNumber(scope, wanted)
    if (n !== null) return holdsClause(scope, condition, isNot, n)
  }
  if ('resource' in condition)
    return compare(scope, resourceNoun(scope, condition.resource, condition.of), condition, isNot)
  if ('stat' in condition) {
    const owner = about ?? nounOf(scope, condition.of ?? scope.subject)
    const noun = patterns.nouns.possessed(owner, book.stat(condition.stat))
    return compare(scope, noun, condition, isNot, condition.at === 'pick')
  }
  return null
}

const isWorlds = (scope: Scope, resource: string): boolean =>
  scope.book.pack.manifest.resources[resource]?.of === 'world'

type Holding = Extract<Condition, { resource: unknown }>
function holdsClause(scope: Scope, { resource, of, ...rest }: Holding, isNot: boolean, n: number) {
  const { book, patterns } = scope
  const isSeats = book.pack.manifest.resources[resource]?.of === 'seat' && of === undefined
  const owner = nounOf(scope, isSeats ? 'actor' : (of ?? scope.subject))
  const [cmp] = comparisonOf(rest, isNot)
  return patterns.conditions.holds(owner, phraseFrom(book.resource(resource)), cmp, n)
}

/** More than none of what keeps a unit alive. */
function isLife(scope: Scope, condition: Extract<Condition, { resource: unknown }>): boolean {
  return (
    scope.book.pack.manifest.resources[condition.resource]?.vital === true && condition.gt === 0
  )
}

function compare(
  scope: Scope,
  noun: Noun,
  part: Comparing,
  isNot: boolean,
  atPick = false,
): string {
  const [cmp, amount] = comparisonOf(part, isNot)
  const { amounts, conditions } = scope.patterns
  const subject = atPick ? amounts.atPick(noun.as('nom')) : noun.as('nom')
  const isNumber = knownNumber(scope, amount) !== null
  return conditions.compare(subject, cmp, writeValue(scope, amount), isNumber)
}

type Counting = Extract<Condition, { count: unknown }>
function counted(scope: Scope, target: Counting['count'], part: Comparing, isNot: boolean): string {
  const { amounts, conditions } = scope.patterns
  const [cmp, amount] = comparisonOf(part, isNot)
  const n = knownNumber(scope, amount)
  const owned = ownedOf(scope, target)
  if (owned !== null && n !== null)
    return conditions.owns(owned.words, owned.phrase(n === 1 ? 'one' : 'many'), cmp, n)
  const other =
    typeof amount === 'object' && 'count' in amount ? ownedOf(scope, amount.count) : null
  if (owned !== null && other !== null)
    return conditions.ownsThan(owned.words, owned.phrase('many'), cmp, other.words)
  if (n !== null) {
    const isSome = (cmp === 'gt' && n === 0) || (cmp === 'gte' && n === 1)
    const number = isSome || (n === 1 && cmp !== 'lt') ? 'one' : 'many'
    return conditions.count(scope.walk.phrase(scope, target, number), cmp, n)
  }
  return compare(scope, amounts.count(scope.walk.phrase(scope, target, 'many')), part, isNot)
}

/** What somebody owns by a field with words for it, without those words. */
function ownedOf(scope: Scope, { where, ...rest }: Target) {
  if (where === undefined || Array.isArray(where) || !('field' in where) || where.of) return null
  const words = ownsWords(scope, where)
  if (words === null) return null
  return {
    words: words[0],
    phrase: (number: Plurality) => scope.walk.phrase(scope, rest, number),
  }
}

type Valued = Extract<Condition, { value: unknown }>
function valueClause(scope: Scope, condition: Valued, isNot: boolean): string {
  const [cmp, amount] = comparisonOf(condition, isNot)
  // Yes/no facts of an event travel as 0 and 1.
  if (typeof condition.value === 'string' && condition.value.startsWith('event.')) {
    const field = condition.value.slice('event.'.length)
    const isYes = (cmp === 'eq' && amount === 1) || (cmp === 'gt' && amount === 0)
    const isNo = cmp === 'eq' && amount === 0
    const said = isYes || isNo ? scope.patterns.conditions.flag(field, isYes) : null
    if (said !== null) return said
  }
  return compare(scope, scope.walk.value(scope, condition.value), condition, isNot)
}

type Outcome = Extract<Condition, { outcome: unknown }>
function outcomeClause(scope: Scope, { outcome, of }: Outcome, isNot: boolean): string {
  const { book, patterns } = scope
  const { conditions, nouns } = patterns
  const verb = scope.verbs.get(of)
  const words = [outcome].flat()
  if (verb === 'choose')
    return conditions.chose(
      words.map((option) => book.text('options', option)),
      isNot,
    )
  const clauses = words.map(
    (word) =>
      conditions.outcome(nounOf(scope, of), word, isNot) ?? book.missing(['outcomes', word]),
  )
  return nouns.list(clauses, isNot ? 'and' : 'or')
}

function aboutClause(scope: Scope, condition: Condition, isNot: boolean, about?: Noun): string {
  const { book, patterns } = scope
  const { conditions } = patterns
  const subject = (of?: string): Noun => about ?? nounOf(scope, of ?? scope.subject)
  if ('has' in condition)
    return conditions.has(subject(condition.of), statusWords(scope, condition.has), isNot, true)
  if ('lacks' in condition) {
    const noun = subject(condition.of)
    const says = isNot ? null : lackingWords(scope, condition.lacks, noun.number)
    if (says !== null) return conditions.can(noun, says, null)
    return conditions.has(noun, statusWords(scope, condition.lacks), !isNot, false)
  }
  if ('can' in condition) {
    const noun = subject(condition.of)
    const words = book.predicate(condition.can, isNot ? 'forbid' : 'allow')
    const isSaid =
      condition.against === undefined ||
      (condition.against === 'actor' && book.find('queries', condition.can, 'sides', 'own') === '')
    const against = isSaid ? null : nounOf(scope, condition.against!)
    const form = noun.kind === 'you' ? 'you' : noun.number
    return conditions.can(noun, words[form], against)
  }
  if ('is' in condition) return isClause(scope, condition, isNot, about)
  if ('field' in condition) {
    if (condition.field === 'cause')
      return conditions.cause(causeWords(scope, condition.oneOf), isNot)
    const owns = condition.of === undefined ? null : ownsWords(scope, condition)
    if (owns !== null) return conditions.ownsIt(owns[isNot ? 1 : 0], subject(condition.of))
    const { field, values } = fieldWords(scope, condition.field, condition.oneOf)
    // A field of the event itself belongs to nobody in the sentence.
    const isEvents = condition.of === 'event' || condition.of === 'pending'
    return conditions.field(isEvents ? null : subject(condition.of), field, values, isNot)
  }
  return book.missing(['conditions', Object.keys(condition)[0] ?? '?'])
}

type Is = Extract<Condition, { is: unknown }>
function isClause(scope: Scope, { is, of }: Is, isNot: boolean, about?: Noun): string {
  const { conditions } = scope.patterns
  const ref = of ?? scope.subject
  const noun = about ?? nounOf(scope, ref)
  const kind = kindOf(scope, ref)
  const phrase = scope.walk.phrase({ ...scope, asPlace: true }, { kind, ...is }, noun.number)
  const place = placeIn(phrase)
  if (place !== null && kind !== 'card') return conditions.isAt(noun, place, isNot)
  return conditions.isA(noun, phrase, isNot)
}

type Kind = Counting['count']['kind']
function kindOf(scope: Scope, ref: string): Kind {
  const { key, fields } = splitRef(ref)
  const last = fields.at(-1) ?? (key.startsWith('event.') ? key.slice('event.'.length) : '')
  if (/cell$/i.test(last)) return 'cell'
  if (/lane$/i.test(last)) return 'lane'
  if (last === 'card') return 'card'
  const named = scope.named.get(keyOf(scope, key))
  return (
    (named?.kind as Kind | undefined) ??
    (scope.source === 'card' && key === 'self' ? 'card' : 'unit')
  )
}
