import { expect, test } from 'vitest'
import { root } from '../install.mjs'
import { median } from '../sources.mjs'
import { linesOfCards, rows } from './card-lines.mjs'

const SHELF = `{
  "class": "card",
  "cards": [
    { "id": "flat" },
    { "id": "two",
      "cost": { "energy": 1 } },
    { "id": "three", "abilities": [
      { "when": "play" }
    ] }
  ]
}
`

test('a card has the lines up to the next one', () => {
  expect(linesOfCards(SHELF)).toEqual([1, 2, 3])
})

test('the median of an even number is the middle of two', () => {
  expect(median([9, 1, 4])).toBe(4)
  expect(median([1, 4])).toBe(2.5)
})

test('every game with cards is counted', () => {
  const [{ today }] = rows(root)
  for (const game of ['drones', 'forest', 'skirmish', 'taktik', 'twilight'])
    expect(today).toMatch(new RegExp(`\\b${game} [1-9]`))
})
