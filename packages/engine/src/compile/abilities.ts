// Compiling one ability of one holder: its kind, gate, price, limit, trigger pattern, steps.
import { kindOf, type Ability } from '../language/ability.ts'
import { replaceable } from '../verbs/verb.ts'
import { compileAmount } from './amounts.ts'
import { constantOf } from './closures.ts'
import type { CompiledAbility, CompiledStep, Price } from './ability.ts'
import { self as selfRef } from './refs.ts'
import { AUTO_NONE, CHOSEN_BY_ACTOR } from './selector.ts'
import { nearOf, probeOf } from './probe.ts'
import { compilers } from './compilers.ts'
import { fail, known, tagBits, type Context } from './context.ts'
import { compileFilters } from './filters.ts'
import type { ModifierOrigin } from './passive.ts'
import type { Rules } from './rules.ts'
import { isOfCards, some } from './segments.ts'
import { compileSteps } from './steps.ts'

export interface Holder {
  id: string
  kind: 'definition' | 'status' | 'keyword' | 'basic'
  /** Index of the status for `giver`, -1 otherwise. */
  status: number
}

export function contextOf(rules: Rules, holder: Holder, framed: boolean): Context {
  return {
    rules,
    compile: compilers,
    holder: holder.id,
    framed,
    names: new Map(),
    record: 0,
    targetKind: null,
    event: null,
    pending: null,
    status: holder.status,
    subject: 'self',
    itType: 'thing',
    used: null,
    outer: false,
    extra: null,
    flags: { self: false },
  }
}

/** `"unit:unit"` lists become name -> slot. */
export function payloadMap(fields: readonly string[]): Map<string, { slot: number; kind: string }> {
  return new Map(
    fields.map((field, slot) => {
      const [name, kind] = field.split(':')
      return [name, { slot, kind: kind ?? 'number' }] as const
    }),
  )
}

/** Unique among the abilities of one holder; a basic action goes by its own name. */
export function labelOf(holder: Holder, abilities: readonly Ability[], index: number): string {
  const first = (ability: Ability): string =>
    ability.name ??
    (holder.kind === 'basic' ? holder.id : (ability.when ?? ability.answer)) ??
    `${kindOf(ability)}${abilities.indexOf(ability) + 1}`
  const label = first(abilities[index])
  const taken = abilities.slice(0, index).some((other) => first(other) === label)
  return taken ? `${label}${index + 1}` : label
}

export function compileAbility(
  rules: Rules,
  holder: Holder,
  ability: Ability,
  label: string,
  index: number,
  charge: number,
  origins: ModifierOrigin[],
): { compiled: CompiledAbility; things: Set<number>; units: Set<number> } {
  const kind = kindOf(ability)
  const ctx = contextOf(rules, holder, true)
  const { manifest } = rules
  const payload = payloadOf(rules, ability, ctx)
  if (kind === 'on' || kind === 'before') ctx.event = payload
  if (kind === 'answer') {
    const decl = manifest.windows?.[ability.answer!] ?? fail(ctx, ability.answer)
    ctx.pending = new Map(
      Object.entries(decl.pending).map(([name, k], slot) => [name, { slot, kind: k }] as const),
    )
  }
  const timing = ability.when === undefined ? -1 : known(rules.timingIndex, ability.when, ctx)
  const decl = ability.when === undefined ? null : manifest.timings[ability.when]
  const limit = ability.limit ?? decl?.limit ?? null
  const { steps, records, frameSize, things, units } = compileSteps(ability, ctx, label, origins)
  const firstAsk = steps.find((step) => step.asks && step.index <= firstCut(steps)) ?? null
  const asked = firstAsk?.options.length ? null : firstAsk
  const prices = pricesOf(ability, ctx)
  const played = decl !== null && decl.from !== 'board'
  const { needsTarget: policy } = manifest.policies
  const needsTarget = ability.needsTarget ?? (policy === 'first' ? firstAsk?.index === 0 : policy)
  const plain = contextOf(rules, holder, false)
  const spends = (decl?.cancel ?? manifest.policies.cancel) === 'spent'
  const { near, nearDecides, stride } = nearOf(asked, needsTarget)
  const compiled: CompiledAbility = {
    index,
    holder: holder.id,
    label,
    named: [],
    kind,
    source: ability,
    timing,
    can: decl?.can === undefined ? -1 : known(rules.queryIndex, decl.can, ctx).index,
    gate: ability.if === undefined ? null : ctx.compile.condition(ability.if, ctx),
    gateParts: Array.isArray(ability.if)
      ? ability.if.map((part) => ctx.compile.condition(part, ctx))
      : [],
    prices,
    exhausts: ability.cost?.exhaust === true,
    charge: limit === null ? -1 : charge,
    uses: limit?.n ?? 0,
    per: limit?.per ?? null,
    steps,
    records,
    frameSize,
    firstAsk: asked,
    needsTarget,
    checked:
      needsTarget &&
      (kind === 'when' || kind === 'answer') &&
      firstAsk !== null &&
      firstAsk.options.length === 0 &&
      firstAsk.test === null,
    event: ability.on === undefined ? -1 : rules.eventIndex.get(ability.on)!,
    role: roleSlot(ability, payload, ctx),
    seatSlot: payload?.get('seat')?.slot ?? 1,
    ofSelf: ability.of === 'self',
    of: typeof ability.of === 'object' ? compileFilters(ability.of, plain) : null,
    seat: ability.seat ?? 'any',
    optional: ability.optional === true,
    exclusive: ability.exclusive ?? null,
    lastKnown: ability.lastKnown === true,
    byOpponent: decl?.actor === 'opponent',
    window: ability.answer === undefined ? -1 : rules.windowIndex.get(ability.answer)!,
    playableBy: ability.playableBy ?? 'either',
    tags: tagBits(ability.tags, ctx),
    played,
    hides: played && some(ability.steps, isOfCards),
    special:
      prices.some((price) => price.fixed < 0) ||
      ability.cost?.exhaust === true ||
      played ||
      decl?.after !== undefined ||
      decl?.actor === 'opponent',
    symbol: rules.symbolOf(label),
    takesFirst:
      played ||
      limit !== null ||
      ability.cost?.exhaust === true ||
      prices.some((price) => !price.late),
    firstChoice: steps.find((step) => step.target !== null || step.to !== null) ?? null,
    direct: kind === 'when' && isDirect(rules, ability, steps, spends),
    near,
    nearDecides,
    stride,
    probe: asked === null || !needsTarget ? null : probeOf(asked),
    shared:
      played &&
      asked !== null &&
      !asked.fromSelf &&
      ability.if === undefined &&
      limit === null &&
      decl?.can === undefined &&
      needsTarget,
    behind: decl?.after === undefined ? -1 : known(rules.timingIndex, decl.after, ctx),
    ofStatus: holder.kind === 'status',
    spends,
  }
  return { compiled, things, units }
}

