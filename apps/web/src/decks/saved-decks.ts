// The player's own decks, saved in the browser by name.
import type { DeckCards } from '@cardwright/engine'
import { useSyncExternalStore } from 'react'

export interface SavedDeck {
  name: string
  cards: DeckCards
}

const KEY = 'cardwright.decks.'
const NONE: readonly SavedDeck[] = []

type Drawer = Pick<Storage, 'getItem' | 'setItem'>

const listeners = new Set<() => void>()
/** The last parse, so that the same text gives the same list object. */
const known = new Map<string, { text: string | null; decks: readonly SavedDeck[] }>()

function drawerOf(): Drawer | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

/** The storage may contain anything; what is not a list of decks is ignored. */
export function decksFrom(text: string | null): readonly SavedDeck[] {
  if (text === null) return NONE
  try {
    const read: unknown = JSON.parse(text)
    return Array.isArray(read) ? read.filter(isDeck) : NONE
  } catch {
    return NONE
  }
}

function isDeck(one: unknown): one is SavedDeck {
  if (typeof one !== 'object' || one === null) return false
  const { name, cards } = one as Partial<SavedDeck>
  return (
    typeof name === 'string' &&
    typeof cards === 'object' &&
    cards !== null &&
    Object.values(cards).every((n) => Number.isInteger(n) && n > 0)
  )
}

export function savedDecks(game: string): readonly SavedDeck[] {
  const text = drawerOf()?.getItem(KEY + game) ?? null
  const last = known.get(game)
  if (last !== undefined && last.text === text) return last.decks
  const decks = decksFrom(text)
  known.set(game, { text, decks })
  return decks
}

/** @returns false when the browser cannot store it */
function write(game: string, decks: readonly SavedDeck[]): boolean {
  try {
    drawerOf()!.setItem(KEY + game, JSON.stringify(decks))
    for (const listener of listeners) listener()
    return true
  } catch {
    return false
  }
}

/** Replaces a deck with the same name. */
export function saveDeck(game: string, deck: SavedDeck): boolean {
  const others = savedDecks(game).filter(({ name }) => name !== deck.name)
  return write(
    game,
    [...others, deck].sort((a, b) => a.name.localeCompare(b.name)),
  )
}

export function forgetDeck(game: string, name: string): boolean {
  return write(
    game,
    savedDecks(game).filter((deck) => deck.name !== name),
  )
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useSavedDecks = (game: string): readonly SavedDeck[] =>
  useSyncExternalStore(subscribe, () => savedDecks(game))

/** A deck as an option value: short, and readable by every game with decks. */
export const deckValue = (cards: DeckCards): string =>
  Object.entries(cards)
    .map(([id, n]) => `${n}x ${id}`)
    .join(';')
