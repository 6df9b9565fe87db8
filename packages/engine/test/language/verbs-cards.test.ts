// §5 Verbs of cards, tokens, numbers and the running of things.
import { describe, expect, test } from 'vitest'
import { ZONES } from '../../src/block.ts'
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

describe('[L-5] draw and discard', () => {
  test('drawn one after another, told to its seat; empty when there is none', () => {
    const { t, me } = god([{ do: 'draw', amount: 2, as: 'x' }, when('drawn'), when('empty', 10)])
    t.card('page', 'deck')
    t.begin()
    t.use(me)
    expect([t.zone('hand'), t.of('points', 0)]).toEqual([['page'], 1])
    expect(t.told('card-drawn')).toHaveLength(1)
    t.use(me)
    expect(t.of('points', 0)).toBe(11)
  })

  test('the discard becomes the pile when it runs out', () => {
    const { t, me } = god([{ do: 'draw', amount: 1 }])
    t.card('page', 'discard')
    t.card('page', 'discard')
    t.begin()
    t.use(me)
    expect([t.zone('hand').length, t.zone('deck').length, t.zone('discard').length]).toEqual([
      1, 1, 0,
    ])
    expect(t.told('deck-shuffled')).toMatchObject([{ seat: 0, count: 2 }])
  })

  test('who draws: another seat, or each of them', () => {
    const other = god([{ do: 'draw', amount: 1, who: 'opponent' }])
    other.t.card('page', 'deck', 1)
    other.t.begin()
    other.t.use(other.me)
    expect(other.t.zone('hand', 1)).toEqual(['page'])
    const both = god([{ do: 'draw', amount: 1, each: { kind: 'seat' } }])
    both.t.card('page', 'deck', 0)
    both.t.card('page', 'deck', 1)
    both.t.begin()
    both.t.use(both.me)
    expect([both.t.zone('hand', 0), both.t.zone('hand', 1)]).toEqual([['page'], ['page']])
  })

  test('discarded to their owner’s discard, one event each', () => {
    const { t, me } = god([
      { do: 'discard', as: 'x', each: { kind: 'card', zone: 'hand' } },
      when('discarded'),
    ])
    t.card('page')
    t.card('page', 'hand', 1)
    t.begin()
    t.use(me)
    expect([t.zone('discard', 0).length, t.zone('discard', 1).length]).toEqual([1, 1])
    expect(t.told('card-discarded')).toHaveLength(2)
    expect(t.of('points', 0)).toBe(1)
  })

  test('a card discarded in the choice before is not offered again', () => {
    const card: Target = { kind: 'card', zone: 'hand', side: 'own' }
    const { t, me } = god([
      { do: 'discard', target: card },
      { do: 'discard', target: card },
    ])
    const [a, b] = [t.card('page'), t.card('page')]
    t.begin()
    t.use(me)
    t.pick(a)
    expect(t.picks()).toEqual([b])
  })
})

describe('[L-5] the running of things', () => {
  test('recharge refills the charges of a timing', () => {
    const tend: Ability = { when: 'tend', steps: [{ do: 'gain', what: 'points', amount: 1 }] }
    const { t, me } = god(
      [
        { do: 'recharge', timing: 'tend', as: 'x', target: unit() },
        when('recharged', 10),
        when('none', 100),
      ],
      {
        pieces: { nurse: { abilities: [tend] } },
      },
    )
    const nurse = t.put('nurse', 'A1')
    t.begin()
    t.use(nurse)
    expect(t.canUse(nurse)).toBe(false)
    t.use(me)
    t.pick(nurse)
    t.use(nurse)
    t.use(me)
    t.pick(me)
    expect(t.of('points', 0)).toBe(112)
    expect(t.told('recharged')).toHaveLength(1)
  })

  test('again keeps the turn and says so', () => {
    const { t, me } = god([{ do: 'again', as: 'x' }])
    t.begin()
    t.use(me)
    expect(t.told('turn-kept')).toMatchObject([{ seat: 0 }])
  })

  test('attach: a card becomes a lasting part of its host; its passive and triggers work there', () => {
    const armour: Ability[] = [
      { when: 'play', steps: [{ do: 'attach', to: unit({ side: 'own' }) }] },
      { passive: [{ query: 'power', add: 2, of: 'host' }] },
      { on: 'turn-ended', seat: 'own', steps: [{ do: 'gain', what: 'points', amount: 1 }] },
    ]
    const { t, me } = god([{ do: 'destroy', each: 'self' }], {
      spells: { armour: { abilities: armour } },
    })
    const card = t.card('armour')
    t.begin()
    t.use(card)
    t.pick(me)
    expect(t.stat('power', me)).toBe(3)
    expect(t.told('attached')).toMatchObject([{ card, host: me }])
    t.endTurn()
    expect(t.of('points', 0)).toBe(1)
    t.endTurn()
    t.use(me)
    expect(t.at(me)).toBeNull()
    t.endTurn()
    expect(t.of('points', 0)).toBe(1)
  })
})

test('put: a card that goes to the hand of somebody else leaves the one it was in', () => {
  const { t, me } = god([
    {
      do: 'put',
      target: { kind: 'card', zone: 'hand', side: 'opponent' },
      to: { zone: 'hand', of: 'self' },
    },
  ])
  const card = t.card('page', 'hand', 1)
  t.begin()
  t.use(me)
  t.pick(card)
  expect([t.zone('hand'), t.zone('hand', 1)]).toEqual([['page'], []])
})

describe('[L-5] what leaves is gone from where it was', () => {
  test('discard: a unit leaves its cell', () => {
    const { t, me } = god([{ do: 'discard', each: 'self' }])
    t.begin()
    t.use(me)
    expect([t.at(me), t.zone('discard')]).toEqual([null, ['god']])
    const heir = t.put('pawn', 'C3')
    expect(t.at(heir)).toBe('C3')
  })

  test('remove: a card leaves its hand', () => {
    const { t, me } = god([{ do: 'remove', each: { kind: 'card', zone: 'hand' } }])
    t.card('page')
    t.begin()
    t.use(me)
    expect(t.zone('hand')).toEqual([])
  })

  test('arrange: a card that was seen in a hand can go on top of the deck', () => {
    const { t, me } = god([
      { do: 'look', each: { kind: 'card', zone: 'hand', side: 'own' }, as: 'seen' },
      { do: 'arrange', each: '@seen', places: ['top', 'bottom'] },
    ])
    const card = t.card('page')
    t.begin()
    t.use(me)
    t.arrange('top', card)
    expect([t.zone('hand'), t.zone('deck')]).toEqual([[], ['?']])
    t.begin()
    expect(t.m.s[t.m.rules.layout.zone + card]).toBe(ZONES + t.m.rules.zones.deck!.index)
  })
})
