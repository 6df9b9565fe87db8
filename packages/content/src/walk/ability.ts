// Walks an ability from its gate to its last step and keeps track of what may be named where.
import type { DraftAbility, Holder } from '../draft.ts'
import {
  kindOf,
  type Ability,
  type Amount,
  type Modifier,
  type ModifierFields,
  type Step,
  type Target,
} from '../language.ts'
import { inside, type Place } from '../problem.ts'
import { oneQueryEach } from '../query-list.ts'
import { ExpressionWalk } from './expressions.ts'
import { together, type Named, type Scope, type TargetUse, type Visitor } from './visitor.ts'

export function walkAbility(
  holder: Holder,
  { value, at }: DraftAbility,
  visitors: readonly Visitor[],
): void {
  new AbilityWalk(together(visitors)).ability(holder, value, at)
}

/** Which parameters of a step are amounts asked per recipient. */
const AMOUNTS = ['amount', 'top', 'difficulty', 'bonus'] as const
const LOOP_AMOUNTS = ['count', 'max'] as const
const OPERATIONS = ['set', 'add', 'scale', 'plus'] as const

class AbilityWalk extends ExpressionWalk {
  ability(holder: Holder, ability: Ability, at: Place): void {
    const allNames = new Map<string, Named>()
    collectNames(ability.steps ?? [], inside(at, 'steps'), allNames)
    const scope: Scope = {
      holder,
      ability,
      kind: kindOf(ability),
      step: null,
      names: new Map(),
      allNames,
      it: false,
      itKind: null,
      outer: false,
      pattern: false,
      target: false,
      per: false,
      targets: 0,
    }
    this.v.ability(ability, at, scope)
    this.condition(ability.if, inside(at, 'if'), scope)
    if (ability.when !== undefined) this.word('timing', ability.when, inside(at, 'when'), scope)
    if (ability.on !== undefined) this.word('event', ability.on, inside(at, 'on'), scope)
    if (ability.before !== undefined)
      this.word('replaceable', ability.before, inside(at, 'before'), scope)
    if (ability.answer !== undefined)
      this.word('window', ability.answer, inside(at, 'answer'), scope)
    const pattern: Scope = { ...scope, pattern: true }
    if (typeof ability.of === 'object') this.filters(ability.of, inside(at, 'of'), pattern)
    for (const [resource, amount] of Object.entries(ability.cost ?? {}))
      if (amount !== true) {
        this.word('resource', resource, inside(at, 'cost', resource), scope)
        this.amount(amount, inside(at, 'cost', resource), scope)
      }
    this.words('tag', ability.tags, inside(at, 'tags'), scope)
    ability.passive?.forEach((one, i) => this.passive(one, inside(at, 'passive', i), scope))
    this.steps(ability.steps ?? [], inside(at, 'steps'), scope)
    this.v.end(ability, at, scope)
  }

  private passive(modifier: Modifier, at: Place, outer: Scope): void {
    const scope: Scope = { ...outer, per: modifier.status !== undefined }
    this.recipients(modifier.of, 'recipients', inside(at, 'of'), scope)
    this.modifier(modifier, at, { ...scope, it: true, itKind: null })
    this.condition(modifier.while, inside(at, 'while'), { ...scope, it: true, itKind: null })
    this.filters(modifier.from, inside(at, 'from'), scope)
    this.words('status', modifier.status, inside(at, 'status'), scope)
  }

  private modifier(modifier: ModifierFields, at: Place, scope: Scope): void {
    for (const one of oneQueryEach(modifier)) this.v.modifier(one, at, scope)
    this.words('query', modifier.query, inside(at, 'query'), scope)
    this.words('keyword', modifier.keyword, inside(at, 'keyword'), scope)
    for (const operation of OPERATIONS) {
      const amount = modifier[operation]
      // A symbol that is set is judged with its query.
      const isSymbol = operation === 'set' && typeof amount === 'string' && !/[$@.]/.test(amount)
      if (amount !== undefined && !isSymbol) this.amount(amount, inside(at, operation), scope)
    }
    this.words('tag', modifier.ignore, inside(at, 'ignore'), scope)
    this.words('tag', modifier.tags, inside(at, 'tags'), scope)
    this.filters(modifier.against, inside(at, 'against'), scope)
  }

  private steps(steps: readonly Step[], at: Place, outer: Scope): void {
    const names = new Map(outer.names)
    steps.forEach((step, i) => {
      const place = inside(at, i)
      this.step(step, place, { ...outer, names: new Map(names), step })
      if (step.as === undefined) return
      const first = outer.allNames.get(step.as)
      const isFirst = first?.step === step
      names.set(step.as, isFirst ? first : { name: step.as, step, at: place })
    })
  }

