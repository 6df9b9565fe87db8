// Statuses that conceal their bearer, and statuses on bearers that are not awake.
import { describe, expect, test } from 'vitest'
import { Match, viewFor, type Ability } from '../../src/index.ts'
import { imagine } from '../../src/door/imagine.ts'
import { act, toy } from '../toy.ts'
import { words } from '../words.ts'

const cheer: Ability = {
  on: 'turn-ended',
  steps: [{ do: 'gain', what: 'points', amount: 1 }],
}
const aura: Ability = {
  passive: [{ query: 'power', add: 1, of: { kind: 'unit', except: ['self'] } }],
}
const statuses = {
  veil: {
    stacks: false,
    conceals: true,
    abilities: [
      { ...act({ do: 'clear', status: 'veil', each: 'self' }), name: 'unveil' },
      { passive: [{ query: 'power', scale: 0, of: 'self' as const }] },
    ],
  },
  fever: {
    stacks: true,
    abilities: [
      {
        on: 'turn-ended',
        steps: [{ do: 'clear', status: 'fever', amount: 1, each: 'self' as const }],
      },
    ],
  },
}

describe('[L-10.2] a status that conceals', () => {
  test('what its bearer is neither acts nor listens until it is turned up', () => {
    const t = toy({ statuses, pieces: { bard: { abilities: [cheer, aura] } } })
    const [bard, pawn] = [t.put('bard', 'A1'), t.put('pawn', 'C3')]
    t.give(bard, 'veil')
    t.begin()
    expect([t.stat('power', pawn), t.stat('power', bard)]).toEqual([1, 0])
    t.endTurn()
    expect(t.of('points', 0)).toBe(0)
    t.endTurn()
    t.use(bard, 'unveil')
    expect([t.stat('power', pawn), t.stat('power', bard)]).toEqual([2, 1])
    t.endTurn()
    expect(t.of('points', 0)).toBe(1)
  })

  test('statuses on it work all the same', () => {
    const t = toy({ statuses })
    const e = t.put('pawn', 'A1')
    t.give(e, 'veil').give(e, 'fever', 2)
    t.begin()
    t.endTurn()
    expect(t.tokens(e, 'fever')).toBe(1)
  })

  test('others see its back, and imagine only what can stand on the board', () => {
    const t = toy({ statuses, things: { spy: { class: 'agent', stats: { maxLife: 1 } } } })
    const spy = t.put('spy', 'A1')
    t.give(spy, 'veil')
    for (let k = 0; k < 5; k++) t.card('page')
    t.begin()
    expect(viewFor(t.m, 1).board[0]).toMatchObject({ def: '', faceDown: true })
    expect(viewFor(t.m, 0).board[0]).toMatchObject({ def: 'spy', faceDown: true })
    const world = new Match(t.m.rules)
    for (let seed = 0; seed < 20; seed++)
      expect(viewFor(imagine(t.m, 1, seed, world), 0).board[0].def).toBe('spy')
  })

  test('its face may be that of any hidden thing of its owner', () => {
    const t = toy({ statuses, pieces: { bard: {} } })
    const [bard, pawn] = [t.put('bard', 'A1'), t.put('pawn', 'C3', 1)]
    t.give(bard, 'veil').give(pawn, 'veil')
    for (const other of ['A2', 'A3']) t.give(t.put('pawn', other), 'veil')
    t.begin()
    const world = new Match(t.m.rules)
    const faces = Array.from({ length: 20 }, (_, seed) => {
      const { board } = viewFor(imagine(t.m, 1, seed, world), 0)
      expect(viewFor(world, 1).board.find(({ id }) => id === pawn)!.def).toBe('pawn')
      return board.find(({ id }) => id === bard)!.def
    })
    expect(new Set(faces)).toEqual(new Set(['bard', 'pawn']))
  })

  test('and of anybody, where some of these things come from a zone of the match', () => {
    const t = toy({
      statuses,
      pieces: { bard: {} },
      manifest: { zones: { ...words.zones, bag: { per: 'match', seen: 'nobody' } } },
    })
    const bard = t.put('bard', 'A1')
    t.give(bard, 'veil')
    t.card('pawn', 'bag', -1)
    t.card('pawn', 'bag', -1)
    t.begin()
    const world = new Match(t.m.rules)
    const faces = Array.from(
      { length: 20 },
      (_, seed) => viewFor(imagine(t.m, 1, seed, world), 0).board[0].def,
    )
    expect(new Set(faces)).toEqual(new Set(['bard', 'pawn']))
  })
})
