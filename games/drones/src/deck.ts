// Decks: cards, drones, a ship and its three sections in one list; what makes one legal. [DR-1]
import type { Options } from '@cardwright/engine/author'
import type { Definition, Pack } from '@cardwright/engine'

/** Roles of the ready-made decks. */
export const DECKS = ['demo', 'assault', 'hunter'] as const
export const ACTIVE_DRONES = 5
const MOST_DRONES = 10
/** Cards of one name, by rarity. */
const COPIES: Record<string, number> = { common: 3, uncommon: 2, rare: 1, mythic: 1 }
const CARD_TYPES = ['ordnance', 'tactic', 'support', 'upgrade']
const SECTION_TYPES = ['bridge', 'powerCell', 'droneControl']

export type DeckList = Record<string, number>

/** A ready-made deck by its role, or a deck written out: `ionPulse 2, dart, bridge …` */
export function deckNamed(pack: Pack, text: string): DeckList {
  return pack.decks.find((deck) => deck.role === text)?.cards ?? readDeck(text)
}

export function readDeck(text: string): DeckList {
  const list: DeckList = {}
  for (const part of text.split(/[,\n]/)) {
    const [, id, n] = /^\s*(\S+)(?:\s+(\d+))?\s*$/.exec(part) ?? []
    if (id !== undefined) list[id] = (list[id] ?? 0) + Number(n ?? 1)
  }
  return list
}

export const writeDeck = (list: DeckList): string =>
  Object.entries(list)
    .map(([id, n]) => `${id} ${n}`)
    .join(', ')

/** Why there can be no match with these decks; null = there can. */
export function refuseDecks(_seats: number, options: Options, pack: Pack): string | null {
  for (const option of ['firstDeck', 'secondDeck']) {
    const [problem] = deckProblems(pack, deckNamed(pack, String(options[option])))
    if (problem !== undefined) return `${option}: ${problem}`
  }
  return null
}

const sum = (some: [Definition, number][]): number => some.reduce((total, [, n]) => total + n, 0)

const has =
  (type: string) =>
  (d: Definition): boolean =>
    d.types?.includes(type) === true

/** Everything that is wrong with a deck, as codes with names and numbers; empty = it may be played. */
export function deckProblems(pack: Pack, list: DeckList): string[] {
  const problems: string[] = []
  const byId = new Map(pack.definitions.map((d) => [d.id, d]))
  const entries: [Definition, number][] = []
  for (const [id, n] of Object.entries(list)) {
    const d = byId.get(id)
    if (d === undefined) problems.push(`unknown card ${id}`)
    else entries.push([d, n])
  }
  const of = (test: (d: Definition) => boolean) => entries.filter(([d]) => test(d))
  const ships = of((d) => d.class === 'ship')
  if (sum(ships) !== 1) return [...problems, `a deck has one ship, not ${sum(ships)}`]
  const [[ship]] = ships
  for (const type of SECTION_TYPES)
    if (sum(of(has(type))) !== 1) problems.push(`a ship has one ${type}, not ${sum(of(has(type)))}`)
  const drones = of(has('drone'))
  if (drones.length < ACTIVE_DRONES || drones.length > MOST_DRONES)
    problems.push(`${ACTIVE_DRONES} to ${MOST_DRONES} drone types, not ${drones.length}`)
  for (const [d, n] of drones) if (n > 1) problems.push(`${d.id} stands there ${n} times`)
  for (const [d] of of(has('aiOnly'))) problems.push(`${d.id} is not for players`)
  const cards = of(has('card'))
  if (sum(cards) !== ship.stats?.deckSize)
    problems.push(`${ship.stats?.deckSize} cards, not ${sum(cards)}`)
  for (const type of CARD_TYPES) {
    const most = ship.stats?.[`${type}Limit`] ?? 0
    if (sum(of(has(type))) > most)
      problems.push(`at most ${most} ${type}, not ${sum(of(has(type)))}`)
  }
  return [...problems, ...tooMany(cards)]
}

/** A card and its enhanced variant share the number of copies. */
function tooMany(cards: [Definition, number][]): string[] {
  const copies = new Map<string, number>()
  for (const [d, n] of cards) {
    const name = d.variantOf ?? d.id
    copies.set(name, (copies.get(name) ?? 0) + n)
  }
  return cards.flatMap(([d]) => {
    const name = d.variantOf ?? d.id
    const n = copies.get(name) ?? 0
    const most = d.stats?.copies ?? COPIES[d.fields?.rarity ?? 'common']
    copies.delete(name)
    return n > most ? [`at most ${most} of ${name}, not ${n}`] : []
  })
}
