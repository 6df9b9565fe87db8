// Walks the recursive nouns of the language: amounts, conditions, filters and targets.
import {
  COMPARATORS,
  type Amount,
  type Comparison,
  type Condition,
  type Filters,
  type Ref,
  type StatusTest,
  type Target,
} from '../language.ts'
import { inside, type Place } from '../problem.ts'
import type { WordKind } from '../word-kinds.ts'
import type { RefUse, Scope, TargetUse, Visitor } from './visitor.ts'

export class ExpressionWalk {
  protected v: Required<Visitor>

  constructor(visitor: Required<Visitor>) {
    this.v = visitor
  }

  amount(amount: Amount, at: Place, scope: Scope): void {
    if (typeof amount === 'number') return
    if (typeof amount === 'string') return this.v.amountText(amount, at, scope)
    this.v.amount(amount, at, scope)
    if ('stat' in amount) this.word('stat', amount.stat, inside(at, 'stat'), scope)
    if ('resource' in amount) this.word('resource', amount.resource, inside(at, 'resource'), scope)
    if ('counter' in amount) this.word('counter', amount.counter, inside(at, 'counter'), scope)
    if ('of' in amount) this.ref(amount.of, inside(at, 'of'), scope)
    if ('count' in amount) this.target(amount.count, 'counted', inside(at, 'count'), scope)
    if ('over' in amount) this.target(amount.over, 'counted', inside(at, 'over'), scope)
    for (const fold of ['sum', 'highest', 'lowest'] as const) {
      const stat = (amount as Record<string, unknown>)[fold]
      if (stat !== undefined) this.word('stat', stat as string, inside(at, fold), scope)
    }
    for (const form of ['add', 'sub', 'mul', 'div', 'mod', 'min', 'max'] as const) {
      const parts = (amount as Record<string, Amount[] | undefined>)[form]
      parts?.forEach((part, i) => this.amount(part, inside(at, form, i), scope))
    }
    if (!('if' in amount)) return
    this.condition(amount.if, inside(at, 'if'), scope)
    this.amount(amount.then, inside(at, 'then'), scope)
    this.amount(amount.else, inside(at, 'else'), scope)
  }

  condition(condition: Condition | undefined, at: Place, scope: Scope): void {
    if (condition === undefined) return
    if (Array.isArray(condition))
      return condition.forEach((part, i) => this.condition(part, inside(at, i), scope))
    this.v.condition(condition, at, scope)
    const on = (key: string) => inside(at, key)
    const use = 'outcome' in condition ? 'step' : 'field' in condition ? 'field' : 'thing'
    if ('of' in condition) this.ref(condition.of, on('of'), scope, use)
    for (const word of COMPARATORS) {
      const right = (condition as Comparison)[word]
      if (right !== undefined) this.amount(right, on(word), scope)
    }
    if ('all' in condition) this.condition(condition.all, on('all'), scope)
    else if ('any' in condition) this.condition(condition.any, on('any'), scope)
    else if ('not' in condition) this.condition(condition.not, on('not'), scope)
    else if ('stat' in condition) this.word('stat', condition.stat, on('stat'), scope)
    else if ('value' in condition) this.amount(condition.value, on('value'), scope)
    else if ('count' in condition) this.target(condition.count, 'counted', on('count'), scope)
    else if ('resource' in condition)
      this.word('resource', condition.resource, on('resource'), scope)
    else if ('counter' in condition) this.word('counter', condition.counter, on('counter'), scope)
    else if ('exists' in condition) this.target(condition.exists, 'counted', on('exists'), scope)
    else if ('is' in condition) this.filters(condition.is, on('is'), scope)
    else if ('has' in condition) this.statuses(condition.has, on('has'), scope)
    else if ('lacks' in condition) this.statuses(condition.lacks, on('lacks'), scope)
    else if ('same' in condition)
      condition.same.forEach((ref, i) => this.ref(ref, inside(at, 'same', i), scope))
    else if ('can' in condition) {
      this.word('query', condition.can, on('can'), scope)
      this.ref(condition.against, on('against'), scope)
    } else if ('phase' in condition) this.words('phase', condition.phase, on('phase'), scope)
  }

