// The attack procedure, in the exact order of the rules. [DR-5]
import {
  actorOf,
  arg,
  ask,
  askAgainst,
  at,
  emit,
  endAttackModifiers,
  findReplacement,
  finish,
  frameBelow,
  hurt,
  isDying,
  isOnBoard,
  openWindow,
  owner,
  pendingField,
  placeOf,
  pushDeath,
  pushProcedure,
  selfOf,
  setArg,
  setStage,
  spendUses,
  stage,
  targetOf,
  type Match,
  type Procedure,
  type VerbCode,
} from '@cardwright/engine/author'

// arguments of the procedure; what stands in front of an attack writes the third
const ATTACKER = 0
const TARGET = 1
const STOPPED = 2
const SEAT = 3
const AMOUNT = 4
const LETHAL = 5
const INTERCEPTED = 6
const TARGET_ATTACK = 7
const THROUGH = 8
const TYPE = 9

/** Which pending field of the window is the target. */
const PENDING_TARGET = 1

export const attackVerb: VerbCode = {
  name: 'attack',
  whole(m, f, step) {
    pushProcedure(m, 'attack', selfOf(m, f), targetOf(m, f, step), 0, actorOf(m, f))
  },
}

/** Somebody may have thrown itself between. */
export function windowClosed(m: Match, f: number): void {
  const attacking = frameBelow(m, f)
  const target = pendingField(m, f, PENDING_TARGET)
  if (target === arg(m, attacking, TARGET)) return
  setArg(m, attacking, TARGET, target)
  setArg(m, attacking, INTERCEPTED, 1)
}

const stands = (m: Match, e: number): boolean => isOnBoard(m, e) && !isDying(m, e)

export const attack: Procedure = (m, f) => {
  const { on } = m.rules.events
  const attacker = arg(m, f, ATTACKER)
  const target = arg(m, f, TARGET)
  const seat = arg(m, f, SEAT)
  const lane = at(m, attacker)
  const next = stage(m, f)
  setStage(m, f, next + 1)
  switch (next) {
    // [DR-5.2] a suppressed drone's attack is cancelled
    case 0:
      if (m.rules.abilities.before.has('attack'))
        findReplacement(m, 'attack', attacker, f, [attacker, seat, target])
      return
    // [DR-5.3]
    case 1:
      if (arg(m, f, STOPPED) === 1 || !stands(m, attacker) || !stands(m, target)) {
        finish(m, f, 'void')
        return emit(m, on.attackVoided, attacker, seat, target)
      }
      return openWindow(m, 'mayIntercept', seat, [attacker, target, lane])
    // [DR-5.4] mines in the attacker's lane
    case 2:
      return emit(m, on.attackDeclared, attacker, seat, target, lane, valueOf(m, f))
    // [DR-5.5]
    case 3:
      if (!stands(m, attacker) || !stands(m, target)) return finish(m, f, 'void')
      strike(m, f)
      return tellLanded(m, f)
    case 4:
      if (arg(m, f, AMOUNT) > 0) tellDamaged(m, f)
      return
    // [DR-5.8] what follows an attack: the attacker's abilities, Dogfight, Retaliate
    case 5:
      return tellResolved(m, f, lane)
    case 6:
      if (arg(m, f, LETHAL) === 1) pushDeath(m, target, attacker, true)
      return
    default:
      endAttackModifiers(m)
      finish(m, f, 'resolved', arg(m, f, AMOUNT))
  }
}

const isSection = (m: Match, e: number): boolean => placeOf(m, e) === 'section'

/** The attack value against this target, bonuses against sections and marked drones included. */
function valueOf(m: Match, f: number): number {
  const attacker = arg(m, f, ATTACKER)
  return askAgainst(m, 'attack', attacker, arg(m, f, TARGET), attacker)
}

function strike(m: Match, f: number): void {
  const attacker = arg(m, f, ATTACKER)
  const target = arg(m, f, TARGET)
  const amount = valueOf(m, f)
  const type = askAgainst(m, 'damageType', attacker, target, attacker)
  spendUses(m, 'attack', attacker)
  spendUses(m, 'damageType', attacker)
  setArg(m, f, TARGET_ATTACK, isSection(m, target) ? 0 : ask(m, 'attack', target))
  setArg(m, f, AMOUNT, amount)
  setArg(m, f, TYPE, type)
  if (amount === 0) return
  const done = hurt(m, target, amount, type)
  setArg(m, f, LETHAL, done.lethal ? 1 : 0)
  setArg(m, f, THROUGH, done.through)
}

function tellLanded(m: Match, f: number): void {
  emit(
    m,
    m.rules.events.on.attackLanded,
    arg(m, f, ATTACKER),
    arg(m, f, SEAT),
    arg(m, f, TARGET),
    arg(m, f, AMOUNT),
    -1,
    arg(m, f, LETHAL),
  )
}

function tellResolved(m: Match, f: number, lane: number): void {
  const target = arg(m, f, TARGET)
  emit(
    m,
    m.rules.events.on.attackResolved,
    arg(m, f, ATTACKER),
    arg(m, f, SEAT),
    target,
    arg(m, f, AMOUNT),
    lane,
    arg(m, f, TARGET_ATTACK),
    isSection(m, target) ? arg(m, f, THROUGH) : 0,
    arg(m, f, INTERCEPTED),
  )
}

function tellDamaged(m: Match, f: number): void {
  const { on } = m.rules.events
  const target = arg(m, f, TARGET)
  emit(
    m,
    on.damaged,
    target,
    owner(m, target),
    arg(m, f, ATTACKER),
    arg(m, f, AMOUNT),
    arg(m, f, THROUGH),
    arg(m, f, TYPE),
    arg(m, f, LETHAL),
  )
}
