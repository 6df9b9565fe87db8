// Compiling the steps of one ability: records, choices, parameters, names for later steps.
import type { Ability, Amount, Step, Target, When, Zoned } from '../language/ability.ts'
import { laneFull } from '../change/lanes.ts'
import { PICK, PICKS, RECORDS, RECORD_SIZE } from '../run/frame.ts'
import { SCRATCH } from '../state/head.ts'
import { GENERAL_VERBS } from '../verbs/index.ts'
import { canBeMoved } from '../verbs/move.ts'
import { ownerFor } from '../verbs/spawn.ts'
import type { CompiledStep } from './ability.ts'
import { compileAmount, statReader } from './amounts.ts'
import { every, type CompiledRef, type Pred } from './closures.ts'
import { mayAgainst } from './query.ts'
import type { VerbCode } from '../verbs/verb.ts'
import { givenTest } from './conditions.ts'
import { fail, known, inside, type Context } from './context.ts'
import { compileOrigin, compileUntil } from './modifiers.ts'
import type { ModifierOrigin } from './passive.ts'
import { actorOf, compileRef, nameInfo, typeOfKind } from './refs.ts'
import { asks, asksPlace, cuts, isByChance, isTarget, some } from './segments.ts'
import { chooserOf, SOME, type Selector } from './selector.ts'

interface Flat {
  step: Step
  inLoop: boolean
  /** A repeat's first inner step, or the end marker's way back. */
  jump: number
  loop: Step | null
}

/** Inner lists of `repeat` follow it, closed by a marker that jumps back. */
function flatten(steps: readonly Step[]): Flat[] {
  const out: Flat[] = []
  for (const step of steps) {
    const at = out.push({ step, inLoop: false, jump: -1, loop: null }) - 1
    if (step.do !== 'repeat') continue
    for (const inner of step.steps as Step[])
      out.push({ step: inner, inLoop: true, jump: -1, loop: null })
    out.push({ step: { do: 'loop' }, inLoop: true, jump: at + 1, loop: step })
    out[at].jump = out.length
  }
  return out
}

export interface CompiledSteps {
  steps: CompiledStep[]
  records: number
  frameSize: number
  things: Set<number>
  /** Records whose picks stand on the board. */
  units: Set<number>
}

export function compileSteps(
  ability: Ability,
  ctx: Context,
  label: string,
  origins: ModifierOrigin[],
): CompiledSteps {
  const flat = flatten(ability.steps ?? [])
  const plain = flat.map((entry) => entry.step)
  const cut = cuts(
    plain,
    flat.map((entry) => entry.inLoop),
    ctx.rules.game.manifest.policies.commit,
  )
  // steps without a name or a choice share one record
  let records = 0
  let shared = -1
  const record = flat.map(({ step }, i) => {
    if (i === 0 || step.as !== undefined || asks(step) || COUNTING.includes(step.do))
      return records++
    if (shared < 0) shared = records++
    return shared
  })
  let size = RECORDS + records * RECORD_SIZE
  const snapshots = snapshotsOf(ability.steps ?? [])
  const things = new Set<number>()
  const units = new Set<number>()
  const names: Context['names'] = new Map()
  const steps = flat.map((entry, i) => {
    const base = RECORDS + record[i] * RECORD_SIZE
    const step = compileStep(
      entry,
      i,
      base,
      cut[i],
      flat,
      { ...ctx, names, record: base },
      label,
      origins,
    )
    const { as } = entry.step
    const kind = pickKind(entry.step, names)
    if (typeOfKind(kind) === 'thing' && entry.step.do !== 'choose') things.add(base)
    if (kind === 'unit' || kind === 'section' || kind === 'terrain') units.add(base)
    if (as !== undefined) {
      const info = nameInfo(base, entry.step.do, kind)
      for (const [key, { stat, last }] of snapshots.get(as) ?? []) {
        info.snapshots.set(key, size)
        step.snapshots.push({ slot: size++, last, read: statReader(stat, (_m, _s, it) => it, ctx) })
      }
      names.set(as, info)
    }
    return step
  })
  // a run that is only imagined has no more room
  if (size > SCRATCH) fail(ctx, label)
  return { steps, records, frameSize: size, things, units }
}

