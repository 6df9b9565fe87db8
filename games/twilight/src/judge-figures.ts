// Checks the figures of the balance file: every key that the rules read is there, and no match is played with a
// figure that makes no sense. [TW-18]
import type { Pack } from '@cardwright/engine'
import type { Desk, Spot } from '@cardwright/engine/author'
import { COMBAT, combatKey, FATE, fateKey, UI, uiKey } from './balance.ts'
import { MOST_ENEMIES } from './judge-campaign.ts'
import { byWord, number } from './shape.ts'

type Key = (typeof COMBAT)[number] | (typeof FATE)[number] | (typeof UI)[number]
interface Bounds {
  min: number
  max: number
  isWhole: boolean
}

const MOST = 20
const count = (min = 0, max = MOST): Bounds => ({ min, max, isWhole: true })
const factor: Bounds = { min: 0, max: MOST, isWhole: false }
const share: Bounds = { min: 0, max: 1, isWhole: false }
/** Resonance goes by halves from -100 to 100. */
const shift = (max: number): Bounds => ({ min: -100, max, isWhole: false })

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
  timerDuration: { min: 0, max: 60, isWhole: false },
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
  const defaults = desk.inFile('data/defaults.json')
  const given = (pack.data?.['defaults'] ?? {}) as Record<string, number>
  byWord('balance key', keys, number)(given, defaults, desk)
  const judged = new Map(READ.map(([key, full]) => [full, BOUNDS[key]]))
  for (const [key, bounds] of judged) {
    if ((pack.balance[key]?.value ?? given[key]) !== undefined) continue
    const hint = desk.nearest(key, missed(pack, judged))
    desk.report(
      desk.inFile('balance.json', key),
      undefined,
      `is missing: the rules read it; write { "value": ${Math.max(1, bounds.min)}, "unit": … }`,
      hint,
    )
  }
  const judge = (key: string, value: unknown, at: Spot) => {
    const bounds = judged.get(key) ?? (FACTOR.test(key) ? factor : undefined)
    if (bounds !== undefined && typeof value === 'number') within(value, bounds, at, desk)
  }
  for (const [key, { value }] of Object.entries(pack.balance))
    judge(key, value, desk.inFile('balance.json', key, 'value'))
  for (const [key, value] of Object.entries(given)) judge(key, value, { ...defaults, path: [key] })
  tooManyInHand(pack, given, desk)
}

/** Keys that nothing reads: one of them is probably the missing one, misspelt. */
const missed = (pack: Pack, read: ReadonlyMap<string, unknown>): string[] =>
  Object.keys(pack.balance).filter((key) => !read.has(key))

function within(value: number, { min, max, isWhole }: Bounds, at: Spot, desk: Desk) {
  if (value >= min && value <= max && (!isWhole || Number.isInteger(value))) return
  desk.report(at, value, `must be a ${isWhole ? 'whole ' : ''}number from ${min} to ${max}`)
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
