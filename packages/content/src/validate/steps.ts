// Steps: recipients a verb can act on, numbers that make sense, options that later steps test.
import { verbOf, type Judge, type Step, type Verb } from '../language.ts'
import { inside, type Place } from '../problem.ts'
import { isRange, isTarget } from '../walk/ability.ts'
import type { Scope, Visitor } from '../walk/visitor.ts'
import type { Check } from './check.ts'
import { checkRange } from './targets.ts'

export function stepRules(check: Check): Visitor {
  const { report, manifest } = check

  const hasVital = () =>
    check.lexicon.blind.has('resource') ||
    Object.values(manifest.resources).some(({ vital }) => vital === true)

  function step(step: Step, at: Place, scope: Scope): void {
    const { kind } = scope
    const verb = step.do
    const words = verbOf(verb)
    if (words?.isDeclared && !manifest.verbs?.includes(verb))
      report(inside(at, 'do'), verb, 'this game has no such verb (declare it in manifest.verbs)')
    if (words !== undefined) recipients(step, words, at)
    if (words !== undefined) parameters(step, words, at)
    for (const role of words?.zones ?? []) zoneOfRole(role, at, verb)
    numbers(step, at)
    inContext(step, kind, at)
    words?.judge?.(step, judgeOf(step, scope, at))
    if (words?.isVital && step.what === undefined && !hasVital())
      report(inside(at, 'do'), verb, 'this game has no vital resource (manifest.resources)')
  }

  function judgeOf(step: Step, { holder, kind, ability }: Scope, at: Place): Judge {
    const list = listOf(ability.steps ?? [], step) ?? []
    return {
      manifest,
      kind,
      classOf: (definition) => check.classOf.get(definition),
      holder: holder.class,
      later: list.slice(list.indexOf(step) + 1),
      report: (keys, value, message) => report(inside(at, ...keys), value, message),
    }
  }

  function zoneOfRole(role: string, at: Place, verb: string): void {
    const isThere = Object.values(manifest.zones).some((zone) => zone.role === role)
    if (!isThere && !check.lexicon.blind.has('zone'))
      report(inside(at, 'do'), verb, `this game has no zone with the role "${role}"`)
  }

  function recipients(step: Step, words: Verb, at: Place): void {
    const verb = step.do
    const { kinds, needed } = words.recipients === 'none' ? {} : words.recipients
    for (const key of ['target', 'each', 'times'] as const)
      if (step[key] !== undefined && words.recipients === 'none')
        report(inside(at, key), step[key], `a "${verb}" has no recipients`)
    if (needed && step.target === undefined && step.each === undefined)
      report(at, undefined, `"${verb}" whom? Give it a "target" or an "each"`)
    const key = step.each === undefined ? 'target' : 'each'
    const whom = step[key]
    if (isTarget(whom) && kinds) fits(kinds, whom.kind, inside(at, key, 'kind'), `no "${verb}" for`)
    if (step.times !== undefined && !isTarget(step.target) && !isTarget(step.to))
      report(inside(at, 'times'), step.times, 'there is no pick to make several times')
  }

  function fits(legal: readonly string[], kind: string, at: Place, message: string): void {
    if (!legal.includes(kind)) report(at, kind, `${message} a ${kind}, only ${legal.join(', ')}`)
  }

  /** What the description of the verb says about each of its parameters. */
  function parameters(step: Step, { params }: Verb, at: Place): void {
    for (const [name, { kinds, least }] of Object.entries(params)) {
      const value = step[name as keyof Step]
      if (least !== undefined && typeof value === 'number' && value < least)
        report(inside(at, name), value, `must be at least ${least}`)
      if (kinds !== undefined && isTarget(value))
        fits(kinds, value.kind, inside(at, name, 'kind'), `a "${step.do}" does not go to`)
    }
  }

  function numbers(step: Step, at: Place): void {
    const { times } = step
    if (typeof times === 'number' && times < 1)
      report(inside(at, 'times'), times, 'must be at least 1')
    if (typeof times === 'object' && isRange(times))
      checkRange(check, times.min, times.max, inside(at, 'times'))
  }

  /** There must be something to redirect or roll again. */
  function inContext({ do: verb, what }: Step, kind: string, at: Place): void {
    if (verbOf(verb)?.isAnswer === true && kind !== 'answer')
      report(at, what, `a "${verb}" like this answers a window only`)
  }

  return { step }
}

/** The list that a step stands in. */
function listOf(steps: readonly Step[], step: Step): readonly Step[] | undefined {
  if (steps.includes(step)) return steps
  for (const { steps: inner } of steps) {
    const found = Array.isArray(inner) ? listOf(inner, step) : undefined
    if (found) return found
  }
  return undefined
}
