import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followed, showFirst } from '../src/follow.ts'
import { unitKey } from '../src/keys.ts'
import { createTable } from '../src/table.ts'
import { at, moment, pack, unit, use } from './kit/moments.ts'

let paint = () => {}

beforeEach(() => {
  const waiting: (() => void)[] = []
  paint = () => {
    for (const then of waiting.splice(0)) then()
    vi.runAllTimers()
  }
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => waiting.push(then))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function laid() {
  const dealer = {
    answer: vi.fn(),
    undo: vi.fn(),
    whyNot: async () => null,
    explain: async () => null,
    hurry: vi.fn(),
    order: vi.fn(),
  }
  const offers = [{ actions: [use(7, 'strike'), at(8)] }]
  const table = createTable(dealer, pack, moment({ offers, board: [unit(7, 'B2'), unit(8, 'B3')] }))
  const heard: (string | null)[][] = []
  followed(table).subscribe((now, before) => heard.push([before.selected, now.selected]))
  return { table, heard }
}

test('furniture hears of a change at once where nothing has shown it', () => {
  const { table, heard } = laid()
  table.getState().select(unitKey(7))
  expect(heard).toEqual([[null, unitKey(7)]])
  const stop = showFirst(table, () => false)
  table.getState().select(null)
  expect(heard).toHaveLength(2)
  stop()
})

test('what is already shown is heard after the paint, with all that came before it', () => {
  const { table, heard } = laid()
  const drawn: (string | null)[] = []
  const stop = showFirst(table, (now, before) => {
    drawn.push(now.selected)
    return now.targets !== before.targets
  })
  table.getState().select(unitKey(7))
  expect(followed(table).getState().selected).toBe(unitKey(7))
  table.getState().point(unitKey(8))
  expect(drawn).toEqual([unitKey(7), unitKey(7)])
  expect(heard).toEqual([])
  paint()
  expect(heard).toEqual([[null, unitKey(7)]])
  table.getState().point('')
  expect(heard).toHaveLength(2)
  stop()
  table.getState().select(null)
  expect(heard.at(-1)).toEqual([unitKey(7), null])
})
