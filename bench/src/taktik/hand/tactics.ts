// Windows: the active seat is asked, then the other, while they hold tactics; one answer closes it.
import { TACTIC_ON, WINDOW } from './answers.ts'
import { afterRoll, beforeDamage, beforeRoll, rollDie } from './battle.ts'
import { distance, quadrant } from './board.ts'
import {
  AFTER_ROLL,
  BEFORE_MOVE,
  BEFORE_ROLL,
  BLOCK,
  CLEAR_LINE,
  DETECTION,
  EXPERT_AIM,
  FOG,
  LUCK,
  MANEUVER,
  NATURAL_COVER,
  PRECISION,
  SUPPRESSION,
  WEATHER,
  isEntitled,
  windowOf,
} from './cards.ts'
import { afterWindow } from './march.ts'
import {
  AIMED,
  AIMS,
  ATTACKED,
  BLOCKED,
  FAIR_WEATHER,
  MOVED,
  QUEUED,
  SEES,
  SPOTTED,
  aim,
  at,
  attackers,
  count,
  cover,
  halved,
  halvedNext,
  held,
  kind,
  marks,
  now,
  order,
  slots,
  tactics,
  tacticsChosen,
  targets,
} from './state.ts'
import { canAttack, range, support } from './units.ts'

export function openWindow(which: number): void {
  now.window = which
  now.answered = false
  now.ask = WINDOW
  now.asked = now.active
  if (held[now.asked] === 0) pass()
}

/** Nothing is answered: the other seat is asked, or the window closes. */
export function pass(): void {
  const other = 1 - now.active
  if (now.asked === other || held[other] === 0) return close()
  now.asked = other
}

function close(): void {
  switch (now.window) {
    case BEFORE_MOVE:
      return afterWindow()
    case BEFORE_ROLL:
      return beforeRoll()
    case AFTER_ROLL:
      return afterRoll()
    default:
      return beforeDamage()
  }
}

/** Places in the hand of the seat that is asked. */
export function listTactics(into: Int32Array): number {
  const seat = now.asked
  let n = 0
  for (let k = 0; k < held[seat]; k++)
    if (isAnswer(tactics[seat * tacticsChosen + k], seat)) into[n++] = k
  return n
}

function isAnswer(tactic: number, seat: number): boolean {
  if (windowOf[tactic] !== now.window || !isEntitled(tactic, seat === now.active)) return false
  return (tactic !== MANEUVER && tactic !== SUPPRESSION) || hasTarget(tactic, seat)
}

/** On whose units a tactic is aimed. */
const sideOf = (tactic: number, seat: number): number => (tactic === MANEUVER ? seat : 1 - seat)

function hasTarget(tactic: number, seat: number): boolean {
  const side = sideOf(tactic, seat)
  for (let k = side * slots, end = k + count[side]; k < end; k++)
    if (isTarget(tactic, order[k])) return true
  return false
}

function isTarget(tactic: number, unit: number): boolean {
  if (tactic === SUPPRESSION) return (marks[unit] & MOVED) === 0
  return tactic !== MANEUVER || isHelper(unit)
}

function isHelper(unit: number): boolean {
  if (unit === attackers[0] || (marks[unit] & (ATTACKED | QUEUED)) !== 0) return false
  const far = distance(at[unit], at[targets[0]])
  return far > 0 && far <= range[kind[unit]] && canAttack(unit)
}

export function listTargets(into: Int32Array): number {
  const side = sideOf(now.card, now.asked)
  let n = 0
  for (let k = side * slots, end = k + count[side]; k < end; k++)
    if (isTarget(now.card, order[k])) into[n++] = order[k]
  return n
}

export function answerWith(position: number): void {
  const seat = now.asked
  now.position = position
  now.card = tactics[seat * tacticsChosen + position]
  switch (now.card) {
    case EXPERT_AIM:
    case MANEUVER:
    case DETECTION:
    case BLOCK:
    case SUPPRESSION:
      now.ask = TACTIC_ON
      return
    case PRECISION:
      now.shot += 2
      now.force++
      break
    case CLEAR_LINE:
      now.clear = true
      break
    case WEATHER:
      markAll(0, FAIR_WEATHER)
      markAll(1, FAIR_WEATHER)
      break
    case FOG:
      fog(0)
      fog(1)
      break
    case LUCK:
      rollDie()
      break
    case NATURAL_COVER:
      cover[targets[0]]++
  }
  spendTactic()
}

function markAll(seat: number, bits: number): void {
  for (let k = seat * slots, end = k + count[seat]; k < end; k++) marks[order[k]] |= bits
}

function fog(seat: number): void {
  for (let k = seat * slots, end = k + count[seat]; k < end; k++) aim[order[k]]--
}

export function answerOn(unit: number): void {
  const seat = now.asked
  switch (now.card) {
    case EXPERT_AIM:
      marks[unit] |= AIMED
      markAll(seat, AIMS)
      break
    case MANEUVER:
      marks[unit] |= ATTACKED
      now.shot += support[kind[unit]]
      break
    case DETECTION:
      spot(1 - seat, quadrant(at[unit]))
      markAll(seat, SEES)
      break
    case BLOCK:
      marks[unit] |= BLOCKED | ATTACKED
      break
    case SUPPRESSION:
      // what slows the other side in its own turn lasts through that turn
      if (seat === now.active) halvedNext[unit]++
      else halved[unit]++
  }
  spendTactic()
}

function spot(seat: number, where: number): void {
  for (let k = seat * slots, end = k + count[seat]; k < end; k++)
    if (quadrant(at[order[k]]) === where) marks[order[k]] |= SPOTTED
}

function spendTactic(): void {
  const first = now.asked * tacticsChosen
  const last = first + --held[now.asked]
  for (let k = first + now.position; k < last; k++) tactics[k] = tactics[k + 1]
  now.answered = true
  close()
}
