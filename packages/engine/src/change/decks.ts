// Creates a whole deck at once, without searching for a free slot per card.
import { W_CARD } from '../tables/passive.ts'
import type { ZoneTable } from '../tables/zones.ts'
import { ZONES } from '../state/head.ts'
import { put, type Match } from '../state/match.ts'
import { noRoom } from '../state/unplayable.ts'
import { makeCard } from './entities.ts'
import { listOf } from './zones.ts'
import { touch } from './touch.ts'

/** Definitions of a deck, a card each, by the pack's own object: looked up once. */
const spread = new WeakMap<Readonly<Record<string, number>>, readonly number[]>()

/** How many cards there are in a deck. */
export const sizeOfDeck = (deck: Readonly<Record<string, number>>): number =>
  Object.values(deck).reduce((sum, n) => sum + n, 0)

/** The definitions of a deck, one for each card. */
export function cardsOfDeck(m: Match, deck: Readonly<Record<string, number>>): readonly number[] {
  let defs = spread.get(deck)
  if (defs === undefined) {
    defs = Object.entries(deck).flatMap(([id, n]) =>
      Array.from({ length: n }, () => m.rules.things.defIndex.get(id)!),
    )
    spread.set(deck, defs)
  }
  return defs
}

/** Makes these cards, one after the other on `top` of a pile (the end of a list) or at its `bottom`. */
export function newCards(
  m: Match,
  defs: readonly number[],
  owner: number,
  zone: ZoneTable,
  at: 'top' | 'bottom',
): void {
  const { s, rules } = m
  const { units } = m.layout
  const list = listOf(m, zone, owner)
  const n = s[list]
  const more = defs.length
  const isTop = at === 'top'
  const { pile } = m.layout.shape
  if (n + more > pile) noRoom(m, pile, `cards in ${zone.name}: shorten the deck`)
  if (!isTop) for (let k = n; k > 0; k--) put(m, list + k + more, s[list + k])
  let unit = rules.things.seats + 1
  let card = units
  for (let k = 0; k < more; k++) {
    const e = makeCard(m, defs[k], owner, unit, card)
    if (e < units) unit = e
    else card = e
    put(m, m.layout.zone + e, zone.index + ZONES)
    put(m, list + (isTop ? n + 1 + k : more - k), e)
  }
  put(m, list, n + more)
  if (rules.modifiers.cardPassives)
    for (let k = 0; k < more; k++) touch(m, s[list + (isTop ? n + 1 + k : more - k)], W_CARD)
}
