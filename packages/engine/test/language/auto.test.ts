// §2.4 auto, ties, order, stay; §1.1 each with target.
import { describe, expect, test } from 'vitest'
import type { Step, Target } from '../../src/index.ts'
import { act, toy } from '../toy.ts'

const unit = (rest: Partial<Target> = {}): Target => ({ kind: 'unit', ...rest })
const cell = (rest: Partial<Target> = {}): Target => ({ kind: 'cell', ...rest })

function god(...steps: Step[]) {
  const t = toy({
    pieces: {
      god: { abilities: [act(...steps)] },
      big: { stats: { power: 5, maxLife: 9 } },
      small: { stats: { power: 0, maxLife: 1 } },
    },
  })
  return { t, god: t.put('god', 'C3') }
}

describe('[L-2.4] auto', () => {
  test('first: the first in board order', () => {
    const { t, god: me } = god({
      do: 'give',
      status: 'mark',
      target: unit({ side: 'opponent', auto: 'first' }),
    })
    const [late, early] = [t.put('pawn', 'D1', 1), t.put('pawn', 'A5', 1)]
    t.begin()
    t.use(me)
    expect([t.tokens(early, 'mark'), t.tokens(late, 'mark')]).toEqual([1, 0])
  })

  test('first by compass', () => {
    const { t, god: me } = god({
      do: 'give',
      status: 'mark',
      target: unit({ near: 'adjacent', auto: 'first', order: ['W', 'N', 'E', 'S'] }),
    })
    const [south, north] = [t.put('pawn', 'B3'), t.put('pawn', 'D3')]
    t.begin()
    t.use(me)
    expect([t.tokens(south, 'mark'), t.tokens(north, 'mark')]).toEqual([0, 1])
  })

  test('highest and lowest; ties by order', () => {
    for (const [auto, winner] of [
      [{ highest: 'power' }, 1],
      [{ lowest: 'power' }, 2],
    ] as const) {
      const { t, god: me } = god({
        do: 'give',
        status: 'mark',
        target: unit({ except: ['self'], auto }),
      })
      const all = ['pawn', 'big', 'small', 'big', 'small'].map((def, k) => t.put(def, `A${k + 1}`))
      t.begin()
      t.use(me)
      expect(all.map((e) => t.tokens(e, 'mark')).indexOf(1)).toBe(winner)
    }
  })

  test('takes count, best first', () => {
    const { t, god: me } = god({
      do: 'give',
      status: 'mark',
      target: unit({ except: ['self'], auto: { highest: 'power' }, count: 2 }),
    })
    const all = ['pawn', 'big', 'small', 'pawn'].map((def, k) => t.put(def, `A${k + 1}`))
    t.begin()
    t.use(me)
    expect(all.map((e) => t.tokens(e, 'mark'))).toEqual([1, 1, 0, 0])
  })

  test('random: from the seeded stream, as scripted', () => {
    const { t, god: me } = god({
      do: 'give',
      status: 'mark',
      target: unit({ except: ['self'], auto: 'random' }),
    })
    const all = [1, 2, 3].map((k) => t.put('pawn', `A${k}`))
    t.chance(2).begin()
    t.use(me)
    expect(all.map((e) => t.tokens(e, 'mark'))).toEqual([0, 0, 1])
  })

  test('ties: random asks chance only when there is a tie', () => {
    const step: Step = {
      do: 'give',
      status: 'mark',
      target: unit({ except: ['self'], auto: { highest: 'power' }, ties: 'random' }),
    }
    const { t, god: me } = god(step)
    t.put('pawn', 'A1')
    const big = t.put('big', 'A2')
    t.chance().begin()
    t.use(me)
    expect(t.tokens(big, 'mark')).toBe(1)
  })

  test('in each it caps the set', () => {
    const { t, god: me } = god({
      do: 'give',
      status: 'mark',
      each: unit({ except: ['self'], auto: 'first', count: 2 }),
    })
    const all = [1, 2, 3].map((k) => t.put('pawn', `A${k}`))
    t.begin()
    t.use(me)
    expect(all.map((e) => t.tokens(e, 'mark'))).toEqual([1, 1, 0])
  })

  test('nobody to take: no target, and the list goes on', () => {
    const { t, god: me } = god(
      { do: 'damage', amount: 1, as: 'x', target: unit({ side: 'opponent', auto: 'first' }) },
      { do: 'gain', what: 'points', amount: 1, if: { outcome: 'noTarget', of: '@x' } },
    )
    t.begin()
    t.use(me)
    expect(t.told('no-target')).toHaveLength(1)
    expect(t.of('points', 0)).toBe(1)
  })

  test('a destination may be automatic too', () => {
    const { t, god: me } = god({
      do: 'move',
      target: unit({ except: ['self'] }),
      to: cell({ empty: true, near: { of: 'target', by: 'step', max: 1 }, auto: 'first' }),
    })
    const pawn = t.put('pawn', 'B1')
    t.begin()
    t.use(me)
    t.pick(pawn)
    expect(t.at(pawn)).toBe('A1')
  })
})

describe('[L-1.1] each with target', () => {
  test('the target is chosen, each is what is hit; inside each, target is the pick', () => {
    const { t, god: me } = god({
      do: 'damage',
      amount: 1,
      target: cell(),
      each: unit({ near: { of: 'target', by: 'king', min: 0, max: 1 } }),
    })
    const [hit, there, away] = [t.put('pawn', 'A1'), t.put('pawn', 'B2'), t.put('pawn', 'E5')]
    t.begin()
    t.use(me)
    expect(t.picks()).toHaveLength(25)
    t.pick('B2')
    expect([hit, there, me, away].map((e) => t.of('life', e))).toEqual([2, 2, 2, 3])
  })

  test('[L-3.5] a chosen centre that is gone at commit: the step is gone', () => {
    const { t, god: me } = god(
      { do: 'destroy', each: unit({ def: ['small'] }) },
      {
        do: 'damage',
        amount: 1,
        as: 'blast',
        target: unit({ def: ['small'] }),
        each: unit({ near: { of: 'target', by: 'king', min: 1, max: 1 } }),
      },
      { do: 'gain', what: 'points', amount: 1, if: { outcome: 'gone', of: '@blast' } },
    )
    const [small, near] = [t.put('small', 'A1'), t.put('pawn', 'A2')]
    t.begin()
    t.use(me)
    t.pick(small)
    expect([t.of('life', near), t.of('points', 0)]).toEqual([3, 1])
  })

  test('without each or target the actor’s seat is the recipient', () => {
    const { t, god: me } = god({ do: 'gain', what: 'points', amount: 2 })
    t.begin()
    t.use(me)
    expect([t.of('points', 0), t.of('points', 1)]).toEqual([2, 0])
  })
})

test('[L-2.4] stay: the unit’s own cell is legal and means it does not move', () => {
  const { t, god: me } = god(
    {
      do: 'move',
      each: 'self',
      as: 'go',
      to: cell({ empty: true, near: 'adjacent', stay: 'self' }),
    },
    { do: 'gain', what: 'points', amount: 1, if: { outcome: 'stayed', of: '@go' } },
  )
  t.begin()
  t.use(me)
  expect(t.picks()).toEqual(['B3', 'C2', 'C3', 'C4', 'D3'])
  t.pick('C3')
  expect([t.at(me), t.of('points', 0)]).toEqual(['C3', 1])
})
