// How a verb reads the parameters of a step: names become numbers, what is computed becomes closures. Numbers that are
// asked for every recipient see it as `it`.
import type { Amount, Condition, Ref, Step, Target, Until } from '../language/ability.ts'
import { PICK, PICKS } from '../run/frame.ts'
import type { GivenTest } from './ability.ts'
import { compileAmount } from './amounts.ts'
import type { CompiledRef, Num, Pred } from './closures.ts'
import { givenTest } from './conditions.ts'
import { free, known, type Context } from './context.ts'
import { compileOrigin, compileUntil } from './modifiers.ts'
import type { ModifierOrigin } from './passive.ts'
import { actorOf, compileRef } from './refs.ts'
import type { ResourceTable } from '../tables/pools.ts'
import type { ZoneTable } from '../tables/zones.ts'
import type { Tables } from './rules.ts'
import { isTarget } from './segments.ts'
import type { Selector } from './selector.ts'

/** A zone something goes to, where in it, and whose it is. */
export interface Zoned {
  zone: ZoneTable
  at: 'top' | 'bottom' | 'random'
  /** Null: of its owner. */
  of: CompiledRef | null
}

/** Where a step is in the list that holds it. */
export interface Spot {
  /** Of a step with inner ones: the step behind them. Of the one that closes them: the first of them. */
  readonly jump: number
  /** Of the one that closes them: the step that opened them, and its record. */
  readonly opener: { readonly step: Step; readonly record: number } | null
}

/** What a verb reads its parameters with. What is not written stays null, a name that is not written is -1. */
export interface StepReader extends Spot {
  readonly rules: Tables
  /** What it has picked first, and how many. */
  readonly pick: Num
  readonly picks: Num
  /** The seat that acts. */
  readonly actor: Num
  amount(amount: Amount): Num
  amount(amount: Amount | undefined): Num | null
  ref(ref: Ref): CompiledRef
  ref(ref: Ref | undefined): CompiledRef | null
  /** What its `each` names, null = it names nothing. */
  readonly each: CompiledRef | null
  target(target: Target | undefined): Selector | null
  condition(condition: Condition | undefined): Pred | null
  given(given: string | undefined): GivenTest | null
  /** A zone by its name or with a place in it; null: it is no zone. */
  zoned(to: Step['to']): Zoned | null
  status(id: string | undefined): number
  resource(name: string | undefined): ResourceTable
  definition(id: string | undefined): number
  timing(name: string | undefined): number
  symbol(word: string | undefined): number
  /** A modifier that lasts until something. */
  modifier(step: Step, until: Until): ModifierOrigin
}

export interface Reading extends Spot {
  ctx: Context
  /** Inside what the step has picked. */
  picked: Context
  /** The recipient is the subject. */
  perRecipient: Context
  /** The same for modifiers, which need the source whose numbers they are. */
  modified: Context
  each: CompiledRef | null
  label: string
  origins: ModifierOrigin[]
}

export function stepReader(reading: Reading): StepReader {
  const { ctx, picked, perRecipient, modified, each, jump, opener, label, origins } = reading
  const { rules } = ctx
  const amount = (value?: Amount) =>
    value === undefined ? null : compileAmount(value, perRecipient)
  const ref = (value?: Ref) => (value === undefined ? null : compileRef(value, ctx))
  const named = <T>(index: ReadonlyMap<string, T>, name: string | undefined, none: T): T =>
    name === undefined ? none : known(index, name, ctx)
  return {
    rules,
    pick: (m, _self, _it, f) => m.s[f + ctx.record + PICK],
    picks: (m, _self, _it, f) => m.s[f + ctx.record + PICKS],
    jump,
    opener,
    each,
    actor: actorOf(ctx),
    amount: amount as StepReader['amount'],
    ref: ref as StepReader['ref'],
    target: (target) => (target === undefined ? null : ctx.compile.target(target, picked)),
    condition: (condition) =>
      condition === undefined ? null : ctx.compile.condition(condition, free(ctx)),
    given: (given) => (given === undefined ? null : givenTest(given, ctx)),
    zoned: (to) => zonedIn(to, ctx),
    status: (id) => (id === undefined ? -1 : known(rules.things.statusIndex, id, ctx).index),
    resource: (name) => known(rules.pools.byName, name ?? rules.pools.vital?.name ?? '', ctx),
    definition: (id) => named(rules.things.defIndex, id, -1),
    timing: (name) => named(rules.words.timingIndex, name, -1),
    symbol: (word) => (word === undefined ? -1 : rules.words.symbolOf(word)),
    modifier(step, until) {
      const fields = step as Parameters<typeof compileOrigin>[0]
      const lasting = step.while ?? null
      const origin = compileOrigin(fields, modified, label, origins.length, {
        lasting,
        ...compileUntil(until, ctx),
      })
      origins.push(origin)
      return origin
    },
  }
}

function zonedIn(to: Step['to'], ctx: Context): Zoned | null {
  const { rules } = ctx
  if (to === undefined || isTarget(to)) return null
  if (typeof to === 'string') {
    const zone = rules.zones.byName.get(to)
    return zone === undefined ? null : { zone, at: 'top', of: null }
  }
  const { zone, at = 'top', of } = to as { zone: string; at?: Zoned['at']; of?: Ref }
  return {
    zone: known(rules.zones.byName, zone, ctx),
    at,
    of: of === undefined ? null : compileRef(of, ctx),
  }
}
