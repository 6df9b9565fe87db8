// A window over a map: nothing beyond the edge, and what is under the pointer stays there.
import { expect, test } from 'vitest'
import {
  acrossAt,
  boxAround,
  centred,
  fitted,
  panned,
  showing,
  zoomed,
  type Frame,
} from '../src/camera.ts'

const frame: Frame = { width: 800, height: 600, columns: 20, rows: 30, least: 36, most: 96 }

test('the whole map fits, also where its cells are smaller than they should be', () => {
  const { cell, x, y } = fitted(frame)
  expect(cell).toBe(20)
  expect([x, y]).toEqual([200, 0])
})

test('all columns, around a row', () => {
  const { cell, x, y } = acrossAt(frame, 10, 15)
  expect(cell).toBe(40)
  expect(x).toBe(0)
  expect(y).toBe(300 - 15.5 * 40)
})

test('a small map is seen whole', () => {
  const { cell, x, y } = acrossAt({ ...frame, columns: 10, rows: 12 }, 5, 2)
  expect([cell, x, y]).toEqual([50, 150, 0])
})

test('it never leaves the map', () => {
  const start = centred(frame, 60, 10, 15)
  const far = panned(start, 9999, 9999, frame)
  expect([far.x, far.y]).toEqual([0, 0])
  const corner = panned(start, -9999, -9999, frame)
  expect([corner.x, corner.y]).toEqual([800 - 1200, 600 - 1800])
})

test('zooming keeps what is under the pointer', () => {
  const start = centred(frame, 50, 10, 15)
  const under = (camera: typeof start) => (310 - camera.x) / camera.cell
  expect(under(zoomed(start, 1.3, [310, 280], frame))).toBeCloseTo(under(start))
  expect(zoomed(start, 99, [310, 280], frame).cell).toBe(96)
})

test('it moves no further than needed to show a thing', () => {
  const start = centred(frame, 50, 10, 15)
  const seen = { left: 300, top: 300, width: 50, height: 50 }
  expect(showing(start, seen, frame)).toEqual(start)
  const below = { left: 300, top: 620, width: 50, height: 50 }
  expect(showing(start, below, frame).y).toBe(start.y + 600 - 30 - 670)
})

test('several cells are shown together', () => {
  const start = centred(frame, 60, 10, 15)
  const cells = [
    [2, 3],
    [4, 5],
  ] as const
  const { x, y } = showing(start, boxAround(cells, start), frame)
  const box = boxAround(cells, { ...start, x, y })
  expect([box.width, box.height]).toEqual([180, 180])
  expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(36)
})
