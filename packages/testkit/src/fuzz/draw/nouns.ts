// The recursive nouns: amounts, conditions, filters and targets. They draw each other, so they share a file.
import type { Target, TargetKind } from '@cardwright/engine'
import { COMPARATORS } from '@cardwright/engine'
import {
  AMOUNTS,
  CONDITIONS,
  FILTERS,
  type KIND_FIELDS,
  type SELECTION,
} from '@cardwright/language'
import { cellOrUnit, place, recorded, seat, thing, unit } from './refs.ts'
import { deeper, percent, weighted, type Scope } from './scope.ts'

const DEEP = 3
type Json = Record<string, unknown>

export const small = ({ random }: Scope): number => 1 + random.below(3)

export function amount(scope: Scope): unknown {
  if (scope.depth >= DEEP || percent(scope, 55)) return small(scope)
  const numbers = recorded(scope)
  if (numbers.length > 0 && percent(scope, 40)) return scope.random.pick(numbers)
  if (percent(scope, 10)) return '$third'
  return amountForm(deeper(scope))
}

function amountForm(scope: Scope): Json {
  const { random, words } = scope
  const form = random.pick(Object.keys(AMOUNTS)) as keyof typeof AMOUNTS
  const two = () => [amount(scope), amount(scope)]
  switch (form) {
    case 'stat':
      return subjectOf(scope, { stat: random.pick(words.unitStats) })
    case 'resource':
      return resource(scope)
    case 'counter':
      return { counter: 'round' }
    case 'count':
      return { count: target(scope, 'counted') }
    case 'sum':
    case 'highest':
    case 'lowest':
      return { [form]: random.pick(words.unitStats), over: target(scope, 'counted', ['unit']) }
    case 'add':
    case 'mul':
    case 'min':
    case 'max':
    case 'sub':
    case 'mod':
      return { [form]: two() }
    case 'div':
      return { div: [amount(scope), 2], round: random.pick(['up', 'down', 'halfUp']) }
    case 'if':
      // oxlint-disable-next-line unicorn/no-thenable -- a word of the language
      return { if: condition(scope), then: amount(scope), else: amount(scope) }
  }
}

/** A stat is that of somebody on the board; of a remembered pick it may be as it was. */
function subjectOf(scope: Scope, form: Json): Json {
  if (scope.it === 'unit' && percent(scope, 50)) return form
  const of = unit(scope)
  return {
    ...form,
    of,
    ...(of.startsWith('@') && percent(scope, 50)
      ? { at: scope.random.pick(['pick', 'last']) }
      : {}),
  }
}

function resource(scope: Scope): Json {
  const what = scope.random.pick(['mana', 'points', 'life', 'rage', 'tide'])
  if (what === 'tide') return { resource: what, of: 'world' }
  if (what === 'life' || what === 'rage') return { resource: what, of: unit(scope) }
  return { resource: what, of: seat(scope) }
}

const compare = (scope: Scope): Json => ({
  [scope.random.pick(COMPARATORS)]: percent(scope, 80) ? small(scope) : amount(deeper(scope)),
})

export function condition(outer: Scope): unknown {
  const scope = deeper(outer)
  const { random } = scope
  const isDeep = scope.depth > DEEP
  const names = (Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[]).filter(
    (name) => !(isDeep && ['all', 'any', 'not', 'count', 'exists', 'value'].includes(name)),
  )
  return conditionForm(scope, random.pick(names))
}

function conditionForm(scope: Scope, form: keyof typeof CONDITIONS): unknown {
  const { random, words } = scope
  switch (form) {
    case 'all':
    case 'any':
      return { [form]: [condition(scope), condition(scope)] }
    case 'not':
      return { not: condition(scope) }
    case 'stat':
      return { ...subjectOf(scope, { stat: random.pick(words.unitStats) }), ...compare(scope) }
    case 'value':
      return { value: amountForm(scope), ...compare(scope) }
    case 'count':
      return { count: target(scope, 'counted'), ...compare(scope) }
    case 'resource':
      return { ...resource(scope), ...compare(scope) }
    case 'counter':
      return { counter: 'round', ...compare(scope) }
    case 'exists':
      return { exists: target(scope, 'counted') }
    case 'is':
      return { is: filters(scope, 'unit'), of: unit(scope) }
    case 'has':
    case 'lacks':
      return { [form]: statusTests(scope), ...(percent(scope, 70) ? { of: thing(scope) } : {}) }
    case 'same':
      return { same: same(scope) }
    case 'field':
      return field(scope)
    case 'outcome':
      return outcome(scope)
    case 'can':
      return {
        can: random.pick(words.yesNoQueries),
        of: unit(scope),
        ...(percent(scope, 20) ? { against: unit(scope) } : {}),
      }
    case 'turn':
      return { turn: random.pick(['own', 'opponent']) }
    case 'phase':
      return { phase: [random.pick(['dawn', 'day'])] }
  }
}

function same(scope: Scope): string[] {
  const kind = scope.random.pick([thing, seat, place])
  return [kind(scope), kind(scope)]
}

