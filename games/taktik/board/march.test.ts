import type { View } from '@cardwright/engine'
import { expect, test } from 'vitest'
import { marchOf } from './march.ts'

const asked = (pending?: Record<string, number | string>) =>
  ({ asking: { kind: 'window', window: 'beforeMove', seat: 1, pending } }) as unknown as View

test('[TK-6.4] an announced march is drawn, whatever is pointed at', () => {
  const view = asked({ unit: 7, toCell: 'F9' })
  const announced = { unit: 7, to: 'F9', isAnnounced: true }
  expect(marchOf(view, null, '', () => false)).toEqual(announced)
  expect(marchOf(view, 'unit:3', 'cell:C4', () => true)).toEqual(announced)
})

test('else the march to the cell that is pointed at, where it may go', () => {
  const pointed = (isLegal: boolean) => marchOf(asked(), 'unit:3', 'cell:C4', () => isLegal)
  expect(pointed(true)).toEqual({ unit: 3, to: 'C4', isAnnounced: false })
  expect(pointed(false)).toBeNull()
})

test('an announced attack is no march', () => {
  expect(marchOf(asked({ attacker: 7, target: 8 }), null, '', () => true)).toBeNull()
})