  private step(step: Step, at: Place, scope: Scope): void {
    this.v.step(step, at, scope)
    this.condition(step.if, inside(at, 'if'), scope)
    this.recipients(step.target, 'target', inside(at, 'target'), scope)
    if (typeof step.times === 'object' && isRange(step.times)) {
      this.amount(step.times.min, inside(at, 'times', 'min'), scope)
      this.amount(step.times.max, inside(at, 'times', 'max'), scope)
    } else if (step.times !== undefined)
      this.amount(step.times as Amount, inside(at, 'times'), scope)
    const picked: Scope = { ...scope, target: step.target !== undefined }
    this.recipients(step.each, 'each', inside(at, 'each'), picked)
    this.destination(step, inside(at, 'to'), picked)
    this.parameters(step, at, picked)
    if (step.do === 'modify')
      this.modifier(step as ModifierFields, at, { ...picked, it: true, itKind: null })
  }

  private destination(step: Step, at: Place, scope: Scope): void {
    const { to } = step
    if (typeof to === 'string' && step.do === 'put' && !/^@|\.|^(self|host|hero)$/.test(to))
      return this.word('zone', to, at, scope)
    if (typeof to !== 'object') return this.recipients(to, 'to', at, scope)
    if ('kind' in to) return this.recipients(to, 'to', at, scope)
    this.word('zone', to.zone, inside(at, 'zone'), scope)
    this.ref(to.of, inside(at, 'of'), scope)
  }

  private parameters(step: Step, at: Place, scope: Scope): void {
    const on = (key: string) => inside(at, key)
    const perRecipient: Scope = { ...scope, it: true, itKind: null }
    for (const key of AMOUNTS) {
      const amount = step[key]
      if (amount !== undefined && amount !== 'all') this.amount(amount, on(key), perRecipient)
    }
    for (const key of LOOP_AMOUNTS)
      if (step[key] !== undefined) this.amount(step[key], on(key), scope)
    if (Array.isArray(step.steps)) this.steps(step.steps, on('steps'), scope)
    else if (step.steps !== undefined) this.amount(step.steps, on('steps'), perRecipient)
    this.condition(step.while, on('while'), step.do === 'repeat' ? scope : perRecipient)
    if (typeof step.from === 'object') this.filters(step.from, on('from'), scope)
    else this.ref(step.from, on('from'), scope)
    if (step.overflow) this.target(step.overflow, 'overflow', on('overflow'), perRecipient)
    for (const key of ['giver', 'who', 'with'] as const) this.ref(step[key], on(key), scope)
    this.given(step.given, on('given'), scope)
    this.words('damageType', step.type, on('type'), scope)
    this.words('track', step.track, on('track'), scope)
    this.words('status', step.status, on('status'), scope)
    this.words('status', step.give, on('give'), scope)
    this.words('definition', step.def, on('def'), scope, 'self')
    this.words('zone', step.places, on('places'), scope, 'top', 'bottom')
    this.words('timing', step.timing, on('timing'), scope)
    this.words('stat', step.stat, on('stat'), scope)
    this.words('stat', step.versus, on('versus'), scope)
    if (step.do === 'gain' || step.do === 'heal')
      this.words('resource', step.what, on('what'), scope)
    if (typeof step.until === 'object' && 'phase' in step.until)
      this.word('phase', step.until.phase, inside(at, 'until', 'phase'), scope)
    step.options?.forEach((option, i) => {
      if (typeof option === 'object')
        this.condition(option.if, inside(at, 'options', i, 'if'), scope)
    })
  }

  private recipients(
    what: Target | string | undefined | object,
    use: TargetUse,
    at: Place,
    scope: Scope,
  ): void {
    if (typeof what === 'string') this.ref(what, at, scope)
    else if (what !== undefined) this.target(what as Target, use, at, scope)
  }
}

/** `{min, max}` of a stack, not the forms `{min: […]}` and `{max: […]}` of an amount. */
export function isRange(value: object): value is { min: Amount; max: Amount } {
  return 'min' in value && 'max' in value
}

/** A target object asks; a text names, and an object without a kind is a zone. */
export const isTarget = (value: unknown): value is Target =>
  typeof value === 'object' && value !== null && 'kind' in value

function collectNames(steps: readonly Step[], at: Place, into: Map<string, Named>): void {
  steps.forEach((step, i) => {
    const place = inside(at, i)
    if (step.as !== undefined && !into.has(step.as))
      into.set(step.as, { name: step.as, step, at: place })
    if (Array.isArray(step.steps)) collectNames(step.steps, inside(place, 'steps'), into)
  })
}
