// Rules text of definitions, statuses, keywords and basic actions, generated from their abilities.
import type { Ability, Basic, Definition, Keyword, Pack, Status } from '../language.ts'
import { bookOf, type Book } from './book.ts'
import { holderOf, keywordHolder } from './holders.ts'
import { writeAbility, type Holder } from './sentence/index.ts'
import type { Lang } from '@cardwright/language/grammar'

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
  const book = bookOf(pack, lang)
  const own = book.find('descriptions', found.id)
  // what only the code of a game does cannot be written from abilities
  if (typeof own === 'string') return { paragraphs: [{ ability: found.id, text: own }], text: own }
  return rulesText(book, { bearer: 'status' }, found.abilities)
}

export function keywordText(pack: Pack, keyword: string | Keyword, lang: Lang): RulesText {
  const found = typeof keyword === 'string' ? byId(pack.keywords, keyword) : keyword
  return rulesText(bookOf(pack, lang), keywordHolder(pack, found.id), found.abilities, found.id)
}

export function basicText(pack: Pack, basic: string | Basic, lang: Lang): RulesText {
  const found = typeof basic === 'string' ? byId(pack.basics, basic) : basic
  return rulesText(bookOf(pack, lang), { bearer: 'basic' }, found.abilities)
}

/** One ability of the pack. */
export function abilityText(pack: Pack, ability: Ability, lang: Lang): string {
  return writeAbility(bookOf(pack, lang), holderOf(pack, ability), ability)
}

/** @param id whose descriptions are looked up */
export function rulesText(
  book: Book,
  holder: Holder,
  abilities: Ability[] = [],
  id = 'definition' in holder ? holder.definition.id : undefined,
): RulesText {
  const paragraphs = abilities.map((ability, index) => {
    const key = ability.name ?? String(index)
    const own = book.find('descriptions', `${id}.${key}`)
    const text =
      typeof own === 'string' ? own : writeAbility(book, holder, ability) + markersIn(book, ability)
    return { ability: key, text: inMode(book, id, abilities, ability, text) }
  })
  return { paragraphs, text: paragraphs.map(({ text }) => text).join('\n\n') }
}

/** Where a card is used in one of several ways, the pack may say how they are told apart: "Deed: …", "or Word: …". */
function inMode(
  book: Book,
  id: string | undefined,
  abilities: readonly Ability[],
  ability: Ability,
  text: string,
): string {
  const { name, when } = ability
  const ways = abilities.filter((one) => one.when === when)
  if (name === undefined || when === undefined || ways.length < 2) return text
  const pattern = book.find('modes', ways[0] === ability ? when : `${when}/next`)
  if (typeof pattern !== 'string') return text
  const called = book.find('abilities', id ?? '', name) ?? book.find('abilities', '*', name) ?? name
  return pattern.replace('{name}', String(called)).replace('{text}', text)
}

/** What a marker will do stands on the card that puts it down: nobody can look it up in a hand. */
function markersIn(book: Book, ability: Ability): string {
  const { definitions, manifest } = book.pack
  return (ability.steps ?? [])
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
