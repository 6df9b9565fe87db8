// The heap: small records behind the block's end, one per modifier and per pile of equal tokens.
// A record is addressed by its absolute index, so lists are plain integers.
import { HEAP_FREE, HEAP_TOP, RECORD, SCRATCH } from './head.ts'
import { put, type Match } from './match.ts'
import { noRoom } from './unplayable.ts'

export * from './record-slots.ts'

/** A match that needs more of them than it has room for ends. */
export function takeRecord(m: Match): number {
  const { s } = m
  const free = s[HEAP_FREE]
  if (free >= 0) {
    put(m, HEAP_FREE, s[free])
    return free
  }
  const n = s[HEAP_TOP] + 1
  const r = s.length - n * RECORD
  if (r < m.layout.scratch + SCRATCH)
    noRoom(m, n - 1, 'tokens and modifiers: raise capacity.tokens or capacity.modifiers')
  put(m, HEAP_TOP, n)
  return r
}

export function giveBack(m: Match, r: number): void {
  for (let i = 1; i < RECORD; i++) put(m, r + i, 0)
  put(m, r, m.s[HEAP_FREE])
  put(m, HEAP_FREE, r)
}
