// What is seen to change while an exchange is still being shown, not all at its end.
import type { GameEvent, View } from '@cardwright/engine'
import { expect, test } from 'vitest'
import { progress } from './progress.ts'

const view = {
  phase: 'playerAction',
  world: { resonance: -4 },
  board: [{ id: 7, resources: { hp: 9, wp: 8 } }],
} as unknown as View
const after = (event: object) => progress(view, event as GameEvent)

test('a blow is on the bar it hits, and never below nothing', () => {
  const hit = (type: string, amount: number) =>
    after({ kind: 'damaged', unit: 7, type, amount })!.board[0].resources
  expect(hit('physical', 4)).toEqual({ hp: 5, wp: 8 })
  expect(hit('wp', 12)).toEqual({ hp: 9, wp: 0 })
})

test('resonance stands where each card has moved it', () => {
  expect(after({ kind: 'resonance-shifted', halves: -6, now: -14 })!.world['resonance']).toBe(-7)
})

test('when enemies act the phase is theirs', () => {
  expect(after({ kind: 'intent-executed', unit: 7 })!.phase).toBe('enemyResolution')
  expect(after({ kind: 'fate-drawn' })).toBeNull()
})
