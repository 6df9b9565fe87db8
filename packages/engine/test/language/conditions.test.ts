// §4 Conditions and amounts.
import { describe, expect, test } from 'vitest'
import type { Amount, Condition, Target } from '../../src/index.ts'
import { act, toy, type Table } from '../toy.ts'

const unit = (rest: Partial<Target> = {}): Target => ({ kind: 'unit', ...rest })

/** Does this gate open for a god at C3? */
function holds(condition: Condition, arrange: (t: Table, me: number) => void = () => {}): boolean {
  const ability = { ...act({ do: 'gain', what: 'points', amount: 1 }), if: condition }
  const t = toy({
    pieces: {
      god: {
        abilities: [ability],
        fields: { colour: 'red' },
        stats: { power: 2, speed: 1, maxLife: 3, height: 7 },
      },
    },
    balance: { two: 2 },
  })
  const me = t.put('god', 'C3')
  arrange(t, me)
  t.begin()
  return t.canUse(me)
}

/** What does this amount come to? */
function value(amount: Amount, arrange: (t: Table, me: number) => void = () => {}): number {
  const t = toy({
    pieces: {
      god: {
        abilities: [act({ do: 'gain', what: 'points', amount })],
        stats: { power: 2, speed: 1, maxLife: 3, height: 7 },
      },
      big: { stats: { power: 5, maxLife: 9 } },
    },
    balance: { two: 2, half: 0.5 },
  })
  const me = t.put('god', 'C3')
  arrange(t, me)
  t.begin()
  t.use(me)
  return t.of('points', 0)
}

describe('[L-4] conditions', () => {
  test('lists, all, any, not', () => {
    const yes: Condition = { stat: 'power', eq: 2 }
    const no: Condition = { stat: 'power', eq: 3 }
    expect(holds([yes, yes])).toBe(true)
    expect(holds([yes, no])).toBe(false)
    expect(holds({ all: [yes, no] })).toBe(false)
    expect(holds({ any: [no, yes] })).toBe(true)
    expect(holds({ not: no })).toBe(true)
  })

  test('every comparator, also two at once', () => {
    expect(holds({ stat: 'power', lt: 3 })).toBe(true)
    expect(holds({ stat: 'power', lte: 1 })).toBe(false)
    expect(holds({ stat: 'power', gt: 2 })).toBe(false)
    expect(holds({ stat: 'power', gte: 2 })).toBe(true)
    expect(holds({ stat: 'power', ne: 2 })).toBe(false)
    expect(holds({ stat: 'power', gte: 1, lte: '$two' })).toBe(true)
  })

  test('value, count, resource, counter', () => {
    expect(holds({ value: { add: [1, 1] }, eq: 2 })).toBe(true)
    expect(holds({ count: unit(), eq: 2 }, (t) => t.put('pawn', 'A1'))).toBe(true)
    expect(holds({ resource: 'mana', gte: 10 })).toBe(true)
    expect(holds({ resource: 'mana', of: 'opponent', lt: 10 })).toBe(false)
    expect(holds({ resource: 'fuel', eq: 2 })).toBe(true)
    expect(holds({ resource: 'tide', of: 'world', eq: 0 })).toBe(true)
    expect(holds({ counter: 'round', eq: 0 })).toBe(true)
  })

  test('exists, is, has, lacks, same', () => {
    expect(holds({ exists: unit({ side: 'opponent' }) })).toBe(false)
    expect(holds({ exists: unit({ side: 'opponent' }) }, (t) => t.put('pawn', 'A1', 1))).toBe(true)
    expect(holds({ is: { region: 'edge' } })).toBe(false)
    expect(holds({ has: 'mark' }, (t, me) => t.give(me, 'mark'))).toBe(true)
    expect(holds({ lacks: 'mark' })).toBe(true)
    expect(holds({ same: ['self.owner', 'active'] })).toBe(true)
    expect(holds({ same: ['self', 'self'] })).toBe(true)
  })

  test('field: printed symbols, the definition, the zone', () => {
    expect(holds({ field: 'colour', oneOf: ['red'] })).toBe(true)
    expect(holds({ field: 'colour', oneOf: ['blue'] })).toBe(false)
    expect(holds({ field: 'def', oneOf: ['god', 'pawn'] })).toBe(true)
    expect(holds({ field: 'zone', oneOf: ['board'] })).toBe(true)
  })

  test('can: a yes/no query with its modifiers; turn; phase', () => {
    expect(holds({ can: 'canMove' })).toBe(true)
    expect(holds({ can: 'flying' })).toBe(false)
    expect(holds({ turn: 'own' })).toBe(true)
    expect(holds({ turn: 'opponent' })).toBe(false)
    expect(holds({ phase: ['dawn', 'dusk'] })).toBe(true)
    expect(holds({ phase: ['main'] })).toBe(false)
  })

  test('refusals say that the gate is shut', () => {
    const t = toy({
      pieces: {
        god: {
          abilities: [{ ...act({ do: 'gain', what: 'points', amount: 1 }), if: { has: 'mark' } }],
        },
      },
    })
    const me = t.put('god', 'C3')
    t.begin()
    expect(t.refuse({ kind: 'use', source: me, ability: 'act' }).code).toBe('gate')
  })

  test('of several conditions a refusal names the first that fails', () => {
    const t = toy({
      pieces: {
        god: {
          abilities: [
            {
              ...act({ do: 'gain', what: 'points', amount: 1 }),
              if: [{ lacks: 'mark' }, { has: 'mark' }, { turn: 'opponent' }],
            },
          ],
        },
      },
    })
    const me = t.put('god', 'C3')
    t.begin()
    expect(t.refuse({ kind: 'use', source: me, ability: 'act' })).toMatchObject({
      code: 'gate',
      condition: { has: 'mark' },
    })
  })
})

