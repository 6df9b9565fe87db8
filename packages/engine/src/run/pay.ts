// Costs and charges: what an ability takes when it first commits, and what it takes at its end.
import type { CompiledAbility, CompiledStep } from '../tables/ability.ts'
import { ask, mayAgainst } from '../ask/query.ts'
import type { PrintedPrice } from '../tables/pools.ts'
import { spendUses } from '../change/modifiers.ts'
import { addTokens } from '../change/statuses.ts'
import { alter, amountOf, tellResource } from '../change/resources.ts'
import { holdInLimbo, putIn, shuffle, sizeOf } from '../change/zones.ts'
import { BOARD, LIMBO, TOP, USED, ZONES } from '../state/head.ts'
import { put, type Match } from '../state/match.ts'
import { useCharge } from '../change/charges.ts'
import { cellOf, laneOf } from './death.ts'
import { emit } from '../events/events.ts'
import {
  ACTOR,
  FLAGS,
  FROM,
  PAID,
  PICK,
  pickAt,
  PICKS,
  popFrame,
  SELF,
  SETTLED,
  SHUFFLE,
  TAKEN_FROM,
  TO,
  WHICH,
} from '../state/frame.ts'

/** Resources an ability takes from its actor (seat resources) or its source (unit resources). */
export const payer = (m: Match, resource: number, source: number, actor: number): number =>
  m.rules.pools.all[resource].of === 'seat'
    ? actor
    : m.rules.pools.all[resource].of === 'world'
      ? m.rules.things.world
      : source

/** What a card costs: the query of that name, else its first printed price. */
export function cardPrice(m: Match, e: number): number {
  const { layout } = m
  const { cost } = m.rules.queries
  const { prices } = m.rules.pools
  if (cost !== null) return ask(m, cost, e)
  const [first] = prices[m.s[layout.def + e]]
  return first === undefined ? 0 : priceOf(m, first, e)
}

export const priceOf = (m: Match, { query, amount }: PrintedPrice, card: number): number =>
  query === null ? amount : ask(m, query, card)

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
    const r = m.rules.pools.all[resource]
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
    const r = rules.pools.all[price.resource]
    const has = amountOf(m, r, payer(m, price.resource, source, actor))
    if (has - r.min < price.amount(m, source, source, f)) return false
  }
  if (ability.exhausts && (m.s[m.layout.mask + source] & rules.things.exhaustion!.bit) !== 0)
    return false
  return !isCard(m, ability, source) || canPayCard(m, source, actor)
}

function canPayCard(m: Match, card: number, actor: number): boolean {
  const { rules } = m
  const prices = rules.pools.prices[m.s[m.layout.def + card]]
  for (let k = 0; k < prices.length; k++) {
    const r = rules.pools.all[prices[k].resource]
    if (m.s[r.base + actor] < priceOf(m, prices[k], card) * r.scale) return false
  }
  return true
}