  filters(filters: Filters | undefined, at: Place, outer: Scope): void {
    if (filters === undefined) return
    const scope: Scope = { ...outer, it: true, outer: 'kind' in filters && outer.outer }
    this.v.filters(filters, at, scope)
    const on = (...keys: string[]) => inside(at, ...keys)
    const { side, near, reach, sight } = filters
    if (typeof side === 'object')
      for (const [key, ref] of Object.entries(side)) this.ref(ref, on('side', key), scope)
    filters.except?.forEach((ref, i) => this.ref(ref, inside(at, 'except', i), scope))
    this.words('type', filters.types, on('types'), scope)
    this.words('definition', filters.def, on('def'), scope)
    this.statuses(filters.has, on('has'), scope)
    this.statuses(filters.lacks, on('lacks'), scope)
    this.words('keyword', filters.keyword, on('keyword'), scope)
    if (typeof near === 'object') {
      this.ref(near.of, on('near', 'of'), scope)
      if (near.min !== undefined) this.amount(near.min, on('near', 'min'), scope)
      if (near.max !== undefined) this.amount(near.max, on('near', 'max'), scope)
    }
    this.ref(filters.inLine, on('inLine'), scope)
    this.ref(filters.inDiagonal, on('inDiagonal'), scope)
    this.ref(reach?.of, on('reach', 'of'), scope)
    if (reach) this.amount(reach.steps, on('reach', 'steps'), scope)
    this.ref(sight?.of, on('sight', 'of'), scope)
    if (sight) this.amount(sight.max, on('sight', 'max'), scope)
    filters.between?.forEach((ref, i) => this.ref(ref, inside(at, 'between', i), scope))
    this.ref(filters.in, on('in'), scope)
    this.words('region', filters.region, on('region'), scope)
    this.condition(filters.where, on('where'), { ...scope, outer: false })
  }

  target(target: Target, use: TargetUse, at: Place, outer: Scope): void {
    const scope: Scope = {
      ...outer,
      it: true,
      itKind: target.kind,
      outer: outer.it,
      targets: outer.targets + 1,
    }
    this.v.target(target, use, at, scope)
    this.filters(target, at, scope)
    const on = (...keys: string[]) => inside(at, ...keys)
    this.words('zone', target.zone, on('zone'), scope, 'board', 'attached')
    this.words('zone', target.pool, on('pool'), scope)
    if (target.top !== undefined) this.amount(target.top, on('top'), outer)
    this.ref(target.through, on('through'), scope)
    this.words('status', target.status, on('status'), scope, 'token')
    if (typeof target.on === 'string') this.ref(target.on, on('on'), scope)
    else if (target.on) this.target(target.on, 'on', on('on'), scope)
    this.given(target.given, on('given'), scope)
    this.words('tag', target.tags, on('tags'), scope)
    if (typeof target.count === 'object') {
      this.amount(target.count.min, on('count', 'min'), outer)
      this.amount(target.count.max, on('count', 'max'), outer)
    }
    this.words('partition', target.alike, on('alike'), scope)
    if (typeof target.auto === 'object')
      for (const [key, stat] of Object.entries(target.auto))
        this.word('stat', stat, on('auto', key), scope)
    this.ref(target.stay, on('stay'), scope)
  }

  statuses(tests: StatusTest | StatusTest[] | undefined, at: Place, scope: Scope): void {
    if (tests === undefined) return
    if (Array.isArray(tests))
      return tests.forEach((test, i) => this.statuses(test, inside(at, i), scope))
    if (typeof tests === 'string') return this.word('status', tests, at, scope)
    this.words('status', tests.status, inside(at, 'status'), scope)
    this.given(tests.given, inside(at, 'given'), scope)
  }

  /** A relation word, or a seat. */
  given(given: string | undefined, at: Place, scope: Scope): void {
    if (given !== 'own' && given !== 'ally' && given !== 'opponent') this.ref(given, at, scope)
  }

  ref(ref: Ref | undefined, at: Place, scope: Scope, use: RefUse = 'thing'): void {
    if (ref !== undefined) this.v.ref(ref, use, at, scope)
  }

  word(kind: WordKind, word: string, at: Place, scope: Scope): void {
    this.v.word(kind, word, at, scope)
  }

  words(
    kind: WordKind,
    words: string | readonly string[] | undefined,
    at: Place,
    scope: Scope,
    ...known: string[]
  ): void {
    if (typeof words === 'string') {
      if (!known.includes(words)) this.word(kind, words, at, scope)
    } else words?.forEach((word, i) => this.words(kind, word, inside(at, i), scope, ...known))
  }
}