/** Verbs that keep count in their record while they run. */
const COUNTING = ['repeat', 'arrange']

/** What a name of this step stands for. */
function pickKind(step: Step, names: Context['names']): Target['kind'] | null {
  if (step.do === 'spawn') return 'unit'
  if (step.do === 'look' || step.do === 'arrange') return 'card'
  for (const source of [step.target, step.each]) {
    if (typeof source === 'object') return source.kind
    if (typeof source === 'string' && source.startsWith('@'))
      return names.get(source.slice(1).split('.')[0])?.kind ?? null
  }
  return 'unit'
}

type Snapshots = Map<string, { stat: string; last: boolean }>

/** `{stat, of: "@x", at: "pick"}` anywhere: the values step x has to remember. */
function snapshotsOf(steps: readonly Step[]): Map<string, Snapshots> {
  const out = new Map<string, Snapshots>()
  some(steps, (node) => {
    const { stat, of, at } = (node ?? {}) as { stat?: string; of?: string; at?: When }
    if (at === undefined || stat === undefined || !of?.startsWith('@')) return false
    const name = of.slice(1)
    out.set(name, (out.get(name) ?? new Map()).set(at + stat, { stat, last: at === 'last' }))
    return false
  })
  return out
}

function compileStep(
  entry: Flat,
  index: number,
  record: number,
  cut: boolean,
  flat: Flat[],
  outer: Context,
  label: string,
  origins: ModifierOrigin[],
): CompiledStep {
  const { step } = entry
  const { rules } = outer
  const used = new Set<number>()
  const kind = isTarget(step.target) ? step.target.kind : null
  const ctx: Context = { ...outer, used, flags: { self: false }, targetKind: kind }
  const verb = rules.game.code.verbs?.[step.do] ?? GENERAL_VERBS[step.do] ?? fail(ctx, step.do)
  const gate = step.if === undefined ? null : ctx.compile.condition(step.if, free(ctx))
  const target = isTarget(step.target) ? ctx.compile.target(step.target, ctx) : null
  const targetRef = typeof step.target === 'string' ? compileRef(step.target, ctx) : null
  const eachCtx: Context = { ...ctx, targetKind: kind ?? kindOfRef(targetRef) }
  const each = isTarget(step.each) ? ctx.compile.target(step.each, eachCtx) : null
  const eachRef = typeof step.each === 'string' ? compileRef(step.each, eachCtx) : null
  const to = destination(step, eachCtx, roomTest(step, eachCtx, record, eachRef))
  // a seat has no numbers of its own: what it gains is measured by the source
  const perRecipient = reachesThings(step) ? inside(eachCtx) : eachCtx
  const amount = amountOf(step)
  const status = statusIndex(step.status, ctx)
  const duration = compileUntil(step.until, ctx)
  let origin: ModifierOrigin | null = null
  if (step.do === 'modify') {
    origin = compileOrigin(
      step as Parameters<typeof compileOrigin>[0],
      perRecipient,
      label,
      origins.length,
      step.while ?? null,
    )
    origins.push(origin)
  }
  // built-in filters of the choice, fused into its loop
  const late: { step: CompiledStep | null } = { step: null }
  const test = offerTest(step, ctx, verb, to.selector, record, late)
  const offer =
    target === null || test === null
      ? target
      : ctx.compile.target(step.target as Target, {
          ...ctx,
          extra: { of: step.target as Target, test },
        })
  const compiled: CompiledStep = {
    index,
    verb,
    source: step,
    record,
    test: gate,
    target,
    offer,
    targetRef,
    to: to.selector,
    toRef: to.ref,
    each,
    eachRef,
    asks: asks(step),
    asksTo: asksPlace(step),
    times: step.times === undefined ? null : compileAmount(timesMax(step.times), ctx),
    timesMin: step.times === undefined ? null : compileAmount(timesMin(step.times), ctx),
    together: step.together ?? rules.game.manifest.policies.together,
    recipients: recipientKind(step, eachRef, targetRef),
    needs: [],
    needsSelf: ctx.flags.self,
    fromSelf: ctx.flags.self,
    cut,
    previews:
      verb.preview !== undefined &&
      !isByChance(step) &&
      flat.some((later, i) => i > index && asks(later.step)),
    snapshots: [],
    amount: amount === undefined || amount === 'all' ? null : compileAmount(amount, perRecipient),
    status: status[0] ?? -1,
    statusList:
      step.status === undefined && step.do === 'clear'
        ? rules.things.statuses.filter((s) => s.token).map((s) => s.index)
        : status,
    given: step.given === undefined ? null : givenTest(step.given, ctx),
    giver: step.giver === undefined ? null : compileRef(step.giver, ctx),
    resource: resourceIndex(step, ctx),
    who: step.who === undefined ? null : compileRef(step.who, ctx),
    origin,
    until: duration.until,
    untilValue: duration.value,
    def:
      step.def === undefined || step.def === 'self'
        ? -1
        : known(rules.things.defIndex, step.def, ctx),
    side: step.side ?? 'own',
    free: step.free === true,
    sure: step.sure === true,
    with: step.with === undefined ? null : compileRef(step.with, ctx),
    from: typeof step.from === 'string' ? compileRef(step.from, ctx) : null,
    zone: to.zone,
    zoneAt: to.at,
    zoneOf: to.of,
    gives: (step.give ?? []).map((name) => statusIndex(name, ctx)[0]),
    options: (step.options ?? []).map((option) => {
      const name = typeof option === 'string' ? option : option.name
      const gate = typeof option === 'string' ? null : ctx.compile.condition(option.if, ctx)
      return { name, symbol: rules.words.symbolOf(name), test: gate }
    }),
    chooser: chooserOf(step),
    places: step.places ?? [],
    quiet: step.quiet === true,
    overflow: step.overflow === undefined ? null : ctx.compile.target(step.overflow, eachCtx),
    type: step.type === undefined ? -1 : rules.words.symbolOf(step.type),
    while: loopTest(entry, ctx),
    limit: limitOf(step, perRecipient),
    end: entry.jump,
    timing: step.timing === undefined ? -1 : known(rules.words.timingIndex, step.timing, ctx),
    shuffleAfter: step.after === 'shuffle',
    what: step.what ?? '',
  }
  // only now every part has named what it reads; the step's own pick is no earlier name
  used.delete(record)
  compiled.needs.push(...used)
  late.step = compiled
  return compiled
}

