// A trigger loop ended by the budget, the same way every time.
import { describe, expect, test } from 'vitest'
import { hash, type Ability } from '../../src/index.ts'
import { act, toy } from '../toy.ts'

// each spore that comes makes another one in the first free cell
const breed = {
  on: 'entered',
  of: 'self' as const,
  steps: [
    {
      do: 'spawn',
      def: 'spore',
      to: { kind: 'cell' as const, empty: true, auto: 'first' as const },
    },
  ],
}
const seed = act({ do: 'spawn', def: 'spore', to: { kind: 'cell', empty: true, auto: 'first' } })
const game = { pieces: { farmer: { abilities: [seed] }, spore: { abilities: [breed] } } }

function grow(depth: number) {
  const t = toy({ ...game, manifest: { budgets: { depth, steps: 10000 } } })
  const farmer = t.put('farmer', 'E5')
  t.begin()
  t.use(farmer)
  return t
}
const spores = (t: ReturnType<typeof toy>) =>
  t.view().board.filter((unit) => unit.def === 'spore').length

test('[L-8] the depth budget drops the trigger that goes too deep and says so', () => {
  const t = grow(6)
  expect(spores(t)).toBe(6)
  expect(t.told('budget-exceeded')).toHaveLength(1)
  expect(t.view().asking?.kind).toBe('main')
})

test('[L-8] the same loop ends the same way', () => {
  expect(hash(grow(6).m)).toBe(hash(grow(6).m))
})

test('[L-8] a loop that ends by itself exceeds nothing', () => {
  const t = grow(200)
  expect(spores(t)).toBe(24)
  expect(t.told('budget-exceeded')).toEqual([])
})

test('[L-8] an ability does not fire on what it caused itself, directly or through others', () => {
  const echo = (who: string) => ({
    on: 'damaged',
    of: 'self' as const,
    steps: [{ do: 'damage', amount: 1, each: { kind: 'unit' as const, def: [who] } }],
  })
  const t = toy({
    pieces: {
      ping: { stats: { maxLife: 50 }, abilities: [echo('pong')] },
      pong: { stats: { maxLife: 50 }, abilities: [echo('ping')] },
      god: { abilities: [act({ do: 'damage', amount: 1, target: { kind: 'unit' } })] },
    },
  })
  const [ping, pong, god] = [t.put('ping', 'A1'), t.put('pong', 'A2'), t.put('god', 'A3')]
  t.begin()
  t.use(god)
  t.pick(ping)
  expect([t.of('life', ping), t.of('life', pong)]).toEqual([48, 49])
})

// packs like these are refused when they are loaded; a word that code computes may still do it
describe.each<[string, Ability]>([
  [
    'two numbers that read each other',
    {
      passive: [
        { query: 'power', add: { if: { stat: 'speed', gte: 4 }, then: 0, else: 1 }, of: 'self' },
        { query: 'speed', add: { stat: 'power' }, of: 'self' },
      ],
    },
  ],
  [
    'an aura on whom it has not lifted',
    {
      passive: [{ query: 'power', add: 1, of: { kind: 'unit', where: { stat: 'power', lte: 2 } } }],
    },
  ],
])('[L-8] passives that wake each other without end: %s', (_what, ability) => {
  const played = () => {
    const t = toy({
      pieces: {
        hare: { abilities: [ability] },
        god: {
          abilities: [
            {
              ...act({ do: 'modify', query: 'power', add: 1, each: { kind: 'unit' } }),
              name: 'lift',
            },
            { ...act({ do: 'destroy', target: { kind: 'unit' } }), name: 'slay' },
          ],
        },
      },
    })
    const hare = t.put('hare', 'A1')
    const god = t.put('god', 'A2')
    t.begin()
    t.use(god, 'lift')
    t.use(god, 'slay')
    t.pick(hare)
    return t
  }

  test('are stopped, which is told, and the match goes on', () => {
    const t = played()
    expect(t.told('budget-exceeded').map(({ what }) => what)).toContain('passives')
    expect(t.view().board.map(({ def }) => def)).toEqual(['god'])
    expect(t.view().asking?.kind).toBe('main')
  })

  test('end the same way every time', () => {
    expect(hash(played().m)).toBe(hash(played().m))
  })
})
