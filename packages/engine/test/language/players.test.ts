// Statuses that lie on a player: they fire, replace changes, and are seen; and numbers that come from outside a query.
import { describe, expect, test } from 'vitest'
import type { Ability, Modifier, Status } from '../../src/index.ts'
import { act, toy, toyPack } from '../toy.ts'

const withStatus = (id: string, ...abilities: Ability[]) => ({
  statuses: { [id]: { stacks: false, abilities } satisfies Partial<Status> },
})

describe('statuses on players', () => {
  test('fire at the start of their turn, for the player they lie on', () => {
    const gift = withStatus('gift', {
      on: 'turn-started',
      seat: 'own',
      steps: [
        { do: 'gain', what: 'points', amount: 2 },
        { do: 'clear', status: 'gift', each: 'self' },
      ],
    })
    const t = toy(gift)
    t.give(1, 'gift').begin()
    expect(t.of('points', 1)).toBe(0)
    t.endTurn()
    expect([t.of('points', 0), t.of('points', 1)]).toEqual([0, 2])
    t.endTurn()
    t.endTurn()
    expect(t.of('points', 1)).toBe(2)
  })

  test('answer what happens to others, and stop when they go', () => {
    const wrath = withStatus('wrath', {
      on: 'damaged',
      of: { side: 'own' },
      steps: [{ do: 'gain', what: 'points', amount: 1 }],
    })
    const hit = act({ do: 'damage', amount: 1, each: { kind: 'unit' } })
    const t = toy({ ...wrath, pieces: { mage: { abilities: [hit] } } })
    const mage = t.put('mage', 'A1')
    t.put('pawn', 'A2', 1)
    t.give(1, 'wrath').begin()
    t.use(mage)
    expect([t.of('points', 0), t.of('points', 1)]).toEqual([0, 1])
  })

  test('stand in front of changes to what the player has', () => {
    const shield = withStatus('shield', {
      before: 'damage',
      of: { side: 'own' },
      steps: [{ do: 'cancel', what: 'event' }],
    })
    const hit = act({ do: 'damage', amount: 1, each: { kind: 'unit' } })
    const t = toy({ ...shield, pieces: { mage: { abilities: [hit] } } })
    const mage = t.put('mage', 'A1')
    const safe = t.put('pawn', 'A2', 1)
    t.give(1, 'shield').begin()
    t.use(mage)
    expect([t.of('life', mage), t.of('life', safe)]).toEqual([2, 3])
  })

  test('are seen by everybody', () => {
    const t = toy(withStatus('oath'))
    t.give(1, 'oath', 1, 0).begin()
    for (const viewer of [0, 1, 'spectator'] as const) {
      const [first, second] = t.view(viewer).seats
      expect(first.statuses).toBeUndefined()
      expect(second.statuses).toEqual([{ status: 'oath', giver: 0, n: 1 }])
    }
  })
})

describe('damage taken', () => {
  const blow = act({ do: 'damage', amount: 2, target: { kind: 'unit' } })
  const damaged = (change: Partial<Modifier>, life = 9) => {
    const t = toy({
      manifest: {
        queries: { ...toyPack({}).manifest.queries, damageTaken: { kind: 'number', of: 'unit' } },
      },
      pieces: {
        mage: { abilities: [blow] },
        rock: {
          stats: { maxLife: life },
          abilities: [{ passive: [{ query: 'damageTaken', of: 'self', ...change }] }],
        },
      },
    })
    const mage = t.put('mage', 'A1')
    const rock = t.put('rock', 'A2', 1)
    t.begin()
    t.use(mage)
    t.pick(rock)
    return life - t.of('life', rock)
  }
  test.each([
    ['added to', { add: 1 }, 3],
    ['taken from', { add: -1 }, 1],
    ['doubled', { scale: 2 }, 4],
    ['set to nothing', { set: 0 }, 0],
    ['set to a number', { set: 5 }, 5],
    ['doubled, then added to', { plus: 1 }, 3],
  ])('is %s', (_how, change, taken) => expect(damaged(change)).toBe(taken))
})

test('what is healed can be doubled and set to nothing', () => {
  const healed = (change: Partial<Modifier>) => {
    const t = toy({
      manifest: {
        queries: { ...toyPack({}).manifest.queries, healing: { kind: 'number', of: 'unit' } },
      },
      pieces: {
        monk: { abilities: [act({ do: 'heal', amount: 2, target: { kind: 'unit' } })] },
        rock: {
          stats: { maxLife: 9 },
          abilities: [{ passive: [{ query: 'healing', of: 'self', ...change }] }],
        },
      },
    })
    const monk = t.put('monk', 'A1')
    const rock = t.put('rock', 'A2')
    t.set('life', rock, 1).begin()
    t.use(monk)
    t.pick(rock)
    return t.of('life', rock) - 1
  }
  expect([healed({ add: 1 }), healed({ scale: 2 }), healed({ set: 0 })]).toEqual([3, 4, 0])
})
