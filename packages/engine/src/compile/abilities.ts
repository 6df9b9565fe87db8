// Compiling one ability of one holder: its kind, gate, price, limit, trigger pattern, steps.
import { kindOf, type Ability } from '../language/ability.ts'
import type { CompiledAbility } from '../tables/ability.ts'
import { tagBits, type Context } from '../ask/context.ts'
import { compileFilters } from '../ask/filters.ts'
import { firstAskOf } from './first-ask.ts'
import { contextOf, type Holder } from '../ask/holder.ts'
import type { ModifierOrigin } from '../tables/passive.ts'
import { payloadOf, pendingOf, roleSlot, type Payload } from './payload.ts'
import type { Tables } from '../tables/rules.ts'
import { isOfCards, some } from './segments.ts'
import { compileSteps, type CompiledSteps } from './steps.ts'
import { isDirect, isSpecial, takesFirst, useOf } from './use.ts'

/** Where an ability stands: on its holder, among all, and the slot that counts its uses. */
export interface Place {
  holder: Holder
  label: string
  index: number
  charge: number
}

interface Parts {
  place: Place
  ability: Ability
  payload: Payload | null
  body: CompiledSteps
  ctx: Context
}

export function compileAbility(
  rules: Tables,
  place: Place,
  ability: Ability,
  origins: ModifierOrigin[],
): { compiled: CompiledAbility; things: Set<number>; units: Set<number> } {
  const ctx = contextOf(rules, place.holder, true)
  const payload = payloadOf(ability, ctx)
  ctx.event = payload
  if (ability.answer !== undefined) ctx.pending = pendingOf(ability.answer, ctx)
  const body = compileSteps(ability, ctx, place.label, origins)
  const compiled = assembled({ place, ability, payload, body, ctx })
  return { compiled, things: body.things, units: body.units }
}

/** One literal, so that V8 stores all fields inside the object. */
function assembled({ place, ability, payload, body, ctx }: Parts): CompiledAbility {
  const { events, words } = ctx.rules
  const use = useOf(ability, ctx)
  const first = firstAskOf(ability, body.steps, use, ctx)
  return {
    index: place.index,
    holder: place.holder.id,
    label: place.label,
    named: [],
    kind: kindOf(ability),
    source: ability,
    timing: use.timing,
    can: use.can,
    gate: ability.if === undefined ? null : ctx.compile.condition(ability.if, ctx),
    gateParts: gatePartsOf(ability, ctx),
    prices: use.prices,
    exhausts: use.exhausts,
    charge: use.limit === null ? -1 : place.charge,
    uses: use.limit?.n ?? 0,
    per: use.limit?.per ?? null,
    steps: body.steps,
    records: body.records,
    frameSize: body.frameSize,
    firstAsk: first.asked,
    needsTarget: first.needsTarget,
    checked: first.checked,
    event: ability.on === undefined ? -1 : events.byName.get(ability.on)!,
    role: roleSlot(ability, payload, ctx),
    seatSlot: payload?.get('seat')?.slot ?? 1,
    ofSelf: ability.of === 'self',
    of: subjectTest(ability, place.holder, ctx),
    seat: ability.seat ?? 'any',
    optional: ability.optional === true,
    exclusive: ability.exclusive ?? null,
    lastKnown: ability.lastKnown === true,
    byOpponent: use.byOpponent,
    window: ability.answer === undefined ? -1 : words.windowIndex.get(ability.answer)!,
    playableBy: ability.playableBy ?? 'either',
    tags: tagBits(ability.tags, ctx),
    played: use.played,
    hides: use.played && some(ability.steps, isOfCards),
    special: isSpecial(use),
    symbol: words.symbolOf(place.label),
    takesFirst: takesFirst(use),
    firstChoice: body.steps.find((step) => step.target !== null || step.to !== null) ?? null,
    direct: ability.when !== undefined && isDirect(ctx.rules, ability, body.steps, use.spends),
    near: first.near,
    nearDecides: first.nearDecides,
    stride: first.stride,
    probe: first.probe,
    shared: first.shared,
    behind: use.behind,
    ofStatus: place.holder.kind === 'status',
    spends: use.spends,
  }
}

const gatePartsOf = ({ if: gate }: Ability, ctx: Context) =>
  Array.isArray(gate) ? gate.map((part) => ctx.compile.condition(part, ctx)) : []

const subjectTest = ({ of }: Ability, holder: Holder, ctx: Context) =>
  typeof of === 'object' ? compileFilters(of, contextOf(ctx.rules, holder, false)) : null