/** At first commit: early prices, one charge, and a played card leaves its zone for limbo. */
export function payFirst(m: Match, f: number, ability: CompiledAbility): void {
  const { s, rules } = m
  if ((s[f + FLAGS] & PAID) !== 0) return
  put(m, f + FLAGS, s[f + FLAGS] | PAID)
  if (m.runs !== null) m.runs[ability.index]++
  const source = s[f + SELF]
  const actor = s[f + ACTOR]
  useCharge(m, source, ability)
  if (isCard(m, ability, source)) {
    for (const price of rules.pools.prices[s[m.layout.def + source]]) {
      pay(m, price.resource, actor, priceOf(m, price, source))
      if (price.query !== null) spendUses(m, price.query, source)
    }
    put(m, f + FLAGS, s[f + FLAGS] | ((s[m.layout.zone + source] + 1) << TAKEN_FROM))
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
  if (ability.exhausts && tires(m, source, ability.symbol)) {
    const { index } = rules.things.exhaustion!
    if (addTokens(m, source, index, actor, 1) > 0)
      emit(m, rules.events.on.statusGiven, source, actor, index, actor, 1)
  }
}

/** A card is played, or answers, out of a zone. */
const isCard = (m: Match, ability: CompiledAbility, source: number): boolean =>
  (ability.played && !doesStay(m, source)) ||
  (ability.kind === 'answer' && m.s[m.layout.zone + source] >= ZONES)

/** A card of a class that stays in its zone is used, not played. */
const doesStay = (m: Match, source: number): boolean =>
  m.rules.things.defCard[m.s[m.layout.def + source]] === 2

/** Does using this ability exhaust a thing, or does something spare it? */
export function tires(m: Match, e: number, ability: number): boolean {
  const query = m.rules.queries.byName.get('tires')
  if (query === undefined) return true
  const answer = mayAgainst(m, query, e, -1, e, ability)
  spendUses(m, query, e, ability)
  return answer
}

function pay(m: Match, resource: number, e: number, amount: number): void {
  if (amount === 0) return
  const r = m.rules.pools.all[resource]
  tellResource(m, r, e, alter(m, r, e, -amount))
}

/** The last step is done: late prices by a source that still stands, the card to where it goes. */
export function finishAbility(m: Match, f: number): void {
  const { s, rules } = m
  const ability = m.abilities[s[f + WHICH]]
  const source = s[f + SELF]
  const actor = s[f + ACTOR]
  const isOpen = ability.prices.length > 0 || (s[f + FLAGS] & SHUFFLE) !== 0
  if (isOpen && (s[f + FLAGS] & SETTLED) === 0) {
    put(m, f + FLAGS, s[f + FLAGS] | SETTLED)
    payLast(m, f, ability)
    if ((s[f + FLAGS] & SHUFFLE) !== 0) shuffleSeen(m, f)
    // triggers of the cost run before the event of the card
    if (s[TOP] !== f) return
  }
  popFrame(m)
  if (ability.kind === 'when') put(m, USED, s[USED] + 1)
  const held = s[m.layout.zone + source] === LIMBO && source > rules.things.seats
  if (held) {
    const zone = playedTo(m, source)
    if (zone !== null) putIn(m, source, zone)
  }
  if (held || (ability.played && !doesStay(m, source))) tellPlayed(m, f, ability, source, actor)
  else if (ability.kind === 'when')
    emit(m, rules.events.on.abilityUsed, source, actor, ability.symbol)
}

/** The frame is popped, but nothing came over it yet. */
function tellPlayed(
  m: Match,
  f: number,
  ability: CompiledAbility,
  source: number,
  actor: number,
): void {
  const { on } = m.rules.events
  if (m.sink === null && m.listened[on.cardPlayed] === 0) return
  const step = ability.firstChoice
  const at = step === null ? -1 : choicePlace(m, f, step)
  const unit = step === null || !isUnit(step) ? -1 : m.s[f + step.record + PICK]
  emit(m, on.cardPlayed, source, actor, cellOf(m, at), laneOf(m, at), unit)
}

/** Late prices are paid by a source that still stands. */
function payLast(m: Match, f: number, { prices }: CompiledAbility): void {
  const { s } = m
  const source = s[f + SELF]
  for (let k = 0; k < prices.length; k++) {
    const { late, resource, amount } = prices[k]
    if (late && s[m.layout.zone + source] === BOARD)
      pay(m, resource, payer(m, resource, source, s[f + ACTOR]), amount(m, source, source, f))
  }
}

/** What a step has whose verb shows cards. */
export interface Seeing {
  /** Their decks are shuffled when the ability ends. */
  shuffles: boolean
}

/** Decks that were looked at `after: shuffle` are shuffled, however the ability ends. */
export function shuffleSeen(m: Match, f: number): void {
  const { s, rules } = m
  if ((s[f + FLAGS] & SHUFFLE) === 0) return
  put(m, f + FLAGS, s[f + FLAGS] & ~SHUFFLE)
  const seats = new Set<number>()
  for (const step of m.abilities[s[f + WHICH]].steps)
    if (step.verb.shows && (step.params as Seeing).shuffles)
      for (let k = 0; k < s[f + step.record + PICKS]; k++)
        seats.add(Math.max(0, s[m.layout.owner + pickAt(m, f, step, k)]))
  for (const seat of seats) {
    shuffle(m, rules.zones.deck!, seat)
    emit(m, rules.events.on.deckShuffled, seat, sizeOf(m, rules.zones.deck!, seat))
  }
}

/** The place of the first choice, for the event of a played card. */
function choicePlace(m: Match, f: number, step: CompiledStep): number {
  const r = f + step.record
  const { kind } = (step.target ?? step.to)!
  const isPlace = kind === 'cell' || kind === 'lane'
  if (isUnit(step) || (isPlace && step.target !== null)) return m.s[r + FROM]
  return isPlace ? m.s[r + TO] : -1
}

function isUnit(step: CompiledStep): boolean {
  const { kind } = (step.target ?? step.to)!
  return kind === 'unit' || kind === 'section' || kind === 'terrain'
}

/** Where a played card goes: the game's query, else the discard. */
function playedTo(m: Match, card: number) {
  const { rules } = m
  if (rules.queries.playedTo === null) return rules.zones.discard
  const zone = rules.words.symbols[ask(m, rules.queries.playedTo, card)]
  spendUses(m, rules.queries.playedTo, card)
  return rules.zones.byName.get(zone) ?? rules.zones.discard
}
