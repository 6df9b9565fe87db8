// §5 Verbs of places and bodies: every outcome, every event.
import { describe, expect, test } from 'vitest'
import type { Ability, Step, Target } from '../../src/index.ts'
import { act, toy, type ToyParts } from '../toy.ts'

const unit = (rest: Partial<Target> = {}): Target => ({ kind: 'unit', ...rest })
const cell = (rest: Partial<Target> = {}): Target => ({ kind: 'cell', ...rest })

function god(steps: Step[], parts: ToyParts = {}) {
  const pieces = { ...parts.pieces, god: { abilities: [act(...steps)] } }
  const t = toy({ ...parts, pieces })
  return { t, me: t.put('god', 'C3') }
}
const when = (outcome: string, amount = 1): Step => ({
  do: 'gain',
  what: 'points',
  amount,
  if: { outcome, of: '@x' },
})
const rooted: Ability = { passive: [{ query: 'canMove', forbid: true, of: 'self' }] }

describe('[L-5] move', () => {
  const to = cell({ empty: true, near: { of: 'target', by: 'step', max: 1 } })
  test('moved, told with cells, distance and who moved it', () => {
    const { t, me } = god([
      { do: 'move', as: 'x', target: unit({ side: 'opponent' }), to },
      when('moved'),
    ])
    const foe = t.put('pawn', 'A1', 1)
    t.begin()
    t.use(me)
    t.pick(foe, 'A2')
    expect(t.told('moved')).toMatchObject([
      { unit: foe, seat: 1, fromCell: 'A1', toCell: 'A2', distance: 1, by: 0 },
    ])
    expect(t.of('points', 0)).toBe(1)
  })

  test('a unit that may not be moved is no candidate; forbidden when it comes later', () => {
    const { t, me } = god([{ do: 'move', target: unit({ except: ['self'] }), to }], {
      pieces: { tree: { abilities: [rooted] } },
    })
    t.put('tree', 'A1')
    t.begin()
    expect(t.canUse(me)).toBe(false)
    const late = god(
      [
        {
          do: 'modify',
          query: 'canMove',
          forbid: true,
          until: 'turn',
          each: unit({ def: ['pawn'] }),
        },
        { do: 'move', as: 'x', target: unit({ def: ['pawn'] }), to },
        when('forbidden'),
      ],
      {},
    )
    const pawn = late.t.put('pawn', 'A1')
    late.t.begin()
    late.t.use(late.me)
    late.t.pick(pawn, 'A2')
    expect([late.t.at(pawn), late.t.of('points', 0)]).toEqual(['A1', 1])
  })
})

describe('[L-5] push and swap', () => {
  test('push: several steps, as far as there is room; from another thing', () => {
    const { t, me } = god([
      { do: 'push', as: 'x', steps: 3, target: unit({ side: 'opponent' }) },
      when('moved'),
    ])
    const foe = t.put('pawn', 'C4', 1)
    t.begin()
    t.use(me)
    t.pick(foe)
    expect([t.at(foe), t.of('points', 0)]).toEqual(['C5', 1])
  })

  test('push: blocked by what came between', () => {
    const { t, me } = god([
      { do: 'spawn', def: 'pawn', to: cell({ in: 'self.cell' }), if: { has: 'mark' } },
      { do: 'push', as: 'x', each: unit({ side: 'opponent' }) },
      when('blocked'),
    ])
    const foe = t.put('pawn', 'C5', 1)
    t.begin()
    t.use(me)
    expect([t.at(foe), t.of('points', 0)]).toEqual(['C5', 1])
  })

  test('swap with the source, both told', () => {
    const { t, me } = god([
      { do: 'swap', as: 'x', target: unit({ side: 'opponent' }) },
      when('swapped'),
    ])
    const foe = t.put('pawn', 'A1', 1)
    t.begin()
    t.use(me)
    t.pick(foe)
    expect([t.at(me), t.at(foe), t.of('points', 0)]).toEqual(['A1', 'C3', 1])
    expect(t.told('moved')).toHaveLength(2)
  })
})

describe('[L-5] spawn, put, remove', () => {
  test('spawned for its side, entered from none', () => {
    const sides = (['own', 'opponent', 'neutral'] as const).map((side) => {
      const { t, me } = god([
        { do: 'spawn', def: 'pawn', as: 'x', side, to: cell({ empty: true }) },
        when('spawned'),
      ])
      t.begin()
      t.use(me)
      t.pick('A1')
      expect(t.told('entered')).toMatchObject([{ toCell: 'A1', from: 'none' }])
      return t.view().board.find((u) => u.at === 'A1')!.owner
    })
    expect(sides).toEqual([0, 1, -1])
  })

  test('full: a cell that was taken meanwhile', () => {
    const { t, me } = god([{ do: 'spawn', def: 'pawn', as: 'x', to: 'self.cell' }, when('full')])
    t.begin()
    t.use(me)
    expect(t.of('points', 0)).toBe(1)
    expect(t.told('entered')).toEqual([])
  })

  test('put: recall is no death; into the hand of its owner', () => {
    const { t, me } = god(
      [{ do: 'put', as: 'x', target: unit({ side: 'opponent' }), to: 'hand' }, when('put')],
      {
        things: { spy: { class: 'agent', stats: { maxLife: 2 } } },
      },
    )
    const spy = t.put('spy', 'A1', 1)
    t.begin()
    t.use(me)
    t.pick(spy)
    expect(t.zone('hand', 1)).toEqual(['spy'])
    expect(t.told('left')).toMatchObject([{ unit: spy, fromCell: 'A1', to: 'hand' }])
    expect([t.told('died'), t.of('points', 0)]).toEqual([[], 1])
  })

  test('put: from zone to zone, on top, at the bottom, of another seat', () => {
    const at = (where: 'top' | 'bottom') => {
      const { t, me } = god(
        [
          {
            do: 'put',
            target: { kind: 'card', zone: 'hand', side: 'own' },
            to: { zone: 'deck', at: where },
          },
          { do: 'draw', amount: 1 },
        ],
        { spells: { ace: {} } },
      )
      t.card('page', 'deck')
      const ace = t.card('ace')
      t.begin()
      t.use(me)
      t.pick(ace)
      expect(t.told('card-moved')).toMatchObject([{ card: ace, from: 'hand', to: 'deck' }])
      return t.zone('hand')
    }
    expect([at('top'), at('bottom')]).toEqual([['ace'], ['page']])
  })

  test('put: a card enters the board with statuses', () => {
    const { t, me } = god(
      [
        {
          do: 'put',
          target: { kind: 'card', zone: 'hand', side: 'own' },
          to: cell({ empty: true, near: 'adjacent' }),
          give: ['tired'],
        },
      ],
      { things: { spy: { class: 'agent', stats: { maxLife: 2 } } } },
    )
    const spy = t.card('spy')
    t.begin()
    t.use(me)
    t.pick(spy, 'C4')
    expect([t.at(spy), t.tokens(spy, 'tired'), t.of('life', spy)]).toEqual(['C4', 1, 2])
    expect(t.told('entered')).toMatchObject([{ unit: spy, from: 'hand' }])
  })

  test('remove: leaves without dying, terrain too', () => {
    const { t, me } = god([{ do: 'remove', as: 'x', target: { kind: 'terrain' } }, when('removed')])
    const rock = t.put('boulder', 'A1', -1)
    t.begin()
    t.use(me)
    t.pick(rock)
    expect(t.at(rock)).toBeNull()
    expect([t.told('removed').length, t.told('died').length, t.of('points', 0)]).toEqual([1, 0, 1])
  })
})
