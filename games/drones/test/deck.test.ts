// Decks: the ready-made ones are legal, and what is wrong with others is said. [DR-1]
import { createMatch } from '@cardwright/engine'
import { loadGame } from '@cardwright/testkit'
import { describe, expect, test } from 'vitest'
import { contentUrl, deckProblems, drones, readDeck, writeDeck } from '../src/index.ts'

const game = await loadGame({ code: drones, contentUrl })
const { pack } = game
const demo = pack.decks.find((deck) => deck.role === 'demo')!.cards

describe('[DR-1.1] decks', () => {
  test.each(pack.decks)('$id is legal', ({ cards }) => {
    expect(deckProblems(pack, cards)).toEqual([])
  })

  test('written and read, it is the same', () => {
    expect(readDeck(writeDeck(demo))).toEqual(demo)
    expect(readDeck('dart\n talon 2 ,dart')).toEqual({ dart: 2, talon: 2 })
  })

  test('a written deck can be played', () => {
    const text = writeDeck(demo)
    expect(() => createMatch(game, { options: { firstDeck: text } })).not.toThrow()
  })

  test('a bad one is refused with the reason', () => {
    const text = writeDeck({ ...demo, nuke: 1 })
    expect(() => createMatch(game, { options: { secondDeck: text } })).toThrow(
      /secondDeck: 40 cards, not 41/,
    )
  })
})

const without = (id: string) => Object.fromEntries(Object.entries(demo).filter(([k]) => k !== id))

test.each([
  ['[DR-1.1] no ship', without('reconnaissanceCorvette'), 'a deck has one ship, not 0'],
  ['[DR-1.1] no bridge', without('bridge'), 'a ship has one bridge, not 0'],
  ['[DR-1.1] two bridges', { ...demo, tacticalBridge: 1 }, 'a ship has one bridge, not 2'],
  ['[DR-1.1] four drones', without('dart'), '5 to 10 drone types, not 4'],
  ['[DR-1.1] a drone twice', { ...demo, dart: 2 }, 'dart stands there 2 times'],
  ['[DR-1.1] a card nobody knows', { ...demo, warpDrive: 1 }, 'unknown card warpDrive'],
  ['[DR-1.2] too much ordnance', { ...demo, nuke: 1, barrage: 2 }, 'at most 15 ordnance, not 16'],
  ['[DR-1.3] too many copies', { ...demo, maneuver: 4 }, 'at most 3 of maneuver, not 4'],
  [
    '[DR-1.3] copies with the variant',
    { ...demo, feint: 3, feintPlus: 1 },
    'at most 3 of feint, not 4',
  ],
  ['[DR-1.3] not for players', { ...demo, raiseTheAlarm: 1 }, 'raiseTheAlarm is not for players'],
])('%s', (_name, deck, problem) => {
  expect(deckProblems(pack, deck)).toContain(problem)
})
