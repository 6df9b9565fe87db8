// Decks: the ready-made ones by their role, and decks written as text, one line per card. [SK-12]
import { MOST_LINES, nameOf, readDeckText, titleOf } from '@cardwright/content/text'
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

/** [SK-12.5] `3x Riot Agent`, a line or a semicolon apart; names in either language, or ids. */
export function readDeck(pack: Pack, text: string, lang: Lang = 'en'): Written {
  const { cards, unread, isTooLong } = readDeckText(pack, text)
  if (isTooLong) return { ok: false, reason: reasons[lang].tooLong(MOST_LINES) }
  const [reason] = [...unread.map(reasons[lang].line), ...deckProblems(pack, cards, lang)]
  return reason === undefined ? { ok: true, cards } : { ok: false, reason }
}

/** Everything that is wrong with a deck, in words; empty: it may be played. */
function deckProblems(pack: Pack, cards: DeckCards, lang: Lang): string[] {
  const say = reasons[lang]
  const problems = Object.entries(cards).flatMap(([id, n]) => {
    const card = pack.definitions.find((one) => one.id === id)
    if (card === undefined) return [say.line(id)]
    const title = titleOf(pack, id, lang)
    if (!isListed(card)) return [say.noDeck(title)]
    return n > copiesOf(card) ? [say.copies(title, copiesOf(card), n)] : []
  })
  const sum = countOf(cards, Object.keys(cards))
  const isSize = sum >= MIN_CARDS && sum <= MAX_CARDS
  return isSize ? problems : [...problems, say.size(MIN_CARDS, MAX_CARDS, sum)]
}

/** The rules for players' own decks: factions, neutral cards, and the total. */
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
  problems: deckProblems,
}
