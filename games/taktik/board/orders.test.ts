// What is said ahead answers a window as its player would, and nothing else.
import type { Action, View } from '@cardwright/engine'
import { expect, test } from 'vitest'
import { ahead, NO_ORDERS, type Orders } from './orders.ts'

const asked = (kind: 'window' | 'main' | 'pick', window?: string, active = 1): View =>
  ({ active, asking: { seat: 0, kind, window } }) as unknown as View

const fog: Action = { kind: 'use', source: 41, ability: 'beforeAttackRoll' }
const shot: Action = { kind: 'use', source: 42, ability: 'beforeAttackRoll' }
const decline: Action = { kind: 'decline' }
/** Seat 0 is asked; by default in the enemy's turn. */
const answer = (legal: Action[], orders: Orders, window = 'beforeAttackRoll', active = 1) =>
  ahead(asked('window', window, active), legal, orders)

test('whoever can play nothing is not asked', () => {
  expect(answer([decline], NO_ORDERS)?.actions).toEqual([decline])
  expect(answer([fog, decline], NO_ORDERS)).toBeNull()
})

test("in one's own turn nobody is asked: what is not armed is not played", () => {
  expect(answer([fog, decline], NO_ORDERS, 'beforeAttackRoll', 0)?.actions).toEqual([decline])
  const wants = { ...NO_ORDERS, wanted: ['beforeAttackRoll'] }
  expect(answer([fog, decline], wants, 'beforeAttackRoll', 0)).toBeNull()
})

test('a malus that could be cancelled is always asked about', () => {
  expect(answer([fog, decline], NO_ORDERS, 'malusDrawn', 0)).toBeNull()
  expect(answer([decline], NO_ORDERS, 'malusDrawn', 0)?.actions).toEqual([decline])
})

test('sheet 31: one tactic is armed; it is played when its moment comes, and then it is not armed', () => {
  const armed = { ...NO_ORDERS, armed: 42 }
  for (const active of [0, 1])
    expect(answer([fog, shot, decline], armed, 'beforeAttackRoll', active)).toEqual({
      actions: [shot],
      order: NO_ORDERS,
    })
  // not in this window: the player is asked as ever, and it stays armed
  expect(answer([fog, decline], armed)).toBeNull()
})

test('where a player does not want to be asked, the window is passed', () => {
  const orders = { ...NO_ORDERS, passed: ['beforeMove'] }
  expect(answer([fog, decline], orders, 'beforeMove')?.actions).toEqual([decline])
  expect(answer([fog, decline], orders, 'beforeDamage')).toBeNull()
})

test("in the enemy's turn a question with one answer answers itself", () => {
  const only: Action = { kind: 'pick', pick: { unit: 7 } } as unknown as Action
  expect(ahead(asked('pick'), [only], NO_ORDERS)?.actions).toEqual([only])
  expect(ahead(asked('pick'), [only, decline], NO_ORDERS)).toBeNull()
  expect(ahead(asked('pick', undefined, 0), [only], NO_ORDERS)).toBeNull()
})

test('nothing else is answered ahead', () => {
  expect(ahead(asked('main', undefined, 0), [shot], { ...NO_ORDERS, armed: 42 })).toBeNull()
})