function field(scope: Scope): Json {
  const { random, words, payload, root } = scope
  const symbols = [...payload].filter(([, kind]) => kind === 'status')
  if (symbols.length > 0 && percent(scope, 40))
    return { field: symbols[0][0], of: root, oneOf: [random.pick(words.statuses)] }
  const of = { of: thing(scope) }
  return random.pick<Json>([
    { field: 'colour', ...of, oneOf: [random.pick(['red', 'blue'])] },
    { field: 'def', ...of, oneOf: [random.pick(words.cards)] },
    { field: 'zone', ...of, oneOf: [random.pick([...words.zones, 'board'])] },
  ])
}

const ENDS: Record<string, readonly string[]> = {
  damage: ['survived', 'destroyed', 'prevented'],
  destroy: ['destroyed', 'prevented'],
  move: ['moved', 'stayed', 'forbidden'],
  heal: ['healed', 'full'],
  give: ['given', 'refused'],
  clear: ['cleared', 'none'],
  gain: ['gained', 'capped'],
  draw: ['drawn', 'empty'],
  push: ['moved', 'blocked'],
  choose: ['gold', 'iron'],
}

function outcome(scope: Scope): unknown {
  const named = [...scope.names].filter(([, { verb }]) => Object.hasOwn(ENDS, verb))
  if (named.length === 0) return { counter: 'round', gte: 2 }
  const [name, { verb }] = scope.random.pick(named)
  return { outcome: scope.random.pick(ENDS[verb]), of: `@${name}` }
}

export function statusTests(scope: Scope): unknown {
  const { random, words } = scope
  const status = random.pick(words.statuses)
  if (percent(scope, 65)) return status
  if (percent(scope, 20)) return [status, { status: 'ward', min: 1 }]
  return {
    status,
    ...(percent(scope, 50) ? { given: given(scope) } : {}),
    ...(percent(scope, 50) ? { min: small(scope) } : {}),
  }
}

export const given = (scope: Scope): string =>
  percent(scope, 75) ? scope.random.pick(['own', 'ally', 'opponent']) : seat(scope)

/** Which filters say something of which kind; any other one is drawn now and then all the same. */
const BODY = [
  'side',
  'side',
  'side',
  'except',
  'types',
  'def',
  'has',
  'lacks',
  'keyword',
  'where',
  'faceDown',
]
const GRID = ['near', 'inLine', 'inDiagonal', 'reach', 'sight', 'between', 'in', 'region']
const LANES = ['near', 'in', 'region']
const CARD = ['side', 'side', 'types', 'def', 'has', 'hidden', 'where', 'except']

function likely({ board }: Scope, kind: TargetKind): readonly string[] {
  const space = board === 'grid' ? GRID : LANES
  switch (kind) {
    case 'unit':
      return [...BODY, ...space]
    case 'card':
      return CARD
    case 'cell':
      return [...space, 'empty', 'empty', 'where', 'except']
    case 'terrain':
      return space
    case 'line':
    case 'lane':
      return ['near', 'in', 'region', 'where', 'except']
    case 'seat':
      return ['side', 'has', 'lacks', 'except', 'where']
    case 'type':
      return ['types', 'def', 'keyword']
    default:
      return ['side']
  }
}

export function filters(outer: Scope, kind: TargetKind, least = 1): Json {
  const scope = deeper(outer, { it: kind })
  const all = Object.keys(FILTERS)
  const found: Json = {}
  const n =
    least +
    weighted(scope, [
      [5, 0],
      [4, 1],
      [1, 2],
    ])
  for (let k = 0; k < n; k++) {
    const name = scope.random.pick(percent(scope, 98) ? likely(scope, kind) : all)
    found[name] = filter(scope, name)
  }
  return found
}

function filter(scope: Scope, name: string): unknown {
  const { random, words, board } = scope
  switch (name as keyof typeof FILTERS) {
    case 'side':
      return weighted<unknown>(scope, [
        [6, random.pick(['own', 'opponent', 'other', 'any', 'ally'])],
        [1, { [random.pick(['own', 'opponent', 'other', 'ally'])]: thing(scope) }],
      ])
    case 'except':
      return [thing(scope)]
    case 'types':
      return [random.pick(['beast', 'plant'])]
    case 'def':
      return [random.pick(words.cards)]
    case 'has':
    case 'lacks':
      return statusTests(scope)
    case 'keyword':
      return random.pick(words.keywords)
    case 'faceDown':
    case 'hidden':
    case 'empty':
      return percent(scope, 60)
    case 'near':
      return near(scope)
    case 'inLine':
    case 'inDiagonal':
      return cellOrUnit(scope)
    case 'reach':
      return { ...anchor(scope), steps: bound(scope) }
    case 'sight':
      return { ...anchor(scope), max: bound(scope) }
    case 'between':
      return [unit(scope), cellOrUnit(scope)]
    case 'in':
      return place(scope)
    case 'region':
      return board === 'grid' ? 'edge' : 'shore'
    case 'where':
      return scope.depth > DEEP ? { counter: 'round', gte: 2 } : condition(scope)
  }
}

