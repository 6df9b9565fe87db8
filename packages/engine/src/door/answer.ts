// legalActions and applyAction with names: what a page, a server or a person uses.
import { ASK, ENDED } from '../state/head.ts'
import { rollBack, type Match } from '../state/match.ts'
import { applyListed } from './apply.ts'
import { concede, whyNotConcede } from './concede.ts'
import { listActions } from '../list/legal.ts'
import { isObject, nameList, packAction, type Action } from './named.ts'
import type { Sink } from '../events/events.ts'
import { nameEvent, type GameEvent } from './named-events.ts'
import { refusalOf, type Refusal } from './refusal.ts'

export type Answer = { ok: true; events: GameEvent[] } | { ok: false; refusal: Refusal }

/** Exactly what this seat may answer now, forward answers first. */
export function legalActions(m: Match, seat: number): Action[] {
  if (m.s[ASK] !== seat || m.s[ENDED] !== 0) return []
  return nameList(m, listActions(m))
}

/** Accepts exactly the listed actions; refuses others with a code and a reason, changing nothing. */
export function applyAction(m: Match, seat: number, action: Action): Answer {
  if (isObject(action) && action.kind === 'concede') return conceded(m, seat)
  const mayFit = m.s[ENDED] === 0 && m.s[ASK] === seat && isObject(action)
  const packed = mayFit ? packAction(m, listActions(m), action) : -1
  if (packed < 0) return { ok: false, refusal: refusalOf(m, seat, action) }
  return { ok: true, events: carryOut(m, seat, packed) }
}

function conceded(m: Match, seat: number): Answer {
  const code = whyNotConcede(m, seat)
  if (code !== null) return { ok: false, refusal: { code } }
  return { ok: true, events: carryOut(m, seat, CONCEDES) }
}

/** No answer of a list. */
const CONCEDES = -1

function carryOut(m: Match, seat: number, packed: number): GameEvent[] {
  const { sink } = m
  const events: GameEvent[] = []
  m.collected = events
  m.sink = sink === null ? collect : both(sink)
  if (packed === CONCEDES) concede(m, seat)
  else applyListed(m, packed)
  m.sink = sink
  return events
}

const collect: Sink = (m, event, payload) => {
  m.collected.push(nameEvent(m, event, payload))
}
const both =
  (sink: Sink): Sink =>
  (m, event, payload) => {
    collect(m, event, payload)
    sink(m, event, payload)
  }

/** Several answers as one: all accepted, or none. */
export function applyActions(m: Match, seat: number, actions: readonly Action[]): Answer {
  const journal = m.journal
  m.journal = true
  const mark = m.written
  const events: GameEvent[] = []
  for (const action of actions) {
    const answer = applyAction(m, seat, action)
    if (!answer.ok) {
      rollBack(m, mark)
      m.journal = journal
      return answer
    }
    events.push(...answer.events)
  }
  m.journal = journal
  if (!journal) m.written = mark
  return { ok: true, events }
}
