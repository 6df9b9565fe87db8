// Decks: the ready-made ones by their role, and decks written as text, one line per card. [SK-12]
import { nameOf } from '@cardwright/content/text'
import type { DeckCards, DeckRules, DeckSort, Pack } from '@cardwright/engine'
import { reasons, type Lang } from './reasons.ts'

export const MIN_CARDS = 30
export const MAX_CARDS = 60
const COPIES = { unique: 1, command: 2, other: 3 }

export type Cards = Record<string, number>
export type Written = { ok: true; cards: Cards } | { ok: false; reason: string }

/** The ready-made deck that is called so, null when it is a written one. */
export function readyMade(pack: Pack, name: string): Cards | null {
  return pack.decks.find(({ role }) => role === name)?.cards ?? null
}

type Definition = Pack['definitions'][number]

const isListed = ({ types, fields }: Definition): boolean =>
  types?.includes('token') !== true && fields?.supply !== 'none'

function copiesOf({ types }: Definition): number {
  if (types?.includes('hero') || types?.includes('rarity')) return COPIES.unique
  return types?.includes('command') ? COPIES.command : COPIES.other
}

const refuse = (reason: string): Written => ({ ok: false, reason })
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s"'«»“”]+/g, ' ')
    .trim()

/** [SK-12.5] `3x Riot Agent`, a line or a semicolon apart; names in either language, or ids. */
export function readDeck(pack: Pack, text: string, lang: Lang = 'en'): Written {
  const say = reasons[lang]
  const names = new Map<string, Definition>()
  for (const one of pack.definitions)
    for (const name of [one.id, nameOf(pack, one.id, 'en'), nameOf(pack, one.id, 'ru')])
      names.set(plain(name), one)
  const cards: Cards = {}
  let sum = 0
  for (const line of text.split(/[\n;]/).map((part) => part.trim())) {
    if (line === '') continue
    const [, count, name] = /^(\d{1,3})\s*[x×х]\s+(.+)$/iu.exec(line) ?? []
    if (count === undefined) return refuse(say.line(line))
    const card = names.get(plain(name))
    if (card === undefined) return refuse(say.noCard(name))
    const title = nameOf(pack, card.id, lang)
    if (!isListed(card)) return refuse(say.noDeck(title))
    cards[card.id] = (cards[card.id] ?? 0) + Number(count)
    sum += Number(count)
    if (cards[card.id] > copiesOf(card))
      return refuse(say.copies(title, copiesOf(card), cards[card.id]))
  }
  if (sum < MIN_CARDS || sum > MAX_CARDS) return refuse(say.size(MIN_CARDS, MAX_CARDS, sum))
  return { ok: true, cards }
}

/** What a deck of one's own is made of: the factions, what serves everybody, and the sum. */
const SORTS = ['synchroTech', 'hoods', 'optimates', 'fusion', 'neutral', 'command']

const countOf = (cards: DeckCards, ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + (cards[id] ?? 0), 0)

export const deckRules: DeckRules = {
  options: ['deck1', 'deck2', 'deck3', 'deck4'],
  sorts(pack, cards, lang) {
    const listed = pack.definitions.filter(isListed)
    const sorts = SORTS.map((type): DeckSort => {
      const ofType = listed.filter(({ types }) => types?.includes(type))
      const ids = ofType.map(({ id }) => id)
      const most = ofType.reduce((sum, one) => sum + copiesOf(one), 0)
      const name = nameOf(pack, type, lang, 'types', 'many')
      return { id: type, name, cards: ids, has: countOf(cards, ids), least: 0, most }
    })
    const has = countOf(cards, Object.keys(cards))
    const all = { id: 'all', name: reasons[lang].all, cards: [], has }
    return [...sorts, { ...all, least: MIN_CARDS, most: MAX_CARDS }]
  },
  copies(pack, id) {
    const card = pack.definitions.find((one) => one.id === id)
    return card === undefined || !isListed(card) ? 0 : copiesOf(card)
  },
  problems(pack, cards, lang) {
    const text = Object.entries(cards)
      .map(([id, n]) => `${n}x ${id}`)
      .join(';')
    const read = readDeck(pack, text, lang)
    return read.ok ? [] : [read.reason]
  },
}

/** The same deck as text, for players who want to change it. */
export function writeDeck(pack: Pack, cards: Cards, lang: 'en' | 'ru' = 'en'): string {
  return Object.entries(cards)
    .map(([id, n]) => `${n}x ${nameOf(pack, id, lang)}`)
    .join('\n')
}