/** May the run skip the state machine: a single plain step whose one recipient has just been picked? */
function isDirect(rules: Rules, ability: Ability, steps: CompiledStep[], spends: boolean): boolean {
  const [step] = steps
  if (steps.length !== 1 || ability.optional || spends) return false
  if (rules.manifest.policies.commit !== 'chain' || !step.asks || step.options.length > 0)
    return false
  if (step.test !== null || step.times !== null || step.together || step.each !== null) return false
  const { target, to, eachRef, verb } = step
  if (verb.before !== undefined && replaces(rules, verb.name)) return false
  for (const asked of [target, to])
    if (
      asked !== null &&
      (asked.auto !== AUTO_NONE || asked.chooser !== CHOSEN_BY_ACTOR || asked.optional)
    )
      return false
  if (target !== null) return target.single && eachRef === null
  return verb.whole !== undefined || eachRef?.get === selfRef
}

/** Does any ability of the pack stand in front of this verb? */
const replaces = (rules: Rules, verb: string): boolean =>
  [
    ...rules.pack.definitions,
    ...rules.pack.statuses,
    ...rules.pack.keywords,
    ...rules.pack.basics,
  ].some((holder) => holder.abilities?.some((a) => a.before === verb))

/** Only the first segment can be looked into before the ability starts. */
function firstCut(steps: { cut: boolean }[]): number {
  const i = steps.findIndex((step) => step.cut)
  return i < 0 ? steps.length : i
}

function payloadOf(rules: Rules, ability: Ability, ctx: Context) {
  if (ability.on !== undefined) {
    const code = known(rules.eventIndex, ability.on, ctx)
    return payloadMap(rules.payloads[code])
  }
  if (ability.before !== undefined)
    return payloadMap(replaceable(rules.code.verbs!)[ability.before] ?? fail(ctx, ability.before))
  return null
}

function roleSlot(ability: Ability, payload: ReturnType<typeof payloadOf>, ctx: Context): number {
  if (payload === null || ability.role === undefined) return 0
  return (payload.get(ability.role) ?? fail(ctx, ability.role)).slot
}

function pricesOf(ability: Ability, ctx: Context): Price[] {
  return Object.entries(ability.cost ?? {})
    .filter(([name]) => name !== 'exhaust')
    .map(([name, amount]) => {
      const resource = known(ctx.rules.resourceIndex, name, ctx)
      const price = compileAmount(amount === true ? 1 : amount, ctx)
      return {
        resource: resource.index,
        amount: price,
        fixed: constantOf(price) ?? -1,
        late: resource.payLast,
      }
    })
}
