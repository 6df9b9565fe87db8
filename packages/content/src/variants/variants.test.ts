// Variants in a pack: what they inherit, and where their problems are told.
import { describe, expect, it } from 'vitest'
import { problemsWith, toyFiles, toyWords } from '../../test/toy.ts'
import { loadPack } from '../load.ts'

const strike = (more: object = {}) => ({
  name: 'strike',
  when: 'act',
  steps: [{ do: 'damage', amount: 2, target: { kind: 'unit', side: 'opponent' } }],
  ...more,
})
const base = {
  id: 'wolf',
  icon: 'wolf-head',
  aliases: ['Wolf'],
  types: ['beast'],
  stats: { power: 2, height: 1 },
  cost: { mana: 2 },
  abilities: [strike(), { passive: [{ query: 'speed', add: 1, of: 'self' }] }],
}
const shelf = (...cards: object[]) => ({
  'cards/more.json': { class: 'piece', cards: [base, ...cards] },
})
const variant = (more: object, id = 'wolfPlus') => ({ id, variantOf: 'wolf', ...more })
const problems = (...cards: object[]) => problemsWith(shelf(...cards))

function wholeOf(card: object, id = 'wolfPlus') {
  const loaded = loadPack(toyFiles([], shelf(card)), { usedByCode: toyWords })
  if (!loaded.ok) throw new Error(loaded.problems[0].message)
  return loaded.pack.definitions.find((one) => one.id === id)
}

describe('a variant', () => {
  it('has everything of its card but the id and the other names', () => {
    const { aliases: _, ...inherited } = base
    expect(wholeOf(variant({}))).toEqual({
      ...inherited,
      id: 'wolfPlus',
      class: 'piece',
      variantOf: 'wolf',
    })
  })

  it('writes only what differs', () => {
    const found = wholeOf(
      variant({ stats: { power: 3 }, cost: null, abilities: [{ steps: [{ amount: 3 }] }, null] }),
    )
    const steps = [{ do: 'damage', amount: 3, target: { kind: 'unit', side: 'opponent' } }]
    expect(found?.stats).toEqual({ power: 3, height: 1 })
    expect(found?.cost).toBeUndefined()
    expect(found?.abilities).toEqual([strike({ steps })])
  })

  it('may stand before its card, and on another shelf', () => {
    const pieces = { 'cards/a.json': { class: 'piece', cards: [variant({})] } }
    expect(problemsWith({ ...pieces, ...shelf() })).toEqual([])
  })

  it('has the hash of the same pack written in full', () => {
    const hash = (card: object) => {
      const loaded = loadPack(toyFiles([], shelf(card)), { usedByCode: toyWords })
      return loaded.ok && loaded.pack.hash
    }
    const { aliases: _, id: __, ...rest } = base
    expect(hash(variant({ cost: { mana: 3 } }))).toBe(hash(variant({ ...rest, cost: { mana: 3 } })))
  })
})

describe('a variant of', () => {
  it.each<[string, object[], string[]]>([
    [
      'itself',
      [variant({}, 'wolf')],
      ['cards[1].id  this id is already used', 'variantOf  a card cannot be a variant of itself'],
    ],
    ['nothing', [{ id: 'x', variantOf: 'wlof' }], ['did you mean "wolf"?']],
    [
      'a variant',
      [variant({}), { id: 'x', variantOf: 'wolfPlus' }],
      ['is itself a variant: name its original instead ("wolfPlus") — did you mean "wolf"?'],
    ],
    [
      'its own variant',
      [
        { id: 'x', variantOf: 'y' },
        { id: 'y', variantOf: 'x' },
      ],
      ['variants of each other', 'variants of each other'],
    ],
  ])('%s is a problem', (_, cards, messages) => {
    expect(problems(...cards)).toEqual(messages.map((one) => expect.stringContaining(one)))
  })
})

describe('problems of a variant', () => {
  it.each<[string, object, string[]]>([
    [
      'stand where they are written',
      { abilities: [{ steps: [{ amount: 'two' }] }] },
      ['cards/more.json:wolfPlus.abilities[0].steps[0].amount'],
    ],
    [
      'stand where they are written behind what was taken away',
      { abilities: [null, { passive: [{ query: 'sped', add: 2, of: 'self' }] }] },
      ['cards/more.json:wolfPlus.abilities[1].passive[0].query  unknown query ("sped")'],
    ],
    [
      'stand where something is missing',
      { abilities: [{}, {}, { when: 'act', steps: [{ amount: 1 }] }] },
      ['cards/more.json:wolfPlus.abilities[2].steps[0].do  is missing'],
    ],
    [
      'tell of what is not there',
      { icon: null, fields: null },
      ['wolfPlus.fields  there is no "fields"'],
    ],
    ['tell of lost stats', { stats: { power: null } }, ['wolfPlus.stats  a piece needs the stat']],
  ])('%s', (_, more, messages) => {
    expect(problems(variant(more))).toEqual(messages.map((one) => expect.stringContaining(one)))
  })

  it('that come from its card are told of the card alone', () => {
    const broken = { ...base, id: 'bad', aliases: ['Bad'], abilities: [strike({ when: 'atc' })] }
    expect(problems(broken, { id: 'badPlus', variantOf: 'bad', cost: { mana: 1 } })).toEqual([
      expect.stringContaining('bad.abilities[0].when  unknown timing'),
    ])
  })

  it('that only the change makes are told of the variant', () => {
    const chain = strike({
      steps: [
        { do: 'damage', amount: 1, as: 'hit', target: { kind: 'unit' } },
        { do: 'destroy', each: '@hit' },
      ],
    })
    const found = problems(
      { ...base, id: 'chain', aliases: ['Chain'], abilities: [chain] },
      { id: 'chainPlus', variantOf: 'chain', abilities: [{ steps: [{ as: null }] }] },
    )
    expect(found).toEqual([
      expect.stringMatching(
        /^cards\/more\.json:chainPlus\.abilities\[0\]\.steps {2}.*in 1\.each of "chain" \("@hit"\)/,
      ),
    ])
  })

  it('end where variants make a pack too large', () => {
    const large = { ...base, id: 'large', aliases: ['Large'], data: { all: Array(4000).fill(1) } }
    const many = Array.from({ length: 30 }, (_, i) => ({ id: `v${i}`, variantOf: 'large' }))
    expect(problems(large, ...many)).toEqual([
      expect.stringContaining(
        'too many: at most 100,000 values in a pack, including inherited ones',
      ),
    ])
  })
})
