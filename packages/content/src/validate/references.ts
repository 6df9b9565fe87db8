// References: roots that are legal in their context, fields that their owner has, and names that
// are read only behind the step that defines them and at least once.
import { PLACE_FIELDS, REF_ROOTS, verbOf, type Ability, type Step } from '../language.ts'
import { nearest } from '../nearest.ts'
import { inside, type Place } from '../problem.ts'
import type { Named, RefUse, Scope, Visitor } from '../walk/visitor.ts'
import { judgeOneOf, judgeWord, isThing, isUnknownContext, payloadOf, pendingOf } from './check.ts'
import type { Check } from './check.ts'

/** Fields of a name that are numbers; all others are things and places. */
const NUMBERS = ['cost', 'count', 'amount', 'through', 'excess', 'total', 'margin']
const SEATS = ['actor', 'opponent', 'active', 'giver', 'per']
/** Steps without recipients: their name stands for an outcome only. */
const ONLY_OUTCOME = ['choose', 'repeat', 'again', 'reroll', 'cancel']

export function referenceRules(check: Check): Visitor {
  const read = new Set<Named>()

  function ref(text: string, use: RefUse, at: Place, scope: Scope): void {
    const [root, field, more] = text.split('.')
    if (use === 'step' && !root.startsWith('@'))
      return check.report(at, text, 'an outcome is that of a named step, such as "@name"')
    if (root.startsWith('@')) return name(text, use, at, scope)
    if (!judgeOneOf(check, 'reference', root, REF_ROOTS, at)) return
    if (root === 'event' || root === 'pending') return payload(text, use, at, scope)
    rootInContext(root, at, scope)
    if (more !== undefined) return check.report(at, text, 'has a part too many')
    if (field === undefined) return
    if (SEATS.includes(root)) judgeOneOf(check, 'field of a seat', field, ['lastPlayed'], at)
    else if (root === 'self' && field in NOWHERE && isPlayed(check, scope.ability))
      check.report(at, text, `a card that is played from a zone has no ${field}`)
    else place(field, at)
  }

  function rootInContext(root: string, at: Place, scope: Scope): void {
    const wrong = wrongRoot(check, root, scope)
    if (wrong) check.report(at, root, wrong)
  }

  function place(field: string, at: Place): void {
    if (!judgeOneOf(check, 'field', field, PLACE_FIELDS, at)) return
    if (!isOffered(check, field)) check.report(at, field, 'there is no such place in this game')
  }

  function name(text: string, use: RefUse, at: Place, scope: Scope): void {
    const found = lookUp(text, at, scope)
    if (!found) return
    const { field, verb } = found
    if (field === undefined) {
      if (use !== 'step' && ONLY_OUTCOME.includes(verb))
        check.report(at, text, `a "${verb}" has no recipients; only its outcome can be read`)
      return
    }
    if (use === 'step') check.report(at, text, 'an outcome belongs to the step itself')
    else if (NUMBERS.includes(field)) check.report(at, text, 'is a number, not a thing or a place')
  }

  /** The step a name stands for, with the field checked against its verb. */
  function lookUp(text: string, at: Place, scope: Scope) {
    const [root, field, more] = text.split('.')
    const key = root.slice(1)
    const named = scope.names.get(key)
    // Read too early is still read: one mistake, one problem.
    const any = named ?? scope.allNames.get(key)
    if (any) read.add(any)
    if (!named) {
      const message = !any
        ? 'no step has this name'
        : any.step === scope.step
          ? 'a step cannot read its own result'
          : 'a name is read only after the step that defines it, on the same path'
      check.report(at, text, message, hintOf(key, scope))
      return null
    }
    if (more !== undefined) check.report(at, text, 'has a part too many')
    const verb = named.step.do
    const words = verbOf(verb)
    if (field === undefined || !words) return { verb, field }
    const legal = [...words.atPick, ...words.atCommit]
    if (!judgeOneOf(check, `field of a "${verb}"`, field, legal, at)) return null
    if (!isOffered(check, field)) check.report(at, text, 'there is no such place in this game')
    if (/^to(Cell|Lane)$/.test(field) && movesSeveral(named.step))
      check.report(at, text, 'several things may move there: only one has one place it goes to')
    return { verb, field }
  }

  function payload(text: string, use: RefUse, at: Place, scope: Scope): void {
    const [root, field, more] = text.split('.')
    if (scope.pattern)
      return check.report(at, text, '"of" sees the subject alone: say this with "if"')
    const kind = payloadField(text, at, scope)
    if (kind === null) return
    if (field === undefined) {
      if (use !== 'field') check.report(at, text, `name a field, such as "${root}.unit"`)
    } else if (kind === 'number' || kind === 'symbol')
      check.report(at, text, `is a ${kind}, not a thing or a place`)
    else if (more !== undefined && isThing(kind)) place(more, at)
    else if (more !== undefined) check.report(at, text, 'has a part too many')
  }

  /** What a field of the event or the window holds; null = nothing to go on with. */
  function payloadField(text: string, at: Place, scope: Scope): string | null {
    const [root, field] = text.split('.')
    const isEvent = root === 'event'
    const fields = isEvent ? payloadOf(check, scope.ability) : pendingOf(check, scope.ability)
    if (!fields) {
      const where = isEvent ? 'on and before abilities' : 'answers to a window'
      check.report(at, text, `"${root}" is known in ${where} only`)
      return null
    }
    if (field === undefined) return 'any'
    if (isUnknownContext(check, scope.ability)) return null
    const what = isEvent ? 'field of this event' : 'field of this window'
    return judgeOneOf(check, what, field, fields.keys(), at) ? fields.get(field)! : null
  }

  function amountText(text: string, at: Place, scope: Scope): void {
    if (text.startsWith('$')) return judgeWord(check, 'balance', text.slice(1), at)
    if (text.startsWith('@')) {
      const found = lookUp(text, at, scope)
      if (found && !(found.field && NUMBERS.includes(found.field)) && verbOf(found.verb))
        check.report(at, text, 'is not a number')
      return
    }
    const [root, field] = text.split('.')
    if ((root === 'event' || root === 'pending') && field !== undefined) {
      if (scope.pattern)
        return check.report(at, text, '"of" sees the subject alone: say this with "if"')
      const kind = payloadField(text, at, scope)
      if (kind !== null && kind !== 'number') check.report(at, text, 'is not a number')
      return
    }
    const hint = nearest(
      `$${text}`,
      [...check.lexicon.words.balance].map((key) => `$${key}`),
    )
    const exact = check.lexicon.words.balance.has(text) ? `$${text}` : hint
    check.report(
      at,
      text,
      'not an amount: write a number, "$key", "@name.field" or "event.field"',
      exact,
    )
  }

  function step({ as }: Step, at: Place, scope: Scope): void {
    if (as !== undefined && scope.allNames.get(as)?.step !== scope.step)
      check.report(inside(at, 'as'), as, 'another step of this ability has the same name')
  }

  function end(_: Ability, __: Place, scope: Scope): void {
    for (const named of scope.allNames.values())
      if (!read.has(named))
        check.report(inside(named.at, 'as'), named.name, 'nothing reads this name')
  }

  return { ref, amountText, step, end }
}

