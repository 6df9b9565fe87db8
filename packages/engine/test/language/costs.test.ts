// §1 Costs and limits.
import { describe, expect, test } from 'vitest'
import type { Ability, Step, Target } from '../../src/index.ts'
import { act, toy, type ToyParts } from '../toy.ts'
import { words } from '../words.ts'

const unit = (rest: Partial<Target> = {}): Target => ({ kind: 'unit', ...rest })

function god(steps: Step[], ability: Partial<Ability>, parts: ToyParts = {}) {
  const pieces = { ...parts.pieces, god: { abilities: [{ ...act(...steps), ...ability }] } }
  const t = toy({ ...parts, pieces })
  return { t, me: t.put('god', 'A1') }
}

describe('[L-1] costs and limits', () => {
  const gain: Step = { do: 'gain', what: 'points', amount: 1 }

  test('a price that cannot be paid: refused with what is missing', () => {
    const { t, me } = god([gain], { cost: { mana: 11 } })
    t.begin()
    expect(t.refuse({ kind: 'use', source: me, ability: 'act' })).toMatchObject({
      code: 'cannot-pay',
      what: 'mana',
      has: 10,
      needs: 11,
    })
  })

  test('a card with two prices: refused for the one that is missing', () => {
    const t = toy({
      spells: {
        dear: {
          cost: { mana: 3, points: 2 },
          abilities: [{ when: 'play', steps: [{ do: 'gain', what: 'points', amount: 1 }] }],
        },
      },
    })
    const dear = t.card('dear')
    t.begin()
    expect(t.refuse({ kind: 'use', source: dear, ability: 'play' })).toMatchObject({
      code: 'cannot-pay',
      what: 'points',
      has: 0,
      needs: 2,
    })
  })

  test('an ability that many definitions share asks its price of each of them', () => {
    const poke: Ability = {
      when: 'act',
      cost: { energy: 1 },
      steps: [{ do: 'damage', amount: 1, target: unit({ side: 'opponent', near: 'adjacent' }) }],
    }
    const t = toy({
      basics: { poke: [poke] },
      manifest: {
        classes: { ...words.classes, piece: { place: 'board', card: 'makes', basics: ['poke'] } },
      },
      pieces: { idler: { abilities: [act(gain)] }, worker: {} },
    })
    const [idler, worker] = [t.put('idler', 'A1'), t.put('worker', 'C1')]
    t.put('pawn', 'B1', 1)
    t.set('energy', idler, 0).set('energy', worker, 1)
    t.begin()
    expect(t.actions().filter((a) => a.kind === 'use')).toEqual([
      { kind: 'use', source: idler, ability: 'act' },
      { kind: 'use', source: worker, ability: 'poke' },
    ])
  })

  test('a pay-last price is paid after the effects, and not by a dead unit', () => {
    const steps: Step[] = [
      { do: 'gain', what: 'points', amount: { resource: 'energy', of: 'self' } },
      { do: 'destroy', each: 'self', if: { has: 'mark' } },
    ]
    const { t, me } = god(steps, { cost: { energy: 1 } })
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
      { cost: { mana: 1, energy: 1 } },
      { pieces: { clerk: { abilities: [watch] } } },
    )
    const [clerk, foe] = [t.put('clerk', 'B1'), t.put('pawn', 'B2', 1)]
    t.begin()
    t.use(me)
    expect([t.of('life', clerk), t.of('life', foe), t.of('mana', 0)]).toEqual([2, 2, 9])
    expect(t.tokens(clerk, 'mark')).toBe(2)
    expect(t.view().asking?.kind).toBe('main')
  })

  test('exhaust gives the exhaustion status; a tired source cannot pay it', () => {
    const { t, me } = god([gain], { cost: { exhaust: true } })
    t.begin()
    t.use(me)
    expect([t.tokens(me, 'tired'), t.canUse(me)]).toEqual([1, false])
  })

  test('limits: per turn refilled at the owner’s turn, per round, per life', () => {
    const uses = (per: 'turn' | 'round' | 'life') => {
      const { t, me } = god([gain], { limit: { n: 1, per } })
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
