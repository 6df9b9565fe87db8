// Steps: recipients that the verb can act on, sensible numbers, and what the verb itself judges.
import { verbOf, type Judge, type Step, type Verb } from '../language.ts'
import { inside, type Place } from '../problem.ts'
import { ownVerbIn } from '../own-verbs.ts'
import { isRange, isTarget } from '../walk/ability.ts'
import type { Scope, Visitor } from '../walk/visitor.ts'
import type { Check } from './check.ts'
import { checkRange } from './targets.ts'

export const stepRules = (check: Check): Visitor => ({
  step: (step, at, scope) => judgeStep(check, step, at, scope),
})

const hasVital = (check: Check) =>
  check.lexicon.blind.has('resource') ||
  Object.values(check.manifest.resources).some(({ vital }) => vital === true)

function judgeStep(check: Check, step: Step, at: Place, scope: Scope): void {
  const verb = step.do
  const words = verbOf(verb)
  if (scope.kind === 'before') unasked(check, step, at)
  if (words === undefined) return judgeOwn(check, step, at, scope)
  if (words.isDeclared && !check.manifest.verbs?.includes(verb))
    check.report(
      inside(at, 'do'),
      verb,
      'this game has no such verb (declare it in manifest.verbs)',
    )
  recipients(check, step, words, at)
  parameters(check, step, words, at)
  for (const role of words.zones ?? []) zoneOfRole(check, role, at, verb)
  times(check, step, at)
  if (words.isAnswer) answers(check, step, at, scope)
  words.judge?.(step, judgeOf(check, step, scope, at))
  if (words.isVital && step.what === undefined && !hasVital(check))
    check.report(inside(at, 'do'), verb, 'this game has no vital resource (manifest.resources)')
}

function judgeOwn(check: Check, step: Step, at: Place, scope: Scope): void {
  times(check, step, at)
  if (ownVerbIn(check.manifest, step.do)?.isAnswer) answers(check, step, at, scope)
}

function answers(check: Check, { do: verb, what }: Step, at: Place, { kind }: Scope): void {
  if (kind !== 'answer') check.report(at, what, `this form of "${verb}" can only answer a window`)
}

function judgeOf(check: Check, step: Step, { holder, kind, ability }: Scope, at: Place): Judge {
  const list = listOf(ability.steps ?? [], step) ?? []
  return {
    manifest: check.manifest,
    kind,
    classOf: (definition) => check.classOf.get(definition),
    holder: holder.class,
    later: list.slice(list.indexOf(step) + 1),
    report: (keys, value, message) => check.report(inside(at, ...keys), value, message),
  }
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
  if (step.times !== undefined && !asks(step.target))
    check.report(
      inside(at, 'times'),
      step.times,
      '"times" needs a "target" that is picked: use "repeat", or a "count"',
    )
}

/** It is a choice, and not left to chance. */
const asks = (whom: unknown): boolean => isTarget(whom) && whom.auto === undefined

const ALWAYS_ASKING = ['choose', 'arrange']

/** What stands in front of a change happens at once: nobody is asked. */
function unasked(check: Check, { do: verb, target, to }: Step, at: Place): void {
  for (const [key, whom] of Object.entries({ target, to }))
    if (asks(whom))
      check.report(
        inside(at, key),
        whom,
        'in front of a change nobody is asked: write "each" or "auto"',
      )
  if (ALWAYS_ASKING.includes(verb))
    check.report(inside(at, 'do'), verb, 'in front of a change nobody is asked')
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

function times(check: Check, { times }: Step, at: Place): void {
  if (typeof times === 'number' && times < 1)
    check.report(inside(at, 'times'), times, 'must be at least 1')
  if (typeof times === 'object' && isRange(times))
    checkRange(check, times.min, times.max, inside(at, 'times'))
}

/** The list that contains the step. */
function listOf(steps: readonly Step[], step: Step): readonly Step[] | undefined {
  if (steps.includes(step)) return steps
  for (const { steps: inner } of steps) {
    const found = Array.isArray(inner) ? listOf(inner, step) : undefined
    if (found) return found
  }
  return undefined
}