/** Places that a card in a zone does not have. */
const NOWHERE = { cell: true, lane: true, line: true, quadrant: true }

function isPlayed({ manifest }: Check, { when }: Ability): boolean {
  const from = when === undefined ? undefined : manifest.timings[when]?.from
  return from !== undefined && from !== 'board'
}

/** More than one pick, or everything that matches. */
function movesSeveral({ target, each, times }: Step): boolean {
  const count = typeof target === 'object' ? target.count : undefined
  const isMany = count !== undefined && count !== 1
  return isMany || times !== undefined || typeof each === 'object'
}

function hintOf(key: string, scope: Scope): string | undefined {
  const near = nearest(key, scope.names.keys())
  return near && `@${near}`
}

/** Why this reference means nothing here; null: it does. */
export function wrongRoot(check: Check, root: string, scope: Scope): string | null {
  const { manifest } = check
  switch (root) {
    case 'it':
      return scope.it ? null : 'there is no candidate or recipient here'
    case 'target':
      return scope.target ? null : 'this step picks no target that could be meant here'
    case 'per':
      return scope.per ? null : '"per" is known in derived statuses only'
    case 'giver':
      return scope.holder.kind === 'status' ? null : '"giver" is known to statuses only'
    case 'opponent':
      return manifest.seats.max === 2 ? null : '"opponent" is one seat only when there are two'
    case 'host':
      return manifest.verbs?.includes('attach') ? null : 'nothing is attached in this game'
    case 'hero':
      return manifest.classes['hero'] ? null : 'this game has no class "hero"'
    default:
      return null
  }
}

/** Is there such a place in this game's space? */
function isOffered(check: Check, field: string): boolean {
  const { space, partitions } = check.manifest
  if (/^(cell|line|fromCell|toCell)$/.test(field)) return space.kind !== 'lanes'
  if (/^(lane|fromLane|toLane)$/.test(field)) return space.kind !== 'grid'
  return field !== 'quadrant' || (partitions ?? []).includes('quadrant')
}
