// What a reference stands for must be what is read there: a player, a thing, or a place of the right sort. A word that
// is none of these would be read as a number of another sort, and do something else or nothing.
import {
  verbOf,
  type Amount,
  type Condition,
  type Filters,
  type Modifier,
  type ModifierFields,
  type Ref,
  type Step,
  type Target,
  type TargetKind,
} from '../language.ts'
import { inside, type Place } from '../problem.ts'
import { isTarget } from '../walk/ability.ts'
import type { Scope, Visitor } from '../walk/visitor.ts'
import { payloadOf, pendingOf, type Check } from './check.ts'
import { wrongRoot } from './references.ts'

type RefType = 'seat' | 'thing' | 'cell' | 'lane' | 'line' | 'token' | 'world' | 'def' | 'quadrant'

const CALLED: Record<RefType, string> = {
  seat: 'a player',
  thing: 'a thing',
  cell: 'a cell',
  lane: 'a lane',
  line: 'a line',
  token: 'a token',
  world: 'the match itself',
  def: 'a definition',
  quadrant: 'a quadrant',
}

const ROOTS: Partial<Record<string, RefType>> = {
  self: 'thing',
  host: 'thing',
  hero: 'thing',
  world: 'world',
  actor: 'seat',
  opponent: 'seat',
  active: 'seat',
  giver: 'seat',
  per: 'seat',
}

const FIELDS: Partial<Record<string, RefType>> = {
  owner: 'seat',
  def: 'def',
  cell: 'cell',
  fromCell: 'cell',
  toCell: 'cell',
  lane: 'lane',
  fromLane: 'lane',
  toLane: 'lane',
  line: 'line',
  quadrant: 'quadrant',
  lastPlayed: 'thing',
}

const typeOfKind = (kind: TargetKind): RefType => {
  if (kind === 'cell' || kind === 'lane' || kind === 'line') return kind
  if (kind === 'status' || kind === 'effect') return 'token'
  return kind === 'seat' || kind === 'deck' ? 'seat' : 'thing'
}

const PAYLOAD: Partial<Record<string, RefType>> = {
  unit: 'thing',
  card: 'thing',
  seat: 'seat',
  cell: 'cell',
  lane: 'lane',
}

/** null: not known, or wrong in a way that is told elsewhere. */
function typeOf(check: Check, ref: Ref, scope: Scope): RefType | null {
  const [root, field, more] = ref.split('.')
  if (wrongRoot(check, root, scope) !== null) return null
  if (root === 'event' || root === 'pending') {
    if (more !== undefined) return FIELDS[more] ?? null
    const fields =
      root === 'event' ? payloadOf(check, scope.ability) : pendingOf(check, scope.ability)
    return PAYLOAD[fields?.get(field ?? '') ?? ''] ?? null
  }
  if (field !== undefined) return more === undefined ? (FIELDS[field] ?? null) : null
  if (root === 'it') return scope.outer || scope.itKind === null ? null : typeOfKind(scope.itKind)
  if (root === 'target') return typeOfWhom(check, scope.step?.target, scope)
  if (!root.startsWith('@')) return ROOTS[root] ?? null
  const step = scope.names.get(root.slice(1))?.step
  return step === undefined ? null : typeOfResult(check, step, scope)
}

/** What the name of a step stands for. */
function typeOfResult(check: Check, step: Step, scope: Scope): RefType | null {
  if (step.do === 'spawn' || step.do === 'look' || step.do === 'arrange') return 'thing'
  const whom = step.each ?? step.target
  return whom === undefined ? null : typeOfWhom(check, whom, { ...scope, step })
}

function typeOfWhom(check: Check, whom: Target | Ref | undefined, scope: Scope): RefType | null {
  if (whom === undefined) return null
  if (isTarget(whom)) return typeOfKind(whom.kind)
  return whom.startsWith('target') ? null : typeOf(check, whom, scope)
}

