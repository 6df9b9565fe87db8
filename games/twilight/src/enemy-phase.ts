// Enemies announce in phase 0 and do what they announced in phase 2; only attacks make the hero draw. [TW-12]
import {
  ask,
  defOf,
  emit,
  enterBoard,
  go,
  newUnit,
  setPhase,
  type FlowNode,
  type Match,
} from '@cardwright/engine/author'
import { combat, halfUp } from './balance.ts'
import { chooseIntent, sizeOfIntent } from './behaviour.ts'
import { CONTEXTS, parryOf, standAgainst } from './check.ts'
import { applyEffects } from './effects.ts'
import type { IntentFace } from './enemy.ts'
import { closeFate, tellSum, turned, turnFate } from './fate-turn.ts'
import { hurtHero, isFallen, settleEnemies } from './outcomes.ts'
import { layMarker, shift } from './resonance.ts'
import {
  add,
  bears,
  DEFEND,
  enemies,
  enemyAt,
  give,
  has,
  hero,
  heroCell,
  isThere,
  keep,
  kept,
  setTo,
  take,
} from './state.ts'
import { wordsOf } from './words.ts'

export function intentOf(m: Match, e: number): IntentFace | null {
  const { enemy } = wordsOf(m)
  const index = has(m, 'intent', e) - 1
  return index < 0 ? null : enemy[defOf(m, e)]!.intents[index]
}

/** [TW-12.1] The number on the badge: for an attack with all that makes it stronger or weaker now. */
export function shownValue(m: Match, e: number, isEnraged = bears(m, e, 'enraged')): number {
  const intent = intentOf(m, e)
  const value = has(m, 'intentValue', e)
  if (intent?.type !== 'attack') return value
  const factor = Math.max(
    1,
    bears(m, e, 'prepared') ? combat(m, 'prepareMultiplier') : 1,
    isEnraged ? combat(m, 'enrageMultiplier') : 1,
  )
  return Math.max(0, halfUp(value * factor) + ask(m, wordsOf(m).query.menace, e))
}

function announce(m: Match, e: number): void {
  const face = wordsOf(m).enemy[defOf(m, e)]!
  const index = chooseIntent(m, e, face)
  const intent = face.intents[index]
  setTo(m, 'intent', e, index + 1)
  setTo(m, 'intentValue', e, sizeOfIntent(m, e, intent))
  // [TW-12.2] armour that came only in phase 2 would protect nothing
  if (intent.type === 'defend') setTo(m, 'guard', e, has(m, 'intentValue', e))
  const { symbolOf } = m.rules.words
  emit(m, 'intent-announced', e, -1, symbolOf(intent.type), shownValue(m, e))
}

const EXECUTE: Record<string, (m: Match, e: number, intent: IntentFace) => void> = {
  defend: () => {},
  heal: (m, e) => restore(m, e, 'hp', 'maxHp'),
  restore_wp: (m, e) => restore(m, e, 'wp', 'maxWp'),
  ritual: (m, e) => shift(m, has(m, 'intentValue', e)),
  prepare: (m, e) => give(m, e, 'prepared'),
  summon: (m, _e, { summons }) => summon(m, summons),
  buff: (m, e) => void add(m, 'buff', e, has(m, 'intentValue', e)),
  debuff: (m, e) => void add(m, 'hinder', hero(m), has(m, 'intentValue', e)),
}

function restore(m: Match, e: number, track: 'hp' | 'wp', most: 'maxHp' | 'maxWp'): void {
  raise(m, e, track, most, has(m, 'intentValue', e))
}

/** Up to the most it may have, which a zone may have raised over what is printed. */
export function raise(
  m: Match,
  e: number,
  track: 'hp' | 'wp',
  most: 'maxHp' | 'maxWp',
  by: number,
): void {
  const amount = Math.min(by, has(m, most, e) - has(m, track, e))
  if (amount <= 0) return
  setTo(m, track, e, has(m, track, e) + amount)
  emit(m, m.rules.events.on.healed, e, -1, e, amount, m.rules.words.symbolOf(track))
}

/** [TW-11.6] The newcomer announces from the next round on. */
export function summon(m: Match, def: number): number {
  if (enemies(m).length >= combat(m, 'maxEnemies')) return -1
  for (let cell = 0; cell < heroCell(m); cell++) {
    if (enemyAt(m, cell) >= 0) continue
    const e = newUnit(m, def, -1)
    if (e < 0) return -1
    enterBoard(m, e, cell)
    emit(m, m.rules.events.on.entered, e, -1, cell)
    return e
  }
  return -1
}

export const enemyFlow: Record<string, FlowNode> = {
  intents(m) {
    layMarker(m)
    setPhase(m, 'intent')
    go(m, 'turn')
    for (const e of enemies(m)) announce(m, e)
  },
  /** One enemy after the other, in the order they stand. */
  enemyPhase(m) {
    layMarker(m)
    if (kept(m, 'acting') === 0) setPhase(m, 'enemyResolution')
    if (enemies(m).length === 0 || isFallen(m)) return go(m, 'encounterEnd')
    const cell = kept(m, 'acting')
    if (cell >= heroCell(m)) return go(m, 'roundEnd')
    keep(m, 'acting', cell + 1)
    const e = enemyAt(m, cell)
    if (e < 0) return
    const intent = intentOf(m, e)
    if (intent === null) return
    const { symbolOf } = m.rules.words
    if (bears(m, e, 'stunned')) return emit(m, 'intent-cancelled', e, -1, symbolOf(intent.type))
    emit(m, 'intent-executed', e, -1, symbolOf(intent.type))
    if (intent.type !== 'attack') return EXECUTE[intent.type](m, e, intent)
    keep(m, 'action', DEFEND)
    keep(m, 'target', e + 1)
    turnFate(m, CONTEXTS[DEFEND], e)
  },
  /** [TW-3.5] */
  defend(m) {
    go(m, 'enemyPhase')
    const e = kept(m, 'target') - 1
    const threat = shownValue(m, e)
    const { sum, incoming } = parryOf(m, threat, standAgainst(m, e), turned(m))
    tellSum(m, e, sum, threat)
    hurtHero(m, incoming, e)
    take(m, e, 'prepared')
    take(m, e, 'enraged')
    applyEffects(m, sum.worth, e, incoming)
    closeFate(m, e, sum, incoming, incoming === 0 ? 'success' : 'failure', CONTEXTS[DEFEND])
    keep(m, 'action', 0)
    keep(m, 'target', 0)
    if (isThere(m, e)) settleEnemies(m)
  },
}
