// Walks an ability from its gate to its last step, and tracks which names are known at each place.
import type { DraftAbility, Holder } from '../draft.ts'
import {
  kindOf,
  MODIFIERS,
  verbOf,
  type Ability,
  type Amount,
  type Condition,
  type Filters,
  type Manifest,
  type Modifier,
  type ModifierFields,
  type Option,
  type Step,
  type Taken,
  type Target,
} from '../language.ts'
import { inside, type Place } from '../problem.ts'
import { ownVerbIn, paramsOf } from '../own-verbs.ts'
import { oneQueryEach } from '../query-list.ts'
import type { WordKind } from '../word-kinds.ts'
import { ExpressionWalk } from './expressions.ts'
import { together, type Named, type Scope, type TargetUse, type Visitor } from './visitor.ts'

export function walkAbility(
  holder: Holder,
  { value, at }: DraftAbility,
  visitors: readonly Visitor[],
  manifest: Pick<Manifest, 'ownVerbs'>,
): void {
  new AbilityWalk(together(visitors), manifest).ability(holder, value, at)
}

/** Words of the pack that a parameter is, and those of the language that may stand there too. */
const WORDS = {
  damageType: ['damageType'],
  definition: ['definition', 'self'],
  pending: ['tag', 'event', 'attack', 'move'],
  places: ['zone', 'top', 'bottom'],
  resource: ['resource'],
  stat: ['stat'],
  status: ['status'],
  statuses: ['status'],
  timing: ['timing'],
  track: ['track'],
} as const satisfies Partial<Record<Taken, readonly [WordKind, ...string[]]>>

/** What a modifier changes is walked with it; how long it lies is the step's. */
const { while: _while, from: _from, status: _status, ...CHANGES } = MODIFIERS

const isPhase = (value: unknown): value is { phase: string } =>
  typeof value === 'object' && value !== null && 'phase' in value

const OPERATIONS = ['set', 'add', 'scale', 'plus'] as const

class AbilityWalk extends ExpressionWalk {
  private readonly manifest: Pick<Manifest, 'ownVerbs'>

  constructor(visitor: Required<Visitor>, manifest: Pick<Manifest, 'ownVerbs'>) {
    super(visitor)
    this.manifest = manifest
  }

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
      // A symbol that is set is checked together with its query.
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
  }

  private destination(step: Step, at: Place, scope: Scope): void {
    const { to } = step
    const takesZones = verbOf(step.do)?.params['to']?.takes === 'destination'
    if (typeof to === 'string' && takesZones && !/^@|\.|^(self|host|hero)$/.test(to))
      return this.word('zone', to, at, scope)
    if (typeof to !== 'object') return this.recipients(to, 'to', at, scope)
    if ('kind' in to) return this.recipients(to, 'to', at, scope)
    this.word('zone', to.zone, inside(at, 'zone'), scope)
    this.ref(to.of, inside(at, 'of'), scope)
  }

  /** What the verb says each of its parameters takes. */
  private parameters(step: Step, at: Place, scope: Scope): void {
    const words = verbOf(step.do)
    const perRecipient: Scope = { ...scope, it: true, itKind: null }
    // a verb without recipients asks once
    const asked = words?.recipients === 'none' ? scope : perRecipient
    const params = words?.params ?? paramsOf(ownVerbIn(this.manifest, step.do) ?? {})
    const isModifier = words !== undefined && 'query' in params
    for (const [name, value] of Object.entries(step)) {
      const param = Object.hasOwn(params, name) ? params[name] : undefined
      if (name === 'to' || param === undefined || typeof param.takes === 'object') continue
      if (isModifier && name in CHANGES) continue
      this.parameter(param.takes, value, inside(at, name), scope, asked)
    }
    if (isModifier) this.modifier(step as ModifierFields, at, perRecipient)
  }

  private parameter(takes: Taken, value: unknown, at: Place, scope: Scope, asked: Scope): void {
    if (takes in WORDS) {
      const [kind, ...extra] = WORDS[takes as keyof typeof WORDS]
      return this.words(kind, value as string | string[], at, scope, ...extra)
    }
    switch (takes) {
      case 'amount':
      case 'amountOrAll':
        if (takes === 'amount' || value !== 'all') this.amount(value as Amount, at, asked)
        break
      case 'condition':
        return this.condition(value as Condition, at, asked)
      case 'target':
        return this.target(value as Target, 'overflow', at, { ...asked, it: true, itKind: null })
      case 'filters':
        return this.filters(value as Filters, at, scope)
      case 'ref':
        return this.ref(value as string, at, scope)
      case 'given':
        return this.given(value as string, at, scope)
      case 'steps':
        return this.steps(value as Step[], at, scope)
      case 'until':
        if (isPhase(value)) this.word('phase', value.phase, inside(at, 'phase'), scope)
        break
      case 'options':
        ;(value as Option[]).forEach((option, i) => {
          if (typeof option === 'object') this.condition(option.if, inside(at, i, 'if'), scope)
        })
    }
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

/** A target object is a choice; a string is a reference, and an object without a kind is a zone. */
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
