// What is said ahead answers a window as its player would, and nothing else.
import type { Action, View } from '@cardwright/engine'
import { expect, test } from 'vitest'
import { ahead, NO_ORDERS, type Orders } from './orders.ts'

const asked = (kind: 'window' | 'main', window?: string): View =>
  ({ asking: { seat: 0, kind, window } }) as unknown as View

const fog: Action = { kind: 'use', source: 41, ability: 'beforeAttackRoll' }
const shot: Action = { kind: 'use', source: 42, ability: 'beforeAttackRoll' }
const decline: Action = { kind: 'decline' }
const answer = (legal: Action[], orders: Orders, window = 'beforeAttackRoll') =>
  ahead(asked('window', window), legal, orders)

test('whoever can play nothing is not asked', () => {
  expect(answer([decline], NO_ORDERS)?.actions).toEqual([decline])
  expect(answer([fog, decline], NO_ORDERS)).toBeNull()
})

test('sheet 31: one tactic is armed; it is played when its moment comes, and then it is not armed', () => {
  const armed = { armed: 42, passed: [] }
  expect(answer([fog, shot, decline], armed)).toEqual({ actions: [shot], order: NO_ORDERS })
  // not in this window: the player is asked as ever, and it stays armed
  expect(answer([fog, decline], armed)).toBeNull()
})

test('where a player does not want to be asked, the window is passed', () => {
  const orders = { armed: null, passed: ['beforeMove'] }
  expect(answer([fog, decline], orders, 'beforeMove')?.actions).toEqual([decline])
  expect(answer([fog, decline], orders, 'beforeDamage')).toBeNull()
})

test('only windows are answered ahead', () => {
  expect(ahead(asked('main'), [shot], { armed: 42, passed: [] })).toBeNull()
})
