// The event when a budget ends a loop: emitted once, to the sink. No ability can trigger on it.
import type { Match } from './match.ts'

const SLOTS = 8

export function overBudget(m: Match, source: number, what: string): void {
  if (m.previewing) return
  m.exceeded++
  if (m.sink === null) return
  // an event may be on its way just now: its payload is not touched
  const payload = new Int32Array(SLOTS).fill(-1)
  payload[0] = source
  payload[2] = m.rules.words.symbolOf(what)
  m.sink(m, m.rules.events.on.budgetExceeded, payload)
}