const anchor = (scope: Scope): Json => (percent(scope, 40) ? { of: unit(scope) } : {})
const bound = (scope: Scope): unknown => (percent(scope, 75) ? small(scope) : amount(deeper(scope)))

function near(scope: Scope): unknown {
  if (scope.board === 'grid' && percent(scope, 50)) return 'adjacent'
  const by = scope.random.pick(scope.board === 'grid' ? ['step', 'king'] : ['order', 'lane'])
  const min = percent(scope, 25) ? { min: scope.random.below(2) } : {}
  return { ...anchor(scope), by, ...min, max: bound(scope) }
}

export type Use = 'target' | 'to' | 'each' | 'counted' | 'recipients'

export function kindsHere({ board }: Scope): TargetKind[] {
  const common: TargetKind[] = [
    'unit',
    'unit',
    'unit',
    'card',
    'card',
    'seat',
    'deck',
    'status',
    'effect',
    'type',
  ]
  return board === 'grid' ? [...common, 'cell', 'cell', 'line', 'terrain'] : [...common, 'lane']
}

export function target(
  scope: Scope,
  use: Use,
  kinds: readonly TargetKind[] = kindsHere(scope),
): Target {
  const here = kindsHere(scope).filter((kind) => kinds.includes(kind))
  const kind = scope.random.pick(here.length > 0 ? here : kinds)
  const drawn: Json = {
    kind,
    ...kindFields(scope, kind),
    ...filters(scope, kind, percent(scope, 60) ? 1 : 0),
    ...selection(scope, use, kind),
  }
  return drawn as Json & Target
}

function kindFields(scope: Scope, kind: TargetKind): Json {
  const { random, words } = scope
  const fields: Partial<Record<keyof typeof KIND_FIELDS, unknown>> = {}
  if (kind === 'card')
    fields.zone = percent(scope, 85)
      ? random.pick(words.zones)
      : ['hand', random.pick(['discard', 'board'])]
  if (kind === 'card' && percent(scope, 12)) fields.top = small(scope)
  if (kind === 'deck' && percent(scope, 8)) fields.top = small(scope)
  if (kind === 'line' && percent(scope, 60))
    fields.axis = random.pick(['row', 'column', 'any', 'diagonal'])
  if (kind === 'line' && percent(scope, 50)) fields.through = cellOrUnit(scope)
  if (kind === 'status') {
    fields.status = percent(scope, 40) ? 'token' : random.pick(words.tokens)
    if (percent(scope, 60))
      fields.on = percent(scope, 50) ? unit(scope) : target(deeper(scope), 'counted', ['unit'])
    if (percent(scope, 30)) fields.given = given(scope)
  }
  if (kind === 'type') fields.pool = 'market'
  if (kind === 'effect' && percent(scope, 60)) fields.tags = [random.pick(['thorns', 'frost'])]
  return fields
}

const ASKED: readonly (readonly [number, keyof typeof SELECTION])[] = [
  [6, 'count'],
  [3, 'short'],
  [3, 'optional'],
  [2, 'chooser'],
  [4, 'auto'],
  [1, 'alike'],
  [1, 'order'],
  [1, 'stay'],
  [1, 'ties'],
]

function selection(scope: Scope, use: Use, kind: TargetKind): Json {
  const found: Partial<Record<keyof typeof SELECTION, unknown>> = {}
  if (use === 'counted' || use === 'recipients') return found
  if (use === 'each' && !percent(scope, 25)) return found
  for (let k = percent(scope, 45) ? 1 + scope.random.below(2) : 0; k > 0; k--) {
    const key = weighted(
      scope,
      use === 'each'
        ? [
            [3, 'count' as const],
            [4, 'auto' as const],
          ]
        : ASKED,
    )
    found[key] = chosen(scope, key, kind)
  }
  if (use === 'each' && found.count !== undefined) found.auto ??= 'random'
  if (found.auto !== undefined)
    for (const key of ['optional', 'chooser', 'alike', 'stay'] as const) delete found[key]
  if (found.alike !== undefined) found.count ??= 2
  return found
}

function chosen(scope: Scope, key: keyof typeof SELECTION, kind: TargetKind): unknown {
  const { random } = scope
  switch (key) {
    case 'count':
      return random.pick<unknown>([
        2,
        2,
        3,
        'any',
        { min: 1, max: 2 },
        { min: 0, max: bound(scope) },
      ])
    case 'short':
      return 'all'
    case 'alike':
      return 'half'
    case 'optional':
      return true
    case 'chooser':
      return random.pick(['actor', 'opponent', 'owner'])
    case 'auto':
      return kind === 'unit' && percent(scope, 40)
        ? { [random.pick(['highest', 'lowest'])]: random.pick(scope.words.unitStats) }
        : random.pick(['first', 'random', 'random'])
    case 'ties':
      return random.pick(['order', 'random'])
    case 'order':
      return ['S', 'N', 'W', 'E']
    case 'stay':
      return unit(scope)
  }
}
