// Place a token, then choose a line through where it was placed.
import { expect, test } from 'vitest'
import { toy, act } from '../toy.ts'

const beacon = act(
  { do: 'spawn', def: 'beacon', as: 'lit', to: { kind: 'cell', empty: true, near: 'adjacent' } },
  {
    do: 'damage',
    amount: 1,
    target: { kind: 'line', through: '@lit.cell', axis: 'any' },
    each: { kind: 'unit', side: 'opponent', in: 'target' },
  },
)

test('[L-3.2] the line goes through the cell where the token only seems to stand', () => {
  const t = toy({ pieces: { keeper: { abilities: [beacon] }, beacon: {} } })
  const keeper = t.put('keeper', 'B2')
  const inRow = t.put('pawn', 'C5', 1)
  const inColumn = t.put('pawn', 'E2', 1)
  const away = t.put('pawn', 'D4', 1)
  t.begin()
  t.use(keeper)
  expect(t.picks()).toEqual(['A2', 'B1', 'B3', 'C2'])
  t.pick('C2')
  expect(t.view(1).board).toHaveLength(4)
  expect(t.picks()).toEqual(['row:3', 'column:2'])
  t.pick('row:3')
  expect([inRow, inColumn, away].map((e) => t.of('life', e))).toEqual([2, 3, 3])
  expect(
    t
      .view()
      .board.filter((unit) => unit.def === 'beacon')
      .map((u) => u.at),
  ).toEqual(['C2'])
})

test('[L-3.2] cancel in the middle leaves the state as it was', () => {
  const t = toy({ pieces: { keeper: { abilities: [beacon] }, beacon: {} } })
  const keeper = t.put('keeper', 'B2')
  t.begin()
  const before = JSON.stringify(t.view(1))
  t.use(keeper)
  t.pick('C2')
  expect(JSON.stringify(t.view(1))).toBe(before)
  t.say('cancel')
  expect(JSON.stringify(t.view(1))).toBe(before)
})
