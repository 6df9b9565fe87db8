// Look at the top three of a deck in the middle of an ability, arrange them, go on.
import { expect, test } from 'vitest'
import { toy, act } from '../toy.ts'

const scry = act(
  { do: 'look', top: 3, as: 'seen', target: { kind: 'deck', side: 'any' } },
  { do: 'arrange', each: '@seen', places: ['top', 'bottom', 'hand'] },
  { do: 'draw', amount: 1 },
)
const spells = { a: {}, b: {}, c: {}, d: {}, e: {} }

function table() {
  const t = toy({ pieces: { seer: { abilities: [scry] } }, spells })
  const seer = t.put('seer', 'A1')
  for (const def of ['e', 'd', 'c', 'b', 'a']) t.card(def, 'deck')
  for (const def of ['a', 'a', 'b']) t.card(def, 'deck', 1)
  t.begin()
  return { t, seer }
}
const deck = (t: ReturnType<typeof toy>, seat = 0): string[] => {
  const { rules, s } = t.m
  const base = rules.layout.zones + (rules.zones.deck!.list + seat) * rules.layout.zoneSize
  return Array.from(
    { length: s[base] },
    (_, k) => rules.things.definitions[s[rules.layout.def + s[base + s[base] - k]]].id,
  )
}

test('[L-3.3] look is a barrier: the deck is chosen, then its cards are seen by the actor alone', () => {
  const { t, seer } = table()
  t.use(seer)
  expect(t.picks()).toEqual([0, 1])
  t.pick(0)
  expect(t.view(0).asking).toMatchObject({ kind: 'arrange', seat: 0 })
  expect(t.view(0).asking?.seen?.map((card) => card.def)).toEqual(['a', 'b', 'c'])
  expect(t.view(1).asking?.seen).toBeUndefined()
  expect(t.view('spectator').asking?.seen).toBeUndefined()
  expect(JSON.stringify(t.view(1).seats[0].zones.deck)).toBe('[null,null,null,null,null]')
})

test('[L-5] arrange assigns card after card; those kept on top keep the order they were named in', () => {
  const { t, seer } = table()
  t.use(seer)
  t.pick(0)
  t.arrange('bottom')
  t.arrange('top')
  t.arrange('top')
  expect(deck(t)).toEqual(['c', 'd', 'e', 'a'])
  expect(t.zone('hand')).toEqual(['b'])
})

test('[L-5] arrange gives an order too: any of the cards left may be named next', () => {
  const { t, seer } = table()
  t.use(seer)
  t.pick(0)
  const [a, b, c] = t.view(0).asking!.seen!.map((card) => card.id)
  t.arrange('top', c)
  expect(t.view(0).asking?.placing).toEqual([a, b])
  t.arrange('top', b)
  t.arrange('top', a)
  expect(t.zone('hand')).toEqual(['c'])
  expect(deck(t)).toEqual(['b', 'a', 'd', 'e'])
})

test('[L-5] a seen card may go to the hand; then the ability goes on', () => {
  const { t, seer } = table()
  t.use(seer)
  t.pick(0)
  t.arrange('top')
  t.arrange('hand')
  t.arrange('bottom')
  expect(t.zone('hand')).toEqual(['b', 'a'])
  expect(deck(t)).toEqual(['d', 'e', 'c'])
  expect(t.told('cards-seen')).toHaveLength(1)
  expect(t.told('cards-arranged')).toHaveLength(1)
})

test('[L-3.6] after the barrier there is no way back', () => {
  const { t, seer } = table()
  t.use(seer)
  expect(t.kinds()).toContain('cancel')
  t.pick(0)
  expect(t.kinds()).toEqual(['place'])
})

test('[L-5] look … after: shuffle shuffles the deck that was looked at', () => {
  const peek = act(
    {
      do: 'look',
      top: 2,
      as: 'seen',
      target: { kind: 'deck', side: 'opponent' },
      after: 'shuffle',
    },
    { do: 'select', target: { kind: 'card', zone: 'deck', in: '@seen' } },
  )
  const t = toy({ pieces: { seer: { abilities: [peek] } }, spells })
  const seer = t.put('seer', 'A1')
  for (const def of ['e', 'd', 'c', 'b', 'a']) {
    t.card(def, 'deck')
    t.card(def, 'deck', 1)
  }
  t.begin()
  t.use(seer)
  t.pick(1)
  expect(t.picks()).toHaveLength(2)
  expect(t.view(0).asking?.seen?.map((card) => card.def)).toEqual(['a', 'b'])
  t.do(t.actions()[0])
  expect(deck(t)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(deck(t, 1).sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(t.told('deck-shuffled')).toMatchObject([{ seat: 1, count: 5 }])
})

test('[L-5] a deck of two shows two; an empty one shows nothing and asks nothing', () => {
  const t = toy({ pieces: { seer: { abilities: [scry] } }, spells })
  const seer = t.put('seer', 'A1')
  t.begin()
  t.use(seer)
  t.pick(1)
  expect(t.view(0).asking?.kind).toBe('main')
})

test('[L-5] an answer that names no card places the first one left', () => {
  const { t, seer } = table()
  t.use(seer)
  t.pick(0)
  t.refuse({ kind: 'place', card: seer, place: 'top' })
  t.refuse({ kind: 'place', place: 'nowhere' })
  t.do({ kind: 'place', place: 'hand' })
  expect(t.zone('hand')).toEqual(['a'])
  t.do({ kind: 'place', place: 'bottom' })
  t.do({ kind: 'place', place: 'bottom' })
  expect(t.zone('hand')).toEqual(['a', 'd'])
  expect(deck(t)).toEqual(['e', 'b', 'c'])
})
