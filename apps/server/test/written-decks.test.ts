import { writeDeckText } from '@cardwright/content/text'
import { createMatch, fullOptions, hash } from '@cardwright/engine'
import { expect, test } from 'vitest'
import { openShelf } from '../src/games.ts'
import { decksById } from '../src/written-decks.ts'

test('a deck written by names is kept by ids, and is the same deck', async () => {
  const shelf = await openShelf()
  for (const [id, option] of [
    ['drones', 'secondDeck'],
    ['skirmish', 'deck2'],
  ] as const) {
    const game = shelf.get(id)!
    const { decks } = game.code
    const ready = game.pack.decks.filter(
      ({ cards }) => decks!.problems(game.pack, cards, 'en').length === 0,
    )
    for (const lang of ['en', 'ru'] as const) {
      const written = writeDeckText(game.pack, ready[0].cards, lang)
      const options = fullOptions(game, { [option]: written })
      const kept = decksById(game, options)
      expect(kept[option]).not.toBe(written)
      expect(kept[option]).toContain(`x ${Object.keys(ready[0].cards)[0]}`)
      const [before, after] = [options, kept].map((one) =>
        hash(createMatch(game, { seats: 2, options: one, seed: 3 })),
      )
      expect(after).toBe(before)
      // what is ready-made stays what it is
      const { [option]: _deck, ...others } = kept
      expect(options).toMatchObject(others)
    }
  }
})