const ANCHORS = ['inLine', 'inDiagonal'] as const

export const refTypeRules = (check: Check): Visitor => new RefTypes(check)

class RefTypes implements Visitor {
  private readonly check: Check
  private readonly space: RefType

  constructor(check: Check) {
    this.check = check
    this.space = check.manifest.space.kind === 'lanes' ? 'lane' : 'cell'
  }

  /** @returns whether it is one of these, or nobody can tell */
  private expect(ref: Ref | undefined, legal: readonly RefType[], at: Place, scope: Scope): void {
    if (ref === undefined) return
    const type = typeOf(this.check, ref, scope)
    if (type === null || legal.includes(type)) return
    const wanted = legal.map((one) => CALLED[one]).join(' or ')
    const isOwned = type === 'thing' && legal.includes('seat') && !ref.includes('.')
    const isPlaced = type === 'thing' && legal.includes(this.space) && !ref.includes('.')
    const hint = isOwned ? `${ref}.owner` : isPlaced ? `${ref}.${this.space}` : undefined
    this.check.report(at, ref, `is ${CALLED[type]}, and this is about ${wanted}`, hint)
  }

  filters(filters: Filters, at: Place, scope: Scope): void {
    const { side, near, reach, sight, between, except } = filters
    const on = (...keys: (string | number)[]) => inside(at, ...keys)
    const anchor = (ref: Ref | undefined, place: Place) => {
      if (!this.isItself(ref, place, scope)) this.expect(ref, ['thing', 'cell'], place, scope)
    }
    for (const key of ANCHORS) anchor(filters[key], on(key))
    anchor(reach?.of, on('reach', 'of'))
    anchor(sight?.of, on('sight', 'of'))
    between?.forEach((ref, i) => anchor(ref, on('between', i)))
    if (typeof near === 'object' && !this.isItself(near.of, on('near', 'of'), scope))
      this.expect(
        near.of,
        near.by === 'lane'
          ? ['thing', 'lane']
          : near.by === 'order'
            ? ['thing']
            : ['thing', 'cell'],
        on('near', 'of'),
        scope,
      )
    if (!this.isItself(filters.in, on('in'), scope))
      this.expect(filters.in, ['cell', 'lane', 'line', 'thing'], on('in'), scope)
    if (typeof side === 'object')
      for (const [key, ref] of Object.entries(side))
        if (!this.isItself(ref, on('side', key), scope))
          this.expect(ref, ['seat', 'thing'], on('side', key), scope)
    const own = scope.itKind === null ? null : typeOfKind(scope.itKind)
    except?.forEach((ref, i) => {
      if (!this.isItself(ref, on('except', i), scope) && own !== null)
        this.expect(ref, [own], on('except', i), scope)
    })
  }

  /** In its own filters a candidate is compared with itself. */
  private isItself(ref: Ref | undefined, at: Place, { outer }: Scope): boolean {
    if (outer || ref === undefined || ref.split('.')[0] !== 'it') return false
    this.check.report(at, ref, 'is the candidate itself, compared with itself')
    return true
  }

  target(target: Target, _use: unknown, at: Place, scope: Scope): void {
    if (!this.isItself(target.through, inside(at, 'through'), scope))
      this.expect(target.through, ['thing', 'cell'], inside(at, 'through'), scope)
    if (typeof target.on === 'string')
      this.expect(target.on, ['thing', 'seat'], inside(at, 'on'), scope)
    this.player(target.given, inside(at, 'given'), scope)
  }

  /** A relation word, or a seat. */
  private player(given: string | undefined, at: Place, scope: Scope): void {
    if (given !== 'own' && given !== 'ally' && given !== 'opponent')
      this.expect(given, ['seat'], at, scope)
  }

