// §7 Queries and modifiers: fold, context, uses, caps, keywords.
import { describe, expect, test } from 'vitest'
import type { Ability, Modifier, Step, Target } from '../../src/index.ts'
import { act, toy, type ToyParts } from '../toy.ts'

const unit = (rest: Partial<Target> = {}): Target => ({ kind: 'unit', ...rest })
const self = (rest: Partial<Modifier>): Modifier => ({ of: 'self', ...rest })

/** A thing with these passives and stats. */
function thing(passive: Modifier[], stats: Record<string, number>, parts: ToyParts = {}) {
  const t = toy({
    balance: { half: 0.5, third: 1.5 },
    ...parts,
    pieces: {
      ...parts.pieces,
      thing: { stats: { maxLife: 3, ...stats }, abilities: [{ passive }] },
    },
  })
  const e = t.put('thing', 'C3')
  return { t, e }
}

describe('[L-7] when it speaks', () => {
  test('while: watched like a passive', () => {
    const { t, e } = thing([self({ query: 'power', add: 2, while: { has: 'mark' } })], { power: 1 })
    expect(t.stat('power', e)).toBe(1)
    t.give(e, 'mark')
    expect(t.stat('power', e)).toBe(3)
  })

  test('the ability’s if switches all its modifiers', () => {
    const gated: Ability = { if: { lacks: 'mark' }, passive: [self({ query: 'power', add: 2 })] }
    const t = toy({ pieces: { thing: { abilities: [gated] } } })
    const e = t.put('thing', 'A1')
    expect(t.stat('power', e)).toBe(3)
    t.give(e, 'mark')
    expect(t.stat('power', e)).toBe(1)
  })

  test('while on modify is asked again and again, its if only once', () => {
    const step: Step = {
      do: 'modify',
      query: 'power',
      add: 5,
      until: 'forever',
      each: 'self',
      while: { has: 'mark' },
    }
    const t = toy({ pieces: { god: { abilities: [act(step)] } } })
    const me = t.put('god', 'A1')
    t.begin()
    t.use(me)
    expect(t.stat('power', me)).toBe(1)
    t.give(me, 'mark')
    expect(t.stat('power', me)).toBe(6)
  })

  test('only: for these arguments of the question', () => {
    const t = toy({
      pieces: {
        god: {
          abilities: [
            {
              ...act({ do: 'gain', what: 'points', amount: 1 }),
              name: 'fly',
              cost: { exhaust: true },
            },
          ],
        },
        rapid: {
          abilities: [
            {
              ...act({ do: 'gain', what: 'points', amount: 1 }),
              name: 'fly',
              cost: { exhaust: true },
            },
            { passive: [self({ query: 'tires', forbid: true, only: ['fly'] })] },
          ],
        },
      },
    })
    const [slow, rapid] = [t.put('god', 'A1'), t.put('rapid', 'A2')]
    t.begin()
    t.use(slow)
    t.use(rapid)
    expect([t.tokens(slow, 'tired'), t.tokens(rapid, 'tired')]).toEqual([1, 0])
    expect([t.canUse(slow), t.canUse(rapid)]).toEqual([false, true])
  })

  test('from: only when the asking action comes from there', () => {
    const shy = self({ query: 'targetable', forbid: true, from: { side: 'opponent' } })
    const poke = act({ do: 'damage', amount: 1, target: unit({ def: ['shy'] }) })
    const t = toy({
      pieces: { shy: { abilities: [{ passive: [shy] }] }, god: { abilities: [poke] } },
    })
    t.put('shy', 'A1')
    const [mine, theirs] = [t.put('god', 'B1'), t.put('god', 'B2', 1)]
    t.begin()
    expect(t.canUse(mine)).toBe(true)
    t.endTurn()
    expect(t.canUse(theirs)).toBe(false)
  })

  test('uses: consumed when it changed an answer that was acted upon', () => {
    const shield = self({ query: 'damageTaken', add: -5, uses: { n: 1 } })
    const { t, e } = thing(
      [shield],
      {},
      {
        pieces: {
          god: { abilities: [act({ do: 'damage', amount: 1, target: unit({ def: ['thing'] }) })] },
        },
      },
    )
    const me = t.put('god', 'A1', 0)
    t.begin()
    for (let k = 0; k < 2; k++) {
      t.use(me)
      t.pick(e)
    }
    expect(t.of('life', e)).toBe(2)
  })

  test('uses per turn come back; of all is shared, of each is not', () => {
    const play = (of: 'all' | 'each') => {
      const aura: Modifier = {
        query: 'damageTaken',
        add: -5,
        uses: { n: 1, per: 'turn', of },
        of: unit({ def: ['pawn'] }),
      }
      const hit = act({ do: 'damage', amount: 1, each: unit({ def: ['pawn'] }) })
      const t = toy({ pieces: { god: { abilities: [hit, { passive: [aura] }] } } })
      const me = t.put('god', 'A1')
      const pawns = [t.put('pawn', 'B1'), t.put('pawn', 'B2')]
      t.begin()
      t.use(me)
      t.endTurn()
      t.endTurn()
      t.use(me)
      return pawns.map((e) => t.of('life', e))
    }
    expect(play('all')).toEqual([3, 1])
    expect(play('each')).toEqual([3, 3])
  })
})

