// The attack procedure, in the exact order of the rules. [FR-5.6]
import {
  actorOf,
  arg,
  ask,
  at,
  emit,
  finish,
  hurt,
  incoming,
  isDying,
  isOnBoard,
  isTerrain,
  neighbour,
  owner,
  pushDeath,
  pushProcedure,
  selfOf,
  setArg,
  setStage,
  stage,
  targetOf,
  tellDamage,
  unitAt,
  type Match,
  type Procedure,
  type VerbCode,
} from '@cardwright/engine/author'

// arguments of the procedure
const ATTACKER = 0
const TARGET = 1
const SEAT = 2
const AMOUNT = 3
const LETHAL = 4
const EXCESS = 5

export const attackVerb: VerbCode = {
  name: 'attack',
  whole(m, f, step) {
    pushProcedure(m, 'attack', selfOf(m, f), targetOf(m, f, step), actorOf(m, f))
  },
}

export const attack: Procedure = (m, f) => {
  const attacker = arg(m, f, ATTACKER)
  const target = arg(m, f, TARGET)
  const seat = arg(m, f, SEAT)
  const amount = arg(m, f, AMOUNT)
  const { on } = m.rules.events
  const next = stage(m, f)
  setStage(m, f, next + 1)
  switch (next) {
    case 0: {
      if (!isOnBoard(m, target) || isDying(m, target)) return finish(m, f, 'void')
      const dealt = incoming(m, target, ask(m, 'damage', attacker), attacker)
      setArg(m, f, AMOUNT, dealt)
      if (dealt > 0) {
        const { lethal, excess } = hurt(m, target, dealt, -1)
        setArg(m, f, LETHAL, lethal ? 1 : 0)
        setArg(m, f, EXCESS, excess)
      }
      return emit(m, on.attackLanded, attacker, seat, target, dealt, -1, arg(m, f, LETHAL))
    }
    case 1:
      // [FR-6.8] no damage, no reaction
      if (amount > 0)
        emit(
          m,
          on.damaged,
          target,
          owner(m, target),
          attacker,
          amount,
          amount,
          -1,
          arg(m, f, LETHAL),
        )
      return
    case 2:
      return emit(m, on.attackResolved, attacker, seat, target, amount)
    case 3:
      if (arg(m, f, LETHAL) === 1) {
        carryOn(m, attacker, target, arg(m, f, EXCESS))
        pushDeath(m, target, attacker, true)
      }
      return
    default:
      finish(m, f, 'resolved', amount)
  }
}

/** [FR-10.10] Surplus damage passes to the next enemy in the line, until something stops it. */
function carryOn(m: Match, attacker: number, target: number, excess: number): void {
  const { grid } = m.rules.space
  const { symbolOf } = m.rules.words
  if (excess <= 0 || ask(m, 'overflow', attacker) !== symbolOf('line')) return
  const from = at(m, attacker)
  const to = at(m, target)
  const dr = Math.sign(grid!.rowOf[to] - grid!.rowOf[from])
  const dc = Math.sign(grid!.colOf[to] - grid!.colOf[from])
  for (let c = neighbour(grid!, to, dr, dc); c >= 0; c = neighbour(grid!, c, dr, dc)) {
    const e = unitAt(m, c)
    if (e < 0) continue
    if (isTerrain(m, e) || owner(m, e) === owner(m, attacker)) return
    const done = hurt(m, e, excess, -1)
    tellDamage(m, e, attacker, excess, done.through, -1, done.lethal)
    return
  }
}
