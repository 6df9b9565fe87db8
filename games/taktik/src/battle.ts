// Attacks are queued, rolled one after the other, and resolved. [TK-7]
import {
  active,
  actorOf,
  answersTaken,
  arg,
  ask,
  at,
  below,
  emit,
  endAttackModifiers,
  finish,
  hurt,
  isOnBoard,
  mayAgainst,
  number,
  openWindow,
  owner,
  pickAt,
  pool,
  pushProcedure,
  selfOf,
  setNumber,
  setStage,
  stage,
  tellDamage,
  type Match,
  type MoveCode,
  type Procedure,
  type VerbCode,
} from '@cardwright/engine/author'
import { clamped, HIGHEST, modifierOf, neededFor } from './odds.ts'
import { isMarked, mark, unmark } from './units.ts'
import { wordsOf } from './words.ts'

// --- the queue -------------------------------------------------------------------------------

export const queueLength = (m: Match): number => number(m, 'queued')
/** Five attacks can wait: what each of them is kept as. */
export const ATTACKERS = [0, 1, 2, 3, 4].map((k) => `attacker${k}`)
export const TARGETS = [0, 1, 2, 3, 4].map((k) => `target${k}`)
export const attackerAt = (m: Match, k: number): number => number(m, ATTACKERS[k])
export const targetAt = (m: Match, k: number): number => number(m, TARGETS[k])

function setPair(m: Match, k: number, attacker: number, target: number): void {
  setNumber(m, ATTACKERS[k], attacker)
  setNumber(m, TARGETS[k], target)
}

export const queueVerb: VerbCode = {
  name: 'queue',
  whole(m, f, step) {
    const attacker = selfOf(m, f)
    const target = pickAt(m, f, step, 0)
    const n = queueLength(m)
    setPair(m, n, attacker, target)
    setNumber(m, 'queued', n + 1)
    mark(m, attacker, 'queued')
    emit(m, 'attack-queued', attacker, actorOf(m, f), target)
  },
}

function unqueue(m: Match, k: number): number {
  const attacker = attackerAt(m, k)
  const n = queueLength(m)
  for (let i = k; i < n - 1; i++) setPair(m, i, attackerAt(m, i + 1), targetAt(m, i + 1))
  setPair(m, n - 1, 0, 0)
  setNumber(m, 'queued', n - 1)
  unmark(m, attacker, 'queued')
  return attacker
}

export function dropQueue(m: Match): void {
  while (queueLength(m) > 0) emit(m, 'attack-unqueued', unqueue(m, 0), active(m))
}

// --- one roll --------------------------------------------------------------------------------

export interface Roll {
  total: number
  needed: number
  isHit: boolean
}

export function judge(m: Match, attacker: number, target: number): Roll {
  const sum = number(m, 'natural') + modifierOf(m, attacker, target)
  const total = clamped(sum)
  const needed = neededFor(m, attacker, target)
  return { total, needed, isHit: total >= needed }
}

const wordFor = ({ isHit }: Roll): string => (isHit ? 'hit' : 'miss')

function rollDie(m: Match, attacker: number, target: number): void {
  setNumber(m, 'natural', below(m, wordsOf(m).dice, HIGHEST) + 1)
  const roll = judge(m, attacker, target)
  const { symbolOf } = m.rules.words
  const seat = owner(m, attacker)
  const { total, needed } = roll
  const word = symbolOf(wordFor(roll))
  emit(
    m,
    m.rules.events.on.rolled,
    attacker,
    seat,
    target,
    number(m, 'natural'),
    total,
    needed,
    word,
  )
}

/** [TK-7.8] Gone, or forbidden by now: the attack does not happen. */
function isVoid(m: Match, attacker: number, target: number): boolean {
  const { canAttack, canFight } = wordsOf(m)
  if (!isOnBoard(m, attacker) || !isOnBoard(m, target)) return true
  const seat = owner(m, attacker)
  // a recruit has taken the number of the fallen target
  if (owner(m, target) === seat) return true
  return (
    !mayAgainst(m, canAttack, attacker, target, seat) ||
    !mayAgainst(m, canFight, seat, target, seat)
  )
}

