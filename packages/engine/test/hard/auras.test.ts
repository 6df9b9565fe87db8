// Two auras on one piece: they stack, end by distance, end with their source, and never twice.
import { expect, test } from 'vitest'
import { refresh } from '../../src/change/passives.ts'
import { hash } from '../../src/index.ts'
import { act, toy } from '../toy.ts'

const step = act({
  do: 'move',
  target: { kind: 'unit' },
  to: { kind: 'cell', empty: true, near: { of: 'target', by: 'step', max: 1 } },
})
const slay = act({ do: 'destroy', target: { kind: 'unit' } })
const aura = {
  passive: [
    {
      query: 'power',
      add: 2,
      of: { kind: 'unit' as const, side: 'own' as const, near: 'adjacent' as const },
    },
  ],
}
const game = {
  pieces: {
    banner: { abilities: [aura] },
    god: {
      abilities: [
        { ...step, name: 'step' },
        { ...slay, name: 'slay' },
      ],
    },
  },
}

function table() {
  const t = toy(game)
  const left = t.put('banner', 'C2')
  const right = t.put('banner', 'C4')
  const man = t.put('pawn', 'C3')
  const god = t.put('god', 'A1')
  t.begin()
  return { t, left, right, man, god }
}

test('[L-7] two sources give two modifiers', () => {
  const { t, man } = table()
  expect(t.stat('power', man)).toBe(5)
})

test('[L-7] an aura follows places: moving apart and together again', () => {
  const { t, right, man, god } = table()
  t.use(god, 'step')
  t.pick(right, 'C5')
  expect(t.stat('power', man)).toBe(3)
  t.use(god, 'step')
  t.pick(man, 'B3')
  expect(t.stat('power', man)).toBe(1)
  t.use(god, 'step')
  t.pick(man, 'C3')
  expect(t.stat('power', man)).toBe(3)
})

test('[L-7] an aura ends with its source and does not reach the other side', () => {
  const { t, left, man, god } = table()
  t.use(god, 'slay')
  t.pick(left)
  expect(t.stat('power', man)).toBe(3)
})

test('[L-7] an aura does not lift enemies', () => {
  const t = toy(game)
  t.put('banner', 'C2')
  const foe = t.put('pawn', 'C3', 1)
  t.begin()
  expect(t.stat('power', foe)).toBe(1)
})

test('[L-7] looking again changes nothing', () => {
  const { t, left, right } = table()
  const before = hash(t.m)
  for (const source of [left, right])
    for (const passive of t.m.rules.modifiers.passives) refresh(t.m, source, passive)
  expect(hash(t.m)).toBe(before)
})

test('[L-7] the order in which things come to stand does not matter', () => {
  const t = toy(game)
  const man = t.put('pawn', 'C3')
  t.put('banner', 'C2')
  t.put('banner', 'C4')
  t.begin()
  expect(t.stat('power', man)).toBe(5)
})

test('[L-7] a dead piece leaves no modifier behind for the next one in its slot', () => {
  const { t, man, god } = table()
  t.use(god, 'slay')
  t.pick(man)
  t.endTurn()
  t.endTurn()
  const next = t.put('pawn', 'E5')
  expect(t.stat('power', next)).toBe(1)
})

test('[L-7] what lies beside the board is in no lane, whatever place is written on it', () => {
  const t = toy({
    manifest: { space: { kind: 'lanes', lanes: ['left', 'right'], perLane: 3 } },
    code: { regions: {}, partitions: {} },
    pieces: {
      // it looks again whenever a stat changes, and it changes one
      jammer: {
        abilities: [
          {
            passive: [
              {
                query: 'targetable',
                forbid: true,
                of: {
                  kind: 'unit',
                  side: 'own',
                  in: 'self.lane',
                  where: { stat: 'power', gte: 1 },
                },
              },
            ],
          },
        ],
      },
      god: { abilities: [act({ do: 'modify', query: 'power', add: 1, each: { kind: 'unit' } })] },
    },
    things: { flag: { class: 'marker', stats: { power: 1 } } },
  })
  const jammer = t.put('jammer', 'left')
  const flag = t.put('flag', 'left')
  const god = t.put('god', 'right')
  t.begin()
  t.use(god)
  expect(t.stat('power', jammer)).toBe(2)
  expect([t.can('targetable', jammer), t.can('targetable', flag)]).toEqual([false, true])
})
