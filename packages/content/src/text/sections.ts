// The sections of a text file: what may stand in them, and what must.
import { EVENTS, type Ability, type Pack } from '../language.ts'
import { KIND_WORDS } from '@cardwright/language/grammar'

export interface Section {
  /** A term has forms, a text has none; `query` and `field` are small objects; `open` takes any key. */
  holds: 'term' | 'text' | 'query' | 'field' | 'event' | 'stat' | 'status'
  /** Keys that mean something; null: the game's code decides. */
  known: readonly string[] | null
  /** Keys that every language must have, whether or not a text has used them. */
  needed: readonly string[]
  /** One language may do without what another has. */
  isFree?: true
  /** Most letters a text may have, where it must fit on something. */
  letters?: number
}

/** What fits on a piece of the smallest board. */
const SHORT = 11

const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id)

const all = (holds: Section['holds'], keys: readonly string[] = []): Section => ({
  holds,
  known: keys,
  needed: keys,
})
/** Needed only if a text says it; then its absence shows when the text is written. */
const some = (holds: Section['holds'], keys: readonly string[] = []): Section => ({
  holds,
  known: keys,
  needed: [],
})
/** Whatever the game's code asks for. */
const open = (holds: Section['holds']): Section => ({ holds, known: null, needed: [] })

/** All sections but `abilities`, which has a level more. */
export const sectionsOf = (pack: Pack): Record<string, Section> => ({
  ...declaredSections(pack),
  ...spokenSections(pack),
})

/** What the pack declares, one word or text each. */
function declaredSections(pack: Pack): Record<string, Section> {
  const { manifest } = pack
  const queries = Object.entries(manifest.queries)
  return {
    names: all('term', ids(pack.definitions)),
    shortNames: { ...some('text', ids(pack.definitions)), isFree: true, letters: SHORT },
    statuses: all('status', ids(pack.statuses)),
    keywords: all('term', ids(pack.keywords)),
    basics: all('term', ids(pack.basics)),
    decks: all('text', ids(pack.decks)),
    types: all('term', manifest.types),
    zones: all('term', Object.keys(manifest.zones)),
    resources: all('term', Object.keys(manifest.resources)),
    phases: all('text', manifest.phases),
    queries: {
      holds: 'query',
      known: queries.map(([id]) => id),
      needed: queries.filter(([, { kind }]) => kind === 'number').map(([id]) => id),
    },
  }
}

/** What texts, logs and the table say besides. */
function spokenSections(pack: Pack): Record<string, Section> {
  const { manifest } = pack
  return {
    stats: some('stat', [
      ...(manifest.stats ?? []),
      ...(manifest.computed ?? []),
      ...classStats(pack),
    ]),
    counters: some('term', manifest.counters),
    fields: open('field'),
    tags: some('term', manifest.tags),
    heads: some(
      'text',
      Object.entries(manifest.timings).map(([id, { head }]) => head ?? id),
    ),
    modes: some(
      'text',
      Object.keys(manifest.timings).flatMap((id) => [id, `${id}/next`]),
    ),
    descriptions: some('text', describable(pack)),
    windows: some('text', Object.keys(manifest.windows ?? {})),
    regions: some('text', manifest.regions),
    lanes: some('text', 'lanes' in manifest.space ? manifest.space.lanes : []),
    partitions: some('text', manifest.partitions),
    damageTypes: some('text', manifest.damageTypes),
    tracks: some('term', manifest.tracks),
    contexts: open('text'),
    intents: all('text', manifest.behaviours?.intents),
    lasts: open('text'),
    options: some('text', wordsIn(pack, 'options')),
    prompts: all('text', wordsIn(pack, 'prompt')),
    classes: { ...some('term', Object.keys(manifest.classes)), isFree: true },
    kinds: { ...some('term', KIND_WORDS), isFree: true },
    parties: { ...open('term'), isFree: true },
    verbs: { ...open('text'), isFree: true },
    events: { ...some('event', eventKeys(pack)), isFree: true },
    reasons: { ...open('text'), isFree: true },
    moves: open('text'),
    endings: open('text'),
    keys: open('text'),
    settings: open('text'),
  }
}

/** A text of its own, with its own line breaks, instead of the one that is written; of a status, the whole text. */
const describable = (pack: Pack): string[] => [
  ...[...pack.definitions, ...pack.keywords].flatMap(({ id, abilities = [] }) =>
    abilities.map((ability, index) => `${id}.${abilityKey(ability, index)}`),
  ),
  ...ids(pack.statuses),
]

const classStats = (pack: Pack): string[] =>
  Object.values(pack.manifest.classes).flatMap(({ stats }) => stats ?? [])

/** An event, or one of its parties: `died`, `died/killer`. */
function eventKeys(pack: Pack): string[] {
  const events: Record<string, readonly string[]> = { ...EVENTS, ...pack.manifest.events }
  return Object.entries(events).flatMap(([event, payload]) => [
    event,
    ...payload.map((slot) => `${event}/${slot.split(':')[0]}`),
  ])
}

export interface Carrier {
  id: string
  abilities: readonly Ability[]
  /** Its abilities are told apart by name on the table. */
  isPiece: boolean
}

export function carriersOf(pack: Pack): Carrier[] {
  const { classes } = pack.manifest
  const carriers = pack.definitions.map(({ id, abilities = [], class: shelf }) => ({
    id,
    abilities,
    isPiece: classes[shelf]?.place === 'board',
  }))
  const others = [...pack.statuses, ...pack.keywords, ...pack.basics]
  return [
    ...carriers,
    ...others.map(({ id, abilities = [] }) => ({ id, abilities, isPiece: false })),
  ]
}

export const abilityKey = (ability: Ability, index: number): string => ability.name ?? String(index)

/** Does a player have to tell it apart from the others of its piece? */
export const needsName = (ability: Ability, { isPiece }: Carrier): boolean =>
  isPiece && ability.name !== undefined

/** Names that steps write under this key, anywhere in the abilities. */
function wordsIn(pack: Pack, key: 'options' | 'prompt'): string[] {
  const found = new Set<string>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (Array.isArray(node)) return node.forEach(visit)
    for (const [name, value] of Object.entries(node)) {
      if (name === key && typeof value === 'string') found.add(value)
      if (name === key && Array.isArray(value))
        for (const option of value)
          found.add(typeof option === 'string' ? option : String(option?.name))
      visit(value)
    }
  }
  for (const { abilities } of carriersOf(pack)) visit(abilities)
  return [...found]
}
