// A pack as it was read: everything with its place in the files, and whether its shape is sound.
// Meaning is checked on sound parts and on what is left of others (`rests.ts`), so no mistake hides another.
import type { Lang } from '@cardwright/language/grammar'
import type {
  Ability,
  Balance,
  Behaviour,
  CheckMatrix,
  Deck,
  Manifest,
  Matchups,
} from './language.ts'
import type { Path, Place } from './problem.ts'
import type { WordKind } from './word-kinds.ts'

export type HolderKind = 'definition' | 'status' | 'keyword' | 'basic'

export interface DraftAbility {
  at: Place
  value: Ability
  sound: boolean
}

/** Something that carries abilities. `value` is the raw object without its abilities. */
export interface Holder {
  kind: HolderKind
  id: string
  at: Place
  class?: string
  value: Record<string, unknown>
  sound: boolean
  abilities: DraftAbility[]
}

export interface Draft {
  manifest: Manifest
  /** The class that each shelf names, whether the shelf has cards or not. */
  shelves: { at: Place; class: string }[]
  holders: Holder[]
  decks: { at: Place; value: Deck }[]
  balance: Record<string, Balance>
  /** Sound ones only. */
  behaviours: { at: Place; value: Behaviour }[]
  matrix: CheckMatrix | null
  matchups: Matchups | null
  /** Files under `data/`, unchanged: the game checks them. */
  data: Record<string, unknown>
  text: Record<string, Record<string, unknown>>
  /** What the pack is written in. */
  languages: readonly Lang[]
  /** Vocabularies whose declaration could not be read. */
  blind: Set<WordKind>
  /** Something could not be read at all, so no word can be reported as unused. */
  partial: boolean
  /** Strings inside unsound parts; they count as uses of the words they name. */
  loose: Set<string>
}

const CONTAINERS = ['classes', 'zones', 'resources', 'queries', 'timings', 'windows'] as const
const FED: Record<string, WordKind[]> = {
  classes: ['class'],
  zones: ['zone'],
  resources: ['resource', 'stat'],
  queries: ['query', 'stat', 'field'],
  stats: ['stat'],
  computed: ['stat'],
  counters: ['counter'],
  fields: ['field'],
  types: ['type'],
  tags: ['tag'],
  phases: ['phase'],
  timings: ['timing'],
  windows: ['window'],
  events: ['event'],
  regions: ['region'],
  partitions: ['partition'],
  damageTypes: ['damageType'],
  tracks: ['track'],
}

/** What remains of a manifest without its wrong parts, and which vocabularies are unknown as a result. */
export function salvageManifest(
  raw: unknown,
  blamed: readonly Path[],
): { manifest: Manifest; blind: Set<WordKind> } {
  const blind = new Set<WordKind>()
  const manifest = (isObject(raw) ? structuredClone(raw) : {}) as Record<string, unknown>
  for (const [key, name, field] of blamed) {
    if (key === undefined) continue
    const box = manifest[key]
    const isEntry = (CONTAINERS as readonly unknown[]).includes(key) && isObject(box)
    const entry = isEntry && name !== undefined ? box[name] : undefined
    if (isObject(entry) && field !== undefined) delete entry[field]
    else if (isEntry && name !== undefined) box[name] = {}
    else delete manifest[key]
    if (!(key in manifest)) for (const kind of FED[key] ?? []) blind.add(kind)
  }
  // A misspelt key leaves the right one empty, so its words are unknown, not undeclared.
  if (blamed.some((path) => path.length === 1))
    for (const [key, kinds] of Object.entries(FED))
      if (!(key in manifest)) for (const kind of kinds) blind.add(kind)
  for (const key of CONTAINERS) manifest[key] ??= {}
  manifest['types'] ??= []
  manifest['phases'] ??= []
  manifest['seats'] ??= { min: 2, max: 2 }
  manifest['policies'] ??= {}
  manifest['space'] ??= {}
  return { manifest: manifest as unknown as Manifest, blind }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Every text inside a value, keys included. */
export function stringsIn(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') {
    into.add(value)
    // `@name.field` and `$key` contain a word
    for (const part of value.split(/[.@$]/)) into.add(part)
  } else if (Array.isArray(value)) for (const item of value) stringsIn(item, into)
  else if (isObject(value))
    for (const [key, item] of Object.entries(value)) {
      into.add(key)
      stringsIn(item, into)
    }
}
