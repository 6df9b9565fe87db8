import { expect, test } from 'vitest'
import { currentStats } from '../src/current-stats.ts'
import { unit } from './kit/moments.ts'

test('a hurt piece shows what is left, also where the card prints the cap of the pool', () => {
  const resources = {
    hull: { of: 'unit', cap: 'maxHull' },
    shields: { of: 'unit', cap: 'maxShields' },
    armour: { of: 'unit' },
  } as const
  const hurt = {
    ...unit(7, 'B2'),
    stats: { attack: 3, maxHull: 4, maxShields: 2 },
    resources: { hull: 1, shields: 0, armour: 5 },
  }
  expect(currentStats({ resources }, hurt)).toMatchObject({
    attack: 3,
    maxHull: 1,
    maxShields: 0,
    armour: 5,
  })
})