describe('[L-4] amounts', () => {
  test('literals, balance keys, stats, raw stats, computed, resources, counters', () => {
    expect(value(3)).toBe(3)
    expect(value('$two')).toBe(2)
    expect(value({ stat: 'power' })).toBe(2)
    expect(value({ stat: 'height' })).toBe(7)
    expect(value({ stat: 'missing', of: 'self' }, (t, me) => t.set('life', me, 1))).toBe(2)
    expect(value({ resource: 'mana' })).toBe(10)
    expect(value({ counter: 'round' })).toBe(0)
  })

  test('count of matches, of tokens', () => {
    expect(value({ count: unit() }, (t) => t.put('pawn', 'A1'))).toBe(2)
    expect(
      value({ count: { kind: 'status', status: 'mark', on: unit() } }, (t, me) =>
        t.give(me, 'mark', 3),
      ),
    ).toBe(3)
  })

  test('sum, highest, lowest over matches; none is 0', () => {
    const others = unit({ except: ['self'] })
    const put = (t: Table) => [t.put('pawn', 'A1'), t.put('big', 'A2')]
    expect(value({ sum: 'power', over: others }, put)).toBe(6)
    expect(value({ highest: 'power', over: others }, put)).toBe(5)
    expect(value({ lowest: 'power', over: others }, put)).toBe(1)
    expect(value({ lowest: 'power', over: others })).toBe(0)
  })

  test('arithmetic', () => {
    expect(value({ add: [1, 2, 3] })).toBe(6)
    expect(value({ sub: [5, { stat: 'power' }] })).toBe(3)
    expect(value({ mul: [{ stat: 'power' }, 3] })).toBe(6)
    expect(value({ div: [7, { stat: 'power' }], round: 'up' })).toBe(4)
    expect(value({ div: [7, 2], round: 'down' })).toBe(3)
    expect(value({ div: [5, 2], round: 'halfUp' })).toBe(3)
    expect(value({ mod: [7, 3] })).toBe(1)
    expect(value({ min: [4, { stat: 'power' }] })).toBe(2)
    expect(value({ max: [4, { stat: 'power' }] })).toBe(4)
  })

  test('if, then, else is evaluated per recipient', () => {
    const t = toy({
      pieces: {
        god: {
          abilities: [
            act({
              do: 'damage',
              amount: { if: { has: 'mark' }, then: 2, else: 1 },
              each: unit({ except: ['self'] }),
            }),
          ],
        },
      },
    })
    const me = t.put('god', 'C3')
    const [a, b] = [t.put('pawn', 'A1'), t.put('pawn', 'A2')]
    t.give(b, 'mark')
    t.begin()
    t.use(me)
    expect([t.of('life', a), t.of('life', b)]).toEqual([2, 1])
  })

  test('an amount per recipient reads the recipient', () => {
    const t = toy({
      pieces: {
        god: { abilities: [act({ do: 'damage', amount: { stat: 'power' }, each: unit() })] },
        big: { stats: { power: 5, maxLife: 9 } },
      },
    })
    const me = t.put('god', 'C3')
    const big = t.put('big', 'A1')
    t.begin()
    t.use(me)
    expect([t.of('life', me), t.of('life', big)]).toEqual([2, 4])
  })

  test('counting around the recipient: it within a target is the outer candidate', () => {
    const t = toy({
      pieces: {
        god: {
          abilities: [
            act({
              do: 'damage',
              amount: { count: unit({ except: ['it'], near: { of: 'it', by: 'step', max: 1 } }) },
              each: unit(),
            }),
          ],
        },
      },
    })
    const me = t.put('god', 'C3')
    const [beside, alone] = [t.put('pawn', 'C4'), t.put('pawn', 'A1')]
    t.begin()
    t.use(me)
    expect([me, beside, alone].map((e) => t.of('life', e))).toEqual([2, 2, 3])
  })
})
