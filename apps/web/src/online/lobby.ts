// The open tables, polled while the lobby is visible.
import type { MatchInfo } from '@cardwright/protocol'
import { createStore } from 'zustand/vanilla'
import { openMatches, type Sorry } from './api.ts'

const EVERY = 4000

export const lobby = createStore<{ matches: MatchInfo[] | null; problem: Sorry | null }>(() => ({
  matches: null,
  problem: null,
}))

const look = (): Promise<void> =>
  openMatches().then(
    (matches) => lobby.setState({ matches, problem: null }),
    (problem: Sorry) => lobby.setState({ problem }),
  )

/** @returns a function that stops it */
export function watchLobby(): () => void {
  void look()
  const timer = setInterval(() => void look(), EVERY)
  return () => clearInterval(timer)
}
