// Events as named objects with their cause, and the cut each seat may see.
import { SELF, STEP, WHICH, runningAbility } from '../run/frame.ts'
import type { Sink } from '../run/events.ts'
import { BOARD, ZONES } from '../state/head.ts'
import type { Match } from '../state/match.ts'
import { sees } from './sight.ts'

export interface Cause {
  source: number
  def: string
  /** What the ability is written on: the definition, a status, a keyword or a basic action. */
  holder: string
  ability: string
  step: number
}

/** Past tense, data only: `kind`, the payload by name, and what caused it. */
export interface GameEvent {
  kind: string
  cause: Cause | null
  [field: string]: unknown
}

/** A class for its speed: objects of one get room for all fields that others of it were given. */
class Named implements GameEvent {
  [field: string]: unknown
  kind: string
  cause: Cause | null
  constructor(kind: string, cause: Cause | null) {
    this.kind = kind
    this.cause = cause
  }
}

export function nameEvent(m: Match, event: number, payload: Int32Array): GameEvent {
  const { rules } = m
  const out = new Named(rules.events[event], causeOf(m))
  const fields = rules.fields[event]
  for (let slot = 0; slot < fields.length; slot++) {
    const { name, isNumber, names, defName, code, defCode } = fields[slot]
    const value = payload[slot]
    if (value === -1 && !isNumber) continue
    store(out, code, name, names === null ? value : names[value])
    if (defName === null || value < 0 || value >= rules.layout.entities) continue
    const def = m.s[rules.layout.def + value]
    if (def < rules.seatDef) store(out, defCode, defName, rules.definitions[def].id)
  }
  return out
}

/** What most events tell; a field knows its place in this list. */
export const COMMON = [
  'unit',
  'unitDef',
  'seat',
  'amount',
  'what',
  'now',
  'ability',
  'card',
  'cardDef',
  'count',
  'fromCell',
  'toCell',
  'distance',
  'by',
  'from',
  'round',
]

/** By a name that is written out, which is not looked up anew each time. */
function store(out: Named, code: number, name: string, value: unknown): void {
  switch (code) {
    case 0:
      out.unit = value
      break
    case 1:
      out.unitDef = value
      break
    case 2:
      out.seat = value
      break
    case 3:
      out.amount = value
      break
    case 4:
      out.what = value
      break
    case 5:
      out.now = value
      break
    case 6:
      out.ability = value
      break
    case 7:
      out.card = value
      break
    case 8:
      out.cardDef = value
      break
    case 9:
      out.count = value
      break
    case 10:
      out.fromCell = value
      break
    case 11:
      out.toCell = value
      break
    case 12:
      out.distance = value
      break
    case 13:
      out.by = value
      break
    case 14:
      out.from = value
      break
    case 15:
      out.round = value
      break
    default:
      out[name] = value
  }
}

/** One object serves all events that the same step causes in a row. */
function causeOf(m: Match): Cause | null {
  const f = runningAbility(m)
  if (f === 0) return null
  const { rules, s } = m
  const source = s[f + SELF]
  const step = s[f + STEP]
  const { holder, label } = rules.abilities[s[f + WHICH]]
  const last = m.cause
  const def = rules.definitions[s[rules.layout.def + source]].id
  if (
    last !== null &&
    last.source === source &&
    last.step === step &&
    last.ability === label &&
    last.holder === holder &&
    last.def === def
  )
    return last
  return (m.cause = { source, def, holder, ability: label, step })
}

/** A sink that collects named events. */
export function collector(into: GameEvent[]): Sink {
  return (m, event, payload) => {
    into.push(nameEvent(m, event, payload))
  }
}

/** Collects what one seat (or a spectator) may know: hidden cards are not named. */
export function collectorFor(into: GameEvent[], seat: number): Sink {
  return (m, event, payload) => {
    const cut = redact(m, event, payload, seat)
    if (cut !== null) into.push(cut)
  }
}

const PRIVATE = new Set(['cards-seen'])

function redact(m: Match, event: number, payload: Int32Array, seat: number): GameEvent | null {
  const { rules } = m
  const named = nameEvent(m, event, payload)
  if (PRIVATE.has(named.kind) && named.seat !== seat) return null
  const fields = rules.fields[event]
  for (let slot = 0; slot < fields.length; slot++) {
    const { name, defName } = fields[slot]
    const e = payload[slot]
    if (defName === null || e < 0 || e >= rules.layout.entities) continue
    // a card on its way into a hidden zone was hidden already; one that has just become open is known
    const zone = m.s[rules.layout.zone + e]
    if ((zone < ZONES && zone !== BOARD) || sees(m, seat, e)) continue
    // what was played was seen, also when it has gone back to a hidden zone by now
    if (event === rules.on.cardPlayed && slot === 0 && zone !== BOARD) continue
    delete named[defName]
    // what lies face-down on the board is known by its place
    if (zone !== BOARD) delete named[name]
  }
  const f = runningAbility(m)
  if (f > 0 && !sees(m, seat, m.s[f + SELF])) named.cause = null
  return named
}
