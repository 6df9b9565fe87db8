// §1 Timings that wait for another one, and timings with a cancel policy of their own; what code hears.
import { describe, expect, test } from 'vitest'
import { setResource } from '../../src/block.ts'
import { checkSetup, type Ability } from '../../src/index.ts'
import { createGame } from '@cardwright/language/rules'
import { words } from '../words.ts'
import { act, toy, toyCode, toyPack } from '../toy.ts'

const point = (when: string): Ability => ({
  when,
  name: when,
  steps: [{ do: 'gain', what: 'points', amount: 1 }],
})

describe('[L-1] timings', () => {
  test('one that waits is offered once the other is used, or cannot be', () => {
    const timings = { ...words.timings, tend: { ...words.timings.tend, after: 'deploy' } }
    const t = toy({
      manifest: { timings },
      pieces: {
        god: { abilities: [{ ...point('deploy'), if: { has: 'mark' } }, point('tend')] },
      },
    })
    const god = t.put('god', 'A1')
    t.begin()
    expect([t.canUse(god, 'deploy'), t.canUse(god, 'tend')]).toEqual([false, true])
    t.give(god, 'mark').begin()
    expect([t.canUse(god, 'deploy'), t.canUse(god, 'tend')]).toEqual([true, false])
    expect(t.refuse({ kind: 'use', source: god, ability: 'tend' })).toMatchObject({
      code: 'wrong-time',
      first: 'deploy',
    })
    t.use(god, 'deploy')
    expect([t.canUse(god, 'deploy'), t.canUse(god, 'tend')]).toEqual([false, true])
  })

  test('one may be cancelled freely where the game makes cancelling cost', () => {
    const settle: Ability = {
      when: 'play',
      needsTarget: true,
      steps: [{ do: 'put', each: 'self', to: { kind: 'cell', empty: true } }],
    }
    const t = toy({
      manifest: {
        policies: { ...words.policies, commit: 'pick', cancel: 'spent', needsTarget: false },
        timings: { ...words.timings, play: { from: ['hand'], cancel: 'free' } },
      },
      things: { spy: { class: 'agent', stats: { maxLife: 1 }, abilities: [settle] } },
    })
    const spy = t.card('spy')
    t.begin()
    t.use(spy)
    t.say('cancel')
    expect(t.canUse(spy)).toBe(true)
    t.use(spy)
    t.pick('B2')
    expect(t.told('entered')).toMatchObject([{ unit: spy, from: 'hand' }])
  })

  test('an ability that begins with `each` and reaches nobody has no target', () => {
    const t = toy({
      manifest: { policies: { ...words.policies, needsTarget: false } },
      pieces: {
        god: {
          abilities: [act({ do: 'give', status: 'mark', each: { kind: 'unit', has: 'stun' } })],
        },
      },
    })
    const god = t.put('god', 'A1')
    t.begin()
    t.use(god)
    expect(t.told('no-target')).toHaveLength(1)
    t.give(god, 'stun').use(god)
    expect(t.told('no-target')).toHaveLength(1)
  })
})

describe('a game’s own code', () => {
  test('hears of an event before any ability does', () => {
    const heard: number[] = []
    const shout: Ability = {
      on: 'turn-ended',
      steps: [{ do: 'gain', what: 'points', amount: { resource: 'mana', of: 'actor' } }],
    }
    const t = toy({
      pieces: { bard: { abilities: [shout] } },
      code: {
        hears: {
          'turn-ended': (m, payload) => {
            heard.push(payload[0])
            setResource(m, m.rules.pools.byName.get('mana')!, 0, 3)
          },
        },
      },
    })
    t.put('bard', 'A1')
    t.begin()
    t.endTurn()
    expect([...new Set(heard)]).toEqual([0])
    expect(t.of('points', 0)).toBe(3)
  })

  test('refuses options that do not go together, and takes open ones', () => {
    const game = createGame(toyPack({}), {
      ...toyCode,
      options: { teams: { values: [false, true] }, deck: { values: ['plain'], open: true } },
      refuse: (seats, { teams, deck }) =>
        teams === true && seats % 2 === 1
          ? 'teams need pairs'
          : deck === 'bad'
            ? 'a bad deck'
            : null,
    })
    expect(checkSetup(game, 2, { deck: '3x Pawn' }).deck).toBe('3x Pawn')
    expect(() => checkSetup(game, 3, { teams: true })).toThrow('teams need pairs')
    expect(() => checkSetup(game, 2, { deck: 'bad' })).toThrow('a bad deck')
    expect(() => checkSetup(game, 2, { deck: 4 })).toThrow('option "deck"')
    expect(() => checkSetup(game, 5)).toThrow('players')
  })

  test('matches of one shape share their rules', () => {
    const code = { ...toyCode, options: { hue: { values: ['red', 'blue'] } } }
    const game = createGame(toyPack({}), code)
    expect(game.rules(2, { hue: 'red' })).toBe(game.rules(2, { hue: 'blue' }))
    expect(game.rules(2, { hue: 'red' })).not.toBe(game.rules(3, { hue: 'red' }))
  })
})
