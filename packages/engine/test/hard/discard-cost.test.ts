// Discard a card and use its cost as an amount.
import { expect, test } from 'vitest'
import { toy, act } from '../toy.ts'

const burn = act(
  { do: 'discard', as: 'paid', target: { kind: 'card', zone: 'hand', side: 'own' } },
  { do: 'damage', amount: '@paid.cost', target: { kind: 'unit', side: 'opponent' } },
)
const spells = { cheap: { cost: { mana: 1 } }, dear: { cost: { mana: 2 } } }

test("[L-3.1] @name.cost is the card's effective cost when it was picked", () => {
  const tax = { passive: [{ query: 'cost', add: 1, of: { kind: 'card', zone: 'hand' } as const }] }
  const t = toy({ pieces: { mage: { abilities: [burn] }, taxman: { abilities: [tax] } }, spells })
  const mage = t.put('mage', 'A1')
  t.put('taxman', 'A5', 1)
  const foe = t.put('pawn', 'E5', 1)
  t.card('cheap')
  const dear = t.card('dear')
  t.begin()
  t.use(mage)
  t.pick(dear)
  expect(t.zone('discard')).toEqual([])
  t.pick(foe)
  expect(t.zone('discard')).toEqual(['dear'])
  expect(t.zone('hand')).toEqual(['cheap'])
  expect(t.at(foe)).toBeNull()
  expect(t.told('damaged')).toMatchObject([{ amount: 3, unit: foe }])
})

test('[L-3.6] an empty hand: the ability is not offered', () => {
  const t = toy({ pieces: { mage: { abilities: [burn] } }, spells })
  const mage = t.put('mage', 'A1')
  t.put('pawn', 'E5', 1)
  t.begin()
  expect(t.canUse(mage)).toBe(false)
})
