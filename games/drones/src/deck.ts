// Decks: cards, drones, a ship and its three sections in one list; what makes one legal. [DR-1]
import { MOST_LINES, readDeckText, titleOf } from '@cardwright/content/text'
import type {
  DeckCards,
  DeckRules,
  DeckSort,
  Definition,
  OptionDecl,
  Options,
  Pack,
} from '@cardwright/engine'
import { reasons, type Lang } from './reasons.ts'

const OPTIONS = ['firstDeck', 'secondDeck']
export const ACTIVE_DRONES = 5
const MOST_DRONES = 10
/** Cards of one name, by rarity. */
const COPIES: Record<string, number> = { common: 3, uncommon: 2, rare: 1, mythic: 1 }
const CARD_TYPES = ['ordnance', 'tactic', 'support', 'upgrade'] as const
const SECTION_TYPES = ['bridge', 'powerCell', 'droneControl'] as const

/** A ready-made deck by its role, or a deck written out: `2x Ion Pulse`, `ionPulse 2`, `dart` … */
export function deckNamed(pack: Pack, text: string): DeckCards {
  return pack.decks.find((deck) => deck.role === text)?.cards ?? readDeckText(pack, text).cards
}

/** Each seat plays a ready-made deck, named by its role, or one that is written out. */
export function deckOptions({ decks }: Pack): Record<string, OptionDecl> {
  const values = decks.flatMap(({ role }) => role ?? [])
  return Object.fromEntries(OPTIONS.map((name) => [name, { values, open: true }]))
}

/** Why there can be no match with these decks; null = there can. */
export function refuseDecks(
  _seats: number,
  options: Options,
  pack: Pack,
  lang: Lang = 'en',
): string | null {
  for (const option of OPTIONS) {
    const text = String(options[option])
    const [problem] = optionProblems(pack, text, lang)
    if (problem !== undefined) return `${settingName(pack, option, lang)}: ${problem}`
  }
  return null
}

function optionProblems(pack: Pack, text: string, lang: Lang): string[] {
  const ready = pack.decks.find(({ role }) => role === text)
  if (ready !== undefined) return deckProblems(pack, ready.cards, lang)
  const { cards, unread, isTooLong } = readDeckText(pack, text)
  if (isTooLong) return [reasons[lang].tooLong(MOST_LINES)]
  return unread.length > 0 ? unread.map(reasons[lang].line) : deckProblems(pack, cards, lang)
}

function settingName(pack: Pack, option: string, lang: Lang): string {
  const { settings = {} } = pack.text[lang] as { settings?: Record<string, string> }
  return settings[option] ?? option
}

const sum = (some: [Definition, number][]): number => some.reduce((total, [, n]) => total + n, 0)

const has =
  (type: string) =>
  (d: Definition): boolean =>
    type === 'ship' ? d.class === type : d.types?.includes(type) === true

function entriesOf(pack: Pack, list: DeckCards): [Definition, number][] {
  const byId = new Map(pack.definitions.map((d) => [d.id, d]))
  return Object.entries(list).flatMap(([id, n]): [Definition, number][] => {
    const d = byId.get(id)
    return d === undefined ? [] : [[d, n]]
  })
}

/** Everything that is wrong with a deck, in words; empty = it may be played. */
export function deckProblems(pack: Pack, list: DeckCards, lang: Lang = 'en'): string[] {
  const say = reasons[lang]
  const entries = entriesOf(pack, list)
  const known = new Set(entries.map(([d]) => d.id))
  const problems = Object.keys(list)
    .filter((id) => !known.has(id))
    .map(say.line)
  const of = (test: (d: Definition) => boolean) => entries.filter(([d]) => test(d))
  const name = (d: Definition) => titleOf(pack, d.id, lang)
  const ships = of(has('ship'))
  if (sum(ships) !== 1) return [...problems, say.ship(sum(ships))]
  const [[ship]] = ships
  for (const type of SECTION_TYPES)
    if (sum(of(has(type))) !== 1) problems.push(say.section(say.sorts[type], sum(of(has(type)))))
  const drones = of(has('drone'))
  if (drones.length < ACTIVE_DRONES || drones.length > MOST_DRONES)
    problems.push(say.drones(ACTIVE_DRONES, MOST_DRONES, drones.length))
  for (const [d, n] of drones) if (n > 1) problems.push(say.twice(name(d), n))
  for (const [d] of of(has('aiOnly'))) problems.push(say.notForPlayers(name(d)))
  const sorted = ['ship', ...SECTION_TYPES, 'drone', 'card']
  for (const [d] of of((one) => !sorted.some((type) => has(type)(one))))
    problems.push(say.notInDeck(name(d)))
  const cards = of(has('card'))
  const size = ship.stats?.deckSize ?? 0
  if (sum(cards) !== size) problems.push(say.size(size, sum(cards)))
  for (const type of CARD_TYPES) {
    const most = ship.stats?.[`${type}Limit`] ?? 0
    const n = sum(of(has(type)))
    if (n > most) problems.push(say.sort(most, say.sorts[type], n))
  }
  return [...problems, ...tooMany(pack, cards, lang)]
}

const copiesOf = (d: Definition): number => d.stats?.copies ?? COPIES[d.fields?.rarity ?? 'common']

/** A card and its enhanced variant share the number of copies. */
function tooMany(pack: Pack, cards: [Definition, number][], lang: Lang): string[] {
  const copies = new Map<string, number>()
  for (const [d, n] of cards) {
    const base = d.variantOf ?? d.id
    copies.set(base, (copies.get(base) ?? 0) + n)
  }
  return cards.flatMap(([d]) => {
    const base = d.variantOf ?? d.id
    const n = copies.get(base) ?? 0
    copies.delete(base)
    const most = copiesOf(d)
    return n > most ? [reasons[lang].copies(most, titleOf(pack, base, lang), n)] : []
  })
}

/** For deck editors. */
export const deckRules: DeckRules = {
  options: OPTIONS,
  copies(pack, id) {
    const d = pack.definitions.find((one) => one.id === id)
    return d === undefined ? 0 : has('card')(d) ? copiesOf(d) : 1
  },
  problems: deckProblems,
  sorts(pack, list, lang) {
    const entries = entriesOf(pack, list)
    const ship = entries.find(([d]) => has('ship')(d))?.[0]
    const { sorts } = reasons[lang]
    const sort = (id: keyof typeof sorts, least: number, most: number): DeckSort => ({
      id,
      name: sorts[id],
      // the total is not a group of cards
      cards:
        id === 'card'
          ? []
          : pack.definitions.filter((d) => has(id)(d) && !has('aiOnly')(d)).map((d) => d.id),
      has: sum(entries.filter(([d]) => has(id)(d))),
      least,
      most,
    })
    const size = ship?.stats?.deckSize ?? 0
    return [
      sort('ship', 1, 1),
      ...SECTION_TYPES.map((type) => sort(type, 1, 1)),
      sort('drone', ACTIVE_DRONES, MOST_DRONES),
      ...CARD_TYPES.map((type) => sort(type, 0, ship?.stats?.[`${type}Limit`] ?? 0)),
      sort('card', size, size),
    ]
  },
}
