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

  test('needsTarget `first`: what stands before the first question may happen without it', () => {
    const { t, me } = god([{ do: 'gain', what: 'points', amount: 1 }, mark], {
      ...chain,
      needsTarget: 'first',
    })
    t.begin()
    t.use(me)
    expect([t.of('points', 0), t.told('no-target').length]).toEqual([1, 1])
    const aimed = god([mark, { do: 'gain', what: 'points', amount: 1 }], {
      ...chain,
      needsTarget: 'first',
    })
    aimed.t.begin()
    expect(aimed.t.canUse(aimed.me)).toBe(false)
  })

  test('a thing picked by an earlier step is no candidate again', () => {
    const { t, me } = god([mark, { do: 'damage', amount: 1, target: unit() }], chain)
    const foe = t.put('pawn', 'B1', 1)
    t.begin()
    t.use(me)
    t.pick(foe)
    expect(t.picks()).toEqual([me])
  })

  const draw: Step = { do: 'draw', amount: 1 }
  const byChance: Step = {
    do: 'give',
    status: 'stun',
    as: 'lot',
    target: unit({ side: 'opponent', auto: 'random' }),
  }
  const discard: Step = { do: 'discard', target: { kind: 'card', zone: 'hand', side: 'own' } }

  test('after a barrier choices are compulsory', () => {
    const { t, me } = god([draw, discard], chain)
    t.card('page')
    t.card('page', 'deck')
    t.begin()
    t.use(me)
    expect([t.kinds(), t.picks().length]).toEqual([['pick'], 2])
  })

  test.each<[string, Step[]]>([
    ['a draw', [draw, mark]],
    ['a step by chance', [byChance, mark]],
    [
      'a choice by the actor, then a draw',
      [{ ...mark, target: unit({ side: 'own' }) }, draw, mark],
    ],
    [
      'a random discard',
      [
        {
          do: 'discard',
          target: { kind: 'card', zone: 'hand', side: 'opponent', auto: 'random' },
        },
        mark,
      ],
    ],
  ])('[L-3.3] %s waits for choices that do not read it', (_what, steps) => {
    const { t, me } = god(steps, chain, {}, { cost: { mana: 2 } })
    const [a, b] = [t.put('pawn', 'B1', 1), t.put('pawn', 'B2', 1)]
    t.card('page', 'deck')
    t.card('page', 'hand', 1)
    t.begin()
    const before = hash(t.m)
    t.use(me)
    if (steps.length === 3) t.pick(me)
    expect([t.picks(), t.log]).toEqual([[a, b], []])
    t.say('cancel')
    expect(hash(t.m)).toBe(before)
    t.use(me)
    if (steps.length === 3) t.pick(me)
    t.pick(a)
    expect([t.of('mana', 0), t.tokens(a, 'mark')]).toEqual([8, 1])
    expect(
      t.log.some(
        ({ kind }) => kind === 'card-drawn' || kind === 'card-discarded' || kind === 'status-given',
      ),
    ).toBe(true)
  })

  test.each<[string, Step]>([
    ['names what chance chose', { do: 'damage', amount: 1, target: unit({ except: ['@lot'] }) }],
    ['tests the status that chance gave', { ...mark, target: unit({ has: 'stun' }) }],
  ])('[L-3.3] a later choice that %s waits for it', (_what, later) => {
    const { t, me } = god([byChance, later], chain)
    const foe = t.put('pawn', 'B1', 1)
    t.begin()
    t.use(me)
    expect([t.tokens(foe, 'stun'), t.kinds().includes('cancel')]).toEqual([1, false])
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
  test('[L-3.3] what does not ask has happened before the choice behind it, and stays when that is cancelled', () => {
    const { t, me } = god([{ do: 'gain', what: 'points', amount: 1 }, mark], pick)
    t.put('pawn', 'B1', 1)
    t.begin()
    t.use(me)
    expect([t.of('points', 0), t.kinds()]).toEqual([1, ['pick', 'cancel']])
    t.say('cancel')
    expect(t.of('points', 0)).toBe(1)
  })

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
