import { expect, test, vi } from 'vitest'
import { progressed } from '../src/progress.ts'
import { createTable } from '../src/table.ts'
import { event, moment, pack as plain, unit } from './kit/moments.ts'

const resources = { health: { of: 'unit', vital: true } }
const pack = { ...plain, manifest: { ...plain.manifest, resources } } as unknown as typeof plain

const view = () =>
  moment({ board: [{ ...unit(7, 'B2'), resources: { health: 3, actions: 1 } }] }).view
const seven = (now: ReturnType<typeof view>) => now.board.find(({ id }) => id === 7)!

test('a blow is on the bar when it is shown', () => {
  const hit = event('damaged', { unit: 7, seat: 0, amount: 2, through: 2 })
  expect(seven(progressed(view(), hit, pack)).resources['health']).toBe(1)
})

test('tokens come and go', () => {
  const token = { unit: 7, seat: 0, status: 'stun', giver: 1 }
  const given = progressed(view(), event('status-given', { ...token, n: 2 }), pack)
  expect(seven(given).statuses).toEqual([{ status: 'stun', giver: 1, n: 2 }])
  const cleared = progressed(given, event('status-cleared', { ...token, n: 2 }), pack)
  expect(seven(cleared).statuses).toEqual([])
})

test('what an event does not change stays the same, down to its identity', () => {
  const before = view()
  expect(progressed(before, event('attack-voided', { attacker: 7 }), pack)).toBe(before)
})

test('the table shows it while the moment is still to come', () => {
  const first = moment({ board: [{ ...unit(7, 'B2'), resources: { health: 3 } }] })
  const nobody = { answer: vi.fn(), undo: vi.fn(), hurry: vi.fn(), order: vi.fn() }
  const dealer = { ...nobody, whyNot: async () => null, explain: async () => null }
  const table = createTable(dealer, pack, first)
  let done = () => {}
  table.getState().attach({ play: (_, end) => void (done = end), stop() {} })
  const hit = event('damaged', { unit: 7, seat: 0, amount: 2, through: 2 })
  const next = moment({ board: [{ ...unit(7, 'B2'), resources: { health: 1 } }], events: [hit] })
  table.getState().show(next)
  expect(seven(table.getState().moment.view).resources['health']).toBe(3)
  table.getState().happen(hit)
  expect(seven(table.getState().moment.view).resources['health']).toBe(1)
  done()
  expect(table.getState().isPlaying).toBe(false)
})
