// Checks the figures of the balance file: every key that the rules read is there, and no match is played with a
// figure that makes no sense. [TW-18]
import type { Pack } from '@cardwright/engine'
import type { Bounds, Desk } from '@cardwright/engine/author'
import { COMBAT, combatKey, FATE, fateKey, UI, uiKey } from './balance.ts'
import { MOST_ENEMIES } from './judge-campaign.ts'
import { byWord, number } from './shape.ts'

type Key = (typeof COMBAT)[number] | (typeof FATE)[number] | (typeof UI)[number]

const MOST = 20
const count = (min = 0, max = MOST): Bounds => ({ min, max })
const factor: Bounds = { min: 0, max: MOST, isBroken: true }
const share: Bounds = { min: 0, max: 1, isBroken: true }
/** Resonance goes by halves from -100 to 100. */
const shift = (max: number): Bounds => ({ min: -100, max, isBroken: true })

const BOUNDS: Record<Key, Bounds> = {
  escalationResonanceShift: shift(0),
  surpriseMultiplier: factor,
  enrageMultiplier: factor,
  rageShieldFactor: factor,
  matchMultiplier: factor,
  prepareMultiplier: factor,
  waitFaith: count(),
  energyPerTurn: count(),
  startHand: count(),
  drawPerRound: count(),
  maxHand: count(1),
  maxEnemies: count(1, MOST_ENEMIES),
  lastStand: count(),
  undeadTick: count(),
  bleedDamage: count(),
  bleedRounds: count(1),
  vampirismShare: share,
  vampirismLeast: count(),
  stepBlockDefault: count(1),
  stepHealDefault: count(1),
  stepRitualDefault: shift(-1),
  darkBoost: count(),
  noiseBuff: count(),
  synergyMultiplier: factor,
  dissonanceMultiplier: factor,
  neutralMultiplier: factor,
  deepZoneDamping: share,
  effectiveValueFloor: count(-99, 0),
  shadowShift: shift(0),
  reputationStep: count(),
  reputationCap: count(1),
  echoFaith: count(),
  stickyModifyCap: count(),
  peek: count(1),
  insight: count(1),
  secretFaith: count(),
  timerDuration: { min: 0, max: 60, isBroken: true },
  autoSelectSafe: count(0, 1),
}

const READ: [Key, string][] = [
  ...COMBAT.map((key): [Key, string] => [key, combatKey(key)]),
  ...FATE.map((key): [Key, string] => [key, fateKey(key)]),
  ...UI.map((key): [Key, string] => [key, uiKey(key)]),
]
/** Read by content alone: what an intent's formula may name, and costs. */
const FACTOR = /(Factor|Multiplier)$/

export function judgeFigures(pack: Pack, desk: Desk): void {
  const keys = [...READ.map(([, key]) => key), ...Object.keys(pack.balance)]
  const given = (pack.data?.['defaults'] ?? {}) as Record<string, number>
  const bounds = boundsOf(pack)
  byWord('balance key', keys, (value, at, { report }) => {
    number(value, at, desk)
    const { min, max } = bounds[String(at.path.at(-1))] ?? { min: -Infinity, max: Infinity }
    if (Number(value) < min || Number(value) > max)
      report(at, value, `must be from ${min} to ${max}`)
  })(given, desk.inFile('data/defaults.json'), desk)
  desk.figures(bounds, given)
  tooManyInHand(pack, given, desk)
}

/** A factor that only content reads has bounds as well. */
function boundsOf({ balance }: Pack): Record<string, Bounds> {
  const read = Object.fromEntries(READ.map(([key, full]) => [full, BOUNDS[key]]))
  const own = Object.keys(balance).filter((key) => FACTOR.test(key))
  return { ...Object.fromEntries(own.map((key) => [key, factor])), ...read }
}

function tooManyInHand(pack: Pack, given: Record<string, number>, desk: Desk): void {
  const figure = (key: (typeof COMBAT)[number]) =>
    pack.balance[combatKey(key)]?.value ?? given[combatKey(key)]
  const [start, most] = [figure('startHand'), figure('maxHand')]
  if (start !== undefined && most !== undefined && start > most)
    desk.report(
      desk.inFile('balance.json', combatKey('startHand'), 'value'),
      start,
      `must be at most ${combatKey('maxHand')}, which is ${most}`,
    )
}
