// Everything that happens in a match can be told in both languages.
import { eventText } from '@cardwright/content/text'
import {
  applyListed,
  collector,
  createMatch,
  listActions,
  type GameEvent,
} from '@cardwright/engine'
import { ENDED } from '@cardwright/engine/block'
import { loadGame } from '@cardwright/testkit'
import { expect, test } from 'vitest'
import { contentUrl, skirmish } from '../src/index.ts'

const game = await loadGame({ code: skirmish, contentUrl })
const LONGEST = 4000

/** Answers in a fixed order that wanders over the list. */
function eventsOf(seed: number): GameEvent[] {
  const events: GameEvent[] = []
  const decks = ['hoods', 'fusion', 'optimates', 'synchroTech']
  const options = { deck1: decks[seed % 4], deck2: decks[(seed + 1) % 4] }
  const m = createMatch(game, { seed, options, sink: collector(events) })
  for (let k = 0; k < LONGEST && m.s[ENDED] === 0; k++) {
    listActions(m)
    applyListed(m, m.list[(k * 31 + seed) % m.forward])
  }
  return events
}

test.each([1, 2, 3, 4, 5, 6])('match %i is told without a missing word', (seed) => {
  const events = eventsOf(seed)
  expect(events.length).toBeGreaterThan(100)
  for (const event of events)
    for (const lang of ['en', 'ru'] as const)
      expect(eventText(game.pack, event, lang)).not.toMatch(/undefined|NaN|\{/)
})
