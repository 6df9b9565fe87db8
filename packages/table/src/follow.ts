// How furniture follows the table: at once, or after the paint where something has already shown what a
// press has led to. A veil over hundreds of cards (furniture/cards.tsx) is drawn in a moment; sentences,
// buttons, names and numbers around it are not, and a press should not wait for them to be seen.
import { afterPaint } from './after-paint.ts'
import type { Table, TableActions, TableState } from './table-state.ts'

type State = TableState & TableActions
type Heard = (now: State, before: State) => void
/** Draws at once what the change is about; false when it has nothing to say of it. */
type Shows = (now: State, before: State) => boolean

export type Followed = Pick<Table, 'getState' | 'getInitialState' | 'subscribe'>

interface Following {
  table: Followed
  first: Set<Shows>
}

const following = new WeakMap<Table, Following>()

/** The table as furniture hears of it. */
export const followed = (table: Table): Followed => followingOf(table).table

/** @returns how to stop being first */
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
    // what comes before the next paint is delivered with it
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
