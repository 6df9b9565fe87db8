// §2.1 target kinds, §2.2 sides and §2.3 filters: who may be picked.
import { describe, expect, test } from 'vitest'
import type { Definition, Target } from '../../src/index.ts'
import { act, toy, type Table, type ToyParts } from '../toy.ts'

/** A god at C3 that picks by this target. */
function asks(target: Target, parts: ToyParts = {}): { t: Table; me: number } {
  const pieces: Record<string, Partial<Definition>> = {
    ...parts.pieces,
    god: { abilities: [act({ do: 'select', as: 'it', target })] },
    wolf: { types: ['beast', 'tool'], keywords: ['swift'], fields: { colour: 'red' } },
    golem: { types: ['stone'] },
  }
  const t = toy({ ...parts, pieces, keywords: { swift: [], ...parts.keywords } })
  return { t, me: t.put('god', 'C3') }
}
const unit = (rest: Partial<Target> = {}): Target => ({ kind: 'unit', ...rest })
const picks = ({ t, me }: { t: Table; me: number }): unknown[] => {
  t.begin()
  if (!t.canUse(me)) return []
  t.use(me)
  return t.picks()
}

describe('[L-2.3] who it is', () => {
  test('side own and opponent; the source is never excluded unless named', () => {
    const own = asks(unit({ side: 'own' }))
    own.t.put('wolf', 'A1', 1)
    expect(picks(own)).toEqual([own.me])
    const foes = asks(unit({ side: 'opponent' }))
    const [foe, neutral] = [foes.t.put('wolf', 'A1', 1), foes.t.put('wolf', 'A2', -1)]
    expect(picks(foes)).toEqual([foe, neutral])
    expect(picks(asks(unit({ except: ['self'] })))).toEqual([])
  })

  test('side {own: ref}: in that relation to the owner of the ref', () => {
    const t = toy({
      pieces: {
        god: {
          abilities: [
            act(
              { do: 'select', as: 'first', target: unit({ side: 'opponent' }) },
              { do: 'select', target: unit({ side: { own: '@first' }, except: ['@first'] }) },
            ),
          ],
        },
      },
    })
    const me = t.put('god', 'A1')
    const [a, b] = [t.put('pawn', 'B1', 1), t.put('pawn', 'C1', 1)]
    t.begin()
    t.use(me)
    t.pick(a)
    expect(t.picks()).toEqual([b])
  })

  test('types (all of them), def, keyword', () => {
    const table = (target: Target) => {
      const a = asks(target)
      const [wolf, golem] = [a.t.put('wolf', 'A1'), a.t.put('golem', 'A2')]
      return { found: picks(a), wolf, golem }
    }
    const both = table(unit({ types: ['beast', 'tool'] }))
    expect(both.found).toEqual([both.wolf])
    expect(table(unit({ types: ['beast', 'stone'] })).found).toEqual([])
    const def = table(unit({ def: ['golem', 'wolf'] }))
    expect(def.found).toEqual([def.wolf, def.golem])
    const swift = table(unit({ keyword: 'swift' }))
    expect(swift.found).toEqual([swift.wolf])
  })

  test('has and lacks: a name, a list (every test), givers, a minimum, one of several', () => {
    const table = (rest: Partial<Target>) => {
      const a = asks(unit({ except: ['self'], ...rest }))
      const units = ['A1', 'A2', 'A3', 'A4'].map((at) => a.t.put('pawn', at))
      a.t.give(units[1], 'mark', 1, 0).give(units[2], 'mark', 2, 1).give(units[3], 'stun', 1, 0)
      a.t.give(units[3], 'mark', 1, 1)
      return picks(a).map((e) => units.indexOf(e as number))
    }
    expect(table({ has: 'mark' })).toEqual([1, 2, 3])
    expect(table({ has: ['mark', 'stun'] })).toEqual([3])
    expect(table({ has: { status: 'mark', given: 'own' } })).toEqual([1])
    expect(table({ has: { status: 'mark', given: 'opponent', min: 2 } })).toEqual([2])
    expect(table({ has: { status: ['stun', 'tired'] } })).toEqual([3])
    expect(table({ lacks: 'mark' })).toEqual([0])
    expect(table({ lacks: { status: 'mark', given: 'own' } })).toEqual([0, 2, 3])
    expect(table({ lacks: ['mark', 'stun'] })).toEqual([0])
  })

  test('faceDown and hidden', () => {
    const cards = asks({ kind: 'card', zone: ['hand', 'board'], side: 'opponent', hidden: true })
    const [inHand, open] = [cards.t.card('page', 'hand', 1), cards.t.put('pawn', 'A1', 1)]
    const down = cards.t.put('pawn', 'A2', 1)
    cards.t.m.s[cards.t.m.rules.layout.face + down] = 1
    expect(picks(cards)).toEqual([inHand, down])
    expect(cards.t.at(open)).toBe('A1')
    const faces = asks(unit({ faceDown: false, except: ['self'] }))
    const up = faces.t.put('pawn', 'A1', 1)
    faces.t.m.s[faces.t.m.rules.layout.face + faces.t.put('pawn', 'A2', 1)] = 1
    expect(picks(faces)).toEqual([up])
  })

  test('where: any condition, its subject the candidate; queries effective, stats raw', () => {
    const a = asks(unit({ except: ['self'], where: { stat: 'power', gte: 2 } }), {
      pieces: {
        horn: {
          stats: { power: 0 },
          abilities: [{ passive: [{ query: 'power', add: 1, of: unit({ def: ['pawn'] }) }] }],
        },
      },
    })
    const pawn = a.t.put('pawn', 'A1')
    a.t.put('horn', 'A2')
    expect(picks(a)).toEqual([pawn])
  })
})

