// Steps: a verb of the language with what its description says it takes.
import type { Step, Target, TargetKind } from '@cardwright/engine'
import {
  VERBS,
  verbOf,
  type Param,
  type Taken,
  type Verb,
  type VerbName,
} from '@cardwright/language'
import { amount, condition, given, kindsHere, small, target } from './nouns.ts'
import { holderOf, modifier, until } from './modifiers.ts'
import { cellOrUnit, place, seat, thing, unit } from './refs.ts'
import { deeper, percent, type Scope } from './scope.ts'

type Json = Record<string, unknown>

/** They need a procedure or a window of the game; the probe has none. */
const ABSENT: readonly VerbName[] = ['attack', 'redirect', 'attach']

function verbsFor({ kind, depth }: Scope): VerbName[] {
  const verbs = (Object.keys(VERBS) as VerbName[]).filter(
    (verb) =>
      !ABSENT.includes(verb) &&
      verb !== 'arrange' &&
      (verb !== 'cancel' || kind === 'before') &&
      (verb !== 'repeat' || depth === 0),
  )
  // what most cards do
  return [...verbs, 'damage', 'give', 'modify', 'move', 'gain', 'select']
}

export function steps(scope: Scope, most = 3): Step[] {
  const drawn: Step[] = []
  const names = new Map(scope.names)
  for (let k = 1 + scope.random.below(most); k > 0; k--) {
    const step = drawStep({ ...scope, names: new Map(names) })
    if (percent(scope, 55) || step.do === 'choose') {
      step.as = `s${names.size + 1}`
      names.set(step.as, { verb: step.do, kind: kindOf(step) })
    }
    drawn.push(step)
    const after = followUp({ ...scope, names: new Map(names) }, step)
    if (after) drawn.push(after)
  }
  return drawn
}

/** Every option is tested, and cards that were seen may be arranged. */
function followUp(scope: Scope, step: Step): Step | null {
  if (step.do === 'choose')
    return {
      ...drawStep(scope),
      if: { outcome: percent(scope, 50) ? ['gold', 'iron'] : 'gold', of: `@${step.as}` },
    }
  if (step.do === 'look' && step.as !== undefined && percent(scope, 60))
    return {
      do: 'arrange',
      each: `@${step.as}`,
      places: ['top', scope.random.pick(['bottom', 'hand'])],
    }
  return null
}

/** What a name of the step stands for. */
function kindOf(step: Step): TargetKind | null {
  if (step.do === 'spawn') return 'unit'
  if (step.do === 'look') return 'card'
  if (['choose', 'repeat', 'again', 'cancel'].includes(step.do)) return null
  const whom = step.each ?? step.target
  return typeof whom === 'object' ? whom.kind : typeof whom === 'string' ? 'unit' : 'seat'
}

function drawStep(scope: Scope): Step {
  const { random } = scope
  const verb = random.pick(verbsFor(scope))
  const words: Verb = verbOf(verb)!
  const head: Json = { do: verb, ...(percent(scope, 15) ? { if: condition(scope) } : {}) }
  const changes = verb === 'modify' ? modifier(scope) : {}
  const whom =
    verb === 'modify'
      ? recipients(scope, words, holdersOf(scope, changes.query))
      : recipients(scope, words)
  const picks = {
    ...scope,
    target: typeof whom.target === 'object' ? (whom.target as Target).kind : null,
  }
  const step: Json = { ...head, ...whom, ...changes, ...parameters(picks, verb, words) }
  if (typeof whom.target === 'object' && percent(scope, 12))
    step.times = percent(scope, 70) ? small(scope) : { min: random.below(2), max: 2 }
  if (typeof step.to === 'object' && 'kind' in (step.to as Json) && percent(scope, 8))
    step.times = 2
  if (typeof whom.target === 'object' && percent(scope, 4)) step.prompt = 'which'
  if ((whom.each ?? whom.target) !== undefined && percent(scope, 6))
    step.together = percent(scope, 50)
  return step as Json & Step
}

/** A query of units may be asked of whatever has its stats. */
function holdersOf(scope: Scope, query: unknown): TargetKind[] {
  const holder = holderOf(query)
  if (holder !== 'unit' || !percent(scope, 15)) return [holder]
  return [scope.random.pick(['type', 'terrain', 'card'])]
}

