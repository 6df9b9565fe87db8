// Which intent an enemy announces: rules by priority, weighted choice, patterns that go round. [TW-14]
import type { BehaviourCondition, Operator } from '@cardwright/engine'
import { below, round, type Match } from '@cardwright/engine/author'
import type { Enemy, IntentFace } from './enemy.ts'
import { halfUp } from './balance.ts'
import { enemies, has, INFLUENCE, kept, powerOf, printed } from './state.ts'
import { wordsOf } from './words.ts'

const COMPARE: Record<Operator, (a: number, b: number) => boolean> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
}

const PERCENT = 100
export const hpPercent = (m: Match, e: number): number =>
  (PERCENT * has(m, 'hp', e)) / Math.max(1, has(m, 'maxHp', e))

const NUMBERS: Record<string, (m: Match, e: number) => number> = {
  hp_percent: hpPercent,
  world_resonance: (m) => has(m, 'resonance', m.rules.things.world),
  round_number: (m) => round(m),
  enemy_count: (m) => enemies(m).length,
}
const FACTS: Record<string, (m: Match, e: number) => boolean> = {
  player_attacking_wp: (m) => kept(m, 'lastAction') === INFLUENCE,
  buffed: (m, e) => has(m, 'buff', e) > 0,
}

function holds(m: Match, e: number, condition: BehaviourCondition): boolean {
  const { type, operator, value, mod } = condition
  if (typeof value === 'boolean') return FACTS[type](m, e) === value
  const number = NUMBERS[type](m, e)
  return COMPARE[operator!](mod === undefined ? number : number % mod, value)
}

/** The number of an intent in the list of its enemy. */
export function chooseIntent(m: Match, e: number, { rules, intents, fallback }: Enemy): number {
  if (rules === null) return (round(m) - 1) % intents.length
  const at = (name: string) => intents.findIndex((one) => one.name === name)
  for (const { condition, intent, pool } of rules) {
    const all = condition === undefined ? [] : [condition].flat()
    if (!all.every((one) => holds(m, e, one))) continue
    return pool === undefined ? at(intent!) : at(draw(m, pool))
  }
  return fallback
}

function draw(m: Match, pool: readonly { intent: string; weight: number }[]): string {
  const sum = pool.reduce((n, { weight }) => n + weight, 0)
  let roll = below(m, wordsOf(m).streams.intent, sum)
  for (const { intent, weight } of pool) {
    if (roll < weight) return intent
    roll -= weight
  }
  throw new Error('a pool has weights')
}

const FORMULAS: Record<string, (m: Match, e: number) => number> = {
  power: powerOf,
  influence: (m, e) => printed(m, e, 'influence'),
  hp_percent: hpPercent,
}

export function sizeOfIntent(m: Match, e: number, { value, formula }: IntentFace): number {
  if (formula === null) return value ?? 0
  return halfUp(FORMULAS[formula.value](m, e) * formula.multiplier)
}
