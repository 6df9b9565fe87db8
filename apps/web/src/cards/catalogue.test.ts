// When a card without abilities says so: only where others of its kind have some.
import type { Definition, Pack } from '@cardwright/engine'
import { expect, test } from 'vitest'
import { mayHaveAbilities, type CatalogueCard } from './catalogue.ts'

const definitions = [
  { id: 'wolf', class: 'piece', abilities: [{ name: 'howl' }] },
  { id: 'cub', class: 'piece' },
  { id: 'omen', class: 'fate' },
] as unknown as Definition[]
const pack = { definitions } as Pack
const card = (id: string) =>
  ({ definition: definitions.find((d) => d.id === id) }) as unknown as CatalogueCard

test('a card of a kind that never has abilities lacks none', () => {
  expect(mayHaveAbilities(pack, card('cub'))).toBe(true)
  expect(mayHaveAbilities(pack, card('omen'))).toBe(false)
})