describe('[L-2.3] where it stands', () => {
  const at = (rest: Partial<Target>, cells: string[], parts: ToyParts = {}) => {
    const a = asks(unit({ except: ['self'], ...rest }), parts)
    const all = new Map(cells.map((cell) => [a.t.put('pawn', cell, 1), cell]))
    return picks(a).map((e) => all.get(e as number))
  }
  const around = ['B2', 'B3', 'B4', 'C1', 'C2', 'D3', 'E3', 'E5']

  test('near adjacent, by step and by king, with min and max', () => {
    expect(at({ near: 'adjacent' }, around)).toEqual(['B3', 'C2', 'D3'])
    expect(at({ near: { by: 'king', max: 1 } }, around)).toEqual(['B2', 'B3', 'B4', 'C2', 'D3'])
    expect(at({ near: { by: 'step', min: 2, max: 2 } }, around)).toEqual(['B2', 'B4', 'C1', 'E3'])
  })

  test('near from 0 includes the anchor itself', () => {
    const a = asks(unit({ near: { by: 'step', min: 0, max: 1 } }))
    expect(picks(a)).toEqual([a.me])
  })

  test('near with an amount', () => {
    expect(at({ near: { by: 'step', max: { stat: 'speed', of: 'self' } } }, around)).toEqual([
      'B3',
      'C2',
      'D3',
    ])
  })

  test('inLine, inDiagonal, region', () => {
    expect(at({ inLine: 'self' }, around)).toEqual(['B3', 'C1', 'C2', 'D3', 'E3'])
    expect(at({ inDiagonal: 'self' }, around)).toEqual(['B2', 'B4', 'E5'])
    expect(at({ region: 'edge' }, around)).toEqual(['C1', 'E3', 'E5'])
  })

  test('sight: in a straight line, nothing between, up to max', () => {
    expect(at({ sight: { max: 3 } }, around)).toEqual(['B3', 'C2', 'D3'])
    expect(at({ sight: { max: 2 } }, ['C5', 'E3', 'A1'])).toEqual(['C5', 'E3'])
    expect(at({ sight: { max: 1 } }, ['C5', 'E3'])).toEqual([])
  })

  test('reach counts a path over free cells', () => {
    const a = asks({ kind: 'cell', reach: { steps: 2 } })
    for (const cell of ['B3', 'C2', 'C4']) a.t.put('boulder', cell, -1)
    expect(picks(a)).toEqual(['D2', 'D3', 'D4', 'E3'])
  })

  test('between: the segment, both ends included', () => {
    const t = toy({
      pieces: {
        god: {
          abilities: [
            act(
              { do: 'select', as: 'end', target: unit({ side: 'opponent' }) },
              { do: 'damage', amount: 1, each: unit({ between: ['self', '@end'] }) },
            ),
          ],
        },
      },
    })
    const [me, mid, end, off] = [
      t.put('god', 'A1'),
      t.put('pawn', 'B2'),
      t.put('pawn', 'C3', 1),
      t.put('pawn', 'D4'),
    ]
    t.begin()
    t.use(me)
    t.pick(end)
    expect([me, mid, end, off].map((e) => t.of('life', e))).toEqual([2, 2, 2, 3])
  })

  test('empty cells, taken cells', () => {
    expect(picks(asks({ kind: 'cell', empty: false }))).toEqual(['C3'])
    expect(picks(asks({ kind: 'cell', empty: true }))).toHaveLength(24)
  })
})

describe('[L-2.1] kinds', () => {
  test('terrain is no unit', () => {
    const a = asks({ kind: 'terrain' })
    const rock = a.t.put('boulder', 'A1', -1)
    a.t.put('pawn', 'A2')
    expect(picks(a)).toEqual([rock])
    const b = asks(unit({ except: ['self'] }))
    b.t.put('boulder', 'A1', -1)
    expect(picks(b)).toEqual([])
  })

  test('lines: rows, columns, diagonals, through a thing', () => {
    expect(picks(asks({ kind: 'line', axis: 'row' }))).toHaveLength(5)
    expect(picks(asks({ kind: 'line' }))).toHaveLength(10)
    expect(picks(asks({ kind: 'line', through: 'self', axis: 'any' }))).toEqual([
      'row:3',
      'column:3',
    ])
    expect(picks(asks({ kind: 'line', through: 'self', axis: 'diagonal' }))).toHaveLength(2)
  })

  test('seats and decks', () => {
    expect(picks(asks({ kind: 'seat', side: 'opponent' }))).toEqual([1])
    expect(picks(asks({ kind: 'deck', side: 'any' }))).toEqual([0, 1])
  })

  test('cards of zones, the top ones, spatial filters fail for the hand', () => {
    const top = asks({ kind: 'card', zone: 'deck', side: 'own', top: 2 })
    const deck = [1, 2, 3].map(() => top.t.card('page', 'deck'))
    expect(picks(top)).toEqual([deck[2], deck[1]])
    const near = asks({ kind: 'card', zone: ['hand', 'board'], near: 'adjacent' })
    near.t.card('page')
    const pawn = near.t.put('pawn', 'C4')
    expect(picks(near)).toEqual([pawn])
  })

  test('status tokens: single ones, by status, giver and bearer', () => {
    const a = asks({ kind: 'status', status: 'token', on: unit(), given: 'opponent' })
    a.t.give(a.me, 'mark', 2, 1).give(a.me, 'stun', 1, 0)
    expect(picks(a)).toEqual(['mark'])
    const b = asks({ kind: 'status', status: ['mark', 'stun'], on: 'self' })
    b.t.give(b.me, 'mark', 2, 1).give(b.me, 'stun', 1, 0)
    expect(picks(b)).toEqual(['mark', 'stun'])
  })
})
