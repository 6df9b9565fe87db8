// §8 Triggers: order, depth first, once per chain, last known; replacement and the path of death.
import { describe, expect, test } from 'vitest'
import type { Ability, Definition, Step, Target } from '../../src/index.ts'
import { act, toy, type Table, type ToyParts } from '../toy.ts'

const unit = (rest: Partial<Target> = {}): Target => ({ kind: 'unit', ...rest })
/** Leaves a trace in the log: a `cheered` event by way of a status that nothing else gives. */
const say: Step = { do: 'gain', what: 'fuel', amount: 1, each: 'self' }
const sayers = (t: Table) =>
  t
    .told('resource-changed')
    .filter((e) => e.what === 'fuel')
    .map((e) => e.unit)
const hit: Ability = { ...act({ do: 'damage', amount: 1, target: unit() }), name: 'hit' }

function play(pieces: Record<string, Partial<Definition>>, parts: ToyParts = {}) {
  return toy({ ...parts, pieces: { ...pieces, god: { abilities: [hit] } } })
}

describe('[L-8] order', () => {
  const echo: Ability = { on: 'damaged', steps: [say] }
  const own: Ability = { on: 'damaged', of: 'self', steps: [say] }

  test('the subject first, then the active seat, then board order', () => {
    const t = play({ crowd: { abilities: [echo] }, victim: { abilities: [own] } })
    const [foeEarly, mineLate, mineEarly] = [
      t.put('crowd', 'A1', 1),
      t.put('crowd', 'E5'),
      t.put('crowd', 'B1'),
    ]
    const [victim, god] = [t.put('victim', 'D1', 1), t.put('god', 'D2')]
    t.begin()
    t.use(god)
    t.pick(victim)
    expect(sayers(t)).toEqual([victim, mineEarly, mineLate, foeEarly])
  })

  test('self, board, attached: row by row over both sides where the game says so', () => {
    const t = play(
      { crowd: { abilities: [echo] } },
      { manifest: { triggerOrder: ['self', 'board', 'attached'] } },
    )
    const all = [t.put('crowd', 'A1', 1), t.put('crowd', 'B1'), t.put('crowd', 'C1', 1)]
    const [victim, god] = [t.put('pawn', 'D1', 1), t.put('god', 'D2')]
    t.begin()
    t.use(god)
    t.pick(victim)
    expect(sayers(t)).toEqual(all)
  })

  test('exclusive: only the first of the group fires, and groups come first where the game says so', () => {
    const mine: Ability = { on: 'damaged', exclusive: 'mine', steps: [say] }
    const t = play(
      { crowd: { abilities: [echo] }, mine: { abilities: [mine] } },
      {
        manifest: { triggerOrder: ['self', 'exclusive', 'seat', 'board', 'attached'] },
      },
    )
    const [crowd, one] = [t.put('crowd', 'A1'), t.put('mine', 'B1', 1)]
    t.put('mine', 'C1', 1)
    const [victim, god] = [t.put('pawn', 'D1', 1), t.put('god', 'D2')]
    t.begin()
    t.use(god)
    t.pick(victim)
    expect(sayers(t)).toEqual([one, crowd])
  })

  test('depth first: what a trigger causes is dispatched before the next trigger', () => {
    const first: Ability = {
      on: 'damaged',
      of: { def: ['pawn'] },
      steps: [{ do: 'damage', amount: 1, each: unit({ def: ['drum'] }) }, say],
    }
    const onDrum: Ability = { on: 'damaged', of: 'self', steps: [say] }
    const t = play({
      first: { abilities: [first] },
      drum: { abilities: [onDrum] },
      crowd: { abilities: [{ ...echo, of: { def: ['pawn'] } }] },
    })
    const [a, last, drum] = [t.put('first', 'A1'), t.put('crowd', 'B1'), t.put('drum', 'E5')]
    const [victim, god] = [t.put('pawn', 'D1', 1), t.put('god', 'D2')]
    t.begin()
    t.use(god)
    t.pick(victim)
    expect(sayers(t)).toEqual([drum, a, last])
  })

  test('candidates are collected once; one that died meanwhile is dropped', () => {
    const killer: Ability = {
      on: 'damaged',
      of: { def: ['pawn'] },
      steps: [{ do: 'destroy', each: unit({ def: ['crowd'] }) }],
    }
    const t = play({ killer: { abilities: [killer] }, crowd: { abilities: [echo] } })
    t.put('killer', 'A1')
    t.put('crowd', 'B1')
    const [victim, god] = [t.put('pawn', 'D1', 1), t.put('god', 'D2')]
    t.begin()
    t.use(god)
    t.pick(victim)
    expect(sayers(t)).toEqual([])
  })

  test('if is asked when its turn comes, optional asks "may"', () => {
    const may: Ability = { on: 'damaged', optional: true, if: { lacks: 'mark' }, steps: [say] }
    const t = play({ crowd: { abilities: [may] } })
    const crowd = t.put('crowd', 'A1', 1)
    const [victim, god] = [t.put('pawn', 'D1', 1), t.put('god', 'D2')]
    t.begin()
    t.use(god)
    t.pick(victim)
    expect([t.asked, t.kinds()]).toEqual([1, ['accept', 'decline']])
    t.say('decline')
    expect(sayers(t)).toEqual([])
    t.use(god)
    t.pick(victim)
    t.say('accept')
    expect(sayers(t)).toEqual([crowd])
  })

  test('limit on a trigger: so often and no more', () => {
    const t = play({ crowd: { abilities: [{ ...echo, limit: { n: 1, per: 'turn' } }] } })
    const crowd = t.put('crowd', 'A1')
    const [victim, god] = [t.put('pawn', 'D1', 1), t.put('god', 'D2')]
    t.begin()
    for (let k = 0; k < 2; k++) {
      t.use(god)
      t.pick(victim)
    }
    expect(sayers(t)).toEqual([crowd])
  })

  test('a trigger that has to choose asks its own seat', () => {
    const aim: Ability = {
      on: 'damaged',
      of: 'self',
      steps: [{ do: 'give', status: 'mark', target: unit() }],
    }
    const t = play({ victim: { abilities: [aim] } })
    const [victim, god] = [t.put('victim', 'D1', 1), t.put('god', 'D2')]
    t.begin()
    t.use(god)
    t.pick(victim)
    expect([t.asked, t.kinds()]).toEqual([1, ['pick']])
    t.pick(god)
    expect(t.unit(god).statuses).toEqual([{ status: 'mark', giver: 1, n: 1 }])
  })
})

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
