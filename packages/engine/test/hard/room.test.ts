// What happens where something is full: the loop ends as a budget ends it, or a named error says what to declare.
// Nothing is ever written behind the list that it belongs to.
import { describe, expect, test } from 'vitest'
import { hash, outcome, trouble, Unplayable, type Ability } from '../../src/index.ts'
import { newCard, newCards, putIn, sizeOf } from '../../src/author.ts'
import { SP } from '../../src/state/head.ts'
import { LARGEST } from '../../src/state/unplayable.ts'
import { act, toy, toyPack } from '../toy.ts'

const unit = { kind: 'unit' as const }
const told = (t: ReturnType<typeof toy>) => t.told('budget-exceeded').map(({ what }) => what)

describe('the stack', () => {
  // the audit's pack: twelve triggers on every card, each hurting everybody
  const echo: Ability = { on: 'damaged', steps: [{ do: 'damage', amount: 1, each: unit }] }
  const game = (triggers: number) =>
    toy({
      manifest: { budgets: { depth: 64, steps: 1000 }, capacity: { units: 60 } },
      pieces: {
        god: { abilities: [act({ do: 'damage', amount: 1, each: unit })] },
        bell: { stats: { maxLife: 1000 }, abilities: Array.from({ length: triggers }, () => echo) },
      },
    })

  test('does not run over with twelve triggers a card', () => {
    const play = () => {
      const t = game(12)
      const god = t.put('god', 'A1')
      for (const cell of ['A2', 'A3', 'B1', 'B2', 'C3', 'D4', 'E4', 'E5']) t.put('bell', cell)
      t.begin()
      t.use(god)
      expect(t.m.high).toBeLessThanOrEqual(t.m.rules.layout.scratch)
      return t
    }
    const t = play()
    expect(told(t)).toContain('triggers')
    expect(t.view().asking?.kind).toBe('main')
    expect(hash(play().m)).toBe(hash(t.m))
  })

  test('ends a repeat that piles up picks, within the budget', () => {
    const again = {
      do: 'repeat',
      count: 1_000_000_000,
      max: 1_000_000_000,
      steps: [{ do: 'heal', amount: 1, target: { ...unit, auto: 'first' as const, count: 2 } }],
    }
    const t = toy({ pieces: { monk: { abilities: [act(again as never)] } } })
    const monk = t.put('monk', 'A1')
    t.put('pawn', 'A2')
    t.begin()
    t.use(monk)
    expect(told(t)).toEqual(['repeat'])
    expect(t.m.s[SP]).toBeLessThan(t.m.rules.layout.scratch)
  })

  test('asks a step of a billion times a hundred times at most', () => {
    const t = toy({
      manifest: { policies: { ...toyPack({}).manifest.policies, commit: 'pick' } },
      pieces: {
        monk: { abilities: [act({ do: 'heal', amount: 1, target: unit, times: 1_000_000_000 })] },
      },
    })
    const monk = t.put('monk', 'A1')
    t.begin()
    t.use(monk)
    let asked = 0
    for (; t.view().asking?.kind === 'pick' && asked < 200; asked++) t.pick(monk)
    expect(asked).toBe(99)
  })
})

test('a step of several times with nobody to pick is skipped, not asked', () => {
  const nobody = { ...unit, def: ['boulder'], count: 'any' as const }
  const t = toy({
    pieces: { monk: { abilities: [act({ do: 'heal', amount: 1, target: nobody, times: 5 })] } },
    manifest: { policies: { ...toyPack({}).manifest.policies, needsTarget: false } },
  })
  const monk = t.put('monk', 'A1')
  t.begin()
  t.use(monk)
  expect(t.view().asking?.kind).toBe('main')
})

