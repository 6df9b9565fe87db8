// The face of a Fate card, and what can be computed from faces alone: its value in a zone, how its suit
// stands to an action, what its keyword is worth there. The match and the audit both ask here. [TW-5] [TW-6] [TW-7]
import type { CheckMatrix, Definition, MatrixCell, Spoken } from '@cardwright/engine'
import type { ResonanceZone } from './resonance-zones.ts'

export type Suit = 'nav' | 'yav' | 'prav'

export interface FateFace {
  id: string
  suit: Suit
  value: number
  /** A card for tests may have none. */
  keyword: string | null
  intensity: number
  isCritical: boolean
  isSticky: boolean
  /** Added to the value, by zone from the darkest on. */
  byZone: number[]
  choice: { bonus: number; intensity: number; text: Spoken } | null
  hint: Spoken | null
}

interface FateData {
  resonance_rules?: { zone: string; modify_value: number }[]
  choice_option?: { bonus_value: number; intensity: number; text: Spoken }
  narrative_hint?: Spoken
}

export function fateOf(d: Definition, zones: readonly ResonanceZone[]): FateFace | null {
  if (d.class !== 'fate') return null
  const { resonance_rules = [], choice_option, narrative_hint } = (d.data ?? {}) as FateData
  const has = (type: string): boolean => d.types?.includes(type) === true
  return {
    id: d.id,
    suit: d.fields!.suit as Suit,
    value: d.stats!.base_value,
    keyword: d.fields!.keyword ?? null,
    intensity: d.stats!.intensity,
    isCritical: has('critical'),
    isSticky: has('sticky'),
    byZone: zones.map(
      ({ id }) => resonance_rules.find((rule) => rule.zone === id)?.modify_value ?? 0,
    ),
    choice:
      choice_option === undefined
        ? null
        : {
            bonus: choice_option.bonus_value,
            intensity: choice_option.intensity,
            text: choice_option.text,
          },
    hint: narrative_hint ?? null,
  }
}

/** [TW-3.2] `floor` is the least a card may be worth, -Infinity = none. */
export const valueIn = (face: FateFace, zone: number, floor = -Infinity): number =>
  Math.max(floor, face.value + face.byZone[zone])

export type Relation = 'match' | 'neutral' | 'mismatch'

const OPPOSITE: Record<Suit, Suit | null> = { nav: 'prav', prav: 'nav', yav: null }

/** [TW-7.1] The suit against the action. */
export function relationOf(
  matrix: CheckMatrix,
  face: FateFace,
  context: string,
  action = matrix.contexts[context].action,
): Relation {
  const aspect = action === undefined ? undefined : matrix.actions[action]
  if (aspect === undefined) return 'neutral'
  if (face.suit === aspect) return 'match'
  const isAgainst = OPPOSITE[face.suit] === aspect
  return isAgainst && matrix.contexts[context].forgives !== true ? 'mismatch' : 'neutral'
}

export interface KeywordWorth {
  damage: number
  value: number
  effects: readonly string[]
}

const NOTHING: KeywordWorth = { damage: 0, value: 0, effects: [] }

/** The multiplier has no default here; callers read it from the balance file. [F5] */
export function keywordWorth(
  cell: MatrixCell | undefined,
  relation: Relation,
  multiplier: number,
  round: (value: number) => number,
): KeywordWorth {
  if (cell === undefined || relation === 'mismatch') return NOTHING
  const { damage = 0, value = 0, effects = [], onMatch = [] } = cell
  if (relation === 'neutral') return { damage, value, effects }
  return {
    damage: round(damage * multiplier),
    value: round(value * multiplier),
    effects: onMatch.length === 0 ? effects : [...effects, ...onMatch],
  }
}

/** [TW-7.2] The suit against the hero, else against the action: how strongly resonance moves. */
export function tensionOf(
  face: FateFace,
  heroAspect: string | null,
  actionAspect: string | null,
): 'synergy' | 'dissonance' | 'plain' {
  const aspect = heroAspect ?? actionAspect
  if (face.suit === 'yav' || aspect === null) return 'plain'
  if (face.suit === aspect) return 'synergy'
  return OPPOSITE[face.suit] === aspect ? 'dissonance' : 'plain'
}
