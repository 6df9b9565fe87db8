// A thing has changed: the passives that watch such changes look again.
import { W_RESOURCE, W_STATUS } from '../tables/passive.ts'
import { WATCHED } from '../state/head.ts'
import type { Match } from '../state/match.ts'
import { overBudget } from '../state/budget.ts'

/** Something about a thing changed: passives that watch such changes look again. */
export function touch(m: Match, e: number, bits: number, from = -1): void {
  if ((m.s[WATCHED] & bits) !== 0) touchWatched(m, e, bits, -1, from)
}

/** Tokens of one status came or went: passives that read that status look again. */
export function touchStatus(m: Match, e: number, status: number): void {
  if ((m.s[WATCHED] & W_STATUS) !== 0 && (m.rules.modifiers.readStatuses & status) !== 0)
    touchWatched(m, e, W_STATUS, status, -1)
}

/** The same for a pool. */
export function touchPool(m: Match, e: number, pool: number): void {
  if ((m.rules.modifiers.readPools & (1 << pool)) !== 0)
    touchWatched(m, e, W_RESOURCE, 1 << pool, -1)
}

// Passives that read each other form few layers: deeper, or woken this often by one change, they go in a circle.
const DEEP = 64
const OFTEN = 10_000

/** What it wakes may wake others; a circle is ended where it stands. */
function touchWatched(m: Match, e: number, bits: number, read: number, from: number): void {
  if (m.depth === 0) m.woken = 0
  if (m.woken > OFTEN) return
  if (++m.woken > OFTEN || m.depth > DEEP) {
    m.woken = OFTEN + 1
    overBudget(m, e, 'passives')
    return
  }
  m.depth++
  m.rules.modifiers.wake(m, e, bits, read, from)
  m.depth--
}
