// Enemies: behaviour or pattern, zone modifiers, loot and rewards, read from their definitions. [TW-13]
import type { Behaviour, BehaviourRule, Pack, Spoken } from '@cardwright/engine'
import { combatKey, figureIn } from './balance.ts'
import type { ResonanceZone } from './resonance-zones.ts'

export interface IntentFace {
  name: string
  type: string
  value: number | null
  formula: { value: string; multiplier: number } | null
  /** Definition number of the called enemy; -1: none. */
  summons: number
  text: Spoken
}

export interface Reward {
  faith: number
  resonance: number
  flags: string[]
  loot: number[]
}

export interface ZoneChange {
  power: number
  armor: number
  hp: number
  wp: number
}

export interface Enemy {
  intents: IntentFace[]
  /** Null: the intents are a pattern that goes round. */
  rules: readonly BehaviourRule[] | null
  fallback: number
  isUndead: boolean
  regeneration: number
  byZone: ZoneChange[]
  kill: Reward
  pacify: Reward
}

interface RewardData {
  faith?: number
  resonance?: number
  flags?: string[]
}

export interface EnemyData {
  behavior_id?: string
  pattern?: { type: string; value: number }[]
  regeneration?: number
  resonance_modifiers?: Record<
    string,
    { power?: number; armor_physical?: number; hp_max?: number; wp_max?: number }
  >
  loot?: { kill?: string[]; pacify?: string[] }
  rewards?: { kill?: RewardData; pacify?: RewardData }
}

export function readEnemies(pack: Pack, zones: readonly ResonanceZone[]): (Enemy | null)[] {
  const numbers = new Map(pack.definitions.map(({ id }, i) => [id, i]))
  const reward = ({ loot = {}, rewards = {} }: EnemyData, how: 'kill' | 'pacify'): Reward => ({
    faith: rewards[how]?.faith ?? 0,
    resonance: rewards[how]?.resonance ?? 0,
    flags: rewards[how]?.flags ?? [],
    loot: (loot[how] ?? []).map((id) => numbers.get(id)!),
  })
  return pack.definitions.map((d) => {
    if (d.class !== 'enemy') return null
    const data = (d.data ?? {}) as EnemyData
    const behaviour = pack.behaviours?.find(({ id }) => id === data.behavior_id)
    const intents =
      behaviour === undefined
        ? (data.pattern ?? []).map((step) => stepFace(pack, step))
        : intentFaces(pack, behaviour, numbers)
    return {
      intents,
      rules: behaviour === undefined ? null : sorted(behaviour.rules),
      fallback: intents.findIndex(({ name }) => name === behaviour?.default_intent),
      isUndead: d.types?.includes('undead') === true,
      regeneration: data.regeneration ?? 0,
      byZone: zones.map(({ id }) => {
        const change = data.resonance_modifiers?.[id] ?? {}
        return {
          power: change.power ?? 0,
          armor: change.armor_physical ?? 0,
          hp: change.hp_max ?? 0,
          wp: change.wp_max ?? 0,
        }
      }),
      kill: reward(data, 'kill'),
      pacify: reward(data, 'pacify'),
    }
  })
}

/** [TW-14.1] Highest priority first, ties in the order of the file. */
const sorted = (rules: readonly BehaviourRule[]): BehaviourRule[] =>
  [...rules].sort((a, b) => b.priority - a.priority)

function intentFaces(
  pack: Pack,
  { intents }: Behaviour,
  numbers: ReadonlyMap<string, number>,
): IntentFace[] {
  return Object.entries(intents).map(([name, intent]) => ({
    name,
    type: intent.type,
    value: intent.value ?? intent.resonance_shift ?? null,
    formula: intent.value_formula === undefined ? null : readFormula(pack, intent.value_formula),
    summons: intent.summons === undefined ? -1 : numbers.get(intent.summons)!,
    text: intent.description,
  }))
}

/** The form was checked when the pack was loaded. */
function readFormula(pack: Pack, text: string): { value: string; multiplier: number } {
  const [value, multiplier] = text.split(' * ')
  const { multipliers } = pack.manifest.behaviours!.formulas
  return {
    value,
    multiplier: multiplier === undefined ? 1 : figureIn(pack, `${multipliers}.${multiplier}`),
  }
}

const STEPS: Record<
  string,
  {
    type: string
    zero: 'stepBlockDefault' | 'stepHealDefault' | 'stepRitualDefault' | null
    text: Spoken
  }
> = {
  attack: { type: 'attack', zero: null, text: { en: 'Attack', ru: 'Атака' } },
  block: { type: 'defend', zero: 'stepBlockDefault', text: { en: 'Block', ru: 'Блок' } },
  heal: { type: 'heal', zero: 'stepHealDefault', text: { en: 'Healing', ru: 'Лечение' } },
  ritual: { type: 'ritual', zero: 'stepRitualDefault', text: { en: 'Ritual', ru: 'Ритуал' } },
}
export const STEP_TYPES = Object.keys(STEPS)

/** [TW-14.4] A step of 0 means the usual number of its kind; for an attack that is the enemy's power. */
function stepFace(pack: Pack, { type, value }: { type: string; value: number }): IntentFace {
  const { type: intent, zero, text } = STEPS[type]
  const isPower = value === 0 && zero === null
  return {
    name: type,
    type: intent,
    value: isPower ? null : value === 0 ? figureIn(pack, combatKey(zero!)) : value,
    formula: isPower ? { value: 'power', multiplier: 1 } : null,
    summons: -1,
    text,
  }
}
