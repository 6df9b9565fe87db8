// Steps: recipients that the verb can act on, sensible numbers, and options that later steps test.
import { isObject } from '../draft.ts'
import { verbOf, type Condition, type Step, type Verb } from '../language.ts'
import { inside, type Place } from '../problem.ts'
import { isRange, isTarget } from '../walk/ability.ts'
import type { Scope, Visitor } from '../walk/visitor.ts'
import type { Check } from './check.ts'
import { checkRange } from './targets.ts'

export const stepRules = (check: Check): Visitor => ({
  step: (step, at, scope) => judgeStep(check, step, at, scope),
  end: (ability, at) => testedOptions(check, ability.steps ?? [], inside(at, 'steps')),
})

const hasVital = (check: Check) =>
  check.lexicon.blind.has('resource') ||
  Object.values(check.manifest.resources).some(({ vital }) => vital === true)

function judgeStep(check: Check, step: Step, at: Place, scope: Scope): void {
  const { kind } = scope
  const verb = step.do
  const words = verbOf(verb)
  if (words?.isDeclared && !check.manifest.verbs?.includes(verb))
    check.report(
      inside(at, 'do'),
      verb,
      'this game has no such verb (declare it in check.manifest.verbs)',
    )
  if (words !== undefined) recipients(check, step, words, at)
  if (words !== undefined) parameters(check, step, words, at)
  for (const role of words?.zones ?? []) zoneOfRole(check, role, at, verb)
  numbers(check, step, at)
  inContext(check, step, kind, at)
  if (verb === 'gain' || verb === 'heal') holder(check, step, at)
  if (verb === 'spawn') spawned(check, step, scope, at)
  if (verb === 'attack' && isTarget(step.each) && step.target === undefined)
    check.report(inside(at, 'each'), step.each, 'an attack has one target: choose it with "target"')
  if (verb === 'arrange' && !String(step.each).startsWith('@'))
    check.report(at, step.each, 'arrange cards that an earlier "look" has named: "each": "@name"')
  if (words?.isVital && step.what === undefined && !hasVital(check))
    check.report(
      inside(at, 'do'),
      verb,
      'this game has no vital resource (check.manifest.resources)',
    )
}

/** A resource of things needs a recipient; a resource of the world does not. */
function holder(check: Check, { do: verb, what, who, target, each }: Step, at: Place): void {
  const of = what === undefined ? undefined : check.manifest.resources[what]?.of
  if (of === undefined) return
  const isOfThings = of === 'unit' || of === 'section'
  if (isOfThings && who === undefined && target === undefined && each === undefined)
    check.report(at, what, `${what} belongs to a ${of}: add a "target" or an "each"`)
  if (verb === 'heal' && !isOfThings)
    check.report(inside(at, 'what'), what, 'only resources of units and sections can be healed')
  if (who !== undefined && (who === 'world') !== (of === 'world'))
    check.report(inside(at, 'who'), who, `this resource belongs to a ${of}`)
}

/** A class that is never on the board cannot be put there. */
function spawned(check: Check, { def = 'self' }: Step, { holder }: Scope, at: Place): void {
  const shelf = def === 'self' ? holder.class : check.classOf.get(def)
  const place = shelf === undefined ? undefined : check.manifest.classes[shelf]?.place
  if (place === 'none') check.report(inside(at, 'def'), def, `a ${shelf} is never on the board`)
}

function zoneOfRole(check: Check, role: string, at: Place, verb: string): void {
  const isThere = Object.values(check.manifest.zones).some((zone) => zone.role === role)
  if (!isThere && !check.lexicon.blind.has('zone'))
    check.report(inside(at, 'do'), verb, `this game has no zone with the role "${role}"`)
}

