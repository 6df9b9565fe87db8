// §3.6 Policies, §1 costs and limits, §3.2 previews, §3.3 barriers.
import { describe, expect, test } from 'vitest'
import { hash } from '../../src/index.ts'
import type { Ability, Policies, Step, Target } from '../../src/index.ts'
import { act, toy, type ToyParts } from '../toy.ts'

const unit = (rest: Partial<Target> = {}): Target => ({ kind: 'unit', ...rest })
const chain: Policies = {
  commit: 'chain',
  cancel: 'free',
  needsTarget: true,
  together: false,
  choice: 'chooser',
}
const pick: Policies = {
  commit: 'pick',
  cancel: 'spent',
  needsTarget: false,
  together: false,
  choice: 'all',
}
const mark: Step = { do: 'give', status: 'mark', target: unit({ side: 'opponent' }) }

function god(
  steps: Step[],
  policies: Policies,
  parts: ToyParts = {},
  ability: Partial<Ability> = {},
) {
  const t = toy({
    ...parts,
    manifest: { policies, ...parts.manifest },
    pieces: { ...parts.pieces, god: { abilities: [{ ...act(...steps), ...ability }] } },
  })
  return { t, me: t.put('god', 'A1') }
}

describe('[L-3.6] chain and free', () => {
  test('cancel is byte-identical, costs and charges untouched', () => {
    const { t, me } = god(
      [mark, { do: 'damage', amount: 1, target: unit() }],
      chain,
      {},
      {
        cost: { mana: 2 },
        limit: { n: 1, per: 'turn' },
      },
    )
    const foe = t.put('pawn', 'B1', 1)
    t.begin()
    const before = hash(t.m)
    t.use(me)
    t.pick(foe)
    expect(t.of('mana', 0)).toBe(10)
    t.say('cancel')
    expect(hash(t.m)).toBe(before)
    t.use(me)
    t.pick(foe, me)
    expect([t.of('mana', 0), t.canUse(me)]).toEqual([8, false])
  })

  test('cancel drops a whole stack', () => {
    const { t, me } = god([{ ...mark, times: 3 }], chain)
    const foe = t.put('pawn', 'B1', 1)
    t.begin()
    t.use(me)
    t.pick(foe, foe)
    t.say('cancel')
    expect(t.tokens(foe, 'mark')).toBe(0)
  })

  test('no target for the first asking step: not activatable, unless needsTarget says otherwise', () => {
    const { t, me } = god([mark, { do: 'gain', what: 'points', amount: 1 }], chain)
    t.begin()
    expect(t.canUse(me)).toBe(false)
    const loose = god(
      [mark, { do: 'gain', what: 'points', amount: 1 }],
      chain,
      {},
      { needsTarget: false },
    )
    loose.t.begin()
    loose.t.use(loose.me)
    expect([loose.t.of('points', 0), loose.t.told('no-target').length]).toEqual([1, 1])
  })

  test('a thing picked by an earlier step is no candidate again', () => {
    const { t, me } = god([mark, { do: 'damage', amount: 1, target: unit() }], chain)
    const foe = t.put('pawn', 'B1', 1)
    t.begin()
    t.use(me)
    t.pick(foe)
    expect(t.picks()).toEqual([me])
  })

  test('after a barrier choices are compulsory', () => {
    const { t, me } = god([{ do: 'draw', amount: 1 }, mark], chain)
    t.put('pawn', 'B1', 1)
    t.begin()
    t.use(me)
    expect(t.kinds()).toEqual(['pick'])
  })

  test('[L-3.3] an outcome read by a later choice makes a barrier', () => {
    const { t, me } = god(
      [
        { do: 'damage', amount: 9, as: 'hit', target: unit({ side: 'opponent' }) },
        { do: 'give', status: 'mark', if: { outcome: 'destroyed', of: '@hit' }, target: unit() },
      ],
      chain,
    )
    const foe = t.put('pawn', 'B1', 1)
    t.begin()
    t.use(me)
    t.pick(foe)
    expect([t.at(foe), t.picks()]).toEqual([null, [me]])
  })

  test('[L-3.2] damage is not previewed: a unit that will die may still be chosen', () => {
    const { t, me } = god(
      [
        { do: 'damage', amount: 9, each: unit({ side: 'opponent' }) },
        { do: 'give', status: 'mark', as: 'm', target: unit({ side: 'opponent' }) },
        { do: 'gain', what: 'points', amount: 1, if: { outcome: 'gone', of: '@m' } },
      ],
      chain,
    )
    const foe = t.put('pawn', 'B1', 1)
    t.begin()
    t.use(me)
    t.pick(foe)
    expect([t.at(foe), t.of('points', 0)]).toEqual([null, 1])
  })

  test('the running choice is shown to its chooser only', () => {
    const { t, me } = god([mark], chain)
    t.put('pawn', 'B1', 1)
    t.begin()
    t.use(me)
    expect(t.view(0).asking).toMatchObject({ kind: 'pick', source: me })
    expect(t.view(1).asking).toEqual({ seat: 0, kind: 'main' })
  })
})

