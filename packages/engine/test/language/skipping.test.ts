// §3.5 Skipping, and what is left of a source that leaves in the middle.
import { expect, test } from 'vitest'
import type { Ability, Step, Target } from '../../src/index.ts'
import { act, toy, type ToyParts } from '../toy.ts'

const unit = (rest: Partial<Target> = {}): Target => ({ kind: 'unit', ...rest })
const points = (amount: Step['amount'], rest: Partial<Step> = {}): Step => ({
  do: 'gain',
  what: 'points',
  amount,
  ...rest,
})
function god(steps: Step[], parts: ToyParts = {}) {
  const t = toy({ ...parts, pieces: { ...parts.pieces, god: { abilities: [act(...steps)] } } })
  return { t, me: t.put('god', 'A1') }
}

test('[L-3.5] if false: skipped quietly, the list goes on', () => {
  const { t, me } = god([points(1, { if: { has: 'mark' } }), points(2)])
  t.begin()
  t.use(me)
  expect(t.of('points', 0)).toBe(2)
})

test('[L-3.5] a thing destroyed by its own step still answers place and number fields', () => {
  const { t, me } = god([
    { do: 'destroy', sure: true, as: 'lamb', target: unit({ side: 'own', except: ['self'] }) },
    { do: 'spawn', def: 'pawn', to: '@lamb.cell' },
    points({ stat: 'power', of: '@lamb' }),
  ])
  const lamb = t.put('pawn', 'C3')
  t.begin()
  t.use(me)
  t.pick(lamb)
  expect(t.view().board.map((u) => u.at)).toEqual(['A1', 'C3'])
  expect(t.of('points', 0)).toBe(1)
})

test('[L-3.5] one removed by a trigger voids all its fields, amounts too', () => {
  const fragile: Ability = {
    on: 'status-given',
    of: 'self',
    steps: [{ do: 'destroy', each: 'self' }],
  }
  const { t, me } = god(
    [
      { do: 'give', status: 'mark', as: 'm', target: unit({ side: 'opponent' }) },
      points({ stat: 'power', of: '@m' }),
      { do: 'spawn', def: 'pawn', to: '@m.cell' },
      points(10, { if: { stat: 'power', of: '@m', gte: 1 } }),
    ],
    { pieces: { glass: { abilities: [fragile] } } },
  )
  const glass = t.put('glass', 'C3', 1)
  t.begin()
  t.use(me)
  t.pick(glass)
  expect([t.view().board.length, t.of('points', 0)]).toEqual([1, 10])
})

test('[L-3.5] of several picks those that are left go on', () => {
  const martyr: Ability = {
    on: 'status-given',
    of: 'self',
    steps: [{ do: 'destroy', each: 'self' }],
  }
  const { t, me } = god(
    [
      { do: 'give', status: 'mark', as: 'm', target: unit({ side: 'opponent', count: 2 }) },
      { do: 'damage', amount: 1, each: '@m' },
    ],
    { pieces: { martyr: { abilities: [martyr] } } },
  )
  const [first, second] = [t.put('martyr', 'C3', 1), t.put('pawn', 'C4', 1)]
  t.begin()
  t.use(me)
  t.pick(first, second)
  expect([t.at(first), t.of('life', second)]).toEqual([null, 2])
})

test('[L-3.5] a source that leaves: steps that need it on the board are skipped, the others go on', () => {
  const { t, me } = god([
    { do: 'destroy', each: 'self' },
    { do: 'damage', amount: 1, each: unit({ near: { of: 'self', by: 'king', max: 1 } }) },
    points(1),
  ])
  const near = t.put('pawn', 'A2')
  t.begin()
  t.use(me)
  expect([t.of('life', near), t.of('points', 0)]).toEqual([3, 1])
})

test('[L-3.5] a source whose card goes to the discard has left too', () => {
  const t = toy({
    things: {
      spy: {
        class: 'agent',
        stats: { maxLife: 1 },
        abilities: [
          act(
            { do: 'destroy', each: 'self' },
            { do: 'damage', amount: 1, each: unit({ near: { of: 'self', by: 'king', max: 1 } }) },
            points(1),
          ),
        ],
      },
    },
  })
  const [spy, near] = [t.put('spy', 'A1'), t.put('pawn', 'A2')]
  t.begin()
  t.use(spy)
  expect([t.of('life', near), t.of('points', 0), t.zone('discard')]).toEqual([3, 1, ['spy']])
})

test('[L-3.5] a recipient killed by an earlier recipient’s trigger is passed over', () => {
  const bomb: Ability = {
    on: 'dying',
    of: 'self',
    steps: [{ do: 'destroy', each: unit({ near: 'adjacent' }) }],
  }
  const { t, me } = god([{ do: 'damage', amount: 9, each: unit({ side: 'opponent' }) }], {
    pieces: { bomb: { abilities: [bomb] } },
  })
  t.put('bomb', 'C3', 1)
  t.put('pawn', 'C4', 1)
  t.begin()
  t.use(me)
  expect(t.told('died')).toHaveLength(2)
  expect(t.told('damaged')).toHaveLength(1)
})
