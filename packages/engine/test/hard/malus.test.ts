// A malus that may be cancelled before it acts.
import { expect, test } from 'vitest'
import { toy } from '../toy.ts'

const spells = {
  rumour: {
    abilities: [
      {
        when: 'drawn',
        steps: [
          {
            do: 'give',
            status: 'stun',
            target: { kind: 'unit' as const, side: 'opponent' as const },
          },
        ],
      },
    ],
  },
  deny: { abilities: [{ answer: 'malusDrawn', steps: [{ do: 'cancel', what: 'malus' }] }] },
}

function table() {
  const t = toy({ spells })
  const mine = t.put('pawn', 'A1')
  const foe = t.put('pawn', 'E5', 1)
  t.card('rumour', 'market')
  return { t, mine, foe }
}

test('[L-2.2] a malus nobody cancels acts; its actor is the opponent of the drawer', () => {
  const { t, mine, foe } = table()
  t.begin()
  t.do({ kind: 'move', move: 'drawMalus' })
  expect(t.asked).toBe(1)
  expect(t.picks()).toEqual([mine])
  t.pick(mine)
  expect([t.tokens(mine, 'stun'), t.tokens(foe, 'stun')]).toEqual([1, 0])
})

test('[L-3.6] the forced choice of a malus cannot be cancelled', () => {
  const { t } = table()
  t.begin()
  t.do({ kind: 'move', move: 'drawMalus' })
  expect(t.kinds()).toEqual(['pick'])
})

test('[L-9] a malus cancelled in its window does nothing', () => {
  const { t, mine } = table()
  const deny = t.card('deny')
  t.begin()
  t.do({ kind: 'move', move: 'drawMalus' })
  expect(t.view().asking).toMatchObject({ kind: 'window', seat: 0 })
  t.use(deny)
  expect(t.tokens(mine, 'stun')).toBe(0)
  expect(t.zone('discard').sort()).toEqual(['deny', 'rumour'])
  expect(t.view().asking?.kind).toBe('main')
})

test('[L-9] passing lets it act', () => {
  const { t, mine } = table()
  t.card('deny')
  t.begin()
  t.do({ kind: 'move', move: 'drawMalus' })
  t.say('decline')
  t.pick(mine)
  expect(t.tokens(mine, 'stun')).toBe(1)
  expect(t.zone('hand')).toEqual(['deny'])
})

test('[L-3.6] a malus without a target fizzles to the discard', () => {
  const t = toy({ spells })
  t.card('rumour', 'market')
  t.begin()
  t.do({ kind: 'move', move: 'drawMalus' })
  expect(t.told('no-target')).toHaveLength(1)
  expect(t.zone('discard')).toEqual(['rumour'])
})
