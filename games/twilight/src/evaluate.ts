// How good a position looks: the hero's health and means, how far each enemy is from either end, and what was
// reached on the road. Made for bots that look one step ahead.
import { ask, isOver, round, sizeOf, verdict, type Match } from '@cardwright/engine/author'
import { intentOf, shownValue } from './enemy-phase.ts'
import { bears, enemies, has, hero, kept, printed, SEAT } from './state.ts'
import { wordsOf } from './words.ts'

const WON = 1000
const FALLEN = -1000
const HEALTH = 6
const FAITH = 0.4
const CARD = 0.5
const ENEMY = 30
/** The part of an enemy's value gained by reducing its tracks. */
const PROGRESS = 24
const SHIELD = 0.3
const THREAT = 0.8
const SETTLED = 12
const ROUND_COST = 0.5
const STEP = 3
const READY = 1.2
const GUARD = 1.5

export function evaluate(m: Match, _seat: number): number {
  if (isOver(m)) return (verdict(m, SEAT) > 0 ? WON : FALLEN) + standing(m)
  return standing(m)
}

function standing(m: Match): number {
  const who = hero(m)
  if (who < 0) return 0
  let value = has(m, 'hp', who) * HEALTH + has(m, 'faith', SEAT) * FAITH
  // cards set aside count as spent
  value += sizeOf(m, m.rules.zones.hand!, SEAT) * CARD
  value += readiness(m, who)
  for (const e of enemies(m)) value -= burden(m, e)
  value += (kept(m, 'kills') + kept(m, 'peaces')) * SETTLED
  value += (kept(m, 'killed') + kept(m, 'pacified')) * SETTLED
  return value + kept(m, 'place') * STEP - round(m) * ROUND_COST
}

/** Bonuses that wait for this turn's action or this round's blows. */
function readiness(m: Match, who: number): number {
  const { query } = wordsOf(m)
  const foes = enemies(m)
  if (foes.length === 0) return 0
  const deed = Math.max(ask(m, query.attackTotal, who), ask(m, query.influenceTotal, who))
  const threat = foes.reduce(
    (sum, e) => sum + (intentOf(m, e)?.type === 'attack' ? shownValue(m, e) : 0),
    0,
  )
  const guard = ask(m, query.defenceTotal, who) - printed(m, who, 'armor')
  return deed * READY + Math.min(guard, threat) * GUARD
}

/** An enemy weighs until it is settled; the nearer track counts. */
function burden(m: Match, e: number): number {
  const body = 1 - has(m, 'hp', e) / Math.max(1, has(m, 'maxHp', e))
  const shield = has(m, 'rageShield', e)
  const spirit = 1 - (has(m, 'wp', e) + shield) / Math.max(1, has(m, 'maxWp', e))
  const progress = Math.max(body, spirit) + Math.min(body, spirit) / 4
  const threat = bears(m, e, 'stunned') ? 0 : shownValue(m, e)
  return ENEMY - PROGRESS * progress + SHIELD * shield + THREAT * threat
}
