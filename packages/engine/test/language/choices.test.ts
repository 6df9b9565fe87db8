// §2.4 Selection fields: how many, and who chooses.
import { describe, expect, test } from 'vitest'
import type { Step, Target } from '../../src/index.ts'
import { act, toy, type ToyParts } from '../toy.ts'

/** A god at A1 with these steps, and whatever else the game needs. */
function god(steps: Step[], parts: ToyParts = {}) {
  const t = toy({ ...parts, pieces: { ...parts.pieces, god: { abilities: [act(...steps)] } } })
  return { t, god: t.put('god', 'A1') }
}
const unit = (rest: Partial<Target> = {}): Target => ({ kind: 'unit', ...rest })

describe('[L-2.4] counts', () => {
  test('exactly n: distinct picks, the last one ends the choice', () => {
    const { t, god: me } = god([{ do: 'damage', amount: 1, target: unit({ count: 2 }) }])
    const [a, b] = [t.put('pawn', 'B1', 1), t.put('pawn', 'C1', 1)]
    t.begin()
    t.use(me)
    t.pick(a)
    expect(t.picks()).toEqual([me, b])
    expect(t.actions()).toContainEqual({ kind: 'unpick', pick: { unit: a } })
    t.pick(b)
    expect([a, b, me].map((e) => t.of('life', e))).toEqual([2, 2, 3])
  })

  test('{min, max} ends with a confirm answer', () => {
    const { t, god: me } = god([
      { do: 'damage', amount: 1, target: unit({ count: { min: 1, max: 2 } }) },
    ])
    const a = t.put('pawn', 'B1', 1)
    t.begin()
    t.use(me)
    t.pick(a)
    expect(t.kinds()).toContain('done')
    t.pick(me)
    expect(t.kinds()).toEqual(['done', 'unpick', 'cancel'])
    t.say('done')
    expect([t.of('life', a), t.of('life', me)]).toEqual([2, 2])
  })

  test('"any" is 0 to all; none at all is nobody’s question', () => {
    const { t, god: me } = god([
      { do: 'damage', amount: 1, as: 'hit', target: unit({ side: 'opponent', count: 'any' }) },
      { do: 'gain', what: 'points', amount: { add: ['@hit.count', 5] } },
    ])
    t.begin()
    t.use(me)
    expect(t.of('points', 0)).toBe(5)
    const foe = t.put('pawn', 'B1', 1)
    t.begin()
    t.use(me)
    expect(t.kinds()).toEqual(['pick', 'done', 'cancel'])
    t.pick(foe)
    t.say('done')
    expect([t.of('points', 0), t.of('life', foe)]).toEqual([11, 2])
  })

  test('fewer candidates than min: no target, unless short: all', () => {
    const needs = (short?: 'all') =>
      god([{ do: 'damage', amount: 1, target: unit({ side: 'opponent', count: 2, short }) }])
    const hard = needs()
    hard.t.put('pawn', 'B1', 1)
    hard.t.begin()
    expect(hard.t.canUse(hard.god)).toBe(false)
    const soft = needs('all')
    const foe = soft.t.put('pawn', 'B1', 1)
    soft.t.begin()
    soft.t.use(soft.god)
    soft.t.pick(foe)
    if (soft.t.kinds().includes('done')) soft.t.say('done')
    expect(soft.t.of('life', foe)).toBe(2)
  })

  test('alike: fixed by the first pick, released when it is taken back', () => {
    const { t, god: me } = god([
      { do: 'damage', amount: 1, target: unit({ side: 'opponent', alike: 'row', count: 2 }) },
    ])
    const [b1, b3, c1] = ['B1', 'B3', 'C1'].map((at) => t.put('pawn', at, 1))
    t.begin()
    t.use(me)
    t.pick(b1)
    expect(t.picks()).toEqual([b3])
    t.do({ kind: 'unpick', pick: { unit: b1 } })
    expect(t.picks()).toEqual([b1, b3, c1])
  })
})

describe('[L-2.4] who chooses', () => {
  test('optional: the chooser may decline, and what uses the name is skipped', () => {
    const { t, god: me } = god([
      { do: 'damage', amount: 1, as: 'hit', target: unit({ side: 'opponent', optional: true }) },
      { do: 'give', status: 'mark', each: '@hit' },
      { do: 'gain', what: 'points', amount: 1, if: { outcome: 'declined', of: '@hit' } },
    ])
    const foe = t.put('pawn', 'B1', 1)
    t.begin()
    t.use(me)
    t.say('decline')
    expect([t.of('life', foe), t.tokens(foe, 'mark'), t.of('points', 0)]).toEqual([3, 0, 1])
    expect(t.told('step-skipped').map((e) => e.reason)).toEqual(['declined', 'skipped'])
  })

  test('optional without a candidate: not asked, no target', () => {
    const { t, god: me } = god([
      { do: 'damage', amount: 1, target: unit({ side: 'opponent', optional: true }) },
    ])
    t.begin()
    t.use(me)
    expect(t.told('no-target')).toHaveLength(1)
    expect(t.view().asking?.kind).toBe('main')
  })

  test('chooser: opponent – the question goes to that seat, the candidates stay the actor’s', () => {
    const { t, god: me } = god([
      { do: 'damage', amount: 1, target: unit({ side: 'opponent', chooser: 'opponent' }) },
    ])
    const [a, b] = [t.put('pawn', 'B1', 1), t.put('pawn', 'C1', 1)]
    t.begin()
    t.use(me)
    expect([t.asked, t.picks()]).toEqual([1, [a, b]])
    t.pick(b)
    expect(t.of('life', b)).toBe(2)
    expect(t.asked).toBe(0)
  })

  test('choose with chooser: opponent', () => {
    const { t, god: me } = god([
      {
        do: 'choose',
        as: 'c',
        options: ['x', { name: 'y', if: { has: 'mark' } }],
        chooser: 'opponent',
      },
      { do: 'gain', what: 'points', amount: 1, if: { outcome: 'x', of: '@c' } },
    ])
    t.begin()
    t.use(me)
    expect(t.asked).toBe(1)
    expect(t.actions().filter((a) => a.kind === 'option')).toEqual([
      { kind: 'option', option: 'x' },
    ])
    t.option('x')
    expect(t.told('option-chosen')).toMatchObject([{ option: 'x' }])
    expect(t.of('points', 0)).toBe(1)
  })

  test('choose without an open option: no target, the list goes on', () => {
    const { t, god: me } = god([
      { do: 'choose', as: 'c', options: [{ name: 'y', if: { has: 'mark' } }] },
      { do: 'gain', what: 'points', amount: 1 },
    ])
    t.begin()
    t.use(me)
    expect(t.of('points', 0)).toBe(1)
  })
})

test('[L-2.4] chooser: owner – where a unit goes is asked of whom it belongs to', () => {
  const { t, god: me } = god([
    {
      do: 'move',
      target: unit({ side: 'opponent' }),
      to: {
        kind: 'cell',
        empty: true,
        near: { of: 'target', by: 'step', max: 1 },
        chooser: 'owner',
      },
    },
  ])
  const foe = t.put('pawn', 'C3', 1)
  t.begin()
  t.use(me)
  t.pick(foe)
  expect(t.asked).toBe(1)
  t.pick('C4')
  expect([t.at(foe), t.asked]).toEqual(['C4', 0])
})