function recipients(scope: Scope, { recipients: of }: Verb, only?: TargetKind[]): Json {
  if (of === 'none' || (of.needed !== true && only === undefined && percent(scope, 50))) return {}
  const kinds = only ?? [...(of.kinds ?? kindsHere(scope))]
  if (percent(scope, 8) && kinds.includes('unit'))
    return { target: area(scope), each: { ...target(scope, 'each', ['unit']), in: 'target' } }
  if (percent(scope, 22)) return { each: reference(scope, kinds) }
  return percent(scope, 30)
    ? { each: target(scope, 'each', kinds) }
    : { target: target(scope, 'target', kinds) }
}

const area = (scope: Scope): Target =>
  target(scope, 'target', scope.board === 'grid' ? ['line'] : ['lane'])

function reference(scope: Scope, kinds: readonly TargetKind[]): string {
  if (kinds.includes('unit')) return unit(scope)
  return kinds.includes('seat') ? seat(scope) : thing(scope)
}

function parameters(scope: Scope, verb: VerbName, { params }: Verb): Json {
  const found: Json = {}
  for (const [name, param] of Object.entries(params)) {
    if (verb === 'modify' && name !== 'until') continue
    if (param.needed || percent(scope, 30)) found[name] = value(scope, verb, name, param)
  }
  if (verb === 'repeat') {
    if (percent(scope, 60)) delete found.while
    else delete found.count
    if (found.while === undefined) found.count ??= 2
    found.max = 3
  }
  return found
}

function value(scope: Scope, verb: VerbName, name: string, { takes, kinds }: Param): unknown {
  const { random, words } = scope
  if (typeof takes === 'object') return verb === 'cancel' ? 'event' : random.pick(takes.oneOf)
  if (name === 'what')
    return random.pick(verb === 'heal' ? ['life', 'rage'] : Object.keys(words.manifest.resources))
  if (name === 'who') return percent(scope, 80) ? seat(scope) : 'world'
  if (verb === 'gain' && name === 'amount' && percent(scope, 30)) return -small(scope)
  const byKind: Partial<Record<Taken, () => unknown>> = {
    amount: () => amount(scope),
    amountOrAll: () => (percent(scope, 20) ? 'all' : amount(scope)),
    ref: () => (name === 'giver' ? seat(scope) : cellOrUnit(scope)),
    target: () => target(scope, 'counted', ['unit']),
    refOrTarget: () => where(scope, kinds),
    destination: () => destination(scope),
    condition: () => condition(scope),
    given: () => given(scope),
    until: () => until(scope),
    steps: () => steps(deeper(scope), 2),
    options: () => ['gold', percent(scope, 80) ? 'iron' : { name: 'iron', if: condition(scope) }],
    places: () => ['top', random.pick(['bottom', 'hand'])],
    flag: () => percent(scope, 70),
    onlyTrue: () => true,
    damageType: () => 'fire',
    definition: () => random.pick([...words.pieces, ...words.pieces, 'boulder', 'self']),
    status: () => random.pick(words.statuses),
    statuses: () => [random.pick(words.statuses)],
    timing: () => random.pick(['tend', 'act']),
  }
  return byKind[takes]?.() ?? small(scope)
}

function where(scope: Scope, kinds: readonly TargetKind[] | undefined): unknown {
  const legal = kinds ?? (scope.board === 'grid' ? ['cell'] : ['lane'])
  const spaces = kindsHere(scope).filter((kind) => legal.includes(kind))
  if (percent(scope, 20)) return legal.includes('unit') ? unit(scope) : place(scope)
  return target(scope, 'to', spaces.length > 0 ? spaces : legal)
}

function destination(scope: Scope): unknown {
  const { random, words } = scope
  const zone = random.pick(words.zones)
  if (percent(scope, 35)) return where(scope, scope.board === 'grid' ? ['cell'] : ['lane'])
  if (percent(scope, 50)) return zone
  return {
    zone,
    ...(percent(scope, 60) ? { at: random.pick(['top', 'bottom', 'random']) } : {}),
    ...(percent(scope, 40) ? { of: seat(scope) } : {}),
  }
}
