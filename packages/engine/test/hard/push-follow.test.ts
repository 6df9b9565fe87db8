// Push, then follow into the vacated cell.
import { expect, test } from 'vitest'
import { toy, act } from '../toy.ts'

const shove = act(
  {
    do: 'push',
    as: 'pushed',
    target: { kind: 'unit', side: 'opponent', near: 'adjacent' },
  },
  { do: 'move', each: 'self', to: { kind: 'cell', in: '@pushed.fromCell', stay: 'self' } },
)
const game = { pieces: { bully: { abilities: [shove] } } }

test('[L-3.2] after a push the vacated cell is offered while the push is only previewed', () => {
  const t = toy(game)
  const bully = t.put('bully', 'B2')
  const foe = t.put('pawn', 'B3', 1)
  t.begin()
  t.use(bully)
  t.pick(foe)
  expect(t.at(foe)).toBe('B3')
  expect(t.picks()).toEqual(['B2', 'B3'])
  t.pick('B3')
  expect([t.at(bully), t.at(foe)]).toEqual(['B3', 'B4'])
  expect(t.told('moved').map((e) => [e.unit, e.fromCell, e.toCell, e.distance])).toEqual([
    [foe, 'B3', 'B4', 1],
    [bully, 'B2', 'B3', 1],
  ])
})

test('[L-2.4] staying means it does not move, and no event tells of it', () => {
  const t = toy(game)
  const bully = t.put('bully', 'B2')
  const foe = t.put('pawn', 'B3', 1)
  t.begin()
  t.use(bully)
  t.pick(foe, 'B2')
  expect([t.at(bully), t.at(foe)]).toEqual(['B2', 'B4'])
  expect(t.told('moved')).toHaveLength(1)
})

test('[L-2.4] a unit that cannot be pushed anywhere is no candidate', () => {
  const t = toy(game)
  const bully = t.put('bully', 'B2')
  const free = t.put('pawn', 'C2', 1)
  const walled = t.put('pawn', 'B1', 1)
  t.put('pawn', 'B3', 1)
  t.put('boulder', 'B4', -1)
  t.begin()
  t.use(bully)
  expect(t.picks()).toEqual([free])
  expect(t.at(walled)).toBe('B1')
})

test('[L-2.4] no room at all: the ability is not offered', () => {
  const t = toy(game)
  const bully = t.put('bully', 'B2')
  t.put('pawn', 'B1', 1)
  t.begin()
  expect(t.canUse(bully)).toBe(false)
  expect(t.refuse({ kind: 'use', source: bully, ability: 'act' }).code).toBe('no-target')
})
