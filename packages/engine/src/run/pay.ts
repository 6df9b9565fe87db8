// Costs and charges: what an ability takes when it first commits, and what it takes at its end.
import type { CompiledAbility } from '../compile/ability.ts'
import { ask } from '../compile/query.ts'
import { addTokens } from '../change/statuses.ts'
import { alter, amountOf, tellResource } from '../change/resources.ts'
import { holdInLimbo, putIn, shuffle } from '../change/zones.ts'
import { BOARD, LIMBO, USED } from '../state/head.ts'
import { put, type Match } from '../state/match.ts'
import { cellOf, laneOf } from './death.ts'
import { emit } from './events.ts'
import { ACTOR, FLAGS, PAID, PICK, popFrame, RECORDS, SELF, SHUFFLE, TO, WHICH } from './frame.ts'

const chargeSlot = (m: Match, e: number, ability: CompiledAbility) =>
  m.rules.layout.charges + e * m.rules.layout.chargeSlots + ability.charge

export const chargesUsed = (m: Match, e: number, ability: CompiledAbility): number =>
  ability.charge < 0 || e >= m.rules.layout.units ? 0 : m.s[chargeSlot(m, e, ability)]

export const hasCharge = (m: Match, e: number, ability: CompiledAbility): boolean =>
  ability.charge < 0 || chargesUsed(m, e, ability) < ability.uses

export function restoreCharges(m: Match, e: number, ability: CompiledAbility): void {
  if (ability.charge >= 0) put(m, chargeSlot(m, e, ability), 0)
}

/** Resources an ability takes from its actor (seat resources) or its source (unit resources). */
export const payer = (m: Match, resource: number, source: number, actor: number): number =>
  m.rules.resources[resource].of === 'seat'
    ? actor
    : m.rules.resources[resource].of === 'world'
      ? m.rules.world
      : source

/** The printed price of a played card, through its query. */
export function cardPrice(m: Match, e: number): number {
  const { cost } = m.rules
  return cost === null ? 0 : ask(m, cost, e)
}

/** Constant prices need no frame to be asked: most abilities are refused right here. */
export function canAfford(
  m: Match,
  ability: CompiledAbility,
  source: number,
  actor: number,
): boolean {
  const { prices } = ability
  for (let k = 0; k < prices.length; k++) {
    const { fixed, resource } = prices[k]
    if (fixed < 0) continue
    const r = m.rules.resources[resource]
    if (
      m.s[r.base + payer(m, resource, source, actor)] <
      (fixed + (r.min > 0 ? r.min : 0)) * r.scale
    )
      return false
  }
  return true
}

export function canPay(
  m: Match,
  ability: CompiledAbility,
  source: number,
  actor: number,
  f: number,
): boolean {
  const { rules } = m
  const { prices } = ability
  for (let k = 0; k < prices.length; k++) {
    const price = prices[k]
    if (price.fixed >= 0) continue
    const r = rules.resources[price.resource]
    const has = amountOf(m, r, payer(m, price.resource, source, actor))
    if (has - r.min < price.amount(m, source, source, f)) return false
  }
  if (ability.exhausts && (m.s[rules.layout.mask + source] & rules.exhaustion!.bit) !== 0)
    return false
  if (!ability.played) return true
  const { def } = rules.layout
  for (const { resource, query, amount } of rules.prices[m.s[def + source]]) {
    const price = query === null ? amount : ask(m, query, source)
    if (amountOf(m, rules.resources[resource], actor) < price) return false
  }
  return true
}

/** At first commit: early prices, one charge, and a played card leaves its zone for limbo. */
export function payFirst(m: Match, f: number, ability: CompiledAbility): void {
  const { s, rules } = m
  if ((s[f + FLAGS] & PAID) !== 0) return
  put(m, f + FLAGS, s[f + FLAGS] | PAID)
  const source = s[f + SELF]
  const actor = s[f + ACTOR]
  if (ability.charge >= 0)
    put(m, chargeSlot(m, source, ability), s[chargeSlot(m, source, ability)] + 1)
  if (ability.played) {
    for (const { resource, query, amount } of rules.prices[s[rules.layout.def + source]])
      pay(m, resource, actor, query === null ? amount : ask(m, query, source))
    holdInLimbo(m, source)
  }
  for (const price of ability.prices)
    if (!price.late)
      pay(
        m,
        price.resource,
        payer(m, price.resource, source, actor),
        price.amount(m, source, source, f),
      )
  if (ability.exhausts && addTokens(m, source, rules.exhaustion!.index, actor, 1) > 0)
    emit(m, rules.on.statusGiven, source, actor, rules.exhaustion!.index, actor, 1)
}

function pay(m: Match, resource: number, e: number, amount: number): void {
  if (amount === 0) return
  const r = m.rules.resources[resource]
  tellResource(m, r, e, alter(m, r, e, -amount))
}

/** The last step is done: late prices by a source that still stands, the card to where it goes. */
export function finishAbility(m: Match, f: number): void {
  const { s, rules } = m
  const ability = rules.abilities[s[f + WHICH]]
  const source = s[f + SELF]
  const actor = s[f + ACTOR]
  payFirst(m, f, ability)
  for (const price of ability.prices)
    if (price.late && s[rules.layout.zone + source] === BOARD)
      pay(
        m,
        price.resource,
        payer(m, price.resource, source, actor),
        price.amount(m, source, source, f),
      )
  if ((s[f + FLAGS] & SHUFFLE) !== 0 && rules.deck !== null) {
    shuffle(m, rules.deck, actor)
    emit(m, rules.on.deckShuffled, actor, m.s[rules.layout.zones])
  }
  const at = ability.steps.length > 0 ? s[f + RECORDS + TO] : -1
  const pick = ability.steps.length > 0 ? s[f + RECORDS + PICK] : -1
  popFrame(m)
  if (ability.kind === 'when') put(m, USED, s[USED] + 1)
  if (ability.played) {
    if (s[rules.layout.zone + source] === LIMBO) {
      const zone = playedTo(m, source)
      if (zone !== null) putIn(m, source, zone)
    }
    emit(m, rules.on.cardPlayed, source, actor, cellOf(m, at), laneOf(m, at), pick)
  } else if (ability.kind === 'when') emit(m, rules.on.abilityUsed, source, actor, ability.symbol)
}

/** Where a played card goes: the game's query, else the discard. */
function playedTo(m: Match, card: number) {
  const { rules } = m
  if (rules.playedTo === null) return rules.discard
  return rules.zoneIndex.get(rules.symbols[ask(m, rules.playedTo, card)]) ?? rules.discard
}
