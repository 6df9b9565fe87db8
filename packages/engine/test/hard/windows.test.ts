// A reaction window with one answer for both players together.
import { expect, test } from 'vitest'
import type { Ability, Definition } from '../../src/index.ts'
import { act, toy } from '../toy.ts'

const strike = act({ do: 'attack', target: { kind: 'unit', side: 'opponent' } })
const luck: Ability = { answer: 'afterRoll', steps: [{ do: 'reroll' }] }
const aim: Ability = {
  answer: 'beforeRoll',
  playableBy: 'active',
  steps: [{ do: 'modify', query: 'power', add: 1, until: 'turn', each: 'pending.attacker' }],
}
const dodge: Ability = {
  answer: 'beforeRoll',
  playableBy: 'opponent',
  steps: [{ do: 'cancel', what: 'attack' }],
}
const guard: Ability = {
  answer: 'beforeRoll',
  playableBy: 'opponent',
  if: { lacks: 'tired' },
  steps: [{ do: 'redirect', what: 'attack', to: 'self' }],
}
const spells: Record<string, Partial<Definition>> = {
  luck: { abilities: [luck] },
  aim: { abilities: [aim] },
  dodge: { abilities: [dodge] },
}
const pieces = { knight: { abilities: [strike] }, guard: { abilities: [guard] } }

function table() {
  const t = toy({ pieces, spells })
  return { t, knight: t.put('knight', 'A1'), foe: t.put('pawn', 'E5', 1) }
}

test('[L-9] nobody with an answer is not asked', () => {
  const { t, knight, foe } = table()
  t.begin()
  t.use(knight)
  t.pick(foe)
  expect(t.view().asking?.kind).toBe('main')
  expect(t.told('window-opened').map((e) => e.window)).toEqual(['beforeRoll', 'afterRoll'])
  expect(t.told('window-closed')).toHaveLength(2)
})

test('[L-9] the active seat is asked first, then the other; one answer closes the window for both', () => {
  const { t, knight, foe } = table()
  const aim = t.card('aim')
  const dodge = t.card('dodge', 'hand', 1)
  t.begin()
  t.use(knight)
  t.pick(foe)
  expect(t.view().asking).toMatchObject({ kind: 'window', seat: 0 })
  expect(t.actions()).toEqual([
    { kind: 'use', source: aim, ability: 'beforeRoll' },
    { kind: 'decline' },
  ])
  t.say('decline')
  expect(t.asked).toBe(1)
  t.use(dodge)
  expect(t.told('prevented')).toHaveLength(1)
  expect(t.of('life', foe)).toBe(3)
  expect(t.view().asking?.kind).toBe('main')
})

test('[L-9] after the first answer the other seat is not asked any more', () => {
  const { t, knight, foe } = table()
  const aim = t.card('aim')
  t.card('dodge', 'hand', 1)
  t.begin()
  t.use(knight)
  t.pick(foe)
  t.use(aim)
  expect(t.told('window-answered')).toMatchObject([{ seat: 0, unit: aim }])
  expect(t.view().asking?.kind).toBe('main')
  expect(t.stat('power', knight)).toBe(2)
})

test('[L-1] playableBy says who may: dodge is no answer in the attacker’s own hand', () => {
  const { t, knight, foe } = table()
  t.card('dodge')
  t.card('aim', 'hand', 1)
  t.begin()
  t.use(knight)
  t.pick(foe)
  expect(t.view().asking?.kind).toBe('main')
})

test('[L-9] an answered card leaves the hand for the discard', () => {
  const { t, knight, foe } = table()
  const aim = t.card('aim')
  t.begin()
  t.use(knight)
  t.pick(foe)
  t.use(aim)
  expect([t.zone('hand'), t.zone('discard')]).toEqual([[], ['aim']])
})

test('[L-9] a unit may answer too and draw the attack on itself', () => {
  const { t, knight, foe } = table()
  const guard = t.put('guard', 'D4', 1)
  t.begin()
  t.use(knight)
  t.pick(foe)
  expect(t.asked).toBe(1)
  t.use(guard)
  expect(t.told('attack-redirected')).toHaveLength(1)
  expect(t.told('rolled')).toMatchObject([{ target: guard }])
})

test('[L-5] reroll takes a new natural die for the pending attack', () => {
  const { t, knight, foe } = table()
  const luck = t.card('luck', 'hand', 1)
  t.begin()
  t.use(knight)
  t.pick(foe)
  expect(t.asked).toBe(1)
  t.use(luck)
  expect(t.told('rolled')).toHaveLength(1)
})

test('[L-12] cancelling an answer while choosing gives the answer back', () => {
  const snipe: Ability = {
    answer: 'beforeRoll',
    steps: [{ do: 'damage', amount: 1, target: { kind: 'unit' } }],
  }
  const t = toy({ pieces, spells: { snipe: { abilities: [snipe] } } })
  const knight = t.put('knight', 'A1')
  const foe = t.put('pawn', 'E5', 1)
  const card = t.card('snipe')
  t.begin()
  t.use(knight)
  t.pick(foe)
  const before = JSON.stringify(t.actions())
  t.use(card)
  t.say('cancel')
  expect(JSON.stringify(t.actions())).toBe(before)
})

test('[L-9] whoever is asked sees what is pending', () => {
  const { t, knight, foe } = table()
  t.card('dodge', 'hand', 1)
  t.begin()
  t.use(knight)
  t.pick(foe)
  const asked = { window: 'beforeRoll', pending: { attacker: knight, target: foe } }
  expect(t.view(1).asking).toMatchObject({ seat: 1, kind: 'window', ...asked })
  expect(t.view(0).asking).toMatchObject(asked)
})
