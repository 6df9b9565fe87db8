// The lexicon of one pack: for every vocabulary the legal words, those of the
// language included. Closed schemas, word checks and hints all read this.
import { EVENTS, REPLACEABLE, type Manifest } from './language.ts'
import { WORD_KINDS, type WordKind } from './word-kinds.ts'

/** Ids that are declared outside the manifest. */
export interface PackIds {
  definitions: string[]
  statuses: string[]
  keywords: string[]
  basics: string[]
  decks: string[]
  balance: string[]
}

export interface Lexicon {
  manifest: Manifest
  words: Record<WordKind, ReadonlySet<string>>
  /** Vocabularies whose declaration could not be read, so their words cannot be checked. */
  blind: ReadonlySet<WordKind>
}

/** Built-in symbols: a thing has its definition and its zone, an event its cause, a lane its controller. */
const BUILT_IN_FIELDS = ['def', 'zone', 'cause', 'controller'] as const

export function lexiconOf(
  manifest: Manifest,
  ids: PackIds,
  blind: ReadonlySet<WordKind> = new Set(),
): Lexicon {
  const resources = Object.entries(manifest.resources)
  const ofThings = resources.filter(([, { of }]) => of === 'unit' || of === 'section')
  const lists: Record<WordKind, readonly string[]> = {
    balance: ids.balance,
    basic: ids.basics,
    class: keys(manifest.classes),
    counter: [...(manifest.counters ?? []), 'chargesLeft'],
    damageType: manifest.damageTypes ?? [],
    deck: ids.decks,
    definition: ids.definitions,
    event: [...keys(EVENTS), ...keys(manifest.events)],
    field: [...keys(manifest.fields), ...queriesOf(manifest, 'symbol'), ...BUILT_IN_FIELDS],
    keyword: ids.keywords,
    partition: manifest.partitions ?? [],
    phase: manifest.phases,
    query: keys(manifest.queries),
    region: manifest.regions ?? [],
    replaceable: keys(REPLACEABLE),
    resource: keys(manifest.resources),
    stat: [
      ...queriesOf(manifest, 'number'),
      ...(manifest.stats ?? []),
      ...(manifest.computed ?? []),
      ...ofThings.map(([name]) => name),
    ],
    status: ids.statuses,
    tag: manifest.tags ?? [],
    timing: keys(manifest.timings),
    track: manifest.tracks ?? [],
    type: manifest.types,
    window: keys(manifest.windows),
    zone: keys(manifest.zones),
  }
  const words = {} as Record<WordKind, ReadonlySet<string>>
  for (const kind of WORD_KINDS) words[kind] = new Set(lists[kind])
  return { manifest, words, blind }
}

const keys = (record: object | undefined): string[] => Object.keys(record ?? {})

function queriesOf(manifest: Manifest, kind: string): string[] {
  return Object.entries(manifest.queries)
    .filter(([, query]) => query.kind === kind || query.kind === undefined)
    .map(([name]) => name)
}
