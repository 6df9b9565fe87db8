// `where`: a condition about the candidate, said as an attribute ("with speed 3 or less", "damaged",
// "that can attack") rather than as a sentence.
import type { Amount, Condition, Filters, Target } from '../../language.ts'
import type { Like, Phrase } from '@cardwright/language/grammar'
import { statSection } from '../book.ts'
import { clauseOf, comparisonOf, isAboutIt, type Comparing } from './conditions.ts'
import { fieldWords, ownsWords } from './fields.ts'
import { isPlaceRef, nounOf } from './references.ts'
import { again, inside, keyOf, type Scope } from './scope.ts'

export type AddFilters = (scope: Scope, phrase: Phrase, filters: Filters) => void

/** @param addFilters given by `filters.ts`, which calls this: `where: {is: …}` is more filters */
export function addWhere(
  scope: Scope,
  phrase: Phrase,
  where: Condition,
  addFilters: AddFilters,
): void {
  for (const part of flatten(where)) addPart(scope, phrase, part, false, addFilters)
}

/** A list and `all` are several attributes. */
function flatten(condition: Condition): Condition[] {
  if (Array.isArray(condition)) return condition.flatMap(flatten)
  return 'all' in condition ? condition.all.flatMap(flatten) : [condition]
}

function addPart(
  scope: Scope,
  phrase: Phrase,
  part: Condition,
  isNot: boolean,
  addFilters: AddFilters,
): void {
  const { filters, nouns } = scope.patterns
  if (!Array.isArray(part) && 'not' in part)
    return addPart(scope, phrase, part.not, !isNot, addFilters)
  if (!Array.isArray(part) && isAboutIt(part)) {
    if ('is' in part) return addIs(scope, phrase, part.is, isNot, addFilters)
    if ('stat' in part && !part.at) return addStat(scope, phrase, part, isNot)
    if ('field' in part) {
      const owns = ownsWords(scope, part)
      if (owns !== null) return filters.owned(phrase, owns[isNot ? 1 : 0])
      const { field, values } = fieldWords(scope, part.field, part.oneOf)
      return part.field === 'def' && isNot
        ? filters.exceptNames(
            phrase,
            part.oneOf.map((id) => scope.book.name(id)),
          )
        : filters.withField(phrase, field, values, isNot)
    }
  }
  if (!Array.isArray(part) && addPlain(scope, phrase, part, isNot)) return
  if (!Array.isArray(part) && 'resource' in part && isHeld(scope, part))
    return addNumber(scope, phrase, ['resources', part.resource], part, isNot)
  const inner = inside(scope, phrase)
  if (!isAboutIt(part)) return filters.clause(phrase, clauseOf(inner, part, isNot), false)
  const relative = nouns.relative(inner.it ?? { gender: 'm', number: 'one', animate: true })
  filters.clause(phrase, clauseOf(inner, part, isNot, relative), true)
}

/** Shapes that read better than a clause: another place, the place of somebody else, and company next to it. */
function addPlain(scope: Scope, phrase: Phrase, part: Plain, isNot: boolean): boolean {
  const { filters } = scope.patterns
  if ('same' in part && isNot && part.same.includes('it')) {
    const other = part.same.find((ref) => ref !== 'it')
    if (other !== undefined) filters.except(phrase, [nounOf(scope, other)])
    return other !== undefined
  }
  if ('same' in part && !isNot && part.same.length === 2) {
    const other = part.same.find((ref) => !ref.startsWith('it.'))
    if (
      other !== undefined &&
      isPlaceRef(other) &&
      part.same.some((ref) => ref === `it.${lastOf(other)}`)
    ) {
      filters.inside(phrase, nounOf(scope, other))
      return true
    }
  }
  const target = 'exists' in part ? part.exists : 'count' in part ? part.count : null
  if (!target || !isBesideIt(scope, target)) return false
  const [cmp, amount] = comparisonOf('exists' in part ? { gt: 0 } : (part as Comparing), isNot)
  if (typeof amount !== 'number') return false
  const { near: _, ...rest } = target
  const inner = inside(scope, phrase)
  const isSome = (cmp === 'gt' && amount === 0) || (cmp === 'gte' && amount === 1)
  const what = scope.walk.phrase(inner, rest, isSome || amount === 1 ? 'one' : 'many')
  filters.beside(phrase, what, cmp, amount, inner.it as Like)
  return true
}

const lastOf = (ref: string): string => ref.split('.').at(-1)!

type Plain = Exclude<Condition, Condition[]>

function isBesideIt(scope: Scope, { near }: Target): boolean {
  if (typeof near !== 'object' || near.of !== 'it' || near.max !== 1) return false
  const { space } = scope.book.pack.manifest
  return (near.min ?? 1) === 1 && (space.kind !== 'grid' || near.by === space.adjacency)
}

type Held = Extract<Condition, { resource: unknown }>
const isHeld = (scope: Scope, { resource, of }: Held): boolean =>
  (of === undefined || of === 'it') &&
  scope.book.pack.manifest.resources[resource]?.of !== 'world' &&
  scope.book.pack.manifest.resources[resource]?.of !== 'seat'

function addIs(
  scope: Scope,
  phrase: Phrase,
  filters: Filters,
  isNot: boolean,
  addFilters: AddFilters,
): void {
  if (!isNot) return addFilters(scope, phrase, filters)
  const f = scope.patterns.filters
  if (filters.keyword && Object.keys(filters).length === 1)
    return f.keyword(phrase, scope.book.term({}, 'keywords', filters.keyword), false)
  f.notLike(phrase, scope.walk.phrase(scope, { kind: 'unit', ...filters }, 'many'))
}

type Stat = Extract<Condition, { stat: unknown }>
function addStat(scope: Scope, phrase: Phrase, part: Stat, isNot: boolean): void {
  const section = statSection(scope.book.pack, part.stat)
  const [cmp, amount] = comparisonOf(part, isNot)
  // "slower than it": the same number of somebody else.
  if (typeof amount === 'object' && 'stat' in amount && amount.stat === part.stat && amount.of) {
    const term = scope.book.stat(part.stat)
    // a pronoun would be taken for the candidate
    const key = keyOf(scope, amount.of)
    const other = scope.named.has(key) ? again(scope, key, true) : nounOf(scope, amount.of)
    return scope.patterns.filters.withNumberLike(phrase, term, cmp, other)
  }
  addNumber(scope, phrase, [section, part.stat], part, isNot)
}

function addNumber(
  scope: Scope,
  phrase: Phrase,
  path: [section: string, id: string],
  part: Comparing,
  isNot: boolean,
): void {
  const [cmp, amount] = comparisonOf(part, isNot)
  const f = scope.patterns.filters
  const adjective = scope.book.find(...path, 'some')
  const isSome = (cmp === 'gt' && amount === 0) || (cmp === 'gte' && amount === 1)
  if (isSome && typeof adjective === 'string') return f.quality(phrase, adjective)
  const term = scope.book.term({}, ...path)
  const write = (some: Amount): string => scope.walk.value(scope, some).as('nom')
  if (typeof amount !== 'object' || !('if' in amount))
    return f.withNumber(phrase, term, cmp, write(amount))
  const clause = scope.walk.clause(scope, amount.if)
  f.withNumber(phrase, term, cmp, write(amount.else))
  f.insteadIf(phrase, cmp, write(amount.then), clause)
}
