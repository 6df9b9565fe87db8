// Differences and the merge undo each other, whatever two cards look like.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differences } from './differences.ts'
import { mergeCards } from './merge.ts'

/** `npm run properties` tries other cards, and more of them. */
const seed = Number(process.env.PROPERTY_SEED ?? 1)
const numRuns = 100 * Number(process.env.PROPERTY_TIMES ?? 1)

const step = (amount: unknown, target?: object) => ({
  do: 'damage',
  amount,
  ...(target && { target }),
})
const card = (id: string, more: object) => ({ id, ...more })
const variant = (more: object) => ({ id: 'b', variantOf: 'a', ...more })

describe('differences', () => {
  interface Printed {
    types: string[]
    cost: Record<string, number>
    abilities: { when: string; steps: { do: string; amount?: number; target?: object }[] }[]
  }
  const side = { kind: 'unit', side: 'opponent' }
  const printed: Printed = {
    types: ['beast', 'stone'],
    cost: { mana: 2 },
    abilities: [{ when: 'act', steps: [{ do: 'damage', amount: 3, target: side }] }],
  }
  const base = card('a', printed)
  const whole = (change: Partial<Printed>) => variant({ ...printed, ...change })
  const aiming = (target: object) =>
    whole({ abilities: [{ when: 'act', steps: [{ do: 'damage', amount: 3, target }] }] })
  const withSteps = (...steps: Printed['abilities'][0]['steps']) =>
    whole({ abilities: [{ when: 'act', steps }] })

  it.each<[string, Record<string, unknown>, object]>([
    ['nothing', whole({}), {}],
    [
      'a number',
      withSteps({ do: 'damage', amount: 4, target: side }),
      { abilities: [{ steps: [{ amount: 4 }] }] },
    ],
    ['one more price', whole({ cost: { mana: 2, tide: 1 } }), { cost: { tide: 1 } }],
    ['no price', variant({ types: printed.types, abilities: printed.abilities }), { cost: null }],
    ['words', whole({ types: ['stone'] }), { types: ['stone'] }],
    [
      'a key of a target',
      aiming({ kind: 'unit' }),
      { abilities: [{ steps: [{ target: { side: null } }] }] },
    ],
    [
      'another ability',
      whole({ abilities: [...printed.abilities, { when: 'act', steps: [{ do: 'draw' }] }] }),
      { abilities: [{}, { when: 'act', steps: [{ do: 'draw' }] }] },
    ],
    [
      'another step',
      withSteps({ do: 'draw' }, { do: 'draw' }),
      { abilities: [{ steps: [{ do: 'draw' }, { do: 'draw' }] }] },
    ],
    ['no ability', whole({ abilities: [] }), { abilities: [] }],
    [
      'keys in another order',
      aiming({ side: 'opponent', kind: 'unit' }),
      { abilities: [{ steps: [{ target: { side: 'opponent', kind: 'unit' } }] }] },
    ],
  ])('of %s', (_, changed, changes) => {
    const found = differences(base, changed)
    expect(found).toEqual(variant(changes))
    expect(mergeCards(base, found)).toEqual(changed)
  })

  it.each<[string, object, object]>([
    ['a new entry that is empty', { data: [{}] }, { data: [{}, {}] }],
    ['the order of keys alone', { data: [{ of: 1, lte: 2 }] }, { data: [{ lte: 2, of: 1 }] }],
  ])('are undone by the merge: %s', (_, a, b) => {
    const [from, to] = [card('a', a), variant(b)]
    expect(mergeCards(from, differences(from, to))).toEqual(to)
  })

  it('are undone by the merge', () => {
    const word = fc.constantFrom('do', 'kind', 'when', 'of', 'amount', 'lte')
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom<unknown>(1, 2, 'a', true),
        fc.dictionary(word, tie('value'), { maxKeys: 3 }),
        fc.array(tie('value'), { maxLength: 3 }),
      ),
    }))
    const steps = fc.array(fc.record({ do: word, amount: value, target: value }), {
      minLength: 1,
      maxLength: 3,
    })
    const printed = fc.record(
      {
        cost: fc.dictionary(word, fc.nat(3)),
        data: value,
        abilities: fc.array(fc.record({ when: word, steps })),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(printed, printed, (a, b) => {
        const from = { id: 'a', ...a }
        const to = { id: 'b', variantOf: 'a', ...b }
        expect(mergeCards(from, differences(from, to))).toEqual(to)
      }),
      { seed, numRuns },
    )
  })
})

describe('a merge', () => {
  it('leaves the card it comes from as it is', () => {
    const base = card('a', { cost: { mana: 1 }, abilities: [{ when: 'act', steps: [step(1)] }] })
    const before = JSON.stringify(base)
    const made = mergeCards(
      base,
      variant({ cost: { mana: 3 }, abilities: [{ steps: [{ amount: 2 }] }] }),
    )
    expect(made).toEqual(
      variant({ cost: { mana: 3 }, abilities: [{ when: 'act', steps: [step(2)] }] }),
    )
    expect(JSON.stringify(base)).toBe(before)
  })

  it('does not inherit other names', () => {
    expect(mergeCards(card('a', { aliases: ['x'], icon: 'y' }), variant({}))).toEqual(
      variant({ icon: 'y' }),
    )
  })

  it('says what is not there to be taken away', () => {
    const said: string[] = []
    const stray = (path: readonly unknown[], message: string) =>
      said.push(`${path.join('.')} ${message}`)
    mergeCards(
      card('a', { abilities: [{ when: 'act', steps: [step(1)] }] }),
      variant({ cost: null, abilities: [{}, null] }),
      stray,
    )
    expect(said).toEqual([
      'cost there is no "cost" to remove',
      'abilities.1 there is no entry 2 to remove',
    ])
  })
})
