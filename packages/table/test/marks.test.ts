import { expect, test, vi } from 'vitest'
import { cellKey, unitKey } from '../src/keys.ts'
import { listenForMarks } from '../src/marks.ts'
import type { Dealer } from '../src/moment.ts'
import { createTable } from '../src/table.ts'
import { markOf } from '../src/targets.ts'
import { at, cell, moment, pack, unit, use } from './kit/moments.ts'

const silent: Dealer = {
  answer: vi.fn(),
  undo: vi.fn(),
  whyNot: async () => null,
  explain: async () => null,
  hurry: vi.fn(),
  order: vi.fn(),
}

const board = [unit(7, 'B2'), unit(8, 'B3', 1), unit(9, 'C1')]
const walks = () =>
  moment({
    offers: [
      { actions: [use(7, 'walk'), cell('B1')] },
      { actions: [use(7, 'strike'), at(8)] },
      { actions: [use(9, 'walk'), cell('C2')] },
    ],
    board,
  })

test('a thing under a veil is told of its own mark alone, and never misses a change of it', () => {
  const table = createTable(silent, pack, walks())
  const keys = [7, 8, 9, 10].map(unitKey).concat(['B1', 'C2', 'D4'].map(cellKey))
  const told = new Set<string>()
  for (const key of keys) listenForMarks(table, [key], true, () => told.add(key))
  const looks = () => {
    const { targets, lit } = table.getState()
    return keys.map((key) => `${markOf(targets, [key], true)} ${lit === key}`)
  }
  const after = (change: () => void) => {
    const before = looks()
    told.clear()
    change()
    const now = looks()
    const changed = keys.filter((_, k) => now[k] !== before[k])
    for (const key of changed) expect(told).toContain(key)
    return { changed, told: [...told] }
  }
  const { select, show, light, point, look } = table.getState()
  expect(after(() => select(unitKey(7)))).toEqual({
    changed: [unitKey(7), unitKey(8), cellKey('B1')],
    told: [cellKey('B1'), unitKey(8), unitKey(7)],
  })
  expect(after(() => select(unitKey(9))).changed).toHaveLength(5)
  expect(after(() => select(null)).changed).toHaveLength(2)
  expect(after(() => light(unitKey(10))).told).toEqual([unitKey(10)])
  expect(after(() => light(null)).changed).toEqual([unitKey(10)])
  expect(after(() => point(unitKey(7))).told).toEqual([])
  expect(after(() => look({ def: 'wolf', id: 7 })).told).toEqual([])
  const unpick = { kind: 'unpick', pick: { unit: 8 } } as const
  const picking = { offers: [{ actions: [at(9)] }], legal: [at(9), unpick], board }
  expect(after(() => show(moment(picking))).changed).toHaveLength(3)
  const aims = [{ thing: { cell: 'D4' } }]
  const others = { board, legal: [], asking: { seat: 1, kind: 'pick', source: 8, aims } as const }
  expect(after(() => show(moment(others as never))).changed).toContain(cellKey('D4'))
  expect(after(() => show(walks())).changed).toContain(cellKey('D4'))
})

test('without a veil everything is told of every choice, and of nothing else', () => {
  const table = createTable(silent, pack, walks())
  const heard = vi.fn()
  const stop = listenForMarks(table, [cellKey('D4')], false, heard)
  table.getState().select(unitKey(7))
  expect(heard).toHaveBeenCalledTimes(1)
  table.getState().point(unitKey(7))
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
  table.getState().select(null)
  expect(heard).toHaveBeenCalledTimes(1)
})

test('what stays as it is is told to nobody', () => {
  const table = createTable(silent, pack, walks())
  const heard = vi.fn()
  table.subscribe(heard)
  table.getState().closeSlips()
  table.getState().look(null)
  table.getState().answer([use(7, 'walk')])
  expect(heard).not.toHaveBeenCalled()
})
