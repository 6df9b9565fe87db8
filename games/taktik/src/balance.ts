// Figures of the rules stand in the pack's balance file.
import type { Match } from '@cardwright/engine/author'

export function figure(m: Match, key: string): number {
  const entry = m.rules.game.pack.balance[key]
  if (entry === undefined) throw new Error(`the pack has no balance key "${key}"`)
  return entry.value
}

/** A figure that differs by side: the armies do, too. */
export const figureFor = (m: Match, key: string, seat: number): number => figure(m, `${key}${seat}`)
