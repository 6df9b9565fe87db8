// What a player has said ahead: a tactic that is armed, and windows that are passed. The rules know
// nothing of it; it answers a window as its player would.
import type { Action, View } from '@cardwright/engine'
import type { Ahead } from '@cardwright/table'

export interface Orders {
  /** A tactic that is played as soon as its window opens. */
  armed: number | null
  /** Windows in which the player does not want to be asked. */
  passed: readonly string[]
}

export const NO_ORDERS: Orders = { armed: null, passed: [] }

export const ordersOf = (order: unknown): Orders => (order as Orders | undefined) ?? NO_ORDERS

/** Who cannot play anything in a window is not asked; who has armed a tactic plays it. */
export function ahead(view: View, legal: readonly Action[], order: unknown): Ahead | null {
  const { asking } = view
  if (asking?.kind !== 'window') return null
  const orders = ordersOf(order)
  const plays = legal.filter((action) => action.kind === 'use')
  const armed = plays.find(({ source }) => source === orders.armed)
  if (armed !== undefined) return { actions: [armed], order: { ...orders, armed: null } }
  const decline = legal.find(({ kind }) => kind === 'decline')
  const isPassed = plays.length === 0 || orders.passed.includes(asking.window ?? '')
  return decline !== undefined && isPassed ? { actions: [decline], order } : null
}
