// Painting and fitting: what a terminal gets to see.
import { describe, expect, test } from 'vitest'
import { openGame } from '../open-game.ts'
import { boardNumbers, legend, unitNumbers } from './numbers.ts'
import { fit, markOf, paintWith, wrap } from './paint.ts'
import { placeText } from './places.ts'
import { speakerFor } from './speaker.ts'

const { pack } = await openGame('forest')
const speaker = speakerFor(pack, 'en')

describe('paint', { timeout: 30_000 }, () => {
  test('colours owners, or nothing at all', () => {
    expect(paintWith(true).owner(0, 'Wolf')).toBe('\u001b[36mWolf\u001b[39m')
    expect(paintWith(false).owner(0, 'Wolf')).toBe('Wolf')
    expect(paintWith(true).bold('x')).not.toBe(paintWith(true).dim('x'))
  })

  test('tells owners apart without colour', () => {
    expect(new Set([-1, 0, 1, 2, 3].map(markOf)).size).toBe(5)
  })

  test('shortens the last word first', () => {
    expect(fit('Wolf Cub', 10)).toBe('Wolf Cub')
    expect(fit('Bramble Warden', 10)).toBe('Bramble W.')
    expect(fit('Wolverine', 5)).toBe('Wolv…')
  })

  test('breaks long texts at spaces', () => {
    expect(wrap('one two three', 8)).toEqual(['one two', 'three'])
    expect(wrap('', 8)).toEqual([])
  })
})

describe('numbers', { timeout: 30_000 }, () => {
  const numbers = boardNumbers(pack, speaker)
  const wolf = {
    id: 9,
    def: 'wolf',
    owner: 0,
    at: 'B3',
    stats: { maxHealth: 3, damage: 2, speed: 1, actions: 1, range: 0 },
    resources: { health: 1, actions: 2 },
    statuses: [],
  }

  test('health shows its maximum when it is not full, actions are dots', () => {
    expect(unitNumbers(wolf, numbers)).toBe('h1/3 d2 s1 ••')
  })

  test('only shooters show a range', () => {
    expect(
      unitNumbers({ ...wolf, def: 'sniper', stats: { ...wolf.stats, range: 3 } }, numbers),
    ).toMatch(/r3/)
  })

  test('the legend explains the letters', () => {
    expect(legend(numbers, speaker)).toBe('h health  d damage  s speed  r range  • actions left')
  })
})

describe('names', { timeout: 30_000 }, () => {
  test('rows have letters here, columns numbers', () => {
    expect(placeText('row:3', speaker)).toBe('row C')
    expect(placeText('column:3', speaker)).toBe('column 3')
    expect(placeText('B3', speaker)).toBe('B3')
  })

  test('what has no words is shown by its id', () => {
    const mute = speakerFor({ ...pack, text: {} }, 'en')
    expect(mute.def('wolfCub')).toBe('wolf cub')
    expect(mute.word('endings', 'threeInARow')).toBe('three in a row')
    expect(mute.rules('wolf')).toBe('')
  })
})
