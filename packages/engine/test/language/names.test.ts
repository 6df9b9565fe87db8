// §3.1 Fields of names.
import { describe, expect, test } from 'vitest'
import type { Step, Target } from '../../src/index.ts'
import { act, toy, type ToyParts } from '../toy.ts'

const unit = (rest: Partial<Target> = {}): Target => ({ kind: 'unit', ...rest })
const cell = (rest: Partial<Target> = {}): Target => ({ kind: 'cell', ...rest })
const points = (amount: Step['amount'], rest: Partial<Step> = {}): Step => ({
  do: 'gain',
  what: 'points',
  amount,
  ...rest,
})

function god(steps: Step[], parts: ToyParts = {}) {
  const pieces = { ...parts.pieces, god: { abilities: [act(...steps)] } }
  const t = toy({ ...parts, pieces })
  return { t, me: t.put('god', 'C3') }
}

describe('[L-3.1] fields of names', () => {
  test('fromCell before, toCell after, cell now', () => {
    const { t, me } = god([
      {
        do: 'move',
        as: 'moved',
        target: unit({ side: 'opponent' }),
        to: cell({ empty: true, near: { of: 'target', by: 'step', max: 1 } }),
      },
      { do: 'spawn', def: 'pawn', to: '@moved.fromCell' },
      { do: 'give', status: 'mark', each: unit({ in: '@moved.toCell' }) },
      {
        do: 'give',
        status: 'stun',
        each: unit({ near: { of: '@moved.cell', by: 'step', max: 1 } }),
      },
    ])
    const foe = t.put('pawn', 'A1', 1)
    t.begin()
    t.use(me)
    t.pick(foe, 'A2')
    const spawned = t.view().board.find((u) => u.at === 'A1')!
    expect(spawned.def).toBe('pawn')
    expect([t.tokens(foe, 'mark'), t.tokens(spawned.id, 'stun')]).toEqual([1, 1])
  })

  test('while selecting, an each step already answers its places', () => {
    const { t, me } = god([
      { do: 'move', each: 'self', as: 'step', to: cell({ empty: true, near: 'adjacent' }) },
      { do: 'spawn', def: 'pawn', to: cell({ in: '@step.fromCell' }) },
      {
        do: 'spawn',
        def: 'pawn',
        to: cell({ empty: true, near: { of: '@step.toCell', by: 'step', max: 1 } }),
      },
    ])
    t.begin()
    t.use(me)
    t.pick('C4')
    expect(t.picks()).toEqual(['C3'])
    t.pick('C3')
    expect(t.picks()).toEqual(['B4', 'C5', 'D4'])
    t.pick('C5')
    expect(
      t
        .view()
        .board.map((u) => u.at)
        .sort(),
    ).toEqual(['C3', 'C4', 'C5'])
  })

  test('count, owner, and the bare name for all picks', () => {
    const { t, me } = god([
      { do: 'select', as: 'some', target: unit({ side: 'opponent', count: { min: 1, max: 3 } }) },
      { do: 'damage', amount: 1, each: '@some' },
      points('@some.count', { who: '@some.owner' }),
    ])
    const [a, b, c] = ['A1', 'A2', 'A3'].map((at) => t.put('pawn', at, 1))
    t.begin()
    t.use(me)
    t.pick(a, c)
    t.say('done')
    expect([a, b, c].map((e) => t.of('life', e))).toEqual([2, 3, 2])
    expect(t.of('points', 1)).toBe(2)
  })

  test('amount: what really changed, after caps', () => {
    const { t, me } = god([
      { do: 'gain', what: 'mana', amount: -15, as: 'lost', who: 'opponent' },
      { do: 'gain', what: 'points', amount: '@lost.amount' },
    ])
    t.begin()
    t.use(me)
    expect([t.of('mana', 1), t.of('points', 0)]).toEqual([0, 10])
  })

  test('through and excess of damage', () => {
    const { t, me } = god([
      { do: 'damage', amount: 5, as: 'hit', target: unit({ side: 'opponent' }) },
      points('@hit.excess'),
      points('@hit.through', { who: 'opponent' }),
    ])
    const foe = t.put('pawn', 'A1', 1)
    t.begin()
    t.use(me)
    t.pick(foe)
    expect([t.of('points', 0), t.of('points', 1)]).toEqual([2, 5])
  })

  test('count of clear is the number of tokens taken off', () => {
    const { t, me } = god([
      { do: 'clear', status: 'mark', as: 'off', each: 'self' },
      points('@off.count'),
    ])
    t.give(me, 'mark', 3)
    t.begin()
    t.use(me)
    expect(t.of('points', 0)).toBe(3)
  })

  test('a stat of a name is live; at: pick is the value when it was picked', () => {
    const { t, me } = god([
      { do: 'select', as: 'u', target: unit({ side: 'opponent' }) },
      { do: 'modify', query: 'power', add: 4, until: 'turn', each: '@u' },
      points({ stat: 'power', of: '@u' }),
      points({ stat: 'power', of: '@u', at: 'pick' }, { who: 'opponent' }),
    ])
    const foe = t.put('pawn', 'A1', 1)
    t.begin()
    t.use(me)
    t.pick(foe)
    expect([t.of('points', 0), t.of('points', 1)]).toEqual([5, 1])
  })

  test('repeat binds its names anew each time', () => {
    const { t, me } = god([
      {
        do: 'repeat',
        count: 2,
        max: 5,
        steps: [
          { do: 'damage', amount: 1, as: 'hit', target: unit({ side: 'opponent' }) },
          { do: 'give', status: 'mark', each: '@hit' },
        ],
      },
    ])
    const [a, b] = [t.put('pawn', 'A1', 1), t.put('pawn', 'A2', 1)]
    t.begin()
    t.use(me)
    t.pick(a)
    expect([t.of('life', a), t.tokens(a, 'mark')]).toEqual([2, 1])
    t.pick(b)
    expect([t.tokens(a, 'mark'), t.tokens(b, 'mark')]).toEqual([1, 1])
    expect(t.view().asking?.kind).toBe('main')
  })

  test('a loop that runs out of targets goes on without asking', () => {
    const { t, me } = god([
      {
        do: 'repeat',
        count: 3,
        max: 3,
        steps: [{ do: 'destroy', target: unit({ side: 'opponent' }) }],
      },
      points(1),
    ])
    const foe = t.put('pawn', 'A1', 1)
    t.begin()
    t.use(me)
    t.pick(foe)
    expect(t.of('points', 0)).toBe(1)
  })

  test('repeat while, up to max', () => {
    const { t, me } = god([
      {
        do: 'repeat',
        while: { resource: 'tide', of: 'world', lt: 2 },
        max: 9,
        steps: [{ do: 'gain', what: 'tide', who: 'world', amount: 1 }],
      },
    ])
    t.begin()
    t.use(me)
    expect(t.of('tide', 2)).toBe(2)
  })
})
