// Which choices are forecast as blows, even where nothing gets through.
import type { Offer, View } from '@cardwright/engine'
import { loadGame } from '@cardwright/testkit'
import { expect, test } from 'vitest'
import { hurts } from './fates.ts'
import { contentUrl, drones } from '../src/index.ts'

const { pack } = await loadGame({ code: drones, contentUrl })
const hand = ['kineticSlug', 'empBurst', 'feint'].map((def, id) => ({ id, def }))
const view = { board: [{ id: 9, def: 'talon' }], seats: [{ zones: { hand } }] } as unknown as View
const isBlow = (source: number, ability: string) =>
  hurts(pack, view, { actions: [{ kind: 'use', source, ability }] } as Offer)

test('a shot and an attack are blows, other cards and flights are not', () => {
  expect(isBlow(0, 'play')).toBe(true)
  expect(isBlow(9, 'shoot')).toBe(true)
  expect([isBlow(1, 'play'), isBlow(2, 'play'), isBlow(9, 'fly')]).toEqual([false, false, false])
})
