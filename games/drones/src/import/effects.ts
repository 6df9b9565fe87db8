// `effects[]` of the design document (seed 001 §2) as steps of ours, one or more for each.
/* oxlint-disable unicorn/no-thenable -- `then` is a word of the language */
import type { Amount, Condition, Step } from '@cardwright/engine'
import { aimOf, conditionOf, isRef, nameAt, oneOf, refOf, statOf, type Json } from './targeting.ts'

const DAMAGE_TYPES: Record<string, string | undefined> = {
  NORMAL: undefined,
  PIERCING: 'piercing',
  ION: 'ion',
  KINETIC: 'kinetic',
  SHIELD_BREAKER: 'shieldBreaker',
}

const give = (status: string) => (): Step => ({ do: 'give', status })

/** An effect type without its targets. */
const VERBS: Record<string, (effect: Json, index: number) => Step> = {
  DAMAGE: (effect) => {
    const type = oneOf(DAMAGE_TYPES, effect['damageType'] ?? 'NORMAL', 'damage type')
    return { do: 'damage', ...(type && { type }), amount: withBonuses(effect) }
  },
  DRAW: ({ value }) => ({ do: 'draw', amount: Number(value) }),
  GAIN_ENERGY: ({ value }) => ({ do: 'gain', what: 'energy', amount: Number(value) }),
  DRAIN_ENERGY: ({ amount }) => ({
    do: 'gain',
    what: 'energy',
    amount: -Number(amount),
    who: 'opponent',
  }),
  HEAL: ({ value }) => ({ do: 'heal', amount: Number(value) }),
  HEAL_HULL: ({ value }) => ({ do: 'heal', amount: Number(value) }),
  HEAL_SHIELDS: ({ value }) => ({ do: 'heal', what: 'shields', amount: Number(value) }),
  RESTORE_SECTION_SHIELDS: ({ value }) => ({ do: 'heal', what: 'shields', amount: Number(value) }),
  DESTROY: () => ({ do: 'destroy' }),
  EXHAUST_DRONE: give('exhausted'),
  READY_DRONE: () => ({ do: 'clear', status: 'exhausted' }),
  MARK_DRONE: give('marked'),
  APPLY_CANNOT_MOVE: give('immobile'),
  APPLY_CANNOT_ATTACK: give('disarmed'),
  APPLY_CANNOT_INTERCEPT: give('blinded'),
  APPLY_DOES_NOT_READY: give('stasis'),
  APPLY_SNARED: give('snared'),
  APPLY_SUPPRESSED: give('suppressed'),
  CLEAR_ALL_STATUS: () => ({ do: 'clear' }),
  DISCARD_CARD: () => ({ do: 'discard' }),
  DISCARD: ({ count, targetPlayer = 'opponent' }) => ({
    do: 'discard',
    target: {
      kind: 'card',
      zone: 'hand',
      side: targetPlayer === 'opponent' ? 'opponent' : 'own',
      auto: 'random',
      count: Number(count),
      short: 'all',
    },
  }),
  MODIFY_STAT: ({ mod }, index) => {
    const { stat, value, type = 'temporary' } = mod as Json
    const until = oneOf({ temporary: 'round', permanent: 'leave' } as const, type, 'kind of change')
    const add = isRef(value) ? refOf(value, index) : Number(value)
    return { do: 'modify', query: statOf(stat), add, until }
  },
  SINGLE_MOVE: move,
  MULTI_MOVE: move,
}

function move({ destination, properties = [] }: Json, index: number): Step {
  const { type, location } = (destination ?? {}) as Json
  if (type !== 'LANE') throw new Error(`destination "${String(type)}" is no lane`)
  const isFree = (properties as string[]).includes('DO_NOT_EXHAUST')
  const free = isFree ? { free: true } : {}
  if (isRef(location)) return { do: 'move', ...free, to: refOf(location, index) }
  if (location === undefined)
    return {
      do: 'move',
      ...free,
      to: { kind: 'lane', where: { not: { same: ['it', 'target.lane'] } } },
    }
  if (location !== 'ADJACENT_TO_PRIMARY')
    throw new Error(`location of a destination "${String(location)}" is unknown`)
  return {
    do: 'move',
    ...free,
    to: { kind: 'lane', near: { of: 'target', by: 'lane', max: 1 } },
  }
}

