// Rules text of definitions, statuses, keywords and basic actions, generated from their abilities.
import type { Ability, Basic, Definition, Keyword, Pack, Status } from '../language.ts'
import { bookOf, type Book } from './book.ts'
import { holderOf, keywordHolder } from './holders.ts'
import { writeAbility, type Holder } from './sentence/index.ts'
import type { Lang } from './term.ts'

export interface AbilityText {
  /** Name of the ability, or its place in the list. */
  ability: string
  text: string
}

export interface RulesText {
  paragraphs: AbilityText[]
  /** Paragraphs with exactly two line feeds between them; empty without abilities. */
  text: string
}

export function textOf(pack: Pack, definition: string | Definition, lang: Lang): RulesText {
  const found = typeof definition === 'string' ? byId(pack.definitions, definition) : definition
  return rulesText(bookOf(pack, lang), { definition: found }, found.abilities)
}

export function statusText(pack: Pack, status: string | Status, lang: Lang): RulesText {
  const found = typeof status === 'string' ? byId(pack.statuses, status) : status
  return rulesText(bookOf(pack, lang), { bearer: 'status' }, found.abilities)
}

export function keywordText(pack: Pack, keyword: string | Keyword, lang: Lang): RulesText {
  const found = typeof keyword === 'string' ? byId(pack.keywords, keyword) : keyword
  return rulesText(bookOf(pack, lang), keywordHolder(pack, found.id), found.abilities)
}

export function basicText(pack: Pack, basic: string | Basic, lang: Lang): RulesText {
  const found = typeof basic === 'string' ? byId(pack.basics, basic) : basic
  return rulesText(bookOf(pack, lang), { bearer: 'basic' }, found.abilities)
}

/** One ability of the pack. */
export function abilityText(pack: Pack, ability: Ability, lang: Lang): string {
  return writeAbility(bookOf(pack, lang), holderOf(pack, ability), ability)
}

export function rulesText(book: Book, holder: Holder, abilities: Ability[] = []): RulesText {
  const paragraphs = abilities.map((ability, index) => ({
    ability: ability.name ?? String(index),
    text: writeAbility(book, holder, ability) + markersIn(book, ability),
  }))
  return { paragraphs, text: paragraphs.map(({ text }) => text).join('\n\n') }
}

/** What a marker will do stands on the card that puts it down: nobody can look it up in a hand. */
function markersIn(book: Book, ability: Ability): string {
  const { definitions, manifest } = book.pack
  return (ability.steps ?? [])
    .filter((step) => step.do === 'spawn')
    .map((step) => definitions.find(({ id }) => id === step.def))
    .filter((found) => found !== undefined && manifest.classes[found.class]?.place === 'beside')
    .map((marker) => {
      const definition = marker as Definition
      const { text } = rulesText(book, { definition }, definition.abilities)
      return book.patterns.marker(book.name(definition.id).form('one', 'nom'), text)
    })
    .join('')
}

function byId<T extends { id: string }>(list: readonly T[], id: string): T {
  const found = list.find((item) => item.id === id)
  if (!found) throw new Error(`the pack has no "${id}"`)
  return found
}
