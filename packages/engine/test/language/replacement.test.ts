// §8 The path of death, and replacing abilities in front of a change.
import { describe, expect, test } from 'vitest'
import type { Ability, Step, Target } from '../../src/index.ts'
import { act, toy, type ToyParts } from '../toy.ts'

const unit = (rest: Partial<Target> = {}): Target => ({ kind: 'unit', ...rest })
/** Leaves a trace: a number that nothing else changes. */
const say: Step = { do: 'gain', what: 'fuel', amount: 1, each: 'self' }

describe('[L-8] death', () => {
  const kill: Ability = { ...act({ do: 'destroy', target: unit() }), name: 'kill' }
  const game = (abilities: Ability[], parts: ToyParts = {}) => {
    const t = toy({
      ...parts,
      pieces: { ...parts.pieces, god: { abilities: [kill] }, hero: { abilities } },
    })
    return { t, god: t.put('god', 'A1'), hero: t.put('hero', 'C3', 1) }
  }
  const slay = ({ t, god, hero }: ReturnType<typeof game>) => {
    t.begin()
    t.use(god)
    t.pick(hero)
  }

  test('dying is seen by itself, still on the board; died by others, when it has left', () => {
    const g = game(
      [
        {
          on: 'dying',
          of: 'self',
          steps: [{ do: 'damage', amount: 1, each: unit({ near: 'adjacent' }) }],
        },
      ],
      {
        pieces: {
          heir: {
            abilities: [
              { on: 'died', steps: [{ do: 'gain', what: 'points', amount: { count: unit() } }] },
            ],
          },
        },
      },
    )
    const heir = g.t.put('heir', 'C4')
    slay(g)
    expect(g.t.of('life', heir)).toBe(2)
    expect(g.t.of('points', 0)).toBe(2)
    const kinds = g.t.log.map((e) => e.kind).filter((k) => ['dying', 'damaged', 'died'].includes(k))
    expect(kinds).toEqual(['dying', 'damaged', 'died'])
  })

  test('its own died needs lastKnown, and then still knows its place', () => {
    const blast: Step = { do: 'damage', amount: 1, each: unit({ near: 'adjacent' }) }
    const without = game([{ on: 'died', of: 'self', steps: [blast] }])
    const near = without.t.put('pawn', 'C4')
    slay(without)
    expect(without.t.of('life', near)).toBe(3)
    const known = game([{ on: 'died', of: 'self', lastKnown: true, steps: [blast] }])
    const beside = known.t.put('pawn', 'C4')
    slay(known)
    expect(known.t.of('life', beside)).toBe(2)
  })

  test('before: die spares it; at most one replacement per change', () => {
    const spare: Ability = {
      before: 'die',
      of: 'self',
      limit: { n: 1, per: 'life' },
      steps: [{ do: 'cancel', what: 'event' }, say],
    }
    const g = game([spare, { ...spare, name: 'second' }])
    slay(g)
    expect([g.t.at(g.hero), g.t.of('fuel', g.hero)]).toEqual(['C3', 3])
    expect(g.t.told('prevented')).toHaveLength(1)
    expect(g.t.told('dying')).toEqual([])
    slay(g)
    slay(g)
    expect(g.t.at(g.hero)).toBeNull()
  })

  test('before: destroy stops the verb, but not a sure one', () => {
    const ward: Ability = {
      before: 'destroy',
      of: 'self',
      steps: [{ do: 'cancel', what: 'event' }],
    }
    const g = game([ward])
    slay(g)
    expect(g.t.at(g.hero)).toBe('C3')
    const sure = toy({
      pieces: {
        hero: { abilities: [ward] },
        god: { abilities: [act({ do: 'destroy', sure: true, target: unit() })] },
      },
    })
    const [god, hero] = [sure.put('god', 'A1'), sure.put('hero', 'C3', 1)]
    sure.begin()
    sure.use(god)
    sure.pick(hero)
    expect(sure.at(hero)).toBeNull()
  })

  test('a status on a dead unit is gone with it, its passives too', () => {
    const g = game([{ passive: [{ query: 'power', add: 3, of: unit({ side: 'opponent' }) }] }])
    expect(g.t.stat('power', g.god)).toBe(4)
    slay(g)
    expect(g.t.stat('power', g.god)).toBe(1)
  })
})

describe('[L-8] before', () => {
  const cancel: Step = { do: 'cancel', what: 'event' }
  const guarded = (before: string, steps: Step[], verb: Step, more: Partial<Ability> = {}) => {
    const t = toy({
      pieces: {
        hero: { abilities: [{ before, of: 'self', steps, ...more }] },
        god: {
          abilities: [
            act(
              { ...verb, as: 'x' },
              { do: 'gain', what: 'points', amount: 1, if: { outcome: 'prevented', of: '@x' } },
            ),
          ],
        },
      },
    })
    const [god, hero] = [t.put('god', 'A1'), t.put('hero', 'C3', 1)]
    t.begin()
    t.use(god)
    t.pick(hero)
    return { t, hero, god }
  }
  const target = unit({ side: 'opponent' })

  test('damage: cancelled is prevented', () => {
    const { t, hero } = guarded('damage', [cancel], { do: 'damage', amount: 2, target })
    expect([t.of('life', hero), t.of('points', 0)]).toEqual([3, 1])
  })

  test('damage: its payload is readable; not cancelled it goes on', () => {
    const { t, hero } = guarded(
      'damage',
      [{ do: 'gain', what: 'points', amount: 'event.amount' }],
      {
        do: 'damage',
        amount: 2,
        target,
      },
    )
    expect([t.of('life', hero), t.of('points', 1)]).toEqual([1, 2])
  })

  test('move and give', () => {
    const to: Target = {
      kind: 'cell',
      empty: true,
      near: { of: 'target', by: 'step', max: 1 },
      auto: 'first',
    }
    const moved = guarded('move', [cancel], { do: 'move', target, to })
    expect([moved.t.at(moved.hero), moved.t.of('points', 0)]).toEqual(['C3', 1])
    const given = guarded('give', [cancel], { do: 'give', status: 'mark', target })
    expect([given.t.tokens(given.hero, 'mark'), given.t.of('points', 0)]).toEqual([0, 1])
  })

  test('it does not see changes made by itself', () => {
    const { t, hero } = guarded('damage', [cancel, { do: 'damage', amount: 1, each: 'self' }], {
      do: 'damage',
      amount: 3,
      target,
    })
    expect(t.of('life', hero)).toBe(2)
  })

  test('heal: only a change that would really change something is seen', () => {
    const { t, hero } = guarded('heal', [{ do: 'gain', what: 'points', amount: 5 }], {
      do: 'heal',
      amount: 2,
      target,
    })
    expect([t.of('life', hero), t.of('points', 1)]).toEqual([3, 0])
  })
})
