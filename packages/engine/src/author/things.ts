// What a thing is, whose it is and where it is. Things are numbers; -1 stands for none.
import { leaveBoard as leaveFor, takeAway } from '../change/places.ts'
import { takeOut } from '../change/zones.ts'
import type { Definition } from '../language/pack.ts'
import { ATTACHED, BESIDE, BOARD, FREE, GONE, LIMBO } from '../state/head.ts'
import { put, type Match } from '../state/match.ts'

/** The seat a thing belongs to, -1 = nobody. */
export const owner = (m: Match, e: number): number => m.s[m.layout.owner + e]

/** Gives a thing that is in no list of its owner to another seat. */
export const setOwner = (m: Match, e: number, seat: number): void =>
  put(m, m.layout.owner + e, seat)

/** The team of a seat. */
export const teamOf = (m: Match, seat: number): number => m.s[m.layout.team + seat]

/** Puts a seat into a team, during set-up. */
export const setTeam = (m: Match, seat: number, team: number): void =>
  put(m, m.layout.team + seat, team)

/** The number of a thing's definition, for tables made once per rules. */
export const defOf = (m: Match, e: number): number => m.s[m.layout.def + e]

/** Gives a card another face: what a shuffle does, and `conceal` with what a seat cannot know. */
export const setDef = (m: Match, e: number, def: number): void => put(m, m.layout.def + e, def)

/** What is printed on a thing. */
export const definitionOf = (m: Match, e: number): Definition =>
  m.rules.things.definitions[m.s[m.layout.def + e]]

const PLACES = ['board', 'section', 'beside', 'none'] as const
const CARDS = ['makes', 'becomes', 'stays'] as const

/** Where things of its class stand, as the manifest says: a card in a hand has its place, too. */
export const placeOf = (m: Match, e: number): (typeof PLACES)[number] =>
  PLACES[m.rules.things.defPlace[m.s[m.layout.def + e]]]

/** What a card of its class does when it is played, as the manifest says. */
export const cardOf = (m: Match, e: number): (typeof CARDS)[number] =>
  CARDS[m.rules.things.defCard[m.s[m.layout.def + e]]]

/** Is it terrain? */
export const isTerrain = (m: Match, e: number): boolean =>
  m.rules.things.defTerrain[m.s[m.layout.def + e]] === 1

/** Does it stand on a cell, in a lane or behind one? */
export const isOnBoard = (m: Match, e: number): boolean => m.s[m.layout.zone + e] === BOARD

/** Does it lie beside the board? */
export const isBeside = (m: Match, e: number): boolean => m.s[m.layout.zone + e] === BESIDE

/** Can it stand on the board itself? Cards that make units cannot. */
export const isUnit = (m: Match, e: number): boolean => e < m.layout.units

/** The cell, lane or line of a thing on the board; of one that has left, where it was last. */
export const at = (m: Match, e: number): number => m.s[m.layout.at + e]

/** What stands on a cell, -1 = nothing. */
export const unitAt = (m: Match, cell: number): number => m.s[m.layout.occupant + cell]

/** The next card that is attached to something, -1 behind the last one. Its `at` is its host. */
export function nextAttached(m: Match, after = m.layout.units - 1): number {
  const { zone, entities } = m.layout
  for (let card = after + 1; card < entities; card++) if (m.s[zone + card] === ATTACHED) return card
  return -1
}

/** Cards of a seat that are never units, wherever they lie. */
export function cardsOf(m: Match, seat: number): number[] {
  const { owner, zone, units, entities } = m.layout
  const cards: number[] = []
  for (let card = units; card < entities; card++)
    if (m.s[owner + card] === seat && m.s[zone + card] !== FREE) cards.push(card)
  return cards
}

/** Takes a thing off the board: out of the match, or into limbo, from where it comes back. */
export const leaveBoard = (m: Match, e: number, to: 'gone' | 'limbo' = 'gone'): void =>
  leaveFor(m, e, to === 'gone' ? GONE : LIMBO)

/** Lifts a thing from the board, its host or its zone: it must be put somewhere at once. */
export function lift(m: Match, e: number): void {
  takeAway(m, e)
}

/** Hides a card until it is put somewhere, as if it were in no zone. */
export function hold(m: Match, card: number): void {
  takeAway(m, card)
  put(m, m.layout.zone + card, LIMBO)
}

/** Takes a thing off the board, its host or its zone, out of the match. Nobody dies. */
export function takeOff(m: Match, e: number): void {
  takeAway(m, e)
}

/** Takes a thing or card out of the match at once: the next one made may get its number. */
export function remove(m: Match, e: number): void {
  const zone = m.s[m.layout.zone + e]
  if (zone === BOARD || zone === BESIDE) return leaveFor(m, e, FREE)
  takeOut(m, e)
  put(m, m.layout.zone + e, FREE)
}
