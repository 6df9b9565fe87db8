// put: zone to zone, board to zone (recall), or a card onto the board with statuses.
import { W } from '../language/outcomes.ts'
import type { CompiledStep } from '../compile/ability.ts'
import { newUnit, retire, startResources } from '../change/entities.ts'
import { enterBoard, hasRoom, takeAway } from '../change/places.ts'
import { putIn, takeOut } from '../change/zones.ts'
import { cellOf, laneOf } from '../run/death.ts'
import { emit } from '../run/events.ts'
import { ACTOR, FLAGS, PICK, SELF, TAKEN_FROM } from '../run/frame.ts'
import { BESIDE, BOARD, LIMBO, ZONES } from '../state/head.ts'
import { put as write, type Match } from '../state/match.ts'
import { destination, setOutcome } from './record.ts'
import type { VerbCode } from './verb.ts'

function toZone(m: Match, f: number, step: CompiledStep, e: number): void {
  const { layout, zones } = m.rules
  const of = step.zoneOf === null ? e : step.zoneOf.get(m, m.s[f + SELF], e, f)
  const owner = of < m.rules.seats ? of : m.s[layout.owner + of]
  // it leaves its owner's lists before it changes owner
  takeAway(m, e)
  write(m, layout.owner + e, owner)
  putIn(m, e, zones[step.zone], step.zoneAt)
}

/** A card that makes a unit is gone when its unit stands; -1 when the match is full. */
function useUp(m: Match, card: number): number {
  const { layout } = m.rules
  const unit = newUnit(m, m.s[layout.def + card], m.s[layout.owner + card])
  if (unit < 0) return -1
  takeOut(m, card)
  retire(m, card)
  return unit
}

function change(m: Match, f: number, step: CompiledStep, e: number): number {
  const { layout } = m.rules
  const taken = m.s[f + FLAGS] >> TAKEN_FROM
  const played = taken > 0 && e === m.s[f + SELF] && m.s[layout.zone + e] === LIMBO
  const from = played ? taken - 1 : m.s[layout.zone + e]
  const at = m.s[layout.at + e]
  if (step.zone >= 0) toZone(m, f, step, e)
  else {
    const to = destination(m, f, step, e)
    const stands = from === BOARD || from === BESIDE
    const isFree = !stands && hasRoom(m, m.s[layout.def + e], m.s[layout.owner + e], to)
    const unit = isFree ? (e < layout.units ? e : useUp(m, e)) : -1
    if (unit !== e) write(m, f + step.record + PICK, unit)
    if (unit < 0) {
      setOutcome(m, f, step, W.full)
      return -1
    }
    startResources(m, unit)
    enterBoard(m, unit, to, step.gives, m.s[f + ACTOR])
  }
  setOutcome(m, f, step, W.put)
  return from * 4096 + (at < 0 ? 4095 : at)
}

export const put: VerbCode = {
  name: 'put',
  change,
  tell(m, f, step, e, result) {
    if (result < 0) return
    const { rules } = m
    const from = result >> 12
    const at = result & 4095
    const owner = m.s[rules.layout.owner + e]
    const name = from >= ZONES ? rules.zones[from - ZONES].name : from === BOARD ? 'board' : 'none'
    if (step.zone < 0)
      m.rules.tellEntered(m, e < rules.layout.units ? e : m.s[f + step.record + PICK], name)
    else if (from === BOARD)
      emit(
        m,
        rules.on.left,
        e,
        owner,
        cellOf(m, at),
        laneOf(m, at),
        rules.symbolOf(rules.zones[step.zone].name),
      )
    else
      emit(
        m,
        rules.on.cardMoved,
        e,
        owner,
        rules.symbolOf(name),
        rules.symbolOf(rules.zones[step.zone].name),
      )
  },
  preview(m, f, step, e) {
    change(m, f, step, e)
  },
}
