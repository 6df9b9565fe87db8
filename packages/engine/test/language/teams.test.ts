// §2.2 sides in a team game: seats 0 and 2 against 1 and 3.
import { expect, test } from 'vitest'
import type { SideWord, Target } from '../../src/index.ts'
import { act, toy } from '../toy.ts'

function seen(side: SideWord): number[] {
  const target: Target = { kind: 'unit', side }
  const t = toy({
    seats: 4,
    options: { teams: true },
    pieces: { god: { abilities: [act({ do: 'select', target })] } },
  })
  const units = [
    t.put('god', 'A1'),
    ...[1, 2, 3, -1].map((seat) => t.put('pawn', `B${seat + 2}`, seat)),
  ]
  t.begin()
  if (!t.canUse(units[0])) return []
  t.use(units[0])
  return t.picks().map((e) => [0, 1, 2, 3, -1][units.indexOf(e as number)])
}

test('[L-2.2] own, ally, mate, opponent, other, any', () => {
  const sorted = (side: SideWord) => seen(side).sort()
  expect(sorted('own')).toEqual([0])
  expect(sorted('ally')).toEqual([0, 2])
  expect(sorted('mate')).toEqual([2])
  expect(sorted('opponent')).toEqual([-1, 1, 3])
  expect(sorted('other')).toEqual([-1, 1, 2, 3])
  expect(sorted('any')).toEqual([-1, 0, 1, 2, 3])
})

test('[L-1] a trigger’s seat: opponent leaves teammates out, other does not', () => {
  const on = (seat: 'own' | 'opponent' | 'other' | 'any') => ({
    on: 'turn-started',
    seat,
    steps: [{ do: 'gain', what: 'points', amount: 1 }],
  })
  const points = (['own', 'opponent', 'other', 'any'] as const).map((seat) => {
    const t = toy({
      seats: 4,
      options: { teams: true },
      pieces: { clerk: { abilities: [on(seat)] } },
    })
    t.put('clerk', 'A1')
    t.begin()
    for (let k = 0; k < 4; k++) t.endTurn()
    return t.of('points', 0)
  })
  expect(points).toEqual([1, 2, 3, 4])
})

test('[L-10.1] per ranges over the opponents of the bearer', () => {
  const t = toy({
    seats: 4,
    options: { teams: true },
    statuses: {
      threat: {
        stacks: false,
        abilities: [
          {
            passive: [
              {
                status: 'threat',
                of: {
                  kind: 'unit',
                  where: {
                    exists: {
                      kind: 'unit',
                      side: { own: 'per' },
                      near: { of: 'it', by: 'step', max: 1 },
                    },
                  },
                },
              },
            ],
          },
        ],
      },
    },
  })
  const mine = t.put('pawn', 'C3')
  t.put('pawn', 'C4', 1)
  t.put('pawn', 'D3', 3)
  t.put('pawn', 'B3', 2)
  t.begin()
  expect(t.unit(mine).statuses).toEqual([
    { status: 'threat', giver: 1, n: 1 },
    { status: 'threat', giver: 3, n: 1 },
  ])
})

test('[L-7] a hand is seen by the team where the zone says so', () => {
  const t = toy({ seats: 4, options: { teams: true } })
  t.card('page', 'camp', 0)
  t.begin()
  const seen = [0, 1, 2, 3].map((seat) => t.view(seat).seats[0].zones.camp[0] !== null)
  expect(seen).toEqual([true, false, true, false])
  expect(t.view('spectator').seats[0].zones.camp).toEqual([null])
})