/** Drops what has become void; true when something is left to roll. */
export function nextAttack(m: Match): boolean {
  while (queueLength(m) > 0) {
    const [attacker, target] = [attackerAt(m, 0), targetAt(m, 0)]
    if (number(m, 'rolled') === 1 || !isVoid(m, attacker, target)) return true
    spend(m, attacker)
    emit(m, m.rules.events.on.attackVoided, attacker, active(m), target)
  }
  return false
}

function spend(m: Match, attacker: number): void {
  unqueue(m, 0)
  setNumber(m, 'rolled', 0)
  setNumber(m, 'natural', 0)
  if (isOnBoard(m, attacker) && !isMarked(m, attacker, 'attacked')) mark(m, attacker, 'attacked')
  endAttackModifiers(m)
}

// --- procedures ------------------------------------------------------------------------------

const ATTACKER = 0
const TARGET = 1
const SEAT = 2

export const roll: Procedure = (m, f) => {
  const [attacker, target, seat] = [arg(m, f, ATTACKER), arg(m, f, TARGET), arg(m, f, SEAT)]
  const now = stage(m, f)
  setStage(m, f, now + 1)
  switch (now) {
    case 0:
      return emit(m, m.rules.events.on.attackDeclared, attacker, seat, target, -1)
    case 1:
      return openWindow(m, 'beforeAttackRoll', seat, [attacker, target])
    default:
      finish(m, f, 'resolved')
      // the flow drops it without a die
      if (isVoid(m, attacker, target)) return
      setNumber(m, 'rolled', 1)
      rollDie(m, attacker, target)
  }
}

export const resolve: Procedure = (m, f) => {
  const [attacker, target, seat] = [arg(m, f, ATTACKER), arg(m, f, TARGET), arg(m, f, SEAT)]
  const { on } = m.rules.events
  const { symbolOf } = m.rules.words
  const now = stage(m, f)
  setStage(m, f, now + 1)
  const verdict = judge(m, attacker, target)
  const pending = [attacker, target, verdict.total, symbolOf(wordFor(verdict))]
  switch (now) {
    case 0:
      return openWindow(m, 'afterAttackRoll', seat, pending)
    case 1: {
      // one tactic for both windows together
      const left = 1 - answersTaken(m)
      if (verdict.isHit && left > 0) openWindow(m, 'beforeDamage', seat, pending, left)
      return
    }
    default: {
      const amount = verdict.isHit ? damageTo(m, attacker, target) : 0
      finish(m, f, verdict.isHit ? 'hit' : 'miss', amount)
      spend(m, attacker)
      emit(m, on.attackResolved, attacker, seat, target, amount)
      if (amount <= 0) return
      const { through, lethal } = hurt(m, target, amount, -1)
      tellDamage(m, target, attacker, amount, through, -1, lethal)
    }
  }
}

/** [TK-7.7] One, unless a card says more; with one hit for all, whatever is left. */
function damageTo(m: Match, attacker: number, target: number): number {
  const { hits, attackDamage } = wordsOf(m)
  return number(m, 'oneHit') === 1 ? pool(m, target, hits) : ask(m, attackDamage, attacker)
}

export const rerollVerb: VerbCode = {
  name: 'reroll',
  isBarrier: true,
  whole: (m) => rollDie(m, attackerAt(m, 0), targetAt(m, 0)),
}

const start = (name: string) => (m: Match, seat: number) =>
  pushProcedure(m, name, attackerAt(m, 0), targetAt(m, 0), seat)

export const battleMoves: Record<string, MoveCode> = {
  roll: { apply: start('roll') },
  resolve: { apply: start('resolve') },
  unqueue: {
    list(m, _seat, add) {
      for (let k = 0; k < queueLength(m); k++) add(k)
    },
    apply(m, seat, k) {
      emit(m, 'attack-unqueued', unqueue(m, k), seat)
    },
    show: (m, k) => m.rules.space.grid!.labels[at(m, attackerAt(m, k))],
  },
}
