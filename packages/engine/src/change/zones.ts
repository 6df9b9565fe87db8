// Zones: ordered lists of cards. Piles keep their top at the end, so drawing is a pop.
import { W_CARD } from '../tables/passive.ts'
import type { ZoneTable } from '../tables/zones.ts'
import { LIMBO, ZONES } from '../state/head.ts'
import { put, type Match } from '../state/match.ts'
import { noRoom } from '../state/unplayable.ts'
import { below } from '../state/random.ts'
import { retire } from './entities.ts'
import { shedTimed } from './modifiers.ts'
import { shedStatuses } from './statuses.ts'
import { touch } from './touch.ts'

export function listOf(m: Match, zone: ZoneTable, seat: number): number {
  const { layout } = m
  return layout.zones + (zone.list + (zone.perSeat ? seat : 0)) * layout.zoneSize
}

export const sizeOf = (m: Match, zone: ZoneTable, seat: number): number =>
  m.s[listOf(m, zone, seat)]

/** The k-th card as players count: from the top of a pile, from the left of a hand. */
export function cardAt(m: Match, zone: ZoneTable, seat: number, k: number): number {
  const base = listOf(m, zone, seat)
  return m.s[base + (zone === m.rules.zones.deck ? m.s[base] - k : k + 1)]
}

/** Takes a card out of its zone list. */
export function takeOut(m: Match, e: number): void {
  const { s, rules } = m
  const number = s[m.layout.zone + e]
  if (number < ZONES) return
  strike(m, listOf(m, rules.zones.all[number - ZONES], s[m.layout.owner + e]), e)
}

/** Takes a thing out of a list that begins with its length; those behind it move up. */
export function strike(m: Match, list: number, e: number): void {
  const { s } = m
  const n = s[list]
  let k = n
  while (k > 0 && s[list + k] !== e) k--
  if (k === 0) return
  for (; k < n; k++) put(m, list + k, s[list + k + 1])
  put(m, list, n - 1)
}

/** Moves a card (already off the board) into a zone of its owner. `top` of a pile, end of a list. */
export function putIn(
  m: Match,
  e: number,
  zone: ZoneTable,
  at: 'top' | 'bottom' | 'random' = 'top',
): void {
  const { s } = m
  const { pile } = m.layout.shape
  takeOut(m, e)
  const owner = s[m.layout.owner + e]
  // what belongs to nobody has no place among the cards of seats: it leaves the match
  if (owner < 0 && zone.perSeat) return retire(m, e)
  const base = listOf(m, zone, owner)
  const n = s[base]
  if (n === pile) noRoom(m, pile, `cards in ${zone.name}: make shorter decks, or a larger shape`)
  let place = n + 1
  if (at === 'bottom') place = 1
  else if (at === 'random') place = 1 + below(m, Math.max(0, owner), n + 1)
  for (let k = n; k >= place; k--) put(m, base + k + 1, s[base + k])
  put(m, base + place, e)
  put(m, base, n + 1)
  settleIn(m, e, zone.index + ZONES)
}

/** Bookkeeping after a card arrived somewhere off the board. */
function settleIn(m: Match, e: number, number: number): void {
  const { s, rules } = m
  put(m, m.layout.zone + e, number)
  if (s[m.layout.tokens + e] >= 0) shedStatuses(m, e, number)
  if (s[m.layout.mods + e] >= 0) shedTimed(m, e)
  if (rules.modifiers.cardPassives) touch(m, e, W_CARD)
}

/** A card being played is nowhere: not in hand, not in discard. */
export function holdInLimbo(m: Match, e: number): void {
  takeOut(m, e)
  put(m, m.layout.zone + e, LIMBO)
  if (m.rules.modifiers.cardPassives) touch(m, e, W_CARD)
}

/** Each seat has a random stream for its piles. Deals the faces of a pile over its slots again: nothing can be traced through a shuffle. */
export function shuffle(m: Match, zone: ZoneTable, seat: number): void {
  const { s } = m
  const { def } = m.layout
  const base = listOf(m, zone, seat)
  const n = s[base]
  const slot = (i: number) => def + s[base + n - i]
  for (let i = n - 1; i > 0; i--) {
    const j = below(m, seat, i + 1)
    if (i === j) continue
    const a = s[slot(i)]
    put(m, slot(i), s[slot(j)])
    put(m, slot(j), a)
  }
}

/** The discard becomes the pile, first discarded on top, then shuffled. */
export function reshuffle(m: Match, seat: number): boolean {
  const { s, rules } = m
  const { deck, discard } = rules.zones
  if (deck === null || discard === null || !deck.refills) return false
  const from = listOf(m, discard, seat)
  const to = listOf(m, deck, seat)
  const n = s[from]
  if (n === 0) return false
  for (let k = 1; k <= n; k++) {
    const e = s[from + k]
    put(m, to + n + 1 - k, e)
    put(m, m.layout.zone + e, deck.index + ZONES)
  }
  put(m, to, n)
  put(m, from, 0)
  shuffle(m, deck, seat)
  if (rules.modifiers.cardPassives) for (let k = 1; k <= n; k++) touch(m, s[to + k], W_CARD)
  return true
}