function recipients(check: Check, step: Step, words: Verb, at: Place): void {
  const verb = step.do
  const { kinds, needed } = words.recipients === 'none' ? {} : words.recipients
  for (const key of ['target', 'each', 'times'] as const)
    if (step[key] !== undefined && words.recipients === 'none')
      check.report(inside(at, key), step[key], `"${verb}" takes no recipients`)
  if (needed && step.target === undefined && step.each === undefined)
    check.report(at, undefined, `"${verb}" needs a "target" or an "each"`)
  const key = step.each === undefined ? 'target' : 'each'
  const whom = step[key]
  if (isTarget(whom) && kinds)
    fits(check, kinds, whom.kind, inside(at, key, 'kind'), `no "${verb}" for`)
  if (step.times !== undefined && !isTarget(step.target) && !isTarget(step.to))
    check.report(inside(at, 'times'), step.times, '"times" needs a pick to repeat')
}

function fits(
  check: Check,
  legal: readonly string[],
  kind: string,
  at: Place,
  message: string,
): void {
  if (!legal.includes(kind))
    check.report(at, kind, `${message} a ${kind}, only ${legal.join(', ')}`)
}

/** Checks each parameter against the verb's description. */
function parameters(check: Check, step: Step, { params }: Verb, at: Place): void {
  for (const [name, { kinds, least }] of Object.entries(params)) {
    const value = step[name as keyof Step]
    if (least !== undefined && typeof value === 'number' && value < least)
      check.report(inside(at, name), value, `must be at least ${least}`)
    if (kinds !== undefined && isTarget(value))
      fits(check, kinds, value.kind, inside(at, name, 'kind'), `"${step.do}" cannot go to`)
  }
}

function numbers(check: Check, step: Step, at: Place): void {
  const { amount, times, max } = step
  if (amount === 0 && step.do === 'gain') check.report(inside(at, 'amount'), 0, 'changes nothing')
  if (typeof times === 'number' && times < 1)
    check.report(inside(at, 'times'), times, 'must be at least 1')
  if (typeof times === 'object' && isRange(times))
    checkRange(check, times.min, times.max, inside(at, 'times'))
  if (step.do === 'repeat' && (step.count === undefined) === (step.while === undefined))
    check.report(at, undefined, '"repeat" needs exactly one of "count" and "while"')
  if (typeof step.count === 'number' && typeof max === 'number' && step.count > max)
    check.report(inside(at, 'count'), step.count, 'is greater than "max"')
  if (step.do === 'check' && (step.versus === undefined) === (step.difficulty === undefined))
    check.report(at, undefined, '"check" needs exactly one of "versus" and "difficulty"')
}

/** Checks that there is something to cancel, redirect or roll again. */
function inContext(check: Check, { do: verb, what }: Step, kind: string, at: Place): void {
  if (verb === 'cancel' && what === 'event' && kind !== 'before')
    check.report(
      inside(at, 'what'),
      what,
      'an event can be cancelled only before it happens ("before")',
    )
  const inWindow =
    verbOf(verb)?.isAnswer === true ||
    (verb === 'cancel' && /^(attack|move|malus)$/.test(what ?? ''))
  if (inWindow && kind !== 'answer')
    check.report(at, what, `this form of "${verb}" can only answer a window`)
}

/** An option that no later step tests would change nothing. */
function testedOptions(check: Check, steps: readonly Step[], at: Place): void {
  steps.forEach((step, i) => {
    if (Array.isArray(step.steps)) testedOptions(check, step.steps, inside(at, i, 'steps'))
    if (step.do !== 'choose' || !step.options) return
    const tested = new Set(steps.slice(i + 1).flatMap((later) => outcomesTested(later, step.as)))
    const seen = new Set<string>()
    step.options.forEach((option, j) => {
      const name = typeof option === 'string' ? option : option.name
      const place = inside(at, i, 'options', j)
      if (seen.has(name)) check.report(place, name, 'this option is listed twice')
      seen.add(name)
      if (!tested.has(name)) check.report(place, name, 'no later step tests this option')
    })
  })
}

function outcomesTested(value: unknown, name: string | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap((part) => outcomesTested(part, name))
  if (!isObject(value)) return []
  const test = value as Extract<Condition, { outcome: unknown }>
  const own = test.outcome !== undefined && value['of'] === `@${name}` ? [test.outcome].flat() : []
  return [...own, ...Object.values(value).flatMap((part) => outcomesTested(part, name))]
}
