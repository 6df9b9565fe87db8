// The hand-written and the object rules were written apart; they must tell the same games.
import { expect, test } from 'vitest'
import { newTally, playChecked } from '../protocol/play.ts'
import { hand } from './hand/index.ts'
import { objects } from './objects/index.ts'

test('both versions leave the same trace over 100 games', () => {
  const [a, b] = [newTally(), newTally()]
  for (let game = 0; game < 100; game++) {
    playChecked(hand, game, a)
    playChecked(objects, game, b)
    expect(b.trace, `game ${game}`).toBe(a.trace)
  }
  expect(b).toEqual(a)
})
