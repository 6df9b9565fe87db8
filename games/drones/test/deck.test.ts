// Decks: the ready-made ones are legal, and what is wrong with others is said. [DR-1]
import { readDeckText, writeDeckText } from '@cardwright/content/text'
import { createMatch, type DeckCards } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { loadGame } from '@cardwright/testkit'
import { describe, expect, test } from 'vitest'
import { contentUrl, deckProblems, deckRules, drones } from '../src/index.ts'

const game = await loadGame({ code: drones, contentUrl })
const { pack } = game
const demo = pack.decks.find((deck) => deck.role === 'demo')!.cards

const byIds = (deck: DeckCards) =>
  Object.entries(deck)
    .map(([id, n]) => `${id} ${n}`)
    .join(', ')

describe('[DR-1.1] decks', () => {
  test.each(pack.decks)('$id is legal', ({ cards }) => {
    expect(deckProblems(pack, cards)).toEqual([])
  })

  test('what can be chosen are the decks of the pack that have a role', () => {
    const own = { id: 'mine', role: 'raid', cards: demo }
    const decks = [own, ...pack.decks, { id: 'shelf', cards: demo }]
    const { options } = createGame({ ...pack, decks }, drones).code
    const roles = pack.decks.map(({ role }) => role)
    expect(options!.firstDeck.values).toEqual(['raid', ...roles])
    expect(options!.secondDeck.values).toEqual(['raid', ...roles])
  })

  test('written and read, it is the same, in both languages and by ids', () => {
    for (const lang of ['en', 'ru'] as const)
      expect(readDeckText(pack, writeDeckText(pack, demo, lang)).cards).toEqual(demo)
    expect(readDeckText(pack, byIds(demo)).cards).toEqual(demo)
  })

  test('a written deck can be played', () => {
    const text = byIds(demo)
    expect(() => createMatch(game, { options: { firstDeck: text } })).not.toThrow()
  })

  test('a bad one is refused with the reason', () => {
    const text = byIds({ ...demo, nuke: 1 })
    expect(() => createMatch(game, { options: { secondDeck: text } })).toThrow(
      /Second deck: 40 cards, not 41/,
    )
  })
})

const without = (id: string) => Object.fromEntries(Object.entries(demo).filter(([k]) => k !== id))

test.each([
  ['[DR-1.1] no ship', without('reconnaissanceCorvette'), 'a deck has one ship, not 0'],
  ['[DR-1.1] no bridge', without('bridge'), 'a ship has one Bridge, not 0'],
  ['[DR-1.1] two bridges', { ...demo, tacticalBridge: 1 }, 'a ship has one Bridge, not 2'],
  ['[DR-1.1] four drones', without('dart'), '5 to 10 drone types, not 4'],
  ['[DR-1.1] a drone twice', { ...demo, dart: 2 }, 'Dart stands there 2 times'],
  ['[DR-1.1] a card nobody knows', { ...demo, warpDrive: 1 }, 'unknown card warpDrive'],
  ['[DR-1.2] too much ordnance', { ...demo, nuke: 1, barrage: 2 }, 'at most 15 Ordnance, not 16'],
  ['[DR-1.3] too many copies', { ...demo, maneuver: 4 }, 'at most 3 of Maneuver, not 4'],
  [
    '[DR-1.3] copies with the variant',
    { ...demo, feint: 3, feintPlus: 1 },
    'at most 3 of Feint, not 4',
  ],
  ['[DR-1.3] not for players', { ...demo, raiseTheAlarm: 1 }, 'Raise the Alarm is not for players'],
])('%s', (_name, deck, problem) => {
  expect(deckProblems(pack, deck)).toContain(problem)
})

test('[DR-1.1] a token is nothing for a deck', () => {
  expect(deckProblems(pack, { ...demo, proximityMine: 1 })).toContain(
    'Proximity Mine is nothing for a deck',
  )
})

describe('[DR-1.2] what a deck is made of', () => {
  test('every sort says how many it has, needs and may have', () => {
    const sorts = deckRules.sorts(pack, demo, 'en')
    const shown = Object.fromEntries(
      sorts.map(({ id, has, least, most }) => [id, [has, least, most]]),
    )
    expect(shown).toMatchObject({ ship: [1, 1, 1], drone: [5, 5, 10], card: [40, 40, 40] })
    expect(shown['ordnance']).toEqual([13, 0, 15])
  })

  test('another ship has other limits', () => {
    const heavy = { ...without('reconnaissanceCorvette'), heavyAssaultCarrier: 1 }
    const ordnance = deckRules.sorts(pack, heavy, 'en').find(({ id }) => id === 'ordnance')
    expect(ordnance?.most).toBe(20)
  })

  test('everything that can stand in a deck is of one sort, and can be there at least once', () => {
    const listed = deckRules.sorts(pack, demo, 'en').flatMap(({ cards }) => cards)
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed.filter((id) => deckRules.copies(pack, id) < 1)).toEqual([])
    for (const id of Object.keys(demo)) expect(listed).toContain(id)
  })
})
