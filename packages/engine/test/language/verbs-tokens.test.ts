// §5 Verbs of tokens and numbers.
import { describe, expect, test } from 'vitest'
import type { Ability, Step, Target } from '../../src/index.ts'
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

describe('[L-5] give, clear, transfer', () => {
  const immune: Ability = {
    passive: [{ query: 'canReceive', forbid: true, only: ['stun'], of: 'self' }],
  }

  test('given by the actor, or by giver; refused by canReceive for that status only', () => {
    const { t, me } = god(
      [
        { do: 'give', status: 'stun', as: 'x', target: unit({ side: 'opponent' }) },
        when('given'),
        when('refused', 10),
        { do: 'give', status: 'mark', giver: 'opponent', each: unit({ side: 'opponent' }) },
      ],
      { pieces: { lucius: { abilities: [immune] } } },
    )
    const foe = t.put('lucius', 'A1', 1)
    t.begin()
    t.use(me)
    t.pick(foe)
    expect(t.unit(foe).statuses).toEqual([{ status: 'mark', giver: 1, n: 1 }])
    expect(t.of('points', 0)).toBe(10)
    expect(t.told('status-given')).toMatchObject([{ status: 'mark', giver: 1, n: 1 }])
  })

  test('a status that does not stack is refused the second time', () => {
    const { t, me } = god([
      { do: 'give', status: 'tired', as: 'x', each: 'self' },
      when('given'),
      when('refused', 10),
    ])
    t.begin()
    t.use(me)
    t.use(me)
    expect([t.tokens(me, 'tired'), t.of('points', 0)]).toEqual([1, 11])
  })

  test('clear: n or all, of certain givers; none', () => {
    const { t, me } = god([
      { do: 'clear', status: 'mark', amount: 1, as: 'x', each: 'self' },
      when('cleared'),
      when('none', 10),
    ])
    t.give(me, 'mark', 2, 0)
    t.begin()
    t.use(me)
    expect(t.tokens(me, 'mark')).toBe(1)
    t.use(me)
    t.use(me)
    expect([t.tokens(me, 'mark'), t.of('points', 0)]).toEqual([0, 12])
    const theirs = god([
      { do: 'clear', status: 'mark', given: 'opponent', amount: 'all', each: 'self' },
    ])
    theirs.t.give(theirs.me, 'mark', 2, 0).give(theirs.me, 'mark', 3, 1)
    theirs.t.begin()
    theirs.t.use(theirs.me)
    expect(theirs.t.unit(theirs.me).statuses).toEqual([{ status: 'mark', giver: 0, n: 2 }])
    expect(theirs.t.told('status-cleared')).toMatchObject([{ n: 3 }])
  })

  test('clear without a status: every token, each told by its name', () => {
    const { t, me } = god([{ do: 'clear', amount: 'all', each: 'self' }])
    t.give(me, 'mark', 2, 0).give(me, 'stun', 1, 1).give(me, 'tired')
    t.begin()
    t.use(me)
    expect(t.unit(me).statuses.map((s) => s.status)).toEqual(['tired'])
    expect(t.told('status-cleared').map((e) => [e.status, e.n])).toEqual([
      ['mark', 2],
      ['stun', 1],
    ])
  })

  test('transfer: all placeable tokens, givers kept', () => {
    const { t, me } = god([
      { do: 'transfer', as: 'x', target: unit({ side: 'own', except: ['self'] }), to: 'self' },
      when('transferred'),
    ])
    const from = t.put('pawn', 'A1')
    t.give(from, 'mark', 2, 1).give(from, 'stun', 1, 0).give(from, 'tired')
    t.begin()
    t.use(me)
    t.pick(from)
    expect(t.unit(me).statuses).toEqual([
      { status: 'mark', giver: 1, n: 2 },
      { status: 'stun', giver: 0, n: 1 },
    ])
    expect(t.unit(from).statuses.map((s) => s.status)).toEqual(['tired'])
    expect(t.told('status-moved').length).toBeGreaterThan(0)
  })
})

describe('[L-5] gain', () => {
  test('gained, capped at both ends; the amount really changed is told', () => {
    const { t, me } = god([
      { do: 'gain', what: 'tide', who: 'world', amount: 2, as: 'x' },
      when('gained'),
      when('capped', 10),
    ])
    t.begin()
    t.use(me)
    t.use(me)
    expect([t.of('tide', 2), t.of('points', 0)]).toEqual([3, 11])
    expect(
      t
        .told('resource-changed')
        .filter((e) => e.what === 'tide')
        .map((e) => e.amount),
    ).toEqual([2, 1])
  })

  test('of units; steal is lose, then gain what was lost', () => {
    const { t, me } = god([
      { do: 'gain', what: 'fuel', amount: -5, as: 'x', target: unit({ side: 'opponent' }) },
      { do: 'gain', what: 'fuel', amount: '@x.amount', each: 'self' },
    ])
    const foe = t.put('pawn', 'A1', 1)
    t.begin()
    t.use(me)
    t.pick(foe)
    expect([t.of('fuel', foe), t.of('fuel', me)]).toEqual([0, 4])
  })

  test('[L-3.2] resources are previewed: what is spent by an earlier choice is not there for the next', () => {
    const rich = unit({ where: { resource: 'fuel', gt: 0 }, side: 'opponent' })
    const { t, me } = god(
      [
        { do: 'gain', what: 'fuel', amount: -2, each: unit({ side: 'opponent' }) },
        { do: 'damage', amount: 1, target: { ...rich } },
      ],
      {
        manifest: {
          policies: {
            commit: 'chain',
            cancel: 'free',
            needsTarget: false,
            together: false,
            choice: 'chooser',
          },
        },
      },
    )
    const foe = t.put('pawn', 'A1', 1)
    t.begin()
    t.use(me)
    expect(t.of('life', foe)).toBe(3)
    expect(t.told('no-target')).toHaveLength(1)
  })
})

describe('damage of any size', () => {
  const giant = { stats: { power: 1, speed: 1, maxLife: 500 } }
  const foe = unit({ side: 'opponent' })

  test.each([1500, 2000])('%i is told as it is, and kills', (amount) => {
    const { t, me } = god([{ do: 'damage', amount, as: 'x', target: foe }, when('destroyed')], {
      pieces: { giant },
    })
    const it = t.put('giant', 'A1', 1)
    t.begin()
    t.use(me)
    t.pick(it)
    expect(t.told('damaged')).toMatchObject([{ amount, through: amount, lethal: 1 }])
    expect([t.at(it), t.of('points', 0)]).toEqual([null, 1])
  })

  test('what is left flows over whole', () => {
    const { t, me } = god(
      [{ do: 'damage', amount: 2000, overflow: unit({ has: 'mark' }), target: foe }],
      { pieces: { giant } },
    )
    const first = t.put('giant', 'A1', 1)
    const second = t.put('giant', 'A2', 1)
    t.give(second, 'mark').begin()
    t.use(me)
    t.pick(first)
    expect(t.told('damaged')).toMatchObject([
      { unit: first, amount: 2000 },
      { unit: second, amount: 1500 },
    ])
  })

  test('each of several hears its own, when all are told together', () => {
    const { t, me } = god(
      [{ do: 'damage', amount: { mul: [{ stat: 'maxLife' }, 3] }, each: foe, together: true }],
      { pieces: { giant } },
    )
    t.put('pawn', 'A1', 1)
    t.put('giant', 'A2', 1)
    t.begin()
    t.use(me)
    expect(t.told('damaged').map(({ amount }) => amount)).toEqual([9, 1500])
  })
})