  step(step: Step, at: Place, scope: Scope): void {
    const { do: verb, each, giver, who, what } = step
    const on = (key: string) => inside(at, key)
    this.expect(giver, ['seat'], on('giver'), scope)
    if (verb === 'draw') this.expect(who, ['seat'], on('who'), scope)
    if (verb === 'gain') this.holder(what, who, on('who'), scope)
    this.player(step.given, on('given'), scope)
    if (verb === 'push' && typeof step.from === 'string')
      this.expect(step.from, ['thing', 'cell'], on('from'), scope)
    this.expect(step.with, ['thing'], on('with'), scope)
    if (typeof each === 'string') this.expect(each, this.recipientsOf(step), on('each'), scope)
    if (typeof step.target === 'string')
      this.expect(step.target, this.recipientsOf(step), on('target'), scope)
    this.destination(step, on('to'), scope)
  }

  private destination({ do: verb, to }: Step, at: Place, scope: Scope): void {
    if (typeof to !== 'string') return
    if (verb === 'transfer') this.expect(to, ['thing', 'seat'], at, scope)
    if (verb === 'move') this.expect(to, [this.space], at, scope)
    if (verb === 'spawn') this.expect(to, [this.space, 'line'], at, scope)
    if (verb === 'put' && this.check.manifest.zones[to] === undefined)
      this.expect(to, [this.space], at, scope)
  }

  private recipientsOf({ do: verb }: Step): RefType[] {
    const words = verbOf(verb)
    const kinds =
      words === undefined || words.recipients === 'none' ? undefined : words.recipients.kinds
    if (kinds === undefined) return Object.keys(CALLED) as RefType[]
    return [...new Set(kinds.map(typeOfKind))]
  }

  /** Who can have the resource; that the world has its own is told elsewhere. */
  private holder(what: string | undefined, ref: Ref | undefined, at: Place, scope: Scope): void {
    const of = this.check.manifest.resources[what ?? '']?.of
    if (of === undefined || of === 'world' || ref === 'world') return
    this.expect(ref, [of === 'seat' ? 'seat' : 'thing'], at, scope)
  }

  condition(condition: Condition, at: Place, scope: Scope): void {
    if (Array.isArray(condition)) return
    const of = inside(at, 'of')
    if ('is' in condition) this.expect(condition.of, ['thing'], of, scope)
    if ('stat' in condition) this.expect(condition.of, this.askedOf(condition.stat), of, scope)
    if ('has' in condition || 'lacks' in condition)
      this.expect(condition.of, ['thing', 'seat'], of, scope)
    if ('resource' in condition) this.holder(condition.resource, condition.of, of, scope)
    if ('can' in condition) this.expect(condition.of, this.askedOf(condition.can), of, scope)
    if ('same' in condition) this.alike(condition.same, inside(at, 'same'), scope)
  }

  private askedOf(query: string): RefType[] {
    return this.check.manifest.queries[query]?.of === 'seat' ? ['seat'] : ['thing']
  }

  private alike(refs: [Ref, Ref], at: Place, scope: Scope): void {
    const [first, second] = refs.map((ref) => typeOf(this.check, ref, scope))
    if (first === null || second === null || first === second) return
    this.check.report(at, refs, `never true: ${CALLED[first]} is not ${CALLED[second]}`)
  }

  amount(form: Exclude<Amount, number | string>, at: Place, scope: Scope): void {
    if ('stat' in form) this.expect(form.of, this.askedOf(form.stat), inside(at, 'of'), scope)
    if ('resource' in form) this.holder(form.resource, form.of, inside(at, 'of'), scope)
  }

  modifier(modifier: ModifierFields | Modifier, at: Place, scope: Scope): void {
    if (modifier.query === undefined) return
    const { step: under } = scope
    const whom = 'of' in modifier ? modifier.of : (under?.each ?? under?.target)
    const key = 'of' in modifier ? 'of' : under?.each === undefined ? 'target' : 'each'
    if (typeof whom === 'string')
      this.expect(whom, this.askedOf(modifier.query), inside(at, key), scope)
  }
}