describe('[L-3.6] pick and spent', () => {
  test('each pick is committed by itself; cancel keeps what was placed and uses the ability up', () => {
    const { t, me } = god([{ ...mark, times: 3 }], pick, {}, { limit: { n: 1, per: 'turn' } })
    const foe = t.put('pawn', 'B1', 1)
    t.begin()
    t.use(me)
    t.pick(foe)
    expect(t.tokens(foe, 'mark')).toBe(1)
    t.pick(foe)
    t.say('cancel')
    expect([t.tokens(foe, 'mark'), t.canUse(me)]).toEqual([2, false])
    expect(t.told('ability-cancelled')).toHaveLength(1)
  })

  test('a stack that runs out of candidates is done with what it placed, and later steps run', () => {
    const { t, me } = god(
      [
        {
          do: 'give',
          status: 'mark',
          as: 'm',
          times: 5,
          target: unit({ side: 'opponent', lacks: 'mark' }),
        },
        { do: 'gain', what: 'points', amount: '@m.count' },
      ],
      pick,
    )
    const [a, b] = [t.put('pawn', 'B1', 1), t.put('pawn', 'B2', 1)]
    t.begin()
    t.use(me)
    t.pick(a)
    t.pick(b)
    expect(t.of('points', 0)).toBe(2)
  })

  test('no target: activatable, used, told, the list goes on', () => {
    const { t, me } = god(
      [mark, { do: 'gain', what: 'points', amount: 1 }],
      pick,
      {},
      {
        limit: { n: 1, per: 'turn' },
      },
    )
    t.begin()
    t.use(me)
    expect([t.of('points', 0), t.told('no-target').length, t.canUse(me)]).toEqual([1, 1, false])
  })

  test('triggers run between the picks', () => {
    const bite: Ability = {
      on: 'status-given',
      of: 'self',
      steps: [{ do: 'destroy', each: 'self' }],
    }
    const { t, me } = god([{ ...mark, times: 2, target: unit() }], pick, {
      pieces: { bomb: { abilities: [bite] } },
    })
    const bomb = t.put('bomb', 'B1', 1)
    t.begin()
    t.use(me)
    t.pick(bomb)
    expect([t.at(bomb), t.picks()]).toEqual([null, [me]])
  })

  test('the running choice is public', () => {
    const { t, me } = god([mark], pick)
    t.put('pawn', 'B1', 1)
    t.begin()
    t.use(me)
    expect(t.view(1).asking).toMatchObject({ kind: 'pick', source: me })
  })
})

