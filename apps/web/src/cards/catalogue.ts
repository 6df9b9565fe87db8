// The cards of a game for browsing: texts in both languages, and what they can be searched by.
import { nameOf, textOf } from '@cardwright/content/text'
import type { Definition, Pack } from '@cardwright/engine'

export interface CatalogueCard {
  id: string
  definition: Definition
  name: Record<'en' | 'ru', string>
  text: Record<'en' | 'ru', readonly string[]>
  cost: number | null
  /** Keywords and statuses it has or mentions. */
  words: readonly string[]
}

export interface Wanted {
  /** Words in any language; all must match. */
  search: string
  type: string | null
  cost: number | null
  word: string | null
}

export const ANYTHING: Wanted = { search: '', type: null, cost: null, word: null }

/** Everything that can be a card, in pack order; cards without a type come last. */
export function catalogueOf(pack: Pack): CatalogueCard[] {
  return pack.definitions
    .filter((one) => pack.manifest.classes[one.class]?.card !== undefined)
    .sort((a, b) => Number(a.types === undefined) - Number(b.types === undefined))
    .map((definition) => ({
      id: definition.id,
      definition,
      name: { en: nameOf(pack, definition.id, 'en'), ru: nameOf(pack, definition.id, 'ru') },
      text: { en: paragraphs(pack, definition, 'en'), ru: paragraphs(pack, definition, 'ru') },
      cost: Object.values(definition.cost ?? {})[0] ?? null,
      words: wordsIn(pack, definition),
    }))
}

/** Kinds of cards that never have abilities do not show "No abilities". */
export const mayHaveAbilities = (pack: Pack, { definition }: CatalogueCard): boolean =>
  pack.definitions.some((one) => one.class === definition.class && (one.abilities ?? []).length > 0)

const paragraphs = (pack: Pack, definition: Definition, lang: 'en' | 'ru'): string[] =>
  textOf(pack, definition, lang).paragraphs.map(({ text }) => text)

function wordsIn(pack: Pack, { abilities = [], keywords = [] }: Definition): string[] {
  const written = JSON.stringify(abilities)
  const named = [...pack.keywords, ...pack.statuses].map(({ id }) => id)
  return named.filter((id) => keywords.includes(id) || written.includes(`"${id}"`))
}

export function choose(cards: readonly CatalogueCard[], wanted: Wanted): CatalogueCard[] {
  const search = wanted.search.toLowerCase().split(/\s+/).filter(Boolean)
  return cards.filter((card) => {
    if (wanted.type !== null && !card.definition.types?.includes(wanted.type)) return false
    if (wanted.cost !== null && card.cost !== wanted.cost) return false
    if (wanted.word !== null && !card.words.includes(wanted.word)) return false
    const { name, text, id } = card
    const all = [id, name.en, name.ru, ...text.en, ...text.ru].join(' ').toLowerCase()
    return search.every((word) => all.includes(word))
  })
}
