// The log as sentences. Events become text the moment they happen, because later the
// pieces they mention may be gone.
import { collectorFor, type GameEvent, type Match } from '@cardwright/engine'
import { markOf } from '../show/paint.ts'
import type { Speaker } from '../show/speaker.ts'

export interface LogEntry {
  kind: string
  text: string
}

/** Intermediate events; a later event says what players care about. */
const QUIET = new Set([
  'ability-used',
  'actions-reset',
  'attack-resolved',
  'attack-landed',
  'dying',
  'left',
  'match-started',
  'modifier-added',
  'modifier-ended',
  'resource-changed',
  'step-skipped',
  'turn-ended',
  'window-opened',
  'window-closed',
])

export type Sink = NonNullable<Match['sink']>

/** A sink that shows one seat (or a spectator, -1) what it may know. */
export function logInto(entries: LogEntry[], seat: number, speaker: Speaker): Sink {
  const heard: GameEvent[] = []
  const collect = collectorFor(heard, seat)
  return (m, event, payload) => {
    collect(m, event, payload)
    for (const told of heard.splice(0)) {
      if (QUIET.has(told.kind) || isRepeated(told)) continue
      entries.push({ kind: told.kind, text: sentence(told, m, speaker) })
    }
  }
}

/** Events not worth a line: nothing was dealt or drawn, or another sentence covers it (a kill, an arrival, a hidden hand). */
function isRepeated(event: GameEvent): boolean {
  if (event['count'] === 0 || event['amount'] === 0) return true
  if (event.kind === 'damaged') return event['lethal'] === 1
  if (event.kind === 'card-played') return event['unit'] !== undefined
  return (event.kind === 'card-drawn' || event.kind === 'card-discarded') && !('card' in event)
}

/** Names include the owner's mark, so that two Wolves can be told apart. */
function sentence(told: GameEvent, m: Match, speaker: Speaker): string {
  const marked: Record<string, unknown> = { ...told }
  const names = new Map<number, string>()
  for (const key of Object.keys(told).filter((each) => each.endsWith('Def'))) {
    const field = key.slice(0, -3)
    const id = told[field]
    if (typeof id !== 'number' || KEEPS_DEF.has(told.kind)) continue
    delete marked[key]
    const owner = m.s[m.rules.layout.owner + id]
    names.set(id, `${markOf(owner)} ${speaker.def(String(told[key]))}`)
  }
  return speaker.event({ ...marked, kind: told.kind }, (id) => ({
    def: null,
    ...nameOf(names.get(id) ?? (id < m.rules.things.seats ? speaker.seat(id) : undefined)),
  }))
}

/** Events whose sentence looks up an ability by the definition. */
const KEEPS_DEF = new Set(['ability-cancelled'])

const nameOf = (seatName: string | undefined) => (seatName === undefined ? {} : { seatName })