/** What no designer writes: the verb accepts it, it may be targeted, and its destination has an answer. */
function offerTest(
  step: Step,
  ctx: Context,
  verb: VerbCode,
  to: Selector | null,
  record: number,
  late: { step: CompiledStep | null },
): Pred | null {
  const parts: Pred[] = []
  const { targetable } = ctx.rules.queries
  const { accepts } = verb
  if (verb === GENERAL_VERBS.move) parts.push((m, _self, it, f) => canBeMoved(m, f, it))
  else if (accepts !== undefined) parts.push((m, _self, it, f) => accepts(m, f, late.step!, it))
  if (targetable !== null && isTarget(step.target) && step.target.kind === 'unit')
    parts.push((m, self, it) => mayAgainst(m, targetable, it, -1, self, -1))
  if (to !== null && to.spot !== null) {
    const { start, cells } = to.spot
    const { at, occupant } = ctx.rules.layout
    parts.push((m, _self, it) => {
      const { s } = m
      const from = s[at + it]
      for (let k = start[from], z = start[from + 1]; k < z; k++)
        if (s[occupant + cells[k]] < 0) return true
      return false
    })
  } else if (to !== null) {
    const pick = record + PICK
    const picks = record + PICKS
    parts.push((m, self, it, f) => {
      const was = m.s[f + pick]
      m.s[f + pick] = it
      m.s[f + picks]++
      const some = to.scan(m, self, it, f, SOME)
      m.s[f + picks]--
      m.s[f + pick] = was
      return some > 0
    })
  }
  return every(parts)
}

/** Places are chosen, not changed: without `each` the seat is the recipient. */
const reachesThings = ({ target, each }: Step): boolean =>
  each !== undefined ||
  (target !== undefined && !(isTarget(target) && ['cell', 'line', 'lane'].includes(target.kind)))