interface Conditional {
  timing: string
  condition: Json
  grantedEffect: Json
}

const conditionals = (effect: Json): Conditional[] =>
  (effect['conditionals'] ?? []) as Conditional[]

/** PRE: a bonus is part of the amount, asked of each that is hit. */
function withBonuses(effect: Json): Amount {
  const value = Number(effect['value'])
  const bonuses: [Condition, number][] = conditionals(effect)
    .filter(
      ({ timing, grantedEffect }) => timing === 'PRE' && grantedEffect['type'] === 'BONUS_DAMAGE',
    )
    .map(({ condition, grantedEffect }) => [
      conditionOf(condition, 'it'),
      Number(grantedEffect['value']),
    ])
  if (effect['markedBonus'] !== undefined)
    bonuses.push([{ has: 'marked' }, Number(effect['markedBonus'])])
  const amount = (clause: Condition, n: number): Amount => ({
    if: clause,
    then: value + n,
    else: value,
  })
  if (bonuses.length === 1) return amount(...bonuses[0])
  if (bonuses.length === 0) return value
  return { add: [value, ...bonuses.map(([test, n]) => ({ if: test, then: n, else: 0 }))] }
}

/** A granted effect without targets applies to its parent's choice, or to the acting player. */
function granted(effect: Json, index: number): Step {
  if (effect['type'] === 'GO_AGAIN') return { do: 'again' }
  const step = oneOf(VERBS, effect['type'], 'granted effect')(effect, index)
  const isPlayers = step.do === 'draw' || step.do === 'gain' || step.do === 'discard'
  return isPlayers ? step : { ...step, each: `@${nameAt(index)}` }
}

function stepsOf(effect: Json, index: number, prompt: string | null): Step[] {
  const { type, targeting } = effect
  if (targeting === undefined) throw new Error(`effect ${index} has no targeting`)
  const step: Step = {
    ...oneOf(VERBS, type, 'effect type')(effect, index),
    as: nameAt(index),
    ...(prompt !== null && { prompt }),
    ...aimOf(targeting as Json, index),
  }
  const pre = conditionals(effect)
    .filter(
      ({ timing, grantedEffect }) => timing === 'PRE' && grantedEffect['type'] !== 'BONUS_DAMAGE',
    )
    .map(({ grantedEffect }) => String(grantedEffect['type']))
  if (pre.length > 0) throw new Error(`effect ${index}: ${pre[0]} before an effect is not known`)
  const after = conditionals(effect)
    .filter(({ timing }) => timing === 'POST')
    .map(({ condition, grantedEffect }) => ({
      ...granted(grantedEffect, index),
      if: conditionOf(condition, `@${nameAt(index)}`),
    }))
  return [step, ...after]
}

/** @param promptAt the key of an effect's prompt in the text files; null: none */
export function chainOf(
  effects: readonly Json[],
  promptAt: (index: number) => string | null,
): Step[] {
  const steps = effects.flatMap((effect, index) => stepsOf(effect, index, promptAt(index)))
  const again: Step[] = effects.some(({ goAgain }) => goAgain === true) ? [{ do: 'again' }] : []
  return [...steps.map((step) => unnamed(step, steps)), ...again]
}

/** A name that nothing reads is none. */
function unnamed(step: Step, steps: readonly Step[]): Step {
  const { as, ...rest } = step
  if (as === undefined) return step
  const name = new RegExp(`"@${as}[".]`)
  return steps.some((other) => name.test(JSON.stringify(other))) ? step : (rest as Step)
}
