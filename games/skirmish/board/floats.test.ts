// What rises over a card that was counted.
import type { GameEvent } from '@cardwright/engine'
import { expect, test } from 'vitest'
import { board } from './index.ts'

const cues = (event: object) => board.motion!(event as GameEvent)

test('[SK-10.32] each card that was counted shows its own share', () => {
  const scored = { kind: 'unit-scored', unit: 8, seat: 0, amount: 2, cause: { source: 7 } }
  expect(cues(scored)).toMatchObject([{ kind: 'float', at: 'unit:8', text: '+2', seat: 0 }])
})

test('[SK-10.24] nothing to count rises from the card that counted', () => {
  const nothing = { kind: 'resource-changed', what: 'points', seat: 0, amount: 0 }
  const cause = { source: 7 }
  expect(cues({ ...nothing, cause })).toMatchObject([{ kind: 'float', at: 'unit:7', text: '+0' }])
  // what it did count rises from the counted cards
  expect(cues({ ...nothing, amount: 2, cause })).toBeNull()
})
