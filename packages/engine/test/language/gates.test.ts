// [L-4] A gate is the same whether the main list reads it from its tables or asks it of the unit.
import { expect, test } from 'vitest'
import type { Ability, Condition, Modifier } from '../../src/index.ts'
import { act, toy } from '../toy.ts'

/** The first has a target, so tables can answer for it; the other is always asked. */
const abilities = (gate: Condition): Ability[] => [
  {
    ...act({ do: 'damage', amount: 1, target: { kind: 'unit', near: 'adjacent' } }),
    name: 'read',
    if: gate,
  },
  { ...act({ do: 'gain', what: 'points', amount: 1 }), name: 'asked', if: gate },
]

const on = (modifier: Partial<Modifier>) => ({
  abilities: [{ passive: [{ of: 'self', ...modifier } as Modifier] }],
})
const STATUSES = {
  mark: {},
  stain: {},
  winged: on({ query: 'flying', allow: true }),
  stuck: on({ query: 'canMove', forbid: true }),
  limp: on({ query: 'canAct', forbid: true }),
}

/** What the gate says of a beast and of a stone that bear these. */
function answers(gate: Condition, ...statuses: string[]): boolean[] {
  const t = toy({
    statuses: STATUSES,
    pieces: {
      wolf: { types: ['beast'], abilities: abilities(gate) },
      golem: { types: ['stone'], abilities: abilities(gate) },
    },
  })
  const units = [t.put('wolf', 'B2'), t.put('golem', 'D4')]
  t.put('pawn', 'B3', 1)
  t.put('pawn', 'D5', 1)
  for (const unit of units) for (const status of statuses) t.give(unit, status)
  t.begin()
  return units.map((unit) => {
    expect(t.canUse(unit, 'read')).toBe(t.canUse(unit, 'asked'))
    return t.canUse(unit, 'read')
  })
}

const BOTH = [true, true]
const NEITHER = [false, false]

test('statuses that must be lacking', () => {
  expect(answers({ lacks: 'mark' })).toEqual(BOTH)
  expect(answers({ lacks: 'mark' }, 'stain')).toEqual(BOTH)
  expect(answers({ lacks: 'mark' }, 'mark')).toEqual(NEITHER)
  expect(answers({ lacks: ['mark', 'stain'] }, 'stain')).toEqual(NEITHER)
  expect(answers({ lacks: { status: 'mark', min: 2 } }, 'mark')).toEqual(BOTH)
})

test('what printed answers say holds until a modifier speaks', () => {
  expect(answers({ can: 'canMove' })).toEqual(BOTH)
  expect(answers({ can: 'canMove' }, 'stuck')).toEqual(NEITHER)
  expect(answers({ can: 'flying' })).toEqual(NEITHER)
  expect(answers({ can: 'flying' }, 'winged')).toEqual(BOTH)
  expect(answers({ not: { can: 'flying' } }, 'winged')).toEqual(NEITHER)
  expect(answers([], 'limp')).toEqual(NEITHER)
})

test('types, one or the other', () => {
  const isBeast: Condition = { is: { types: ['beast'] } }
  expect(answers(isBeast)).toEqual([true, false])
  expect(answers({ not: isBeast })).toEqual([false, true])
  const either: Condition = { any: [{ lacks: 'mark' }, isBeast, { can: 'flying' }] }
  expect(answers(either)).toEqual(BOTH)
  expect(answers(either, 'mark')).toEqual([true, false])
  expect(answers(either, 'mark', 'winged')).toEqual(BOTH)
  expect(answers({ any: [{ lacks: 'mark' }, { lacks: 'stain' }] }, 'mark')).toEqual(BOTH)
  expect(answers({ any: [] })).toEqual(NEITHER)
})

test('what is the same for all units of a seat', () => {
  expect(answers({ counter: 'round', lt: 1 })).toEqual(BOTH)
  expect(answers({ counter: 'round', gt: 0 })).toEqual(NEITHER)
  const late: Condition = { any: [{ counter: 'round', gt: 0 }, { can: 'flying' }] }
  expect(answers(late)).toEqual(NEITHER)
  expect(answers(late, 'winged')).toEqual(BOTH)
  expect(answers({ not: { counter: 'round', gt: 0 } })).toEqual(BOTH)
  expect(answers([{ counter: 'round', eq: 0 }, { lacks: 'mark' }], 'mark')).toEqual(NEITHER)
  expect(answers({ counter: 'round', lt: { stat: 'power' } })).toEqual(BOTH)
})
