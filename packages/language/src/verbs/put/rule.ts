import {
  actorOf,
  at,
  cameFrom,
  defOf,
  destinationOf,
  emit,
  enterBoard,
  hasRoom,
  isBeside,
  isOnBoard,
  isUnit,
  lift,
  outcomes,
  owner,
  cellOf,
  laneOf,
  pickOf,
  putIn,
  rule,
  selfOf,
  setOutcome,
  setOwner,
  setPick,
  startResources,
  tellEntered,
  type CompiledStep,
  type Match,
  type Zoned,
  unitFrom,
  zoneNamed,
} from '@cardwright/engine/author'
import type { Said } from '../../step.ts'
import type { put as words } from './words.ts'

interface Put {
  zoned: Zoned | null
  gives: number[]
}

// handed to `tell` besides the zone it comes from
const WAS_AT = 0

function toZone(m: Match, f: number, e: number, { zone, at, of }: Zoned): void {
  const whose = of === null ? e : of.get(m, selfOf(m, f), e, f)
  const seat = whose < m.rules.things.seats ? whose : owner(m, whose)
  // it leaves its owner's lists before it changes owner
  lift(m, e)
  setOwner(m, e, seat)
  putIn(m, e, zone, at)
}

/** A unit enters itself, a card as what it makes; -1: there is no room. */
function toBoard(m: Match, f: number, step: CompiledStep<Put>, e: number): number {
  const to = destinationOf(m, f, step, e)
  const stands = isOnBoard(m, e) || isBeside(m, e)
  const isFree = !stands && hasRoom(m, defOf(m, e), owner(m, e), to)
  const unit = isFree ? (isUnit(m, e) ? e : unitFrom(m, e)) : -1
  if (unit !== e) setPick(m, f, step, unit)
  if (unit < 0) return -1
  startResources(m, unit)
  enterBoard(m, unit, to, step.params.gives, actorOf(m, f))
  return unit
}

function change(m: Match, f: number, step: CompiledStep<Put>, e: number): number {
  const { zoned } = step.params
  const from = cameFrom(m, f, e)
  const was = at(m, e)
  if (zoned !== null) toZone(m, f, e, zoned)
  else if (toBoard(m, f, step, e) < 0) {
    setOutcome(m, f, step, outcomes.full)
    return -1
  }
  setOutcome(m, f, step, outcomes.put)
  m.handed[WAS_AT] = was
  return from
}

export const put = rule({
  name: 'put',
  hands: 1,
  compile: ({ to, give = [] }: Said<typeof words>, the): Put => ({
    zoned: the.zoned(to),
    gives: give.map(the.status),
  }),
  change,
  tell(m, f, step, e, from) {
    if (from < 0) return
    const { on } = m.rules.events
    const { symbolOf } = m.rules.words
    const { zoned } = step.params
    const name = zoneNamed(m, from)
    if (zoned === null) return tellEntered(m, isUnit(m, e) ? e : pickOf(m, f, step), name)
    const to = symbolOf(zoned.zone.name)
    if (name !== 'board') return emit(m, on.cardMoved, e, owner(m, e), symbolOf(name), to)
    const was = m.handed[WAS_AT]
    emit(m, on.left, e, owner(m, e), cellOf(m, was), laneOf(m, was), to)
  },
  preview(m, f, step, e) {
    change(m, f, step, e)
  },
})
