// Language 1 to 2. A card with `variantOf` was written in full, and the word only meant that copies are counted
// together. Now a variant inherits what it does not write, so only the differences are written.
import { isObject } from '../draft.ts'
import { differences } from '../variants/differences.ts'
import type { Change, Migrated, Values } from './migrate.ts'

type Card = Record<string, unknown>

export function variantsInherit(values: Values): Migrated {
  const shelves = [...values].filter(([file]) => file.startsWith('cards/'))
  const cards = new Map<unknown, Card>()
  for (const card of shelves.flatMap(([, shelf]) => cardsOn(shelf)))
    if (!cards.has(card['id'])) cards.set(card['id'], card)
  const baseOf = (card: unknown): Card | undefined => {
    if (!isObject(card) || card['variantOf'] === card['id']) return undefined
    const base = cards.get(card['variantOf'])
    return base !== undefined && base['variantOf'] === undefined ? base : undefined
  }
  const changes: Change[] = []
  const written = shelves.map(([file, shelf]): [string, unknown] => {
    if (!cardsOn(shelf).some(baseOf)) return [file, shelf]
    const all = (shelf as { cards: unknown[] }).cards.map((card) => {
      const base = baseOf(card)
      if (base === undefined) return card
      const { id } = card as Card
      changes.push({
        file,
        what: `${String(id)} now writes only what differs from ${String(base['id'])}`,
      })
      return differences(base, card as Card)
    })
    return [file, { ...(shelf as object), cards: all }]
  })
  return { values: new Map([...values, ...written]), changes }
}

function cardsOn(shelf: unknown): Card[] {
  const cards = isObject(shelf) ? shelf['cards'] : null
  return Array.isArray(cards) ? cards.filter(isObject) : []
}
