// How sure a share is, also near 0 and 1: what has not happened in n games may happen in some seven of n.
import { sequenceOf } from './bets.ts'

export interface Share {
  share: number
  low: number
  high: number
}

/**
 * @param together so many in a row may go the same way: they count as one (games of one deal; all seats, where several win
 * together). Bets are then as small as if each were a part of a game.
 */
export function shareOf(hits: number, n: number, together = 1): Share {
  const outcomes = [
    { times: hits / together, sum: 1, of: 1 },
    { times: (n - hits) / together, sum: 0, of: 1 },
  ]
  const { value, low, high } = sequenceOf({ outcomes, low: 0, high: 1 })
  return { share: value, low, high }
}

/** Half the width of an interval in standard errors, at the most usual sizes. */
const WIDTH = 3.4

/** How many are needed until a share is known to ± `half`. */
export function sampleFor(share: number, half: number): number {
  // a share of nearly nothing or everything is no reason to stop early
  const p = Math.min(0.9, Math.max(0.1, share))
  return Math.ceil((WIDTH * WIDTH * p * (1 - p)) / (half * half))
}
