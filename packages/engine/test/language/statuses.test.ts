// §10.1 to §10.3: statuses, derived statuses, keywords.
import { describe, expect, test } from 'vitest'
import type { Ability, Target } from '../../src/index.ts'
import { act, toy } from '../toy.ts'

const unit = (rest: Partial<Target> = {}): Target => ({ kind: 'unit', ...rest })
const hit: Ability = { ...act({ do: 'damage', amount: 1, target: unit() }), name: 'hit' }

describe('[L-10.2] statuses', () => {
  test('their abilities exist once per bearer, however many tokens lie there', () => {
    const t = toy({
      statuses: {
        fever: {
          stacks: true,
          token: true,
          abilities: [
            {
              on: 'turn-ended',
              seat: 'own',
              steps: [{ do: 'clear', status: 'fever', amount: 1, each: 'self' }],
            },
            { passive: [{ query: 'power', add: 1, of: 'self' }] },
          ],
        },
      },
    })
    const e = t.put('pawn', 'A1')
    t.give(e, 'fever', 3, 0).give(e, 'fever', 1, 1)
    t.begin()
    expect(t.stat('power', e)).toBe(2)
    t.endTurn()
    expect(t.tokens(e, 'fever')).toBe(3)
  })

  test('the actor of a status is the bearer’s owner, not its giver', () => {
    const t = toy({
      statuses: {
        tax: {
          stacks: false,
          abilities: [
            { on: 'turn-started', seat: 'own', steps: [{ do: 'gain', what: 'points', amount: 1 }] },
          ],
        },
      },
    })
    const e = t.put('pawn', 'A1', 1)
    t.give(e, 'tax', 1, 0)
    t.begin()
    t.endTurn()
    expect([t.of('points', 0), t.of('points', 1)]).toEqual([0, 1])
  })

  test('a status may bring an action, and takes it away again', () => {
    const t = toy({
      statuses: {
        inspired: {
          stacks: false,
          abilities: [
            { ...act({ do: 'clear', status: 'inspired', amount: 1, each: 'self' }), name: 'shout' },
          ],
        },
      },
    })
    const e = t.put('pawn', 'A1')
    t.give(e, 'inspired')
    t.begin()
    t.use(e, 'shout')
    expect([t.tokens(e, 'inspired'), t.canUse(e, 'shout')]).toEqual([0, false])
  })

  test('keepOn says what it survives; everything else is shed when the bearer changes zone', () => {
    const t = toy({
      statuses: { ink: { stacks: false, keepOn: ['hand'] }, dust: { stacks: false } },
      things: { spy: { class: 'agent', stats: { maxLife: 1 } } },
      pieces: {
        god: { abilities: [act({ do: 'put', target: unit({ except: ['self'] }), to: 'hand' })] },
      },
    })
    const [god, spy] = [t.put('god', 'A1'), t.put('spy', 'A2')]
    t.give(spy, 'ink').give(spy, 'dust')
    t.begin()
    t.use(god)
    t.pick(spy)
    expect(t.view(0).seats[0].zones.hand[0]?.statuses).toEqual([{ status: 'ink', giver: 0, n: 1 }])
  })

  test('reveals: the giver sees the face, nobody else does', () => {
    const t = toy({ statuses: { seen: { stacks: true, reveals: true, keepOn: ['hand'] } } })
    const card = t.card('page', 'hand', 1)
    t.give(card, 'seen', 1, 0)
    t.begin()
    expect(t.view(0).seats[1].zones.hand[0]?.def).toBe('page')
    expect(t.view('spectator').seats[1].zones.hand).toEqual([null])
  })
})

describe('[L-10.1] derived statuses', () => {
  const brave = {
    stacks: false,
    token: true,
    abilities: [
      {
        passive: [
          {
            status: 'brave',
            of: unit({
              where: {
                exists: unit({
                  side: { own: 'it' },
                  except: ['it'],
                  near: { of: 'it', by: 'step', max: 1 },
                }),
              },
            }),
          },
        ],
      },
    ],
  }

  test('come and go with the places around, whoever moves', () => {
    const t = toy({
      statuses: { brave },
      pieces: {
        god: {
          abilities: [
            act({ do: 'move', target: unit({ side: 'own' }), to: { kind: 'cell', empty: true } }),
          ],
        },
      },
    })
    const [god, friend, foe] = [t.put('god', 'A1'), t.put('pawn', 'E5'), t.put('pawn', 'A2', 1)]
    t.begin()
    expect([god, friend, foe].map((e) => t.tokens(e, 'brave'))).toEqual([0, 0, 0])
    t.use(god)
    t.pick(friend, 'B1')
    expect([god, friend, foe].map((e) => t.tokens(e, 'brave'))).toEqual([1, 1, 0])
    t.use(god)
    t.pick(god, 'E1')
    expect([god, friend].map((e) => t.tokens(e, 'brave'))).toEqual([0, 0])
  })

  test('are no tokens: not cleared, not moved, not placeable, but counted', () => {
    const t = toy({
      statuses: { brave },
      pieces: {
        god: {
          abilities: [
            {
              ...act({ do: 'clear', status: 'brave', amount: 'all', each: 'self' }),
              name: 'clear',
            },
            {
              ...act({ do: 'transfer', each: 'self', to: unit({ side: 'opponent' }) }),
              name: 'pass',
            },
            {
              ...act({
                do: 'gain',
                what: 'points',
                amount: { count: { kind: 'status', status: 'brave', on: unit() } },
              }),
              name: 'count',
            },
          ],
        },
      },
    })
    const [god, foe] = [t.put('god', 'A1'), t.put('pawn', 'E5', 1)]
    t.put('pawn', 'A2')
    t.begin()
    t.use(god, 'clear')
    t.use(god, 'pass')
    t.pick(foe)
    t.use(god, 'count')
    expect([t.tokens(god, 'brave'), t.tokens(foe, 'brave'), t.of('points', 0)]).toEqual([1, 0, 2])
  })
})

describe('[L-10.3] keywords', () => {
  test('printed ones act like the unit’s own abilities; empty ones only mark', () => {
    const t = toy({
      keywords: {
        spiky: [
          { on: 'damaged', of: 'self', steps: [{ do: 'damage', amount: 1, each: 'event.source' }] },
        ],
        plain: [],
      },
      pieces: { boar: { keywords: ['spiky', 'plain'] }, god: { abilities: [hit] } },
    })
    const [boar, god] = [t.put('boar', 'A1', 1), t.put('god', 'A2')]
    t.begin()
    t.use(god)
    t.pick(boar)
    expect([t.of('life', boar), t.of('life', god)]).toEqual([2, 2])
  })

  test('[L-1] face-down things are asleep: no passive, no trigger, no action', () => {
    const t = toy({
      pieces: {
        boar: {
          abilities: [
            hit,
            { on: 'damaged', of: 'self', steps: [{ do: 'gain', what: 'points', amount: 1 }] },
            { passive: [{ query: 'power', add: 3, of: unit({ def: ['pawn'] }) }] },
          ],
        },
        god: { abilities: [hit] },
      },
    })
    const [boar, god] = [t.put('boar', 'A1'), t.put('god', 'A2')]
    t.m.s[t.m.rules.layout.face + boar] = 1
    const pawn = t.put('pawn', 'A3')
    t.begin()
    expect([t.canUse(boar), t.stat('power', pawn)]).toEqual([false, 1])
    t.use(god)
    t.pick(boar)
    expect(t.of('points', 0)).toBe(0)
  })
})
