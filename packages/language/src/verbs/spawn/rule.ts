import {
  actorOf,
  at,
  defOf,
  destinationOf,
  enterBoard,
  hasRoom,
  isLaneFull,
  lanesHaveLimits,
  newUnit,
  outcomes,
  ownerFor,
  rule,
  selfOf,
  setOutcome,
  setPick,
  setPicks,
  setTo,
  tellEntered,
  type CompiledStep,
  type Match,
  type StepReader,
  zoneNamed,
  zoneOf,
} from '@cardwright/engine/author'
import type { Said } from '../../step.ts'
import type { spawn as words } from './words.ts'

interface Spawn {
  /** -1: a unit of the source's own definition (a summon card). */
  def: number
  side: string
}

const definitionFor = (m: Match, def: number, self: number): number =>
  def >= 0 ? def : defOf(m, self)

function bring(m: Match, f: number, step: CompiledStep<Spawn>): number {
  const { def, side } = step.params
  const to = destinationOf(m, f, step, -1)
  const what = definitionFor(m, def, selfOf(m, f))
  const seat = ownerFor(m, side, actorOf(m, f))
  const e = hasRoom(m, what, seat, to) ? newUnit(m, what, seat) : -1
  if (e >= 0) enterBoard(m, e, to)
  return e
}

const read = ({ def, side = 'own' }: Said<typeof words>, the: StepReader): Spawn => ({
  def: def === 'self' ? -1 : the.definition(def),
  side,
})

export const spawn = rule({
  name: 'spawn',
  stands: 'unit',
  compile: read,
  room(step: Said<typeof words>, the) {
    if (!lanesHaveLimits(the.rules)) return null
    const { def, side } = read(step, the)
    return (m, self, lane, f) => {
      const seat = ownerFor(m, side, the.actor(m, self, lane, f))
      return !isLaneFull(m, lane, seat, definitionFor(m, def, self))
    }
  },
  whole(m, f, step) {
    const e = bring(m, f, step)
    if (e < 0) return setOutcome(m, f, step, outcomes.full)
    setPick(m, f, step, e)
    setPicks(m, f, step, 1)
    if (step.toRef !== null) setTo(m, f, step, at(m, e))
    setOutcome(m, f, step, outcomes.spawned)
    // a unit made by its own card comes from that card's place, anything else from nowhere
    const place = step.params.def < 0 ? zoneNamed(m, zoneOf(m, selfOf(m, f))) : 'none'
    tellEntered(m, e, place === 'board' ? 'none' : place)
  },
  preview(m, f, step) {
    setPick(m, f, step, bring(m, f, step))
  },
})
