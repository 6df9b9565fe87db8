// Events: past tense, integers only. `emit` tells the sink (if there is one) and the triggers.
import type { Match } from '../state/match.ts'
import { BY_ABILITIES, BY_CODE } from '../tables/listeners.ts'
import { dispatch } from './dispatch.ts'

/** Receives each event as it happens; decoding to named objects is the door's business. */
export type Sink = (m: Match, event: number, payload: Int32Array) => void

/** Most events have no listener: the test for that is short enough to be inlined at every call. */
export function emit(
  m: Match,
  event: number,
  a = -1,
  b = -1,
  c = -1,
  d = -1,
  e = -1,
  g = -1,
  h = -1,
  i = -1,
): void {
  if (m.sink !== null || m.listened[event] !== 0) tell(m, event, a, b, c, d, e, g, h, i)
}

function tell(
  m: Match,
  event: number,
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  g: number,
  h: number,
  i: number,
): void {
  if (m.previewing) return
  const p = m.event
  p[0] = a
  p[1] = b
  p[2] = c
  p[3] = d
  p[4] = e
  p[5] = g
  p[6] = h
  p[7] = i
  if (m.sink !== null) m.sink(m, event, p)
  const listened = m.listened[event]
  if (listened === 0) return
  if ((listened & BY_CODE) !== 0) m.rules.events.hears[event]!(m, p)
  if ((listened & BY_ABILITIES) !== 0) dispatch(m, event)
}
