// Figures of the rules stand in the pack's balance file, under the names the rules give them.
import type { Pack } from '@cardwright/engine'
import type { Match } from '@cardwright/engine/author'

/** Keys that only code reads. */
export const COMBAT = [
  'escalationResonanceShift',
  'surpriseMultiplier',
  'enrageMultiplier',
  'rageShieldFactor',
  'matchMultiplier',
  'prepareMultiplier',
  'waitFaith',
  'energyPerTurn',
  'startHand',
  'drawPerRound',
  'maxHand',
  'maxEnemies',
  'lastStand',
  'undeadTick',
  'bleedDamage',
  'bleedRounds',
  'vampirismShare',
  'vampirismLeast',
  'stepBlockDefault',
  'stepHealDefault',
  'stepRitualDefault',
  'darkBoost',
  'noiseBuff',
] as const
export const FATE = [
  'synergyMultiplier',
  'dissonanceMultiplier',
  'neutralMultiplier',
  'deepZoneDamping',
  'effectiveValueFloor',
  'shadowShift',
  'reputationStep',
  'reputationCap',
  'echoFaith',
  'stickyModifyCap',
  'peek',
  'insight',
  'secretFaith',
] as const
export const UI = ['timerDuration', 'autoSelectSafe'] as const

export const combatKey = (key: (typeof COMBAT)[number]): string => `combat.balance.${key}`
export const fateKey = (key: (typeof FATE)[number]): string => `fate.balance.${key}`
export const uiKey = (key: (typeof UI)[number]): string => `ui.fateChoice.${key}`

/** A key a pack leaves out has the value the rules give it, which is data as well. */
export function figureIn(pack: Pack, key: string): number {
  const defaults = (pack.data?.['defaults'] ?? {}) as Record<string, number>
  const value = pack.balance[key]?.value ?? defaults[key]
  if (value === undefined) throw new Error(`the pack has no balance key "${key}"`)
  return value
}

type Figures<K extends string> = Record<K, number>
interface Tables {
  combat: Figures<(typeof COMBAT)[number]>
  fate: Figures<(typeof FATE)[number]>
  ui: Figures<(typeof UI)[number]>
}

const known = new WeakMap<Pack, Tables>()

function tablesOf(pack: Pack): Tables {
  let tables = known.get(pack)
  if (tables === undefined) known.set(pack, (tables = readTables(pack)))
  return tables
}

function readTables(pack: Pack): Tables {
  const table = <K extends string>(keys: readonly K[], nameOf: (key: K) => string) =>
    Object.fromEntries(keys.map((key) => [key, figureIn(pack, nameOf(key))])) as Figures<K>
  return { combat: table(COMBAT, combatKey), fate: table(FATE, fateKey), ui: table(UI, uiKey) }
}

export const combat = (m: Match, key: (typeof COMBAT)[number]): number =>
  tablesOf(m.rules.game.pack).combat[key]
export const fate = (m: Match, key: (typeof FATE)[number]): number =>
  tablesOf(m.rules.game.pack).fate[key]
export const ui = (m: Match, key: (typeof UI)[number]): number =>
  tablesOf(m.rules.game.pack).ui[key]

/** [TW-3.1] The one rounding rule: half up. */
export const halfUp = (value: number): number => Math.floor(value + 0.5)
