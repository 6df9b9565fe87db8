// Conditions: complete comparisons, fields with values they can have, outcomes a step can have,
// and no condition that is always true or never true.
import {
  verbOf,
  COMPARATORS,
  SKIPS,
  type Amount,
  type Comparison,
  type Condition,
  type Manifest,
  type Step,
  type Target,
} from '../language.ts'
import { nearest } from '../nearest.ts'
import { inside, type Place } from '../problem.ts'
import { ownVerbIn } from '../own-verbs.ts'
import { isTarget } from '../walk/ability.ts'
import type { Named, Scope, Visitor } from '../walk/visitor.ts'
import { judgeOneOf, type Check } from './check.ts'
import { checkField } from './fields.ts'

export const conditionRules = (check: Check): Visitor => ({
  condition: (condition, at, scope) => judgeCondition(check, condition, at, scope),
  amount(form, at, scope) {
    if ('counter' in form) charges(check, form.counter, inside(at, 'counter'), scope)
    if ('resource' in form) holder(check, form, at)
    if ('at' in form && !form.of?.startsWith('@'))
      check.report(inside(at, 'at'), form.at, '"at" works only with a named pick ("of": "@name")')
  },
})

function judgeCondition(check: Check, condition: Condition, at: Place, scope: Scope): void {
  if (Array.isArray(condition)) return
  if (isComparison(condition)) comparison(check, condition, at)
  if ('at' in condition && !condition.of?.startsWith('@'))
    check.report(
      inside(at, 'at'),
      condition.at,
      '"at" works only with a named pick ("of": "@name")',
    )
  if ('same' in condition && condition.same[0] === condition.same[1])
    check.report(inside(at, 'same'), condition.same, 'always true')
  if ('same' in condition)
    for (const ref of condition.same)
      if (isSeveral(scope.names.get(ref.slice(1))?.step))
        check.report(
          inside(at, 'same'),
          ref,
          `${ref} may be several: write "in": "${ref}" as a filter`,
        )
  if ('can' in condition) yesNo(check, condition.can, inside(at, 'can'))
  if ('field' in condition) checkField(check, condition, at, scope)
  if ('outcome' in condition) outcome(check, condition, at, scope)
  if ('counter' in condition) charges(check, condition.counter, inside(at, 'counter'), scope)
  if ('resource' in condition) holder(check, condition, at)
}

function comparison(check: Check, condition: Comparison & object, at: Place): void {
  const used = COMPARATORS.filter((word) => condition[word] !== undefined)
  if (used.length === 0)
    return check.report(at, undefined, `needs a comparison (${COMPARATORS.join(', ')})`)
  const left = 'value' in condition ? (condition.value as Amount) : undefined
  const range = boundsOf(condition)
  if (typeof left === 'number') {
    const literal = used.every((word) => typeof condition[word] === 'number')
    if (literal)
      check.report(at, left, left >= range.min && left <= range.max ? 'always true' : 'never true')
    return
  }
  if (range.min > range.max) check.report(at, undefined, 'never true')
  if (!('count' in condition)) return
  if (range.max < 0) check.report(at, undefined, 'never true: a count is not negative')
  else if (range.min <= 0 && range.max === Infinity && range.literal)
    check.report(at, undefined, 'always true: a count is not negative')
}

/** Does its name stand for more than one thing? */
function isSeveral(step: Step | undefined): boolean {
  if (step === undefined) return false
  const { target, each } = step
  const isCounted = typeof target === 'object' && target.count !== undefined && target.count !== 1
  return (
    isCounted || (typeof each === 'object' && (each.auto === undefined || (each.count ?? 1) !== 1))
  )
}

function yesNo(check: Check, query: string, at: Place): void {
  const kind = check.manifest.queries[query]?.kind
  if (kind === undefined || kind === 'yesNo') return
  const hint = nearest(query, keysOfKind(check, 'yesNo'))
  check.report(at, query, 'this is not a yes/no query', hint)
}

function charges(check: Check, counter: string, at: Place, { ability }: Scope): void {
  const byTiming = ability.when !== undefined && check.manifest.timings[ability.when]?.limit
  if (counter === 'chargesLeft' && !ability.limit && !byTiming)
    check.report(at, counter, 'this ability has no limit, so it has no charges')
}

function holder(
  check: Check,
  { resource, of }: { resource: string; of?: string },
  at: Place,
): void {
  const kind = check.manifest.resources[resource]?.of
  if (kind && of !== undefined && (kind === 'world') !== (of === 'world'))
    check.report(inside(at, 'of'), of, `this resource belongs to the ${kind}`)
}

function outcome(
  check: Check,
  condition: { outcome: string | string[]; of: string },
  at: Place,
  scope: Scope,
) {
  const named = scope.names.get(condition.of.slice(1))
  if (!named) return
  const legal = outcomesOf(named, check.manifest)
  if (!legal) return
  const list = typeof condition.outcome === 'string' ? [condition.outcome] : condition.outcome
  list.forEach((word, i) => {
    const place = inside(at, 'outcome', ...(typeof condition.outcome === 'string' ? [] : [i]))
    judgeOneOf(check, `outcome of this "${named.step.do}"`, word, legal, place)
  })
}

const keysOfKind = (check: Check, kind: string): string[] =>
  Object.keys(check.manifest.queries).filter((name) => check.manifest.queries[name].kind === kind)

/** How this step can end; null: nobody has the verb. */
function outcomesOf({ step }: Named, manifest: Manifest): string[] | null {
  const outcomes = verbOf(step.do)?.outcomes ?? ownVerbIn(manifest, step.do)?.outcomes
  if (!outcomes) return null
  const options = (step.options ?? []).map((one) => (typeof one === 'string' ? one : one.name))
  const asked = [step.target, step.to].filter((one): one is Target => isTarget(one))
  const picks = asked.length > 0
  const declinable = asked.some((target) => target.optional === true)
  const skips = SKIPS.filter(
    (word) =>
      word === 'skipped' ||
      (word === 'noTarget' && picks) ||
      (word === 'gone' && (picks || step.each !== undefined)) ||
      (word === 'declined' && declinable) ||
      (word === 'done' && step.times !== undefined),
  )
  return [...outcomes, ...options, ...skips]
}

function isComparison(condition: Condition): condition is Condition & Comparison {
  return ['stat', 'value', 'count', 'resource', 'counter'].some((key) => key in condition)
}

/** The range of whole numbers that pass all literal comparisons. */
function boundsOf(comparison: Comparison): { min: number; max: number; literal: boolean } {
  const { lt, lte, gt, gte, eq } = comparison
  const highs = [number(lte), minus(number(lt), 1), number(eq)]
  const lows = [number(gte), minus(number(gt), -1), number(eq)]
  const literal = COMPARATORS.every((word) => typeof (comparison[word] ?? 0) === 'number')
  const isPlain = literal && comparison.ne === undefined
  return {
    max: Math.min(...highs.map((value) => value ?? Infinity)),
    min: Math.max(...lows.map((value) => value ?? -Infinity)),
    literal: isPlain,
  }
}

const number = (value: Amount | undefined) => (typeof value === 'number' ? value : undefined)
const minus = (value: number | undefined, by: number) =>
  value === undefined ? undefined : value - by
