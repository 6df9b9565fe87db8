// References: roots that are legal in their context, fields that their owner has, and names that
// are read at least once, and only after the step that defines them.
import { PLACE_FIELDS, REF_ROOTS, verbOf, type Ability, type Step } from '../language.ts'
import { nearest } from '../nearest.ts'
import { inside, type Place } from '../problem.ts'
import type { Named, RefUse, Scope, Visitor } from '../walk/visitor.ts'
import { judgeOneOf, judgeWord, isThing, isUnknownContext, payloadOf, pendingOf } from './check.ts'
import type { Check } from './check.ts'

/** Fields of a name that are numbers; the others are things and places. */
const NUMBERS = ['cost', 'count', 'amount', 'through', 'excess', 'total', 'margin']
const SEATS = ['actor', 'opponent', 'active', 'giver', 'per']
/** Steps without recipients: their name gives an outcome only. */
const ONLY_OUTCOME = ['choose', 'repeat', 'again', 'cancel']

export const referenceRules = (check: Check): Visitor => new References(check)

const SUBJECT_ALONE = '"of" sees the subject alone: say this with "if"'

class References implements Visitor {
  private readonly check: Check
  /** Named steps that something reads. */
  private readonly read = new Set<Named>()

  constructor(check: Check) {
    this.check = check
  }

  ref(text: string, use: RefUse, at: Place, scope: Scope): void {
    const [root, field, more] = text.split('.')
    if (use === 'step' && !root.startsWith('@'))
      return this.check.report(at, text, 'an outcome needs the name of a step, such as "@name"')
    if (root.startsWith('@')) return this.name(text, use, at, scope)
    if (!judgeOneOf(this.check, 'reference', root, REF_ROOTS, at)) return
    if (root === 'event' || root === 'pending') return this.payload(text, use, at, scope)
    this.rootInContext(root, at, scope)
    if (more !== undefined) return this.check.report(at, text, 'has a part too many')
    if (field === undefined) return
    if (SEATS.includes(root)) judgeOneOf(this.check, 'field of a seat', field, ['lastPlayed'], at)
    else if (root === 'self' && field in NOWHERE && isPlayed(this.check, scope.ability))
      this.check.report(at, text, `a card played from a zone has no ${field}`)
    else this.place(field, at)
  }

  private rootInContext(root: string, at: Place, scope: Scope): void {
    const wrong = wrongRoot(this.check, root, scope)
    if (wrong) this.check.report(at, root, wrong)
  }

  private place(field: string, at: Place): void {
    if (!judgeOneOf(this.check, 'field', field, PLACE_FIELDS, at)) return
    if (!isOffered(this.check, field))
      this.check.report(at, field, 'there is no such place in this game')
  }

  private name(text: string, use: RefUse, at: Place, scope: Scope): void {
    const found = this.lookUp(text, at, scope)
    if (!found) return
    const { field, verb } = found
    if (field === undefined) {
      if (use !== 'step' && ONLY_OUTCOME.includes(verb))
        this.check.report(at, text, `"${verb}" has no recipients; only its outcome can be read`)
      return
    }
    if (use === 'step')
      this.check.report(at, text, 'read the outcome from the step name alone, such as "@name"')
    else if (NUMBERS.includes(field))
      this.check.report(at, text, 'is a number, not a thing or a place')
  }

  /** The step that a name refers to. Checks the field against its verb. */
  private lookUp(text: string, at: Place, scope: Scope) {
    const [root, field, more] = text.split('.')
    const key = root.slice(1)
    const named = scope.names.get(key)
    // A name read too early still counts as read: one mistake, one problem.
    const any = named ?? scope.allNames.get(key)
    if (any) this.read.add(any)
    if (!named) {
      const message = !any
        ? 'no step has this name'
        : any.step === scope.step
          ? 'a step cannot read its own result'
          : 'a name can be read only after the step that defines it, on the same path'
      this.check.report(at, text, message, hintOf(key, scope))
      return null
    }
    if (more !== undefined) this.check.report(at, text, 'has a part too many')
    const verb = named.step.do
    const words = verbOf(verb)
    if (field === undefined || !words) return { verb, field }
    const legal = [...words.atPick, ...words.atCommit]
    if (!judgeOneOf(this.check, `field of a "${verb}"`, field, legal, at)) return null
    if (!isOffered(this.check, field))
      this.check.report(at, text, 'there is no such place in this game')
    if (/^to(Cell|Lane)$/.test(field) && movesSeveral(named.step))
      this.check.report(
        at,
        text,
        'this step may move several things, so there is no single destination',
      )
    return { verb, field }
  }

