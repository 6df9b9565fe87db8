// Plays a match to its end with one bot per seat.
import { applyPacked, type Match } from '@cardwright/engine'
import { ASK, ENDED } from '@cardwright/engine/block'
import type { Bot } from './bot.ts'

export interface PlayOptions {
  /** Stops after this many decisions. */
  limit?: number
  /** Called with the match before every answer. */
  before?: (m: Match, seat: number, action: number) => void
}

/** @returns the number of decisions; the match is unfinished when the limit was reached */
export function playOut(m: Match, bots: readonly Bot[], options: PlayOptions = {}): number {
  const { limit = Infinity, before } = options
  let decisions = 0
  while (m.s[ENDED] === 0 && decisions < limit) {
    const seat = m.s[ASK]
    const action = bots[seat].choose(m, seat)
    before?.(m, seat, action)
    if (!applyPacked(m, action))
      throw new Error(`${bots[seat].name} answered with an action that is not on the list`)
    decisions++
  }
  return decisions
}
