// How furniture follows the table: at once, or after the paint if something has already shown what a
// press did. An overlay over hundreds of cards (furniture/cards.tsx) is drawn quickly; sentences,
// buttons, names and numbers around it are slower, and a press should not wait for them.
import { afterPaint } from './after-paint.ts'
import type { Table, TableActions, TableState } from './table-state.ts'

type State = TableState & TableActions
type Heard = (now: State, before: State) => void
/** Draws the change at once; false when it does not concern it. */
type Shows = (now: State, before: State) => boolean

export type Followed = Pick<Table, 'getState' | 'getInitialState' | 'subscribe'>

interface Following {
  table: Followed
  first: Set<Shows>
}

const following = new WeakMap<Table, Following>()

/** The table as furniture subscribes to it. */
export const followed = (table: Table): Followed => followingOf(table).table

/** @returns a function that unregisters it */
export function showFirst(table: Table, shows: Shows): () => void {
  const { first } = followingOf(table)
  first.add(shows)
  return () => first.delete(shows)
}

function followingOf(table: Table): Following {
  const known = following.get(table)
  if (known !== undefined) return known
  const first = new Set<Shows>()
  const listeners = new Set<Heard>()
  let told = table.getState()
  let isWaiting = false
  const tell = () => {
    isWaiting = false
    const before = told
    told = table.getState()
    for (const heard of listeners) heard(told, before)
  }
  table.subscribe((now, before) => {
    const isShown = [...first].filter((shows) => shows(now, before)).length > 0
    // changes before the next paint are delivered together
    if (isWaiting) return
    isWaiting = isShown
    if (isShown) afterPaint(tell)
    else tell()
  })
  const { getState, getInitialState } = table
  const subscribe = (heard: Heard) => {
    listeners.add(heard)
    return () => listeners.delete(heard)
  }
  const one = { table: { getState, getInitialState, subscribe }, first }
  following.set(table, one)
  return one
}
