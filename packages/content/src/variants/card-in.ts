// One card in the files of a valid pack, for tools that change a value and write the card back.
import type { PackFiles } from '../read.ts'
import { packFileJson } from '../shelf-json.ts'
import { differences } from './differences.ts'
import { mergeCards } from './merge.ts'

type Card = Record<string, unknown>

export interface CardInFiles {
  /** The card with everything it inherits. */
  whole: Card
  /** How a shelf writes the changed card; a variant is written as what differs. */
  write(changed: Card): Card
}

/** Null: no shelf has the card. */
export function cardIn(files: PackFiles, id: string): CardInFiles | null {
  const cards = cardsOf(files)
  const called = (name: unknown) => cards.find((card) => card['id'] === name)
  const card = called(id)
  if (card === undefined) return null
  const base = called(card['variantOf'])
  return base === undefined
    ? { whole: card, write: (changed) => changed }
    : { whole: mergeCards(base, card), write: (changed) => differences(base, changed) }
}

/** For an id whose card differs in `after`: rewrites its variants so that they stay what they were in `before`. */
export function keepVariants(before: PackFiles, after: PackFiles, id: string): PackFiles {
  const base = cardsOf(after).find((card) => card['id'] === id)
  const isKept = (card: Card) => card['variantOf'] === id
  if (base === undefined || !cardsOf(before).some(isKept)) return after
  const kept = (card: Card): Card => {
    const whole = isKept(card) ? cardIn(before, String(card['id']))?.whole : undefined
    return whole === undefined ? card : differences(base, whole)
  }
  const files = Object.entries(after).map(([file, text]) => {
    const shelf = shelfIn(file, text)
    return shelf?.cards.some(isKept)
      ? [file, packFileJson(file, { ...shelf, cards: shelf.cards.map(kept) })]
      : [file, text]
  })
  return Object.fromEntries(files) as PackFiles
}

const shelfIn = (file: string, text: string): { cards: Card[] } | null =>
  file.startsWith('cards/') ? (JSON.parse(text) as { cards: Card[] }) : null

const cardsOf = (files: PackFiles): Card[] =>
  Object.entries(files).flatMap(([file, text]) => shelfIn(file, text)?.cards ?? [])
