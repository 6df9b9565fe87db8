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

export function modifierRules(check: Check): Visitor {
  const { report, manifest } = check

  function modifier(modifier: ModifierFields | Modifier, at: Place, scope: Scope): void {
    const subjects = (['query', 'keyword', 'status'] as const).filter((key) => modifier[key])
    const operations = OPERATIONS.filter((key) => modifier[key] !== undefined)
    if (subjects.length !== 1)
      return report(at, undefined, 'must change exactly one query, keyword or status')
    if (subjects[0] === 'query') return queried(modifier, operations, at, scope)
    const idle = [...operations, 'against', 'from', 'only'].find(
      (key) => modifier[key as keyof ModifierFields] !== undefined,
    )
    if (idle)
      report(
        inside(at, idle),
        undefined,
        `a ${subjects[0]} is either given or not, so "${idle}" has no effect`,
      )
  }

  function queried(
    modifier: ModifierFields | Modifier,
    operations: (typeof OPERATIONS)[number][],
    at: Place,
    scope: Scope,
  ): void {
    if (operations.length !== 1)
      return report(at, operations, `needs exactly one of ${OPERATIONS.join(', ')}`)
    const [operation] = operations
    const query = manifest.queries[modifier.query!]
    const place = inside(at, operation)
    if (query?.kind && !FITTING[query.kind].includes(operation))
      report(
        place,
        modifier[operation],
        `${modifier.query} is a ${query.kind} query: ${FITTING[query.kind].join(', ')} fit`,
      )
    if (query?.kind === 'symbol' && operation === 'set') symbol(modifier, query.values, place)
    if (query?.kind === 'number' && isWord(modifier.set))
      report(place, modifier.set, 'not an amount')
    if (operation === 'scale') factor(modifier, place, scope)
    if (operation === 'add' && modifier.add === 0) report(place, 0, 'changes nothing')
    if (query?.of) recipients(modifier, query.of, at, scope)
    only(modifier, at)
  }

  function symbol({ set }: ModifierFields, values: string[] | undefined, at: Place): void {
    if (typeof set !== 'string') return report(at, set, 'a symbol query can only be set to a word')
    check.used.add(useKey('zone', set))
    if (values && !values.includes(set))
      report(at, set, 'this query does not have this value', nearest(set, values))
  }

  /** Intents scale by balance keys only. Elsewhere the schema already refuses fractions. */
  function factor({ scale }: ModifierFields, at: Place, { ability }: Scope): void {
    if (scale === 1) report(at, scale, 'changes nothing')
    if (ability.when === 'intent' && typeof scale === 'number')
      report(at, scale, 'put the factor of an intent in balance.json and read it as "$key"')
  }

  function recipients(
    modifier: ModifierFields | Modifier,
    of: string,
    at: Place,
    scope: Scope,
  ): void {
    const inPassive = 'of' in modifier
    const whom = inPassive ? modifier.of : (scope.step?.each ?? scope.step?.target)
    if (typeof whom !== 'object') return
    const key = inPassive ? 'of' : scope.step?.each ? 'each' : 'target'
    const { kind } = whom as Target
    if (!HOLDERS[of].includes(kind))
      report(inside(at, key, 'kind'), kind, `${modifier.query} is a query of a ${of}`)
  }

  function only({ only }: ModifierFields, at: Place): void {
    const { status, timing, basic } = check.lexicon.words
    const legal = new Set([...status, ...timing, ...basic, ...check.abilityNames])
    only?.forEach((word, i) => {
      check.used.add(useKey('status', word))
      if (!legal.has(word))
        report(inside(at, 'only', i), word, 'not a status, ability or action', nearest(word, legal))
    })
  }

  return { modifier }
}

const isWord = (set: unknown): boolean => typeof set === 'string' && !/[$@.]/.test(set)
