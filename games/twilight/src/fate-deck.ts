// The one Fate deck of a campaign: drawn from the left of its zone, never read ahead unless foreseen. [TW-5.4]
import {
  below,
  cardAt,
  defOf,
  emit,
  newCard,
  putIn,
  reorder,
  setDef,
  sizeOf,
  type Match,
} from '@cardwright/engine/author'
import type { FateFace } from './fate-face.ts'
import { bears, give, SEAT, take } from './state.ts'
import { wordsOf } from './words.ts'

export const fateSize = (m: Match): number => sizeOf(m, wordsOf(m).zone.fate, SEAT)
export const discardSize = (m: Match): number => sizeOf(m, wordsOf(m).zone.fateDiscard, SEAT)

/** The k-th card from the top, 0 is next. */
export const fateAt = (m: Match, k: number): number => cardAt(m, wordsOf(m).zone.fate, SEAT, k)
const discardedAt = (m: Match, k: number): number => cardAt(m, wordsOf(m).zone.fateDiscard, SEAT, k)

export const faceOf = (m: Match, card: number): FateFace => wordsOf(m).fate[defOf(m, card)]!

/** Takes the top card; -1 when both piles are empty. A pile that is emptied is not refilled before the next draw. */
export function drawFate(m: Match): number {
  if (fateSize(m) === 0 && !refill(m)) return -1
  const card = fateAt(m, 0)
  take(m, card, 'foreseen')
  putIn(m, card, wordsOf(m).zone.fateShown)
  return card
}

export function discardFate(m: Match, card: number): void {
  if (card >= 0) putIn(m, card, wordsOf(m).zone.fateDiscard)
}

function refill(m: Match): boolean {
  const n = discardSize(m)
  if (n === 0) return false
  while (discardSize(m) > 0) putIn(m, discardedAt(m, 0), wordsOf(m).zone.fate)
  shuffleFate(m)
  emit(m, m.rules.events.on.deckShuffled, SEAT, n)
  return true
}

/** Faces are dealt anew over the slots, so that nothing can be traced through a shuffle. */
export function shuffleFate(m: Match): void {
  const n = fateSize(m)
  for (let i = 0; i < n; i++)
    if (bears(m, fateAt(m, i), 'foreseen')) take(m, fateAt(m, i), 'foreseen')
  for (let i = n - 1; i > 0; i--) swapFaces(m, fateAt(m, i), fateAt(m, below(m, 'fate', i + 1)))
}

function swapFaces(m: Match, a: number, b: number): void {
  const face = defOf(m, a)
  setDef(m, a, defOf(m, b))
  setDef(m, b, face)
}

/** [TW-5.4] A blessing or a curse goes into the pile, which is shuffled. */
export function addFate(m: Match, def: number): void {
  const card = newCard(m, def, SEAT)
  if (card < 0) return
  putIn(m, card, wordsOf(m).zone.fate)
  emit(m, 'fate-added', card, SEAT)
  shuffleFate(m)
}

/** A sticky card to remove: first from the discard, where it is face-up. -1: none. */
export function stickyCard(m: Match): number {
  for (let k = 0; k < discardSize(m); k++)
    if (faceOf(m, discardedAt(m, k)).isSticky) return discardedAt(m, k)
  for (let k = 0; k < fateSize(m); k++) if (faceOf(m, fateAt(m, k)).isSticky) return fateAt(m, k)
  return -1
}

export function peekFate(m: Match, n: number): void {
  for (let k = 0; k < Math.min(n, fateSize(m)); k++) give(m, fateAt(m, k), 'foreseen')
}

/** How many from the top have been foreseen. */
export function foreseen(m: Match): number {
  let n = 0
  while (n < fateSize(m) && bears(m, fateAt(m, n), 'foreseen')) n++
  return n
}

/** Puts the k-th card on top; the others keep their order. */
export const liftFate = (m: Match, k: number): void => reorder(m, wordsOf(m).zone.fate, SEAT, k, 0)

/** What can be known of the cards to come. */
export interface Ahead {
  /** Foreseen, in their order. */
  known: readonly FateFace[]
  /** The rest of the pile, in an order that reveals nothing. */
  bag: readonly FateFace[]
  /** Comes back, shuffled, when the pile is empty. */
  spent: readonly FateFace[]
  /** Worked out once: every action against every enemy meets the same cards. */
  next: readonly Next[] | null
}

const each = (n: number, at: (k: number) => number): number[] =>
  Array.from({ length: n }, (_, k) => at(k))
const byDef = (a: number, b: number): number => a - b

/** `sees`: whether the viewer knows the foreseen cards. */
export function aheadOf(m: Match, sees: boolean): Ahead {
  const pile = each(fateSize(m), (k) => defOf(m, fateAt(m, k)))
  const spent = each(discardSize(m), (k) => defOf(m, discardedAt(m, k)))
  const known = pile.splice(0, sees ? foreseen(m) : 0)
  const faces = (defs: number[]) => defs.map((def) => wordsOf(m).fate[def]!)
  return {
    known: faces(known),
    bag: faces(pile.sort(byDef)),
    spent: faces(spent.sort(byDef)),
    next: null,
  }
}

/** A face that may be turned next. */
export interface Next {
  face: FateFace | null
  share: number
  before: Ahead
  /** Few ask: the last card of a round has nothing behind it. */
  after: Ahead | null
}

/**
 * Cards with the same face are one case: a round is followed several cards deep, and each case of the first is
 * followed for each of the second.
 */
export const nextOf = (ahead: Ahead): readonly Next[] => (ahead.next ??= casesOf(ahead))

/** What is ahead when that face was turned. */
export const restOf = (next: Next): Ahead => (next.after ??= without(next))

function casesOf(before: Ahead): Next[] {
  const { known, bag, spent } = before
  if (known.length > 0) return [{ face: known[0], share: 1, before, after: null }]
  const from = bag.length > 0 ? bag : spent
  if (from.length === 0) return [{ face: null, share: 1, before, after: null }]
  const copies = new Map<FateFace, number>()
  for (const face of from) copies.set(face, (copies.get(face) ?? 0) + 1)
  const cases: Next[] = []
  for (const [face, n] of copies) cases.push({ face, share: n / from.length, before, after: null })
  return cases
}

function without({ face, before }: Next): Ahead {
  const { known, bag, spent } = before
  if (face === null) return before
  if (known.length > 0) return { known: known.slice(1), bag, spent: [...spent, face], next: null }
  const [from, left] = bag.length > 0 ? [bag, spent] : [spent, []]
  const first = from.indexOf(face)
  return {
    known,
    bag: [...from.slice(0, first), ...from.slice(first + 1)],
    spent: [...left, face],
    next: null,
  }
}
