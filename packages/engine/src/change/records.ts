// The heap: small records behind the block's end, one per modifier and per pile of equal tokens.
// A record is addressed by its absolute index, so lists are plain integers.
import { HEAP_FREE, HEAP_TOP } from '../state/head.ts'
import { RECORD, SCRATCH } from '../state/layout.ts'
import { put, type Match } from '../state/match.ts'

// a modifier
export const M_NEXT = 0 // next on the same holder, in order of creation
export const M_CHAIN = 1 // next of the same source (passives only)
export const M_ORIGIN = 2
export const M_SOURCE = 3
export const M_HOLDER = 4
export const M_AMOUNT = 5
export const M_UNTIL = 6 // duration word; 0 = as long as the passive says
export const M_USES = 7 // uses left; for durations that count, see M_LEFT in `modifiers.ts`

// a pile of tokens of one kind by one giver
export const T_NEXT = 0
export const T_STATUS = 1
export const T_GIVER = 2
export const T_COUNT = 3
export const T_HOLDER = 4
export const T_DERIVED = 5 // passive that derives it, -1 = placed

/** -1 when the block is full: the caller drops the change and says so. */
export function takeRecord(m: Match): number {
  const { s } = m
  const free = s[HEAP_FREE]
  if (free >= 0) {
    put(m, HEAP_FREE, s[free])
    return free
  }
  const n = s[HEAP_TOP] + 1
  const r = s.length - n * RECORD
  if (r < m.rules.layout.scratch + SCRATCH) return -1
  put(m, HEAP_TOP, n)
  return r
}

export function giveBack(m: Match, r: number): void {
  for (let i = 1; i < RECORD; i++) put(m, r + i, 0)
  put(m, r, m.s[HEAP_FREE])
  put(m, HEAP_FREE, r)
}