  private payload(text: string, use: RefUse, at: Place, scope: Scope): void {
    const [root, field, more] = text.split('.')
    if (scope.pattern) return this.check.report(at, text, SUBJECT_ALONE)
    const kind = this.payloadField(text, at, scope)
    if (kind === null) return
    if (field === undefined) {
      if (use !== 'field') this.check.report(at, text, `name a field, such as "${root}.unit"`)
    } else if (kind === 'number' || kind === 'symbol')
      this.check.report(at, text, `is a ${kind}, not a thing or a place`)
    else if (more !== undefined && isThing(kind)) this.place(more, at)
    else if (more !== undefined) this.check.report(at, text, 'has a part too many')
  }

  /** What a field of the event or the window holds; null: not to be checked further. */
  private payloadField(text: string, at: Place, scope: Scope): string | null {
    const [root, field] = text.split('.')
    const isEvent = root === 'event'
    const fields = isEvent
      ? payloadOf(this.check, scope.ability)
      : pendingOf(this.check, scope.ability)
    if (!fields) {
      const where = isEvent ? 'on and before abilities' : 'answers to a window'
      this.check.report(at, text, `"${root}" is known in ${where} only`)
      return null
    }
    if (field === undefined) return 'any'
    if (isUnknownContext(this.check, scope.ability)) return null
    const what = isEvent ? 'field of this event' : 'field of this window'
    return judgeOneOf(this.check, what, field, fields.keys(), at) ? fields.get(field)! : null
  }

  amountText(text: string, at: Place, scope: Scope): void {
    if (text.startsWith('$')) return judgeWord(this.check, 'balance', text.slice(1), at)
    if (text.startsWith('@')) {
      const found = this.lookUp(text, at, scope)
      if (found && !(found.field && NUMBERS.includes(found.field)) && verbOf(found.verb))
        this.check.report(at, text, 'is not a number')
      return
    }
    const [root, field] = text.split('.')
    if ((root === 'event' || root === 'pending') && field !== undefined) {
      if (scope.pattern) return this.check.report(at, text, SUBJECT_ALONE)
      const kind = this.payloadField(text, at, scope)
      if (kind !== null && kind !== 'number') this.check.report(at, text, 'is not a number')
      return
    }
    if (text === 'all')
      return this.check.report(
        at,
        text,
        'only "clear" takes "all": write a number, or a sum such as { "stat": … }',
      )
    const hint = nearest(
      `$${text}`,
      [...this.check.lexicon.words.balance].map((key) => `$${key}`),
    )
    const exact = this.check.lexicon.words.balance.has(text) ? `$${text}` : hint
    this.check.report(
      at,
      text,
      'not an amount: write a number, "$key", "@name.field" or "event.field"',
      exact,
    )
  }

  step({ as }: Step, at: Place, scope: Scope): void {
    if (as !== undefined && scope.allNames.get(as)?.step !== scope.step)
      this.check.report(inside(at, 'as'), as, 'another step of this ability has the same name')
  }

  end(_: Ability, __: Place, scope: Scope): void {
    for (const named of scope.allNames.values())
      if (!this.read.has(named))
        this.check.report(inside(named.at, 'as'), named.name, 'nothing reads this name')
  }
}

/** Place fields that a card in a zone does not have. */
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
      return scope.target ? null : '"target" is not known here: this step picks no target'
    case 'per':
      return scope.per ? null : '"per" is known in derived statuses only'
    case 'giver':
      return scope.holder.kind === 'status' ? null : '"giver" is known in statuses only'
    case 'opponent':
      return manifest.seats.max === 2 ? null : '"opponent" is a single seat only in games for two'
    case 'host':
      return manifest.verbs?.includes('attach') ? null : 'nothing is attached in this game'
    case 'hero':
      return manifest.classes['hero'] ? null : 'this game has no class "hero"'
    default:
      return null
  }
}

/** Whether this game's space has such a place. */
function isOffered(check: Check, field: string): boolean {
  const { space, partitions } = check.manifest
  if (/^(cell|line|fromCell|toCell)$/.test(field)) return space.kind !== 'lanes'
  if (/^(lane|fromLane|toLane)$/.test(field)) return space.kind !== 'grid'
  return field !== 'quadrant' || (partitions ?? []).includes('quadrant')
}