describe('[L-1] costs and limits', () => {
  const gain: Step = { do: 'gain', what: 'points', amount: 1 }

  test('a price that cannot be paid: refused with what is missing', () => {
    const { t, me } = god([gain], chain, {}, { cost: { mana: 11 } })
    t.begin()
    expect(t.refuse({ kind: 'use', source: me, ability: 'act' })).toMatchObject({
      code: 'cannot-pay',
      what: 'mana',
      has: 10,
      needs: 11,
    })
  })

  test('a pay-last price is paid after the effects, and not by a dead unit', () => {
    const steps: Step[] = [
      { do: 'gain', what: 'points', amount: { resource: 'energy', of: 'self' } },
      { do: 'destroy', each: 'self', if: { has: 'mark' } },
    ]
    const { t, me } = god(steps, chain, {}, { cost: { energy: 1 } })
    t.begin()
    t.use(me)
    expect([t.of('points', 0), t.of('energy', me)]).toEqual([2, 1])
    t.give(me, 'mark')
    t.use(me)
    expect(t.told('resource-changed').filter((e) => e.what === 'energy')).toHaveLength(1)
  })

  test('what a price triggers runs before the first step, and the step still finds its targets', () => {
    const watch: Ability = {
      on: 'resource-changed',
      seat: 'own',
      steps: [{ do: 'give', status: 'mark', each: 'self' }],
    }
    const { t, me } = god(
      [
        { do: 'damage', amount: 1, each: unit({ has: 'mark' }) },
        { do: 'damage', amount: 1, each: unit({ side: 'opponent' }) },
      ],
      chain,
      { pieces: { clerk: { abilities: [watch] } } },
      { cost: { mana: 1, energy: 1 } },
    )
    const [clerk, foe] = [t.put('clerk', 'B1'), t.put('pawn', 'B2', 1)]
    t.begin()
    t.use(me)
    expect([t.of('life', clerk), t.of('life', foe), t.of('mana', 0)]).toEqual([2, 2, 9])
    expect(t.tokens(clerk, 'mark')).toBe(2)
    expect(t.view().asking?.kind).toBe('main')
  })

  test('exhaust gives the exhaustion status; a tired source cannot pay it', () => {
    const { t, me } = god([gain], chain, {}, { cost: { exhaust: true } })
    t.begin()
    t.use(me)
    expect([t.tokens(me, 'tired'), t.canUse(me)]).toEqual([1, false])
  })

  test('limits: per turn refilled at the owner’s turn, per round, per life', () => {
    const uses = (per: 'turn' | 'round' | 'life') => {
      const { t, me } = god([gain], chain, {}, { limit: { n: 1, per } })
      t.begin()
      t.use(me)
      const out = [t.canUse(me)]
      t.endTurn()
      t.endTurn()
      return [...out, t.canUse(me)]
    }
    expect([uses('turn'), uses('round'), uses('life')]).toEqual([
      [false, true],
      [false, true],
      [false, false],
    ])
  })

  test('limit per entry comes with the timing: used once, fresh after coming back', () => {
    const t = toy({
      things: {
        spy: {
          class: 'agent',
          stats: { maxLife: 1 },
          abilities: [
            { when: 'deploy', steps: [gain] },
            { ...act({ do: 'put', each: 'self', to: 'hand' }), name: 'home' },
          ],
        },
      },
      pieces: {
        gate: {
          abilities: [
            act({
              do: 'put',
              target: { kind: 'card', zone: 'hand', side: 'own' },
              to: { kind: 'cell', empty: true, auto: 'first' },
            }),
          ],
        },
      },
    })
    const [spy, gate] = [t.put('spy', 'C3'), t.put('gate', 'A1')]
    t.begin()
    t.use(spy, 'deploy')
    expect(t.canUse(spy, 'deploy')).toBe(false)
    t.use(spy, 'home')
    t.use(gate)
    t.pick(spy)
    expect(t.canUse(spy, 'deploy')).toBe(true)
  })

  test('a card: price by its query, limbo while it acts, then the discard', () => {
    const t = toy({
      spells: {
        bolt: {
          cost: { mana: 3 },
          abilities: [
            {
              when: 'play',
              steps: [
                {
                  do: 'gain',
                  what: 'points',
                  amount: { count: { kind: 'card', zone: ['hand', 'discard'] } },
                },
              ],
            },
          ],
        },
      },
      pieces: {
        tax: {
          abilities: [{ passive: [{ query: 'cost', add: 1, of: { kind: 'card', zone: 'hand' } }] }],
        },
      },
    })
    t.put('tax', 'A1')
    const bolt = t.card('bolt')
    t.begin()
    t.use(bolt)
    expect([t.of('mana', 0), t.of('points', 0), t.zone('discard')]).toEqual([6, 0, ['bolt']])
    expect(t.told('card-played')).toMatchObject([{ card: bolt, seat: 0 }])
  })
})
