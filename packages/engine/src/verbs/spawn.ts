// spawn: a new entity on a cell, in a lane, or (a marker) beside the board at a line.
import { W } from '../language/outcomes.ts'
import type { CompiledStep } from '../compile/ability.ts'
import { newUnit } from '../change/entities.ts'
import { enterBoard, hasRoom } from '../change/places.ts'
import { emit } from '../run/events.ts'
import { ACTOR, PICK, PICKS, SELF } from '../run/frame.ts'
import { cellOf, laneOf } from '../run/death.ts'
import { ZONES } from '../state/head.ts'
import { put, type Match } from '../state/match.ts'
import { nextSeat } from '../state/seats.ts'
import { destination, setOutcome, setTo } from './record.ts'
import type { VerbCode } from './verb.ts'

/** Whose it will be when this seat spawns it. */
export const ownerFor = (m: Match, side: string | undefined, seat: number): number =>
  side === 'neutral' ? -1 : side === 'opponent' ? nextSeat(m, seat) : seat

/** `def: "self"` makes a unit of the source's own definition (a summon card). */
const defOf = (m: Match, f: number, step: CompiledStep): number =>
  step.def >= 0 ? step.def : m.s[m.rules.layout.def + m.s[f + SELF]]

/** A unit made by its own card comes from that card's place; anything else from nowhere. */
function originOf(m: Match, f: number, step: CompiledStep): string {
  const zone = m.s[m.rules.layout.zone + m.s[f + SELF]]
  return step.def < 0 && zone >= ZONES ? m.rules.zones[zone - ZONES].name : 'none'
}

function bring(m: Match, f: number, step: CompiledStep): number {
  const at = destination(m, f, step, -1)
  const def = defOf(m, f, step)
  const owner = ownerFor(m, step.side, m.s[f + ACTOR])
  const e = hasRoom(m, def, owner, at) ? newUnit(m, def, owner) : -1
  if (e >= 0) enterBoard(m, e, at)
  return e
}

export const spawn: VerbCode = {
  name: 'spawn',
  whole(m, f, step) {
    const e = bring(m, f, step)
    if (e < 0) return setOutcome(m, f, step, W.full)
    const at = m.s[m.rules.layout.at + e]
    put(m, f + step.record + PICK, e)
    put(m, f + step.record + PICKS, 1)
    if (step.toRef !== null) setTo(m, f, step, at)
    setOutcome(m, f, step, W.spawned)
    m.rules.tellEntered(m, e, originOf(m, f, step))
  },
  preview(m, f, step) {
    const e = bring(m, f, step)
    put(m, f + step.record + PICK, e)
  },
}

export function tellEntered(m: Match, e: number, from: string): void {
  const { rules } = m
  if (m.sink === null && rules.listened[rules.on.entered] === 0) return
  const at = m.s[rules.layout.at + e]
  emit(
    m,
    rules.on.entered,
    e,
    m.s[rules.layout.owner + e],
    cellOf(m, at),
    laneOf(m, at),
    from === 'none' ? W.none : rules.symbolOf(from),
  )
}