describe('[L-7] caps and keywords', () => {
  test('raising the cap adds to the pool, lowering clamps it and never kills', () => {
    const t = toy({
      pieces: {
        oak: {
          abilities: [{ passive: [{ query: 'maxLife', add: 2, of: unit({ def: ['pawn'] }) }] }],
        },
        rot: {
          abilities: [{ passive: [{ query: 'maxLife', add: -9, of: unit({ def: ['pawn'] }) }] }],
        },
        god: { abilities: [act({ do: 'destroy', target: unit({ def: ['oak'] }) })] },
      },
    })
    const pawn = t.put('pawn', 'A1')
    t.set('life', pawn, 1)
    const oak = t.put('oak', 'A2')
    expect(t.of('life', pawn)).toBe(3)
    const me = t.put('god', 'A3')
    t.begin()
    t.use(me)
    t.pick(oak)
    expect([t.of('life', pawn), t.stat('maxLife', pawn)]).toEqual([3, 3])
    t.put('rot', 'A4')
    expect([t.of('life', pawn), t.at(pawn)]).toEqual([1, 'A1'])
  })

  test('a granted keyword brings its abilities and takes them away again', () => {
    const strong: Ability[] = [
      { passive: [self({ query: 'power', add: 4 })] },
      act({ do: 'gain', what: 'points', amount: 1 }),
    ]
    const t = toy({
      keywords: { strong },
      pieces: {
        smith: {
          abilities: [
            { passive: [{ keyword: 'strong', of: unit({ def: ['pawn'], near: 'adjacent' }) }] },
          ],
        },
      },
    })
    const pawn = t.put('pawn', 'C3')
    const smith = t.put('smith', 'C4')
    t.begin()
    expect(t.stat('power', pawn)).toBe(5)
    expect(t.unit(pawn).keywords).toEqual(['strong'])
    expect(t.canUse(pawn)).toBe(true)
    t.use(pawn)
    expect(t.of('points', 0)).toBe(1)
    expect(t.stat('power', smith)).toBe(1)
  })

  test('a modify may grant a keyword for a while', () => {
    const t = toy({
      keywords: { strong: [{ passive: [self({ query: 'power', add: 4 })] }] },
      pieces: {
        god: { abilities: [act({ do: 'modify', keyword: 'strong', until: 'turn', each: 'self' })] },
      },
    })
    const me = t.put('god', 'A1')
    t.begin()
    t.use(me)
    expect(t.stat('power', me)).toBe(5)
    t.endTurn()
    expect(t.stat('power', me)).toBe(1)
  })
})
