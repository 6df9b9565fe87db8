// What the pack calls the things this code works with, looked up once per rules: resources, queries,
// zones of cards, statuses by role, intents of every enemy, resonance zones in order.
import type { CheckMatrix, Definition } from '@cardwright/engine'
import type { Match, Query, ResourceTable, Rules, ZoneTable } from '@cardwright/engine/author'
import { readEnemies, type Enemy } from './enemy.ts'
import { fateOf, type FateFace } from './fate-face.ts'
import { readHero, type Hero } from './hero.ts'
import { readCampaign, type Campaign } from './places.ts'
import { readZones, type ResonanceZone } from './resonance-zones.ts'

const RESOURCES = [
  'energy',
  'faith',
  'reputation',
  'hp',
  'maxHp',
  'wp',
  'maxWp',
  'rageShield',
  'buff',
  'hinder',
  'ward',
  'guard',
  'intent',
  'intentValue',
  'resonance',
] as const
const QUERIES = [
  'attackTotal',
  'influenceTotal',
  'defenceTotal',
  'checkTotal',
  'power',
  'bodyArmor',
  'spiritArmor',
  'maxEffort',
  'attackFactor',
  'attackTrack',
  'canAttack',
  'menace',
  'damageTaken',
  'faithCost',
  'canPlay',
] as const
const ZONES = ['fate', 'fateDiscard', 'fateShown', 'staged', 'exhaust', 'loot'] as const
const STATUSES = [
  'enraged',
  'prepared',
  'stunned',
  'bleed',
  'trackBody',
  'trackSpirit',
  'echoed',
  'foreseen',
] as const

export type ResourceWord = (typeof RESOURCES)[number]
export type StatusWord = (typeof STATUSES)[number]
type Table<K extends string, T> = Record<K, T>

export interface Words {
  resource: Table<ResourceWord, ResourceTable>
  query: Table<(typeof QUERIES)[number], Query>
  zone: Table<(typeof ZONES)[number], ZoneTable>
  status: Table<StatusWord, number>
  matrix: CheckMatrix
  /** By definition number; null for what is something else. */
  fate: (FateFace | null)[]
  enemy: (Enemy | null)[]
  hero: (Hero | null)[]
  /** Definition numbers of all heroes. */
  heroes: number[]
  zones: ResonanceZone[]
  campaign: Campaign
  streams: { intent: number; lot: number }
}

const known = new WeakMap<Rules, Words>()

export function wordsOf(m: Match): Words {
  let words = known.get(m.rules)
  if (words === undefined) known.set(m.rules, (words = look(m.rules)))
  return words
}

const table = <K extends string, T>(keys: readonly K[], find: (key: K) => T | undefined) =>
  Object.fromEntries(
    keys.map((key) => {
      const found = find(key)
      if (found === undefined) throw new Error(`the pack has no "${key}"`)
      return [key, found]
    }),
  ) as Table<K, T>

function look(rules: Rules): Words {
  const { pack, resourceIndex, queryIndex, zoneIndex, streamIndex } = rules
  const each = <T>(make: (d: Definition) => T | null) => rules.definitions.map(make)
  const zones = readZones(pack)
  const hero = each(readHero)
  return {
    resource: table(RESOURCES, (key) => resourceIndex.get(key)),
    query: table(QUERIES, (key) => queryIndex.get(key)),
    zone: table(ZONES, (key) => zoneIndex.get(key)),
    status: table(STATUSES, (key) => {
      const at = pack.statuses.findIndex(({ role }) => role === key)
      return at < 0 ? undefined : at
    }),
    matrix: pack.matrix!,
    fate: each((d) => fateOf(d, zones)),
    enemy: readEnemies(pack, zones),
    hero,
    heroes: hero.flatMap((one, def) => (one === null ? [] : [def])),
    zones,
    campaign: readCampaign(pack),
    streams: { intent: streamIndex.get('intent')!, lot: streamIndex.get('lot')! },
  }
}
