// Zones of cards, by name or by what `find` made of the name.
import type { ZoneTable } from '../tables/zones.ts'
import * as zones from '../change/zones.ts'
import * as decks from '../change/decks.ts'
import { ZONES } from '../state/head.ts'
import { put, type Match } from '../state/match.ts'
import { find, type Named } from './words.ts'

const zoneOf = (m: Match, word: Named<ZoneTable>): ZoneTable =>
  typeof word === 'string' ? find.zone(m.rules, word) : word

/** How many cards lie in a zone. */
export const sizeOf = (m: Match, zone: Named<ZoneTable>, seat: number): number =>
  zones.sizeOf(m, zoneOf(m, zone), seat)

/** The k-th card of a zone as players count: from the top of the deck, from the left elsewhere. */
export const cardAt = (m: Match, zone: Named<ZoneTable>, seat: number, k: number): number =>
  zones.cardAt(m, zoneOf(m, zone), seat, k)

/** All cards of a zone in that order. */
export function cardsIn(m: Match, word: Named<ZoneTable>, seat: number): number[] {
  const zone = zoneOf(m, word)
  const cards: number[] = []
  for (let k = 0, n = zones.sizeOf(m, zone, seat); k < n; k++)
    cards.push(zones.cardAt(m, zone, seat, k))
  return cards
}

/** Does a card lie in this zone? */
export const isIn = (m: Match, card: number, zone: Named<ZoneTable>): boolean =>
  m.s[m.layout.zone + card] === zoneOf(m, zone).index + ZONES

/** Moves a card into a zone of its owner: on `top` (the right end of a hand), to the `bottom`, or anywhere. */
export const putIn = (
  m: Match,
  card: number,
  zone: Named<ZoneTable>,
  where?: 'top' | 'bottom' | 'random',
): void => zones.putIn(m, card, zoneOf(m, zone), where)

/** Shuffles a zone with the seat's own chance. */
export const shuffle = (m: Match, zone: Named<ZoneTable>, seat: number): void =>
  zones.shuffle(m, zoneOf(m, zone), seat)

/** Makes a card for each of these definitions and puts it into a zone. */
export const newCards = (
  m: Match,
  defs: readonly number[],
  seat: number,
  zone: Named<ZoneTable>,
  where: 'top' | 'bottom',
): void => decks.newCards(m, defs, seat, zoneOf(m, zone), where)

/** Moves the k-th card of a zone to another place in it. The others keep their order. */
export function reorder(
  m: Match,
  word: Named<ZoneTable>,
  seat: number,
  from: number,
  to: number,
): void {
  const zone = zoneOf(m, word)
  const list = zones.listOf(m, zone, seat)
  const place = (k: number) => list + (zone === m.rules.zones.deck ? m.s[list] - k : k + 1)
  const card = m.s[place(from)]
  const step = from < to ? 1 : -1
  for (let k = from; k !== to; k += step) put(m, place(k), m.s[place(k + step)])
  put(m, place(to), card)
}
