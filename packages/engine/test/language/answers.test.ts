// Answers as they come over a wire: known by what they say, not by who has made the object.
import { expect, test } from 'vitest'
import { applyAction, hash, legalActions, type Action } from '../../src/index.ts'
import { act, toy } from '../toy.ts'

function table() {
  const strike = act({ do: 'damage', target: { kind: 'unit', side: 'opponent' }, amount: 1 })
  const t = toy({ pieces: { hero: { abilities: [strike] } } })
  const hero = t.put('hero', 'A1')
  const foe = t.put('pawn', 'B1', 1)
  t.begin()
  return { t, hero, foe }
}

const parsed = (action: unknown): Action => JSON.parse(JSON.stringify(action)) as Action

test('an answer is known by its fields, in whatever order they come', () => {
  const { t, hero } = table()
  const [use] = legalActions(t.m, 0)
  expect(use).toMatchObject({ kind: 'use', source: hero })
  const turned = parsed(Object.fromEntries(Object.entries(use).reverse()))
  expect(applyAction(t.m, 0, turned).ok).toBe(true)
})

test('a field more, one less or another value: refused, and nothing changes', () => {
  const { t, hero, foe } = table()
  t.use(hero)
  const before = hash(t.m)
  for (const wrong of [
    { kind: 'pick', pick: { unit: foe }, by: 1 },
    { kind: 'pick', pick: { unit: foe, cell: 'B1' } },
    { kind: 'pick', pick: { unit: String(foe) } },
    { kind: 'pick', pick: { unit: [foe] } },
    { kind: 'pick', pick: {} },
    { kind: 'pick' },
    { pick: { unit: foe } },
    { kind: 'cancel', value: '1' },
    [],
    {},
  ])
    expect(applyAction(t.m, 0, wrong as Action), JSON.stringify(wrong)).toMatchObject({ ok: false })
  expect(hash(t.m)).toBe(before)
  expect(applyAction(t.m, 0, parsed({ kind: 'pick', pick: { unit: foe } })).ok).toBe(true)
})

test('what is offered is the same object in every list, and nobody can write on it', () => {
  const { t, hero } = table()
  const [use] = legalActions(t.m, 0)
  expect(Object.isFrozen(use)).toBe(true)
  t.use(hero)
  for (const action of legalActions(t.m, 0)) expect(Object.isFrozen(action)).toBe(true)
  t.say('cancel')
  expect(legalActions(t.m, 0)[0]).toBe(use)
})