/** Inside `if` nothing skips the step: names and the source may be gone. */
const free = (ctx: Context): Context => ({ ...ctx, used: null, flags: { self: false } })

const kindOfRef = (ref: CompiledRef | null): Target['kind'] | null =>
  ref === null
    ? null
    : ref.type === 'thing'
      ? 'unit'
      : ref.type === 'cell' || ref.type === 'lane' || ref.type === 'line'
        ? ref.type
        : null

/** `times`: a number, or a range whose chooser may stop from `min` on. */
type Times = NonNullable<Step['times']>
type Range = { min: Amount; max: Amount }
export const isRange = (times: Times): times is Range =>
  typeof times === 'object' && 'min' in times && 'max' in times
const timesMax = (times: Times): Amount => (isRange(times) ? times.max : (times as Amount))
const timesMin = (times: Times): Amount => (isRange(times) ? times.min : (times as Amount))

const amountOf = (step: Step) => (step.do === 'repeat' ? step.count : step.amount)

function limitOf(step: Step, ctx: Context) {
  const { max, top, steps } = step
  const most = { repeat: max, look: top, push: steps as Amount | undefined }[step.do]
  return most === undefined ? null : compileAmount(most, ctx)
}

function loopTest(entry: Flat, ctx: Context) {
  const condition = entry.loop?.while ?? (entry.step.do === 'repeat' ? entry.step.while : undefined)
  return condition === undefined ? null : ctx.compile.condition(condition, free(ctx))
}

function statusIndex(status: string | undefined, ctx: Context): number[] {
  if (status === undefined) return []
  return [known(ctx.rules.things.statusIndex, status, ctx).index]
}

function resourceIndex(step: Step, ctx: Context): number {
  const { rules } = ctx
  if (step.do !== 'gain' && step.do !== 'heal') return -1
  const name = step.what ?? rules.pools.vital?.name
  return known(rules.pools.byName, name ?? '', ctx).index
}

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

/** No designer writes it: a lane without room for what would come is no destination. */
function roomTest(step: Step, ctx: Context, record: number, each: CompiledRef | null): Pred | null {
  const { rules } = ctx
  const { space } = rules.game.manifest
  const isLimited =
    space.kind === 'lanes' &&
    (space.perLane !== undefined ||
      rules.things.definitions.some((d) => d.stats?.perLane !== undefined))
  if (!isLimited || (step.do !== 'move' && step.do !== 'spawn')) return null
  const { owner, def } = rules.layout
  if (step.do === 'spawn') {
    const kind =
      step.def === undefined || step.def === 'self' ? -1 : rules.things.defIndex.get(step.def)!
    const actor = actorOf(ctx)
    return (m, self, lane, f) => {
      const side = ownerFor(m, step.side, actor(m, self, lane, f))
      return !laneFull(m, lane, side, kind < 0 ? m.s[def + self] : kind, 1)
    }
  }
  return (m, self, lane, f) => {
    const e = each === null ? m.s[f + record + PICK] : each.get(m, self, lane, f)
    if (e < 0) return true
    const n = each === null ? Math.max(1, m.s[f + record + PICKS]) : 1
    return !laneFull(m, lane, m.s[owner + e], m.s[def + e], n)
  }
}

/** `to`: a place to choose, a place by name, or a zone. */
function destination(step: Step, ctx: Context, room: Pred | null) {
  const none = { selector: null, ref: null, zone: -1, at: 'top' as const, of: null }
  const { to } = step
  if (to === undefined) return none
  if (isTarget(to)) {
    const extra = room === null ? null : { of: to, test: room }
    return { ...none, selector: ctx.compile.target(to, { ...ctx, extra }) }
  }
  if (typeof to === 'object') {
    const zoned = to as Exclude<Zoned, string>
    const zone = known(ctx.rules.zones.byName, zoned.zone, ctx)
    return {
      ...none,
      zone: zone.index,
      at: zoned.at ?? ('top' as const),
      of: zoned.of === undefined ? null : compileRef(zoned.of, ctx),
    }
  }
  const zone = ctx.rules.zones.byName.get(to)
  return zone === undefined ? { ...none, ref: compileRef(to, ctx) } : { ...none, zone: zone.index }
}
