// Makes the list of the question that is open.
import {
  AFTER_DICE,
  ATTACK,
  CANCEL_MALUS,
  DICE,
  DISCARD,
  DRAWN,
  END_TURN,
  FIRE,
  FIRE_AT,
  MARCH,
  MARCH_TO,
  MOVEMENT,
  NEXT_PHASE,
  PASS,
  PLAY,
  PLAY_ON,
  RECRUIT_AT,
  REPLACE,
  RESOLUTION,
  ROLL,
  STORE,
  STRIKE_ON,
  TACTIC_ON,
  TAKE_TACTIC,
  UNQUEUE,
  WINDOW,
  answers,
} from './answers.ts'
import { canFight } from './battle.ts'
import { canPlay, isTarget, listRear } from './bonus.ts'
import { distance } from './board.ts'
import { cancels } from './malus.ts'
import { canStep, listReach } from './paths.ts'
import {
  ATTACKED,
  MOVED,
  PAST_LIMIT,
  QUEUED,
  at,
  count,
  kind,
  marks,
  most,
  now,
  order,
  shelved,
  slots,
  storage,
  storageSize,
  stored,
} from './state.ts'
import { listTactics, listTargets } from './tactics.ts'
import { budget, canAttack, canMove, isAnyNear, range } from './units.ts'

export function list(): number {
  if (now.winner >= 0) return 0
  const seat = now.active
  switch (now.ask) {
    case TAKE_TACTIC:
      return listPlaces(shelved[now.asked])
    case DRAWN:
      return drawnList(seat)
    case RESOLUTION:
      return end(plays(seat, 0), NEXT_PHASE)
    case MOVEMENT:
      return end(end(plays(seat, marches(seat)), NEXT_PHASE), END_TURN)
    case ATTACK:
      return attackList(seat)
    case DICE:
      return end(plays(seat, 0), ROLL)
    case AFTER_DICE:
      return end(plays(seat, 0), END_TURN)
    case MARCH_TO:
      return listReach(now.unit, budget(now.unit), answers)
    case FIRE_AT:
      return foesNear(at[now.unit], 1 - seat, range[kind[now.unit]])
    case PLAY_ON:
      return targets(seat)
    case RECRUIT_AT:
      return listRear(seat, answers)
    case STRIKE_ON:
      return units(seat)
    case CANCEL_MALUS:
      return cancelList(seat)
    case WINDOW:
      return passToo(listTactics(answers))
    case TACTIC_ON:
      return listTargets(answers)
    default:
      // to draw, to resolve, to counter the one malus
      return listPlaces(1)
  }
}

function end(n: number, what: number): number {
  answers[n] = what << 10
  return n + 1
}

function passToo(n: number): number {
  answers[n] = PASS
  return n + 1
}

function listPlaces(n: number): number {
  for (let k = 0; k < n; k++) answers[k] = k
  return n
}

function drawnList(seat: number): number {
  let n = 0
  if (canPlay(now.drawn, seat)) answers[n++] = PLAY << 10
  if (stored[seat] < storageSize) return end(n, STORE)
  for (let k = 0; k < storageSize; k++) answers[n++] = (REPLACE << 10) | k
  return end(n, DISCARD)
}

function plays(seat: number, from: number): number {
  let n = from
  for (let k = 0; k < stored[seat]; k++)
    if (canPlay(storage[seat * storageSize + k], seat)) answers[n++] = (PLAY << 10) | k
  return n
}

function marches(seat: number): number {
  let n = 0
  const isLimit = now.moves >= most
  for (let k = seat * slots, last = k + count[seat]; k < last; k++) {
    const unit = order[k]
    const mark = marks[unit]
    if ((mark & MOVED) !== 0 || (isLimit && (mark & PAST_LIMIT) === 0)) continue
    if (canMove(unit) && canStep(at[unit], budget(unit))) answers[n++] = (MARCH << 10) | unit
  }
  return n
}

function attackList(seat: number): number {
  let n = now.queued < most && canFight() ? shots(seat) : 0
  n = plays(seat, n)
  for (let k = 0; k < now.queued; k++) answers[n++] = (UNQUEUE << 10) | k
  if (now.queued > 0) n = end(n, NEXT_PHASE)
  return end(n, END_TURN)
}

function shots(seat: number): number {
  let n = 0
  for (let k = seat * slots, last = k + count[seat]; k < last; k++) {
    const unit = order[k]
    const mark = marks[unit]
    if ((mark & (ATTACKED | QUEUED)) !== 0 || !canAttack(unit)) continue
    if (isAnyNear(at[unit], 1 - seat, range[kind[unit]])) answers[n++] = (FIRE << 10) | unit
  }
  return n
}

function foesNear(cell: number, foe: number, reach: number): number {
  let n = 0
  for (let k = foe * slots, last = k + count[foe]; k < last; k++)
    if (distance(cell, at[order[k]]) <= reach) answers[n++] = order[k]
  return n
}

function units(seat: number): number {
  const n = count[seat]
  for (let k = 0; k < n; k++) answers[k] = order[seat * slots + k]
  return n
}

function targets(seat: number): number {
  let n = 0
  for (let k = seat * slots, last = k + count[seat]; k < last; k++)
    if (isTarget(now.card, order[k])) answers[n++] = order[k]
  return n
}

function cancelList(seat: number): number {
  let n = 0
  for (let k = 0; k < stored[seat]; k++)
    if (cancels(storage[seat * storageSize + k], now.drawn)) answers[n++] = k
  return passToo(n)
}
