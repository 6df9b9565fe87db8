// E1 to E7, played.
import { expect, test } from 'vitest'
import { ask, type Match } from '../../src/author.ts'
import { amountOf } from '../../src/block.ts'
import { example } from '../packs.ts'

const missingHealth = (m: Match, e: number) =>
  ask(m, m.rules.queries.byName.get('maxHealth')!, e) -
  amountOf(m, m.rules.pools.byName.get('health')!, e)
const forest = () =>
  example('forest', { regions: { ownHome: () => true }, computed: { missingHealth } })

test('E1 Displace: who, then where, measured from the target; one action', () => {
  const t = forest()
  const mage = t.put('warpMage', 'C3')
  const foe = t.put('wolf', 'D4', 1)
  t.put('wolfCub', 'D3')
  t.put('wolf', 'F3', 1)
  t.begin()
  t.use(mage, 'displace')
  expect(t.picks()).not.toContain(mage)
  expect(t.view(0).asking).toMatchObject({ kind: 'pick', step: 1, steps: 2 })
  t.pick(foe)
  expect(t.view(0).asking).toMatchObject({ kind: 'to', step: 2, steps: 2, going: [foe] })
  expect(t.view(1).asking?.going).toBeUndefined()
  expect(t.picks()).toEqual(['C4', 'D5', 'E4'])
  expect(t.of('actions', mage)).toBe(2)
  t.pick('E4')
  expect(t.at(foe)).toBe('E4')
  expect(t.of('actions', mage)).toBe(1)
})

test('E2 Pack Hunter: each adjacent own cub has +1 damage', () => {
  const t = forest()
  t.put('wolf', 'C3')
  const near = t.put('wolfCub', 'C4')
  const diagonal = t.put('wolfCub', 'D4')
  const foe = t.put('wolfCub', 'B3', 1)
  t.begin()
  expect([near, diagonal, foe].map((e) => t.stat('damage', e))).toEqual([1, 0, 0])
})

test('E3 Thorn Boar answers damage of a neighbour, but never damage that thorns caused', () => {
  const t = forest()
  const one = t.put('thornBoar', 'C3')
  const two = t.put('thornBoar', 'C4', 1)
  t.chance(5).begin()
  t.use(one, 'strike')
  t.pick(two)
  expect(t.told('damaged').map((e) => [e.unit, e.source, e.amount])).toEqual([
    [two, one, 1],
    [one, two, 1],
  ])
})

test('E4 Moss Healer: the most wounded neighbour, ties by compass from the north', () => {
  const t = forest()
  t.put('mossHealer', 'C3')
  const east = t.put('thornBoar', 'C4')
  const north = t.put('thornBoar', 'D3')
  const south = t.put('thornBoar', 'B3')
  t.set('health', east, 2).set('health', north, 2).set('health', south, 2)
  t.begin('main', 1)
  t.endTurn()
  expect([north, east, south].map((e) => t.of('health', e))).toEqual([3, 2, 2])
  t.set('health', south, 1)
  t.endTurn()
  t.endTurn()
  expect([north, east, south].map((e) => t.of('health', e))).toEqual([3, 2, 2])
})

test('E5 Vine Weaver: exactly two picks that change places at once', () => {
  const t = forest()
  const weaver = t.put('vineWeaver', 'C3')
  const [a, b] = [t.put('wolfCub', 'C4'), t.put('wolf', 'D4', 1)]
  t.begin()
  t.use(weaver, 'act')
  t.pick(a)
  expect(t.picks()).toEqual([b])
  t.pick(b)
  expect([t.at(a), t.at(b)]).toEqual(['D4', 'C4'])
  expect(t.told('moved').map((e) => e.unit)).toEqual([a, b])
  expect(t.view().asking?.kind).toBe('main')
})

test('E6, E7 Storm Ritual: a visible marker strikes its row at the start of two turns, then is gone', () => {
  const t = forest()
  const ritual = t.card('stormRitual')
  t.set('mana', 0, 3)
  const [hit, other, mine] = [
    t.put('thornBoar', 'C2', 1),
    t.put('thornBoar', 'D2', 1),
    t.put('thornBoar', 'C4'),
  ]
  t.begin()
  t.use(ritual)
  t.pick('row:3')
  expect(t.of('mana', 0)).toBe(0)
  expect(t.view(1).board.find((unit) => unit.def === 'stormMarker')?.at).toBe('row:3')
  const health = () => [hit, other, mine].map((e) => t.of('health', e))
  t.endTurn()
  expect(health()).toEqual([3, 3, 3])
  t.endTurn()
  expect(health()).toEqual([2, 3, 3])
  t.endTurn()
  t.endTurn()
  expect(health()).toEqual([1, 3, 3])
  expect(t.view().board.some((unit) => unit.def === 'stormMarker')).toBe(false)
  expect(t.told('removed')).toHaveLength(1)
})
