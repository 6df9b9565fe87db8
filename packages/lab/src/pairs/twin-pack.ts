// A pack with a card and its changed copy, so that one seat can have the copy and the others the
// original. This measures what a change is worth when decks are equal.
import { keepVariants, type PackFiles } from '@cardwright/content'

interface Shelf {
  cards: { id: string }[]
}

export interface TwinPack {
  files: PackFiles
  /** The id of the changed copy. */
  by: string
}

/** @returns null when no shelf has the card, or its data is not an object */
export function twinPack(files: PackFiles, card: string, changed: unknown): TwinPack | null {
  const file = shelfOf(files, card)
  if (file === null || typeof changed !== 'object' || changed === null) return null
  const by = `${card}Twin`
  const shelf = shelfIn(files, file)
  const cards = [...shelf.cards, { ...changed, id: by }]
  const out: Record<string, string> = { ...files, [file]: JSON.stringify({ ...shelf, cards }) }
  for (const name of Object.keys(files))
    if (name.startsWith('text.')) out[name] = named(files[name], card, by)
  return { files: out, by }
}

/** The pack with the changed card instead of the printed one; its variants stay unchanged. */
export function replacedCard(files: PackFiles, card: string, changed: unknown): PackFiles {
  const file = shelfOf(files, card)
  if (file === null) return files
  const shelf = shelfIn(files, file)
  const cards = shelf.cards.map((one) => (one.id === card ? changed : one))
  const replaced = { ...files, [file]: JSON.stringify({ ...shelf, cards }) }
  return keepVariants(files, replaced, card)
}

const shelfOf = (files: PackFiles, card: string): string | null =>
  Object.keys(files).find(
    (name) => name.startsWith('cards/') && shelfIn(files, name).cards.some(({ id }) => id === card),
  ) ?? null

const shelfIn = (files: PackFiles, name: string): Shelf => JSON.parse(files[name]) as Shelf

/** Copies the texts of the card to its twin. */
function named(text: string, card: string, by: string): string {
  const tables = JSON.parse(text) as Record<string, Record<string, unknown>>
  for (const table of Object.values(tables)) if (Object.hasOwn(table, card)) table[by] = table[card]
  return JSON.stringify(tables)
}
