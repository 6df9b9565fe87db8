import { describe, expect, test } from 'vitest'
import { beside, inCorridor, nearest, type Box } from '../src/geometry.ts'

const box = (left: number, top: number, size = 10): Box => ({
  left,
  top,
  width: size,
  height: size,
})

describe('arrows between targets', () => {
  const from = box(100, 100)

  test('take the nearest one that lies that way', () => {
    const all = [box(140, 100), box(120, 100), box(80, 100), box(100, 60)]
    expect(nearest(from, all, [1, 0])).toBe(1)
    expect(nearest(from, all, [-1, 0])).toBe(2)
    expect(nearest(from, all, [0, -1])).toBe(3)
    expect(nearest(from, all, [0, 1])).toBe(-1)
  })

  test('rather go straight than aside', () => {
    expect(nearest(from, [box(115, 130), box(150, 100)], [1, 0])).toBe(1)
  })
})

describe('a slip beside a thing', () => {
  const room = { width: 400, height: 300 }

  test('hangs above it, under it where there is no room, and never outside', () => {
    expect(beside(box(200, 200), { width: 80, height: 40 }, room)).toMatchObject({
      isAbove: true,
      top: 152,
    })
    const low = beside(box(0, 10), { width: 80, height: 40 }, room)
    expect(low).toMatchObject({ isAbove: false, left: 8, top: 28 })
    expect(low.nose).toBe(-3)
  })
})

test('[U2] the way from a piece to its bubble belongs to both', () => {
  const piece: Box = { left: 100, top: 100, width: 60, height: 60 }
  const bubble: Box = { left: 80, top: 50, width: 100, height: 40 }
  expect(inCorridor(130, 130, piece, bubble)).toBe(true)
  expect(inCorridor(130, 95, piece, bubble)).toBe(true)
  expect(inCorridor(90, 70, piece, bubble)).toBe(true)
  expect(inCorridor(130, 190, piece, bubble)).toBe(false)
  expect(inCorridor(240, 70, piece, bubble)).toBe(false)
})
