// The finishing actions: Attack, Influence, Wait, Flee. Exactly one per turn. [TW-2] [TW-4] [TW-10]
import {
  askAgainst,
  cardAt,
  emit,
  endActionModifiers,
  go,
  may,
  putIn,
  sizeOf,
  type FlowNode,
  type Match,
  type MoveCode,
} from '@cardwright/engine/author'
import { combat } from './balance.ts'
import { blowOf, CONTEXTS, flightOf, heroFace, shieldBefore, type Blow } from './check.ts'
import { applyEffects, inFlight } from './effects.ts'
import { closeFate, tellSum, turned, turnFate } from './fate-turn.ts'
import { hurtEnemy, leave, settleEnemies } from './outcomes.ts'
import { shift } from './resonance.ts'
import {
  add,
  ATTACK,
  count,
  enemies,
  enemyAt,
  FLEE,
  give,
  has,
  hero,
  heroCell,
  INFLUENCE,
  keep,
  kept,
  SEAT,
  setTo,
  take,
  WAIT,
} from './state.ts'
import { wordsOf } from './words.ts'

// --- effort ----------------------------------------------------------------------------------

const stagedSize = (m: Match): number => sizeOf(m, wordsOf(m).zone.staged, SEAT)

export const canStage = (m: Match): boolean =>
  stagedSize(m) < askAgainst(m, wordsOf(m).query.maxEffort, hero(m), -1, SEAT)

/** [TW-4.5] To the discard, whatever is written on them. */
export function spendEffort(m: Match): void {
  const { zone } = wordsOf(m)
  keep(m, 'effort', stagedSize(m))
  while (stagedSize(m) > 0) {
    const card = cardAt(m, zone.staged, SEAT, 0)
    putIn(m, card, m.rules.zones.discard!)
    emit(m, m.rules.events.on.cardDiscarded, card, SEAT, 1)
  }
}

export function takeBackEffort(m: Match): void {
  const { zone } = wordsOf(m)
  keep(m, 'effort', 0)
  while (stagedSize(m) > 0) putIn(m, cardAt(m, zone.staged, SEAT, 0), m.rules.zones.hand!)
}

// --- resolving -------------------------------------------------------------------------------

function resolveBlow(m: Match, action: number, target: number): void {
  const reading = turned(m)
  const { face } = reading
  raiseShield(m, target, shieldBefore(m, action, target))
  const blow = blowOf(m, action, target, kept(m, 'effort'), reading)
  tellSum(m, target, blow.sum, blow.armor)
  const before = has(m, blow.track, target)
  const through = land(m, target, blow)
  const { on } = m.rules.events
  const { symbolOf } = m.rules.words
  emit(m, on.attackLanded, hero(m), SEAT, target, blow.amount, symbolOf(blow.track))
  applyEffects(m, blow.sum.worth, target, before - has(m, blow.track, target))
  if (face?.isCritical === true && action === ATTACK && heroFace(m).crit?.kind === 'stun')
    give(m, target, 'stunned')
  if (blow.isSurprise) escalate(m, target)
  remember(m, action, target, blow)
  closeFate(m, target, blow.sum, through, 'success', CONTEXTS[action])
}

/** [TW-10.3] The shield takes what would reach the will. */
function land(m: Match, target: number, { amount, track }: Blow): number {
  let left = amount
  if (track === 'wp') {
    const taken = Math.min(left, has(m, 'rageShield', target))
    if (taken > 0) add(m, 'rageShield', target, -taken)
    left -= taken
  }
  if (left > 0) hurtEnemy(m, target, left, track, hero(m))
  return left
}

/** [TW-10.2] Body to spirit: rage shields the will; it never decreases here. */
function raiseShield(m: Match, target: number, shield: number): void {
  const missing = shield - has(m, 'rageShield', target)
  if (missing > 0) add(m, 'rageShield', target, missing)
}

/** [TW-10.1] Spirit to body: dishonourable, and the enemy knows it. */
function escalate(m: Match, target: number): void {
  shift(m, combat(m, 'escalationResonanceShift'))
  give(m, target, 'enraged')
  emit(m, 'escalated', target, SEAT)
}

