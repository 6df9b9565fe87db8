// What packs of strangers once ran into: each works as its text says. What is refused stands in the testkit.
import { describe, expect, test } from 'vitest'
import { hash, type Ability } from '../../src/index.ts'
import { act, toy, toyPack } from '../toy.ts'

const { queries } = toyPack({}).manifest
const play = (...steps: unknown[]) => ({ when: 'play', steps }) as Ability

test('a kept status with a passive on itself does not loop when its card is played', () => {
  const t = toy({
    manifest: { queries: { ...queries, passivesOn: { kind: 'yesNo', of: 'unit', base: true } } },
    statuses: {
      blessed: {
        stacks: false,
        keepOn: ['hand', 'board'],
        abilities: [{ passive: [{ query: 'power', add: 1, of: 'self' }] }],
      },
    },
    pieces: {
      smith: {
        abilities: [
          act({ do: 'put', target: { kind: 'card', zone: 'hand' }, to: { kind: 'cell' } } as never),
        ],
      },
    },
  })
  const smith = t.put('smith', 'A1')
  const card = t.card('pawn', 'hand')
  t.give(card, 'blessed').begin()
  t.use(smith)
  t.pick(card)
  t.pick('B2')
  expect(t.view().board).toHaveLength(2)
})

describe('numbers', () => {
  test.each([1023, 1024, 1500, 2000, 1_000_000])('a blow of %s is told as it is', (amount) => {
    const t = toy({
      pieces: { god: { abilities: [act({ do: 'damage', amount, target: { kind: 'unit' } })] } },
    })
    const god = t.put('god', 'A1')
    const pawn = t.put('pawn', 'A2', 1)
    t.begin()
    t.use(god)
    t.pick(pawn)
    expect(t.told('damaged')).toMatchObject([{ amount, through: amount, lethal: 1 }])
    expect(t.told('died')).toHaveLength(1)
  })

  test('a blow beyond 32 bits stops at a bound and kills', () => {
    const huge = { mul: [1_000_000, { mul: [1_000_000, 1_000_000] }] }
    const t = toy({
      pieces: {
        god: {
          abilities: [act({ do: 'damage', amount: huge, target: { kind: 'unit' } } as never)],
        },
      },
    })
    const god = t.put('god', 'A1')
    const pawn = t.put('pawn', 'A2', 1)
    t.begin()
    t.use(god)
    t.pick(pawn)
    const [{ amount }] = t.told('damaged') as unknown as { amount: number }[]
    expect(amount).toBeGreaterThan(1_000_000)
    expect(amount).toBeLessThan(2 ** 31)
    expect(t.told('died')).toHaveLength(1)
  })

  test('pools and modifiers stop at what the block holds', () => {
    const huge = { mul: [1_000_000, { mul: [1_000_000, 1_000_000] }] }
    const t = toy({
      pieces: {
        bank: {
          abilities: [
            act(
              { do: 'gain', what: 'points', amount: huge } as never,
              { do: 'gain', what: 'points', amount: huge } as never,
              { do: 'modify', each: 'self', query: 'power', add: huge, until: 'turn' } as never,
              { do: 'modify', each: 'self', query: 'power', add: huge, until: 'turn' } as never,
            ),
          ],
        },
      },
    })
    const bank = t.put('bank', 'A1')
    t.begin()
    for (let k = 0; k < 4; k++) t.use(bank)
    for (const value of [t.of('points', 0), t.stat('power', bank)]) {
      expect(value).toBeGreaterThan(1_000_000)
      expect(value).toBeLessThan(2 ** 31)
    }
  })
})

describe('cards', () => {
  test('several taken at once are all under their name', () => {
    const t = toy({
      spells: {
        trade: {
          abilities: [
            play(
              { do: 'select', each: { kind: 'card', zone: 'hand', side: 'own' }, as: 'mine' },
              { do: 'discard', each: '@mine' },
            ),
          ],
        },
      },
    })
    const trade = t.card('trade')
    for (let k = 0; k < 3; k++) t.card('page')
    t.begin()
    t.use(trade)
    expect([t.zone('hand').length, t.zone('discard').length]).toEqual([0, 4])
  })

  test('some taken by chance can be picked among', () => {
    const t = toy({
      spells: {
        find: {
          abilities: [
            play(
              {
                do: 'look',
                each: { kind: 'card', zone: 'deck', side: 'own', auto: 'random', count: 3 },
                as: 'seen',
              },
              {
                do: 'put',
                target: { kind: 'card', zone: 'deck', in: '@seen' },
                to: 'hand',
              },
            ),
          ],
        },
      },
    })
    const find = t.card('find')
    for (let k = 0; k < 9; k++) t.card('page', 'deck')
    t.begin()
    t.use(find)
    expect(t.picks()).toHaveLength(3)
  })

  test('a card that is played is not counted in the hand', () => {
    const rain = play({
      do: 'damage',
      amount: 1,
      target: { kind: 'unit' },
      times: { count: { kind: 'card', zone: 'hand', side: 'own' } },
    })
    const t = toy({ spells: { rain: { abilities: [rain] } } })
    t.put('pawn', 'A1', 1)
    const card = t.card('rain')
    t.card('page')
    t.card('page')
    t.begin()
    t.use(card)
    let asked = 0
    for (; t.view().asking?.kind === 'pick' && asked < 9; asked++) t.pick(t.picks()[0] as number)
    expect(asked).toBe(2)
  })

  test('one that is discarded hears it, with what is last known', () => {
    const madness: Ability = {
      on: 'card-discarded',
      of: 'self',
      lastKnown: true,
      steps: [{ do: 'gain', what: 'points', amount: 1 }],
    }
    const t = toy({
      spells: {
        mad: { abilities: [madness] },
        purge: {
          abilities: [play({ do: 'discard', each: { kind: 'card', zone: 'hand', side: 'own' } })],
        },
      },
    })
    const purge = t.card('purge')
    t.card('mad')
    t.begin()
    t.use(purge)
    expect(t.of('points', 0)).toBe(1)
  })
})

test('a keyword that is printed and granted fires once, and stays when the grant ends', () => {
  const keywords = {
    greedy: [
      {
        on: 'turn-ended',
        seat: 'own',
        steps: [{ do: 'gain', what: 'points', amount: 1 }],
      } as Ability,
    ],
  }
  const grant = act({ do: 'modify', each: 'self', keyword: 'greedy', until: 'turn' } as never)
  const t = toy({ keywords, pieces: { imp: { keywords: ['greedy'], abilities: [grant] } } })
  const imp = t.put('imp', 'A1')
  t.begin()
  t.use(imp)
  t.endTurn()
  expect(t.of('points', 0)).toBe(1)
  t.endTurn()
  t.endTurn()
  expect(t.of('points', 0)).toBe(2)
  expect(hash(t.m)).toHaveLength(16)
})
