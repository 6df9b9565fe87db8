// A player's orders in advance: an armed tactic, windows to pass, windows on the own turn in which the player wants
// to be asked. The rules know nothing of it; it answers a window as its player would. [TK-12.12]
import type { Action, View } from '@cardwright/engine'
import type { Ahead } from '@cardwright/table'

export interface Orders {
  /** A tactic that is played as soon as its window opens. */
  armed: number | null
  /** Windows of the enemy's turn in which the player does not want to be asked. */
  passed: readonly string[]
  /** Windows of the own turn in which the player wants to be asked, though nothing is armed. */
  wanted: readonly string[]
}

export const NO_ORDERS: Orders = { armed: null, passed: [], wanted: [] }

/** A window that is about what has just happened to its player: there is nothing to arm for it. */
const ALWAYS_ASKED = 'malusDrawn'

export const ordersOf = (order: unknown): Orders => ({ ...NO_ORDERS, ...(order as Orders) })

/**
 * A player who cannot play anything in a window is not asked; an armed tactic is played. On their own turn players arm tactics
 * before acting, so that they are not asked after every march and before every roll.
 */
export function ahead(view: View, legal: readonly Action[], order: unknown): Ahead | null {
  const { asking, active } = view
  if (asking === null) return null
  const isOwnTurn = asking.seat === active
  if (asking.kind !== 'window')
    // a hand-over of the device for nothing
    return !isOwnTurn && legal.length === 1 ? { actions: [legal[0]], order } : null
  const orders = ordersOf(order)
  const plays = legal.filter((action) => action.kind === 'use')
  const armed = plays.find(({ source }) => source === orders.armed)
  if (armed !== undefined) return { actions: [armed], order: { ...orders, armed: null } }
  const decline = legal.find(({ kind }) => kind === 'decline')
  if (
    decline === undefined ||
    (plays.length > 0 && isAsked(orders, asking.window ?? '', isOwnTurn))
  )
    return null
  return { actions: [decline], order }
}

const isAsked = ({ passed, wanted }: Orders, window: string, isOwnTurn: boolean): boolean =>
  window === ALWAYS_ASKED || (isOwnTurn ? wanted.includes(window) : !passed.includes(window))