/** The track is kept per enemy; an attack with the flat of a blade is none on the body. */
function remember(m: Match, action: number, target: number, { track }: Blow): void {
  if (action === ATTACK) count(m, 'attacked')
  keep(m, 'lastAction', action)
  if (action === ATTACK && track === 'wp') return
  const isBody = action === ATTACK
  take(m, target, isBody ? 'trackSpirit' : 'trackBody')
  give(m, target, isBody ? 'trackBody' : 'trackSpirit')
}

/** [TW-11.4] */
function resolveFlight(m: Match): void {
  const foes = enemies(m)
  const { sum, needed, isAway } = flightOf(m, turned(m))
  tellSum(m, -1, sum, needed)
  keep(m, 'lastAction', FLEE)
  applyEffects(m, inFlight(sum.worth), -1, 0)
  closeFate(m, -1, sum, 0, isAway ? 'success' : 'failure', CONTEXTS[FLEE])
  if (isAway) for (const e of foes) leave(m, e, 'fled')
}

export const actionFlow: Record<string, FlowNode> = {
  resolve(m) {
    go(m, 'afterAction')
    const action = kept(m, 'action')
    if (action === FLEE) resolveFlight(m)
    else resolveBlow(m, action, kept(m, 'target') - 1)
  },
  /** Enemies that are done with do not act any more. */
  afterAction(m) {
    setTo(m, 'hinder', hero(m), 0)
    keep(m, 'action', 0)
    keep(m, 'target', 0)
    keep(m, 'effort', 0)
    keep(m, 'acting', 0)
    go(m, 'enemyPhase')
    endActionModifiers(m)
    settleEnemies(m)
  },
}

// --- moves -----------------------------------------------------------------------------------

function listEnemies(m: Match, put: (value: number) => void): void {
  for (let c = 0; c < heroCell(m); c++) if (enemyAt(m, c) >= 0) put(c)
}

function begin(m: Match, action: number, target: number): void {
  if (action === FLEE) takeBackEffort(m)
  else spendEffort(m)
  keep(m, 'action', action)
  keep(m, 'target', target + 1)
  turnFate(m, CONTEXTS[action], target)
}

const cellName = (m: Match, cell: number): string => m.rules.space.grid!.labels[cell]
const cardIn = (zone: 'hand' | 'staged') => (m: Match, k: number) =>
  cardAt(m, zone === 'hand' ? m.rules.zones.hand! : wordsOf(m).zone.staged, SEAT, k)
/** Cards are written by their place, from 1. */
const ordinal = (_m: Match, k: number): string => String(k + 1)

export const actionMoves: Record<string, MoveCode> = {
  attack: {
    list(m, _seat, put) {
      if (may(m, wordsOf(m).query.canAttack, hero(m))) listEnemies(m, put)
    },
    apply: (m, _seat, cell) => begin(m, ATTACK, enemyAt(m, cell)),
    show: cellName,
  },
  influence: {
    list: (m, _seat, put) => listEnemies(m, put),
    apply: (m, _seat, cell) => begin(m, INFLUENCE, enemyAt(m, cell)),
    show: cellName,
  },
  /** [TW-4.8] Neither the Fate deck nor the track is touched. */
  wait: {
    apply(m) {
      takeBackEffort(m)
      go(m, 'afterAction')
      keep(m, 'lastAction', WAIT)
      add(m, 'faith', SEAT, combat(m, 'waitFaith'))
    },
  },
  flee: { apply: (m) => begin(m, FLEE, -1) },
  /** [TW-4.4] Cards set aside for this action; they may be taken back until it happens. */
  stage: {
    list(m, _seat, put) {
      if (!canStage(m)) return
      for (let k = 0; k < sizeOf(m, m.rules.zones.hand!, SEAT); k++) put(k)
    },
    apply: (m, _seat, k) => putIn(m, cardIn('hand')(m, k), wordsOf(m).zone.staged),
    show: ordinal,
  },
  unstage: {
    list(m, _seat, put) {
      for (let k = 0; k < stagedSize(m); k++) put(k)
    },
    apply: (m, _seat, k) => putIn(m, cardIn('staged')(m, k), m.rules.zones.hand!),
    show: ordinal,
  },
}
