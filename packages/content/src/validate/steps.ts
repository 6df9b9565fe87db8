// Steps: recipients a verb can act on, numbers that make sense, options that later steps test.
import { isObject } from '../draft.ts'
import { verbOf, type Ability, type Condition, type Step, type Verb } from '../language.ts'
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
    if (step.who !== undefined && (step.target ?? step.each) !== undefined)
      report(inside(at, 'who'), step.who, 'its recipients say whose it is: "who" is not read')
    inContext(step, kind, at)
    if (kind === 'before') unasked(step, at)
    if (verb === 'gain' || verb === 'heal') holder(step, at)
    if (verb === 'spawn') spawned(step, scope, at)
    if (verb === 'attack' && isTarget(step.each) && step.target === undefined)
      report(inside(at, 'each'), step.each, 'an attack has one target: choose it with "target"')
    if (verb === 'look') seen(step, at)
    if (verb === 'arrange' && !String(step.each).startsWith('@'))
      report(at, step.each, 'what is arranged was looked at before: "each": "@name" of a "look"')
    if (words?.isVital && step.what === undefined && !hasVital())
      report(inside(at, 'do'), verb, 'this game has no vital resource (manifest.resources)')
  }

  /** Piles are looked at from the top, all else as a set of cards. */
  function seen({ target, each, top }: Step, at: Place): void {
    const isPile = target === undefined || (isTarget(target) && /^(?:deck|seat)$/.test(target.kind))
    if (!isPile)
      report(inside(at, 'target'), target, 'cards that are looked at are no choice: write "each"')
    if (each !== undefined && !(isTarget(each) && each.kind === 'card'))
      report(inside(at, 'each'), each, 'which cards? Write { "kind": "card", "zone": … }')
    if (each !== undefined && top !== undefined)
      report(inside(at, 'top'), top, 'the top of a pile, and not of a set: leave out "each"')
  }

  /** Whatever stands in front of a change happens at once: nobody is asked. */
  function unasked(step: Step, at: Place): void {
    const { do: verb, target, to } = step
    for (const [key, whom] of Object.entries({ target, to }))
      if (asks(whom))
        report(
          inside(at, key),
          whom,
          'in front of a change nobody is asked: write "each" or "auto"',
        )
    if (verb === 'choose' || verb === 'arrange')
      report(inside(at, 'do'), verb, 'in front of a change nobody is asked')
  }

  /** A resource of things is nobody's unless somebody is named; the world has its own. */
  function holder({ do: verb, what, who, target, each }: Step, at: Place): void {
    const of = what === undefined ? undefined : manifest.resources[what]?.of
    if (of === undefined) return
    const isOfThings = of === 'unit' || of === 'section'
    if (isOfThings && who === undefined && target === undefined && each === undefined)
      report(at, what, `${what} belongs to a ${of}: "${verb}" whom?`)
    if (of === 'world' && (target ?? each) !== undefined)
      report(
        inside(at, each === undefined ? 'target' : 'each'),
        target ?? each,
        'the match has it: leave this out',
      )
    for (const [key, whom] of Object.entries({ target, each }))
      if (isTarget(whom) && who === undefined && !HOLDERS[of].includes(whom.kind))
        report(
          inside(at, key, 'kind'),
          whom.kind,
          `${what} belongs to a ${of}, not to a ${whom.kind}`,
        )
    if (verb === 'heal' && !isOfThings)
      report(inside(at, 'what'), what, 'only what units and sections have is healed')
    if (who !== undefined && (who === 'world') !== (of === 'world'))
      report(inside(at, 'who'), who, `this resource belongs to a ${of}`)
  }

  /** What is never on the board cannot come to stand there. */
  function spawned({ def = 'self' }: Step, { holder }: Scope, at: Place): void {
    const shelf = def === 'self' ? holder.class : check.classOf.get(def)
    const place = shelf === undefined ? undefined : manifest.classes[shelf]?.place
    if (place === 'none') report(inside(at, 'def'), def, `a ${shelf} is never on the board`)
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
    if (step.times !== undefined && !asks(step.target) && !asks(step.to))
      report(
        inside(at, 'times'),
        step.times,
        'there is no pick to make several times: use "repeat", or a "count"',
      )
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
    const { amount, times, max } = step
    if (amount === 0 && step.do === 'gain') report(inside(at, 'amount'), 0, 'changes nothing')
    if (typeof times === 'number' && times < 1)
      report(inside(at, 'times'), times, 'must be at least 1')
    if (typeof times === 'object' && isRange(times))
      checkRange(check, times.min, times.max, inside(at, 'times'))
    if (step.do === 'repeat' && (step.count === undefined) === (step.while === undefined))
      report(at, undefined, 'a repeat needs exactly one of "count" and "while"')
    if (typeof step.count === 'number' && typeof max === 'number' && step.count > max)
      report(inside(at, 'count'), step.count, 'is greater than "max"')
    if (step.do === 'check' && (step.versus === undefined) === (step.difficulty === undefined))
      report(at, undefined, 'a check needs exactly one of "versus" and "difficulty"')
  }

  /** There must be something to cancel, redirect or roll again. */
  function inContext({ do: verb, what }: Step, kind: string, at: Place): void {
    if (verb === 'cancel' && what === 'event' && kind !== 'before')
      report(inside(at, 'what'), what, 'an event is cancelled in front of it only ("before")')
    const inWindow =
      verbOf(verb)?.isAnswer === true ||
      (verb === 'cancel' && /^(attack|move|malus)$/.test(what ?? ''))
    if (inWindow && kind !== 'answer')
      report(at, what, `a "${verb}" like this answers a window only`)
  }

  function end(ability: Ability, at: Place): void {
    testedOptions(check, ability.steps ?? [], inside(at, 'steps'))
  }

  return { step, end }
}

/** What can have a resource of each sort; a place that is picked only says where. */
const HOLDERS: Record<string, readonly string[]> = {
  unit: ['unit', 'card', 'section', 'lane', 'line', 'cell'],
  section: ['section', 'lane'],
  card: ['card', 'type', 'unit'],
  seat: ['seat', 'deck', 'lane', 'line', 'cell'],
  world: [],
}

/** It is a choice, and not left to chance. */
const asks = (whom: unknown): boolean => isTarget(whom) && whom.auto === undefined

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
      if (seen.has(name)) check.report(place, name, 'this option stands here twice')
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
