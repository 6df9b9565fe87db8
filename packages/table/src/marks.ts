// Who is notified that a mark may have changed. Hundreds of things on a table carry marks, and most changes
// of the table are about none of them: a thing under an overlay is notified only about its own keys.
import { followed } from './follow.ts'
import type { Key } from './keys.ts'
import type { Table, TableState } from './table-state.ts'

type Heard = () => void

interface Listeners {
  byKey: Map<Key, Set<Heard>>
  /** Without an overlay every choice dims everything else. */
  all: Set<Heard>
}

const listening = new WeakMap<Table, Listeners>()

/** @returns a function that stops listening */
export function listenForMarks(
  table: Table,
  keys: readonly Key[],
  isVeiled: boolean,
  heard: Heard,
): () => void {
  const { byKey, all } = listenersAt(table)
  if (!isVeiled) {
    all.add(heard)
    return () => all.delete(heard)
  }
  for (const key of keys) {
    const there = byKey.get(key)
    if (there === undefined) byKey.set(key, new Set([heard]))
    else there.add(heard)
  }
  return () => {
    for (const key of keys) byKey.get(key)?.delete(heard)
  }
}

function listenersAt(table: Table): Listeners {
  const known = listening.get(table)
  if (known !== undefined) return known
  const listeners: Listeners = { byKey: new Map(), all: new Set() }
  listening.set(table, listeners)
  followed(table).subscribe((now, before) => {
    if (now.targets === before.targets && now.lit === before.lit) return
    for (const heard of listeners.all) heard()
    for (const key of saidOf(now, before)) listeners.byKey.get(key)?.forEach((heard) => heard())
  })
  return listeners
}

/** Keys of which one of the two says something that the other may not. */
export function saidOf(now: TableState, before: TableState): ReadonlySet<Key> {
  const said = new Set<Key>()
  const [to, from] = [now.targets, before.targets]
  const add = (keys: Iterable<Key>) => {
    for (const key of keys) said.add(key)
  }
  for (const kind of ['byKey', 'ready', 'carried', 'places', 'watched'] as const) {
    if (to[kind] === from[kind]) continue
    add(to[kind].keys())
    add(from[kind].keys())
  }
  for (const { picked, source } of [to, from]) {
    add(picked)
    if (source !== null) said.add(source)
  }
  for (const { lit } of [now, before]) if (lit !== null) said.add(lit)
  return said
}
