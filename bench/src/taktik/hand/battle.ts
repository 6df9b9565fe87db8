// Attacks are queued, rolled one after the other, and resolved.
import { below } from '../../protocol/chance.ts'
import { AFTER_DICE, ATTACK, DICE, RESOLVE } from './answers.ts'
import { distance } from './board.ts'
import { AFTER_ROLL, AMMUNITION, BEFORE_DAMAGE, BEFORE_ROLL, CEASEFIRE, PRESSURE } from './cards.ts'
import { defence, ground, obstacles, toHit } from './ground.ts'
import {
  AIMED,
  AIMS,
  ATTACKED,
  FAIR_WEATHER,
  FREE,
  QUEUED,
  SEES,
  SPOTTED,
  STRUCK,
  DICE as DICE_STREAM,
  aim,
  at,
  attackers,
  count,
  cover,
  coverNext,
  hits,
  kind,
  marks,
  now,
  owner,
  streams,
  targets,
} from './state.ts'
import { openWindow } from './tactics.ts'
import { canAttack, leave } from './units.ts'

const faces = 6

export const canFight = (): boolean => now.malus !== CEASEFIRE && now.malus !== PRESSURE

export function queueAttack(target: number): void {
  attackers[now.queued] = now.unit
  targets[now.queued++] = target
  marks[now.unit] |= QUEUED
  now.ask = ATTACK
}

export function unqueue(place: number): void {
  marks[attackers[place]] &= ~QUEUED
  now.queued--
  for (let k = place; k < now.queued; k++) {
    attackers[k] = attackers[k + 1]
    targets[k] = targets[k + 1]
  }
}

/** A slot whose unit fell may have been taken by a recruit of the attacker's own side. */
const isVoid = (attacker: number, target: number): boolean =>
  kind[attacker] === FREE ||
  kind[target] === FREE ||
  owner[target] === owner[attacker] ||
  !canAttack(attacker) ||
  !canFight()

/** Drops what has become void and asks for the next roll. */
export function nextAttack(): void {
  now.ask = now.phase = DICE
  while (now.queued > 0 && isVoid(attackers[0], targets[0])) spend()
  if (now.queued === 0) now.ask = now.phase = AFTER_DICE
}

/** The first attack is over, and what was played for it. */
function spend(): void {
  const attacker = attackers[0]
  unqueue(0)
  if (kind[attacker] !== FREE) marks[attacker] |= ATTACKED
  now.shot = now.force = 0
  now.clear = false
}

export const roll = (): void => openWindow(BEFORE_ROLL)

export function beforeRoll(): void {
  if (isVoid(attackers[0], targets[0])) return nextAttack()
  rollDie()
  now.ask = RESOLVE
}

export function rollDie(): void {
  now.natural = below(streams, DICE_STREAM, faces) + 1
}

export const resolve = (): void => openWindow(AFTER_ROLL)

/** One tactic for both windows together. */
export function afterRoll(): void {
  if (!now.answered && isHit(attackers[0], targets[0])) openWindow(BEFORE_DAMAGE)
  else beforeDamage()
}

export function beforeDamage(): void {
  const target = targets[0]
  const damage = isHit(attackers[0], target) ? 1 + now.force : 0
  spend()
  if (damage > 0 && (hits[target] -= damage) <= 0) {
    leave(target)
    if (count[owner[target]] === 0) now.winner = 1 - owner[target]
  }
  nextAttack()
}

function isHit(attacker: number, target: number): boolean {
  const far = distance(at[attacker], at[target])
  const total = Math.min(faces, Math.max(1, now.natural + modifier(attacker, target, far)))
  return total >= Math.min(faces, 2 + far)
}

function modifier(attacker: number, target: number, far: number): number {
  const by = marks[attacker]
  const on = marks[target]
  let sum = aim[attacker] + now.shot - cover[target] - coverNext[target]
  if (now.malus === AMMUNITION && (by & STRUCK) !== 0) sum -= 2
  if ((by & AIMS) !== 0 && (on & AIMED) !== 0) sum += 2
  if (far >= 2 && (by & FAIR_WEATHER) !== 0) sum++
  if (now.clear) return sum
  const here = ground[at[attacker]] & 7
  const there = ground[at[target]] & 7
  sum -= defence[there]
  if ((by & SEES) !== 0 && (on & SPOTTED) !== 0) return sum
  return sum + toHit[here] + toHit[there] - obstacles(at[attacker], at[target])
}
