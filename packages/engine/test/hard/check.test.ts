// A drawn check card that asks for a choice in the middle of a procedure.
import { expect, test } from 'vitest'
import { act, toy } from '../toy.ts'

const tryIt = act(
  { do: 'check', as: 'luck', target: { kind: 'unit', side: 'opponent' } },
  { do: 'gain', what: 'points', amount: '@luck.total', if: { outcome: 'success', of: '@luck' } },
  { do: 'gain', what: 'points', amount: -1, if: { outcome: 'failure', of: '@luck' } },
  { do: 'damage', amount: 1, target: { kind: 'unit', side: 'own' } },
)
const spells = {
  dull: { cost: { mana: 1 } },
  fork: {
    cost: { mana: 3 },
    abilities: [
      {
        when: 'play',
        steps: [
          { do: 'choose', as: 'way', options: ['left', 'right'] },
          {
            do: 'gain',
            what: 'tide',
            who: 'world',
            amount: 1,
            if: { outcome: 'left', of: '@way' },
          },
          {
            do: 'gain',
            what: 'tide',
            who: 'world',
            amount: -1,
            if: { outcome: 'right', of: '@way' },
          },
        ],
      },
    ],
  },
}

function table(card: string) {
  const t = toy({ pieces: { gambler: { abilities: [tryIt] } }, spells })
  const gambler = t.put('gambler', 'A1')
  const foe = t.put('pawn', 'E5', 1)
  t.card(card, 'deck')
  t.begin()
  t.use(gambler)
  t.pick(foe)
  return { t, gambler }
}

test('[L-10.5] the drawn card asks, the procedure waits, the ability goes on with its result', () => {
  const { t, gambler } = table('fork')
  expect(t.view().asking).toMatchObject({ kind: 'option', seat: 0 })
  expect(t.told('check-drawn')).toHaveLength(1)
  t.option('right')
  expect(t.of('tide', 2)).toBe(-1)
  expect(t.view().asking).toMatchObject({ kind: 'pick' })
  expect(t.kinds()).toEqual(['pick'])
  t.pick(gambler)
  expect(t.of('points', 0)).toBe(3)
  expect(t.of('life', gambler)).toBe(2)
})

test('[L-3.3] check is a barrier: the last choice comes after the card is known', () => {
  const { t, gambler } = table('dull')
  expect(t.told('check-drawn')).toHaveLength(1)
  expect(t.view().asking).toMatchObject({ kind: 'pick', step: 2 })
  t.pick(gambler)
  expect(t.of('points', 0)).toBe(-1)
})
