// Blocked and muted players, and how the server recognizes this browser. All of it is stored
// here; the server only receives opaque ids.
import type { Introduction } from '@cardwright/protocol'
import { createStore } from 'zustand/vanilla'

const PLAYER = 'cardwright.player'
const BLOCKED = 'cardwright.blocked'
const MUTED = 'cardwright.muted'
/** The maximum per request. */
const MOST_BLOCKED = 50

interface Blocked {
  /** The server's id for them, valid only for this player. */
  id: string
  name: string
  at: number
}

function read<T>(storage: () => Storage, key: string, otherwise: T): T {
  try {
    return (JSON.parse(storage().getItem(key) ?? 'null') as T | null) ?? otherwise
  } catch {
    return otherwise
  }
}

function write(storage: () => Storage, key: string, value: unknown): void {
  try {
    storage().setItem(key, JSON.stringify(value))
  } catch {
    // without storage it lasts only as long as this page
  }
}

const local = () => localStorage
const session = () => sessionStorage

export const blocked = createStore<{ players: readonly Blocked[] }>(() => {
  const kept = read<unknown>(local, BLOCKED, [])
  return { players: Array.isArray(kept) ? (kept as Blocked[]) : [] }
})

export function block(id: string, name: string): void {
  const others = blocked.getState().players.filter((one) => one.id !== id)
  const players = [{ id, name, at: Date.now() }, ...others].slice(0, MOST_BLOCKED)
  blocked.setState({ players })
  write(local, BLOCKED, players)
}

export function unblock(id: string): void {
  const players = blocked.getState().players.filter((one) => one.id !== id)
  blocked.setState({ players })
  write(local, BLOCKED, players)
}

let player: string | null = null

/** How every request identifies this player. */
export function introduction(): Introduction {
  player ??= read<string | null>(local, PLAYER, null)
  if (player === null) {
    player = crypto.randomUUID()
    write(local, PLAYER, player)
  }
  return { player, blocked: blocked.getState().players.map(({ id }) => id) }
}

/** Muted seats of a match, while this window is open. */
export const muted = {
  of: (match: string): readonly number[] => read<number[]>(session, `${MUTED}.${match}`, []),
  keep: (match: string, seats: readonly number[]): void =>
    write(session, `${MUTED}.${match}`, seats),
}
