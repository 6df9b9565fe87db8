// Events as named objects with their cause, and the cut each seat may see.
import { SELF, STEP, WHICH, runningAbility } from '../state/frame.ts'
import type { Sink } from '../events/events.ts'
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

/** A class, so that V8 reserves room for the fields that are added later. */
class Named implements GameEvent {
  [field: string]: unknown
  kind: string
  cause: Cause | null
  constructor(kind: string, cause: Cause | null) {
    this.kind = kind
    this.cause = cause
  }
}

/** Those of which there are most are written out, as they usually are: such an object is made at once. */
export function nameEvent(m: Match, event: number, p: Int32Array): GameEvent {
  const { names: events, on } = m.rules.events
  const { symbols } = m.rules.words
  const { grid } = m.rules.space
  const kind = events[event]
  const cause = causeOf(m)
  const unit = p[0]
  const seat = p[1]
  const unitDef = seat < 0 ? null : defOf(m, unit)
  if (unitDef === null) return nameFields(m, event, kind, cause, p)
  if (event === on.abilityUsed) return { kind, cause, unit, unitDef, seat, ability: symbols[p[2]] }
  if (event === on.resourceChanged)
    return { kind, cause, unit, unitDef, seat, what: symbols[p[2]], amount: p[3], now: p[4] }
  if (event === on.moved && p[2] >= 0 && p[3] >= 0 && p[4] < 0 && p[5] < 0 && p[7] >= 0) {
    const fromCell = grid!.labels[p[2]]
    const toCell = grid!.labels[p[3]]
    return { kind, cause, unit, unitDef, seat, fromCell, toCell, distance: p[6], by: p[7] }
  }
  if (event === on.entered && p[2] >= 0 && p[3] < 0 && p[4] >= 0)
    return { kind, cause, unit, unitDef, seat, toCell: grid!.labels[p[2]], from: symbols[p[4]] }
  if (event === on.cardDrawn)
    return { kind, cause, card: unit, cardDef: unitDef, seat, count: p[2] }
  return nameFields(m, event, kind, cause, p)
}

function nameFields(
  m: Match,
  event: number,
  kind: string,
  cause: Cause | null,
  payload: Int32Array,
): GameEvent {
  const out = new Named(kind, cause)
  m.rules.events.fields[event].forEach(({ name, isNumber, names, defName }, slot) => {
    const value = payload[slot]
    if (value === -1 && !isNumber) return
    out[name] = names === null ? value : names[value]
    const def = defName === null ? null : defOf(m, value)
    if (def !== null) out[defName!] = def
  })
  return out
}

/** What a thing is; null for seats, the world and what is no thing. */
function defOf({ rules, s }: Match, e: number): string | null {
  if (e < 0 || e >= rules.layout.entities) return null
  const def = s[rules.layout.def + e]
  return def < rules.things.seatDef ? rules.things.definitions[def].id : null
}

/** One object serves all events that the same step causes in a row. */
function causeOf(m: Match): Cause | null {
  const f = runningAbility(m)
  if (f === 0) return null
  const { rules, s } = m
  const source = s[f + SELF]
  const step = s[f + STEP]
  const def = s[m.layout.def + source]
  const key = s[f + WHICH] * rules.things.definitions.length + def
  const last = m.cause
  if (key === m.causeKey && last !== null && last.source === source && last.step === step)
    return last
  const { holder, label } = m.abilities[s[f + WHICH]]
  m.causeKey = key
  return (m.cause = { source, def: rules.things.definitions[def].id, holder, ability: label, step })
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
  const fields = rules.events.fields[event]
  for (let slot = 0; slot < fields.length; slot++) {
    const { name, defName } = fields[slot]
    const e = payload[slot]
    if (defName === null || e < 0 || e >= m.layout.entities) continue
    // a card on its way into a hidden zone was hidden already; one that has just become open is known
    const zone = m.s[m.layout.zone + e]
    if ((zone < ZONES && zone !== BOARD) || sees(m, seat, e)) continue
    // what was played was seen, also when it has gone back to a hidden zone by now
    if (event === rules.events.on.cardPlayed && slot === 0 && zone !== BOARD) continue
    delete named[defName]
    // a face-down thing on the board is identified by its place
    if (zone !== BOARD) delete named[name]
  }
  const f = runningAbility(m)
  if (f > 0 && !sees(m, seat, m.s[f + SELF])) named.cause = null
  return named
}
