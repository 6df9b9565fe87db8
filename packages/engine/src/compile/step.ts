// Compiling one step: what is picked and by whom, whom it is done to, and what its verb reads.
import type { Amount, Step, Target } from '../language/ability.ts'
import { compileAmount } from './amounts.ts'
import type { CompiledOption, CompiledStep, Times } from './ability.ts'
import type { CompiledRef, Pred } from './closures.ts'
import { free, inside, type Context } from './context.ts'
import { destination, offerTest } from './offer.ts'
import type { ModifierOrigin } from './passive.ts'
import { compileRef, typeOfKind } from './refs.ts'
import { asks, isByChance, isTarget, type Flat } from './segments.ts'
import { chooserOf, type Selector } from './selector.ts'
import { stepReader, type Spot } from './step-reader.ts'

/** One step of the flat list, and what its place there says of it. */
export interface Entry {
  entry: Flat
  index: number
  cut: boolean
  later: readonly Flat[]
  opener: Spot['opener']
  label: string
  origins: ModifierOrigin[]
}

/** For numbers that read the source as it was: they do not need it to be there still. */
const apart = (ctx: Context): Context => ({ ...ctx, flags: { self: false } })

export function compileStep(at: Entry, outer: Context): CompiledStep {
  const { step, verb, jump } = at.entry
  const used = new Set<number>()
  const kind = isTarget(step.target) ? step.target.kind : null
  const ctx: Context = { ...outer, used, flags: { self: false }, targetKind: kind }
  const test = step.if === undefined ? null : ctx.compile.condition(step.if, free(ctx))
  const whom = recipientsOf(step, ctx)
  const { eachRef } = whom
  const reader = stepReader({
    ctx: apart(ctx),
    picked: apart(whom.picked),
    perRecipient: apart(whom.perRecipient),
    modified: whom.perRecipient,
    each: eachRef,
    jump,
    ...at,
  })
  const to = destination(step, whom.picked, verb.room?.(step, reader) ?? null)
  // the choice's own tests see the step as it will be
  const late: { step: CompiledStep | null } = { step: null }
  const compiled: CompiledStep = {
    index: at.index,
    verb,
    source: step,
    record: ctx.record,
    test,
    target: whom.target,
    offer: offerOf(step, whom.target, offerTest(step, ctx, verb, to.selector, late), ctx),
    params: verb.compile?.(step, reader),
    named: whom.targetRef ?? (step.who === undefined ? null : compileRef(step.who, apart(ctx))),
    to: to.selector,
    toRef: to.ref,
    each: whom.each,
    eachRef,
    options: optionsOf(step, apart(ctx)),
    chooser: chooserOf(step),
    asks: asks(step),
    times: timesOf(step, ctx),
    together: step.together ?? ctx.rules.game.manifest.policies.together,
    fromSelf: ctx.flags.self,
    recipients: recipientKind(step, eachRef, whom.targetRef),
    needs: [],
    cut: at.cut,
    previews:
      verb.preview !== undefined && !isByChance(step) && at.later.some((other) => asks(other.step)),
    snapshots: [],
  }
  // only now every part has named what it reads; the step's own pick is no earlier name
  used.delete(ctx.record)
  compiled.needs.push(...used)
  late.step = compiled
  return compiled
}

interface Whom {
  target: Selector | null
  targetRef: CompiledRef | null
  each: Selector | null
  eachRef: CompiledRef | null
  /** Inside what the step has picked, and where the recipient is the subject. */
  picked: Context
  perRecipient: Context
}

/** `target` and `each`: one that is searched for, or one that is named. */
function recipientsOf(step: Step, ctx: Context): Whom {
  const target = isTarget(step.target) ? ctx.compile.target(step.target, ctx) : null
  const targetRef = typeof step.target === 'string' ? compileRef(step.target, ctx) : null
  const picked: Context = { ...ctx, targetKind: ctx.targetKind ?? kindOfRef(targetRef) }
  return {
    target,
    targetRef,
    each: isTarget(step.each) ? ctx.compile.target(step.each, picked) : null,
    eachRef: typeof step.each === 'string' ? compileRef(step.each, picked) : null,
    picked,
    // a seat has no numbers of its own: what it gains is measured by the source
    perRecipient: reachesThings(step) ? inside(picked) : picked,
  }
}

/** The target with a test fused into its loop. */
const offerOf = (step: Step, target: Selector | null, test: Pred | null, ctx: Context) =>
  target === null || test === null
    ? target
    : ctx.compile.target(step.target as Target, {
        ...ctx,
        extra: { of: step.target as Target, test },
      })

/** Places are chosen, not changed: without `each` the seat is the recipient. */
const reachesThings = ({ target, each }: Step): boolean =>
  each !== undefined ||
  (target !== undefined && !(isTarget(target) && ['cell', 'line', 'lane'].includes(target.kind)))

const kindOfRef = (ref: CompiledRef | null): Target['kind'] | null =>
  ref === null
    ? null
    : ref.type === 'thing'
      ? 'unit'
      : ref.type === 'cell' || ref.type === 'lane' || ref.type === 'line'
        ? ref.type
        : null

/** `times`: a number, or a range whose chooser may stop from `min` on. */
function timesOf({ times }: Step, ctx: Context): Times | null {
  if (times === undefined) return null
  const isRange = typeof times === 'object' && 'min' in times && 'max' in times
  const { min, max } = isRange
    ? (times as { min: Amount; max: Amount })
    : { min: times as Amount, max: times as Amount }
  return { most: compileAmount(max, ctx), least: compileAmount(min, ctx), isRange }
}

const optionsOf = ({ options = [] }: Step, ctx: Context): CompiledOption[] =>
  options.map((option) => {
    const name = typeof option === 'string' ? option : option.name
    const test = typeof option === 'string' ? null : ctx.compile.condition(option.if, ctx)
    return { name, symbol: ctx.rules.words.symbolOf(name), test }
  })

function recipientKind(
  step: Step,
  each: CompiledRef | null,
  target: CompiledRef | null,
): 'thing' | 'other' {
  const ref = each ?? (isTarget(step.each) ? null : target)
  if (ref !== null) return ref.type === 'thing' ? 'thing' : 'other'
  const object = isTarget(step.each) ? step.each : isTarget(step.target) ? step.target : null
  if (object === null) return 'other'
  return typeOfKind(object.kind) === 'thing' && object.kind !== 'seat' && object.kind !== 'deck'
    ? 'thing'
    : 'other'
}
