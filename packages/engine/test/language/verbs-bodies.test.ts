// §5 Verbs of bodies: damage, heal, destroy.
import { describe, expect, test } from 'vitest'
import type { Step, Target } from '../../src/index.ts'
import { act, toy, type ToyParts } from '../toy.ts'

const unit = (rest: Partial<Target> = {}): Target => ({ kind: 'unit', ...rest })

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

describe('[L-5] damage, heal, destroy', () => {
  test('survived and destroyed; events in order', () => {
    const { t, me } = god([
      { do: 'damage', amount: 2, as: 'x', target: unit({ side: 'opponent' }), type: 'fire' },
      when('survived'),
      when('destroyed', 10),
    ])
    const foe = t.put('pawn', 'A1', 1)
    t.begin()
    t.use(me)
    t.pick(foe)
    expect(t.told('damaged')).toMatchObject([
      { unit: foe, source: me, amount: 2, through: 2, type: 'fire', lethal: 0 },
    ])
    t.use(me)
    t.pick(foe)
    expect(t.of('points', 0)).toBe(11)
    const kinds = t.log.map((e) => e.kind).filter((k) => ['damaged', 'dying', 'died'].includes(k))
    expect(kinds).toEqual(['damaged', 'damaged', 'dying', 'died'])
    expect(t.told('died')).toMatchObject([{ unit: foe, seat: 1, cell: 'A1', killer: me }])
  })

  test('through query damageTaken; none left is no event', () => {
    const { t, me } = god([{ do: 'damage', amount: 2, target: unit({ side: 'opponent' }) }], {
      pieces: {
        plate: { abilities: [{ passive: [{ query: 'damageTaken', add: -2, of: 'self' }] }] },
        glass: { abilities: [{ passive: [{ query: 'damageTaken', add: 1, of: 'self' }] }] },
      },
    })
    const [plate, glass] = [t.put('plate', 'A1', 1), t.put('glass', 'A2', 1)]
    t.begin()
    t.use(me)
    t.pick(plate)
    t.use(me)
    t.pick(glass)
    expect([t.of('life', plate), t.at(glass)]).toEqual([3, null])
    expect(t.told('damaged')).toHaveLength(1)
  })

  test('heal up to the cap: healed, full; asks query healing', () => {
    const { t, me } = god(
      [{ do: 'heal', amount: 1, as: 'x', target: unit() }, when('healed'), when('full', 10)],
      {
        pieces: { monk: { abilities: [{ passive: [{ query: 'healing', add: 1, of: 'self' }] }] } },
      },
    )
    const monk = t.put('monk', 'A1')
    t.set('life', monk, 1)
    t.begin()
    t.use(me)
    t.pick(monk)
    expect(t.of('life', monk)).toBe(3)
    t.use(me)
    t.pick(monk)
    expect(t.of('points', 0)).toBe(11)
    expect(t.told('healed')).toMatchObject([{ unit: monk, amount: 2, what: 'life' }])
  })

  test('heal another pool', () => {
    const { t, me } = god([{ do: 'heal', what: 'fuel', amount: 9, each: 'self' }])
    t.begin()
    t.use(me)
    expect(t.of('fuel', me)).toBe(5)
  })

  test('destroy: whatever its life', () => {
    const { t, me } = god([
      { do: 'destroy', as: 'x', target: unit({ side: 'opponent' }) },
      when('destroyed'),
    ])
    const foe = t.put('pawn', 'A1', 1)
    t.begin()
    t.use(me)
    t.pick(foe)
    expect([t.at(foe), t.of('points', 0)]).toEqual([null, 1])
    expect(t.told('damaged')).toEqual([])
  })
})
