// §3.1 Reference words and fields of names.
import { describe, expect, test } from 'vitest'
import type { Ability, Step, Target } from '../../src/index.ts'
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

describe('[L-3.1] words', () => {
  test('actor, opponent and active are seats', () => {
    const { t, me } = god([
      points(1, { who: 'actor' }),
      points(2, { who: 'opponent' }),
      points(4, { who: 'active' }),
    ])
    t.begin()
    t.use(me)
    expect([t.of('points', 0), t.of('points', 1)]).toEqual([5, 2])
  })

  test('self.owner, self.cell, self.line, it.owner', () => {
    const { t, me } = god([
      { do: 'give', status: 'mark', each: unit({ in: 'self.line' }) },
      points(1, { who: 'self.owner' }),
      { do: 'give', status: 'stun', each: unit({ where: { same: ['it.owner', 'opponent'] } }) },
      { do: 'give', status: 'stun', each: unit({ in: 'self.cell' }) },
    ])
    const [row, foe] = [t.put('pawn', 'C1'), t.put('pawn', 'A1', 1)]
    t.begin()
    t.use(me)
    expect([row, foe, me].map((e) => [t.tokens(e, 'mark'), t.tokens(e, 'stun')])).toEqual([
      [1, 0],
      [0, 1],
      [1, 1],
    ])
    expect(t.of('points', 0)).toBe(1)
  })

  test('partitions are fields too', () => {
    const { t, me } = god([
      {
        do: 'damage',
        amount: 1,
        each: unit({ where: { same: ['it.quadrant', 'self.quadrant'] } }),
      },
    ])
    const [same, other] = [t.put('pawn', 'E5'), t.put('pawn', 'A1')]
    t.begin()
    t.use(me)
    expect([same, other, me].map((e) => t.of('life', e))).toEqual([2, 3, 2])
  })

  test('world holds its resource', () => {
    const { t, me } = god([{ do: 'gain', what: 'tide', who: 'world', amount: 2 }])
    t.begin()
    t.use(me)
    expect(t.view().world).toEqual({ tide: 2 })
  })

  test('giver is who placed the oldest token, not the owner of the bearer', () => {
    const { t, me } = god([{ do: 'damage', amount: 1, each: 'self' }], {
      statuses: {
        mark: {
          stacks: true,
          token: true,
          abilities: [{ on: 'damaged', of: 'self', steps: [points(1, { who: 'giver' })] }],
        },
      },
    })
    t.give(me, 'mark', 1, 1).give(me, 'mark', 1, 0)
    t.begin()
    t.use(me)
    expect([t.of('points', 0), t.of('points', 1)]).toEqual([0, 1])
  })

  test('event fields: unit, source, amount, killer, cells', () => {
    const log: Ability[] = [
      { on: 'damaged', steps: [points('event.amount')] },
      { on: 'died', steps: [{ do: 'give', status: 'stun', each: 'event.killer' }] },
      { on: 'moved', steps: [{ do: 'give', status: 'mark', each: unit({ in: 'event.toCell' }) }] },
    ]
    const { t, me } = god(
      [
        { do: 'damage', amount: 5, target: unit({ side: 'opponent' }) },
        { do: 'move', each: 'self', to: cell({ empty: true, near: 'adjacent' }) },
      ],
      { pieces: { clerk: { abilities: log } } },
    )
    const foe = t.put('pawn', 'A1', 1)
    t.put('clerk', 'E5')
    t.begin()
    t.use(me)
    t.pick(foe, 'C4')
    expect(t.of('points', 0)).toBe(5)
    expect([t.tokens(me, 'stun'), t.tokens(me, 'mark')]).toEqual([1, 1])
  })
})
