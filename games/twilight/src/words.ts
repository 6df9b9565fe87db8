// What the pack calls the things this code works with, looked up once per rules: resources, queries,
// zones of cards, statuses by role, intents of every enemy, resonance zones in order.
import type { CheckMatrix, Definition } from '@cardwright/engine'
import {
  find,
  perRules,
  type Query,
  type ResourceTable,
  type ZoneTable,
} from '@cardwright/engine/author'
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
export const ROLES_OF_STATUSES = [
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
export type StatusWord = (typeof ROLES_OF_STATUSES)[number]
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

const table = <K extends string, T>(keys: readonly K[], look: (key: K) => T) =>
  Object.fromEntries(keys.map((key) => [key, look(key)])) as Table<K, T>

export const wordsOf = perRules((rules): Words => {
  const { pack } = rules.game
  const each = <T>(make: (d: Definition) => T | null) => rules.things.definitions.map(make)
  const zones = readZones(pack)
  const hero = each(readHero)
  return {
    resource: table(RESOURCES, (key) => find.pool(rules, key)),
    query: table(QUERIES, (key) => find.query(rules, key)),
    zone: table(ZONES, (key) => find.zone(rules, key)),
    status: table(ROLES_OF_STATUSES, (key) => find.status(rules, key)),
    matrix: pack.matrix!,
    fate: each((d) => fateOf(d, zones)),
    enemy: readEnemies(pack, zones),
    hero,
    heroes: hero.flatMap((one, def) => (one === null ? [] : [def])),
    zones,
    campaign: readCampaign(pack),
    streams: { intent: find.stream(rules, 'intent'), lot: find.stream(rules, 'lot') },
  }
})
