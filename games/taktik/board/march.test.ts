import type { View } from '@cardwright/engine'
import { expect, test } from 'vitest'
import { announcedTo, marchOf } from './march.ts'

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

test('the map shows the enemy’s march or attack to whoever may answer it', () => {
  const board = [
    { id: 7, at: 'F9' },
    { id: 8, at: 'C2' },
  ]
  const shown = (viewer: number, pending: Record<string, number | string>) =>
    announcedTo(viewer, { ...asked(pending), active: 0, board } as unknown as View)
  expect(shown(1, { unit: 7, toCell: 'F12' })).toEqual(['F9', 'F12'])
  expect(shown(1, { attacker: 7, target: 8 })).toEqual(['F9', 'C2'])
  expect(shown(0, { unit: 7, toCell: 'F12' })).toEqual([])
})
