import { expect, test } from 'vitest'
import { decksFrom, deckValue } from './saved-decks.ts'

test('what is no list of decks is none', () => {
  for (const text of [null, '', '{', '7', '{"name":"a"}', '[7, null, {"name": 7, "cards": {}}]'])
    expect(decksFrom(text)).toEqual([])
})

test('a damaged deck does not take the others with it', () => {
  const good = { name: 'Mine', cards: { dart: 1 } }
  expect(decksFrom(JSON.stringify([good, { name: 'Bad', cards: { dart: -1 } }]))).toEqual([good])
})

test('a deck is one line as the value of an option', () => {
  expect(deckValue({ ionPulse: 2, dart: 1 })).toBe('2x ionPulse;1x dart')
})