describe('zones', () => {
  test('a deck longer than a pile is refused by name before anything is written', () => {
    const t = toy()
    const before = hash(t.m)
    const { deck } = t.m.rules.zones
    const { defIndex } = t.m.rules.things
    const page = defIndex.get('page')!
    const cards = Array.from({ length: t.m.rules.layout.shape.pile + 1 }, () => page)
    expect(() => newCards(t.m, cards, 0, deck!, 'bottom')).toThrow(Unplayable)
    expect(() => newCards(t.m, cards, 0, deck!, 'bottom')).toThrow(/40 cards in deck/)
    expect(hash(t.m)).toBe(before)
  })

  test('a card more than a match can hold is refused by name', () => {
    const t = toy()
    const page = t.m.rules.things.defIndex.get('page')!
    expect(() => {
      for (let k = 0; k < 100; k++) newCard(t.m, page, 0)
    }).toThrow(Unplayable)
  })

  test('a card that finds no room is refused by name, and nothing is written behind its list', () => {
    const t = toy()
    t.begin()
    const { layout } = t.m.rules
    const { hand } = t.m.rules.zones
    const { defIndex } = t.m.rules.things
    const page = defIndex.get('page')!
    const wasted = layout.zones + (hand!.list + 1) * layout.zoneSize
    const neighbour = t.m.s[wasted]
    for (let k = 0; k < 40; k++) putIn(t.m, newCard(t.m, page, 0), hand!)
    expect(() => putIn(t.m, newCard(t.m, page, 0), hand!)).toThrow(
      /40 cards in hand: .*larger shape/,
    )
    expect(sizeOf(t.m, hand!, 0)).toBe(40)
    expect(t.m.s[wasted]).toBe(neighbour)
  })

  test('an answer that overfills a hand ends the match as broken, with a report', () => {
    const t = toy({
      pieces: { owl: { abilities: [act({ do: 'draw', amount: 30 })] } },
    })
    const owl = t.put('owl', 'A1')
    for (let k = 0; k < 40; k++) t.card('page', 'hand')
    t.card('page', 'deck')
    t.begin()
    t.use(owl)
    expect(outcome(t.m)).toEqual({ winners: [], reason: 'broken' })
    expect(trouble(t.m)).toMatch(/no room for more than 40 cards in hand/)
    expect(t.view().asking).toBeNull()
  })
})

describe('places', () => {
  test('nothing is put onto a cell that is taken', () => {
    const bury = act({
      do: 'put',
      target: { kind: 'card', zone: 'hand' },
      to: { kind: 'cell', auto: 'first' },
    } as never)
    const t = toy({ pieces: { witch: { abilities: [bury] } } })
    const witch = t.put('witch', 'A1')
    const card = t.card('pawn', 'hand')
    t.begin()
    t.use(witch)
    t.pick(card)
    expect(t.view().board.map(({ def }) => def)).toEqual(['witch'])
  })

  test('tokens without room for them end the match', () => {
    const t = toy({
      manifest: { capacity: { units: 20, tokens: 1, modifiers: 0 } },
      pieces: { witch: { abilities: [act({ do: 'give', status: 'mark', each: unit })] } },
    })
    const witch = t.put('witch', 'A1')
    t.put('pawn', 'A2')
    t.put('pawn', 'A3')
    t.begin()
    t.use(witch)
    expect(trouble(t.m)).toMatch(/raise capacity.tokens/)
  })
})

describe('numbers', () => {
  test('stay within what the block holds, however they are multiplied', () => {
    const huge = { mul: [1_000_000, { mul: [1_000_000, { stat: 'power', of: 'self' }] }] }
    const t = toy({
      pieces: {
        bank: { abilities: [act({ do: 'gain', what: 'mana', amount: huge } as never)] },
      },
    })
    const bank = t.put('bank', 'A1')
    t.begin()
    t.use(bank)
    t.use(bank)
    const mana = t.of('mana', 0)
    expect(mana).toBeGreaterThan(0)
    expect(mana).toBeLessThanOrEqual(LARGEST)
  })

  test('a blow of thousands kills', () => {
    const t = toy({
      pieces: {
        god: { abilities: [act({ do: 'damage', amount: 3000, target: { kind: 'unit' } })] },
      },
    })
    const god = t.put('god', 'A1')
    const pawn = t.put('pawn', 'A2', 1)
    t.begin()
    t.use(god)
    t.pick(pawn)
    expect(t.view().board.map(({ def }) => def)).toEqual(['god'])
  })
})
