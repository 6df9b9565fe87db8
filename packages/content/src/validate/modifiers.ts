// Modifiers: one subject, and one operation that fits the kind of the query.
import type { Modifier, ModifierFields, Target } from '../language.ts'
import { nearest } from '../nearest.ts'
import { inside, type Place } from '../problem.ts'
import type { Scope, Visitor } from '../walk/visitor.ts'
import { useKey, type Check } from './check.ts'

const OPERATIONS = ['set', 'add', 'scale', 'plus', 'forbid', 'allow', 'ignore'] as const
const FITTING = {
  number: ['set', 'add', 'scale', 'plus', 'ignore'],
  yesNo: ['forbid', 'allow', 'ignore'],
  symbol: ['set', 'ignore'],
}
const HOLDERS: Record<string, readonly string[]> = {
  unit: ['unit', 'card', 'type', 'section', 'terrain'],
  card: ['card', 'unit', 'type'],
  seat: ['seat'],
  section: ['section'],
}

export const modifierRules = (check: Check): Visitor => ({
  modifier: (modifier, at, scope) => judgeModifier(check, modifier, at, scope),
})

function judgeModifier(
  check: Check,
  modifier: ModifierFields | Modifier,
  at: Place,
  scope: Scope,
): void {
  const subjects = (['query', 'keyword', 'status'] as const).filter((key) => modifier[key])
  const operations = OPERATIONS.filter((key) => modifier[key] !== undefined)
  if (subjects.length !== 1)
    return check.report(at, undefined, 'must change exactly one query, keyword or status')
  stays(check, modifier, at, scope)
  if (subjects[0] === 'keyword') keyworded(check, modifier, at, scope)
  if (subjects[0] === 'query') return queried(check, modifier, operations, at, scope)
  const idle = [...operations, 'against', 'from', 'only'].find(
    (key) => modifier[key as keyof ModifierFields] !== undefined,
  )
  if (idle)
    check.report(
      inside(at, idle),
      undefined,
      `a ${subjects[0]} is either given or not, so "${idle}" has no effect`,
    )
}

/** Whom it is for, where that is searched for: what `of`, `each` or `target` says, and its key. */
function searched(modifier: ModifierFields | Modifier, { step }: Scope): [string, Target] | null {
  const key = 'of' in modifier ? 'of' : step?.each ? 'each' : 'target'
  const whom = 'of' in modifier ? modifier.of : (step?.each ?? step?.target)
  return typeof whom === 'object' ? [key, whom] : null
}

/** Words are for what can stand on the board: only there they do anything. */
function keyworded(check: Check, modifier: ModifierFields, at: Place, scope: Scope): void {
  const [key, whom] = searched(modifier, scope) ?? []
  if (whom !== undefined && !['unit', 'section', 'terrain'].includes(whom.kind))
    check.report(inside(at, key!, 'kind'), whom.kind, 'only what stands on the board has keywords')
}

/** A card that changes zones loses what was put on it. */
function stays(check: Check, modifier: ModifierFields, at: Place, scope: Scope): void {
  const [, whom] = searched(modifier, scope) ?? []
  if (
    whom?.kind === 'card' &&
    !('of' in modifier) &&
    (scope.step?.until ?? 'forever') === 'forever'
  )
    check.report(
      inside(at, 'until'),
      scope.step?.until,
      'a card that changes zones loses this: write "until": "leave"',
    )
}

function queried(
  check: Check,
  modifier: ModifierFields | Modifier,
  operations: (typeof OPERATIONS)[number][],
  at: Place,
  scope: Scope,
): void {
  if (operations.length !== 1)
    return check.report(at, operations, `needs exactly one of ${OPERATIONS.join(', ')}`)
  const [operation] = operations
  const query = check.manifest.queries[modifier.query!]
  const place = inside(at, operation)
  if (query?.kind && !FITTING[query.kind].includes(operation))
    check.report(
      place,
      modifier[operation],
      `${modifier.query} is a ${query.kind} query: ${FITTING[query.kind].join(', ')} fit`,
    )
  if (query?.kind === 'symbol' && operation === 'set') symbol(check, modifier, query.values, place)
  if (query?.kind === 'number' && isWord(modifier.set))
    check.report(place, modifier.set, 'not an amount')
  if (operation === 'scale') factor(check, modifier, place, scope)
  if (operation === 'add' && modifier.add === 0) check.report(place, 0, 'changes nothing')
  if (query?.of) recipients(check, modifier, query.of, at, scope)
  only(check, modifier, at)
}

function symbol(
  check: Check,
  { set }: ModifierFields,
  values: string[] | undefined,
  at: Place,
): void {
  if (typeof set !== 'string')
    return check.report(at, set, 'a symbol query can only be set to a word')
  check.used.add(useKey('zone', set))
  if (values && !values.includes(set))
    check.report(at, set, 'this query does not have this value', nearest(set, values))
}

/** Intents scale by balance keys only. Elsewhere the schema already refuses fractions. */
function factor(check: Check, { scale }: ModifierFields, at: Place, { ability }: Scope): void {
  if (scale === 1) check.report(at, scale, 'changes nothing')
  if (ability.when === 'intent' && typeof scale === 'number')
    check.report(at, scale, 'put the factor of an intent in balance.json and read it as "$key"')
}

function recipients(
  check: Check,
  modifier: ModifierFields | Modifier,
  of: string,
  at: Place,
  scope: Scope,
): void {
  const found = searched(modifier, scope)
  if (found === null) return
  const [key, { kind }] = found
  if (!HOLDERS[of].includes(kind))
    check.report(inside(at, key, 'kind'), kind, `${modifier.query} is a query of a ${of}`)
}

function only(check: Check, { only }: ModifierFields, at: Place): void {
  const { status, timing, basic } = check.lexicon.words
  const legal = new Set([...status, ...timing, ...basic, ...check.abilityNames])
  only?.forEach((word, i) => {
    check.used.add(useKey('status', word))
    if (!legal.has(word))
      check.report(
        inside(at, 'only', i),
        word,
        'not a status, ability or action',
        nearest(word, legal),
      )
  })
}

const isWord = (set: unknown): boolean => typeof set === 'string' && !/[$@.]/.test(set)
