// Enemies, behaviours and Fate cards in the form of the design document (seed 003 §3.5.1, §6), put into a pack in ours:
// what a definition prints goes to its stats and fields, names to the text files, the rest to `data`.
import type { PackFiles } from '@cardwright/content'

type Json = Record<string, unknown>
type Spoken = Record<string, string>
type Kind = 'enemy' | 'fate' | 'behaviour'

const SHELF: Record<Exclude<Kind, 'behaviour'>, string> = {
  enemy: 'cards/enemies.json',
  fate: 'cards/fate.json',
}
const BEHAVIOURS = 'behaviours.json'
const LANGS = ['en', 'ru']

/**
 * The files of a pack with what the text holds, one object or a list; what has an id of the pack changes it.
 * @throws when an entry is none of the three kinds
 */
export function importInto(files: PackFiles, text: string): PackFiles {
  const found = JSON.parse(withoutComments(text)) as unknown
  const list = (Array.isArray(found) ? found : [found]) as Json[]
  return list.reduce<PackFiles>((into, one) => put(into, cleaned(one) as Json), files)
}

/** The document explains its examples behind `//`. */
const withoutComments = (text: string): string =>
  text.replace(
    /("(?:[^"\\]|\\.)*")|\/\/[^\n]*/g,
    (_all, quoted: string | undefined) => quoted ?? '',
  )

/** Keys with `_` are notes of its author. */
function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !key.startsWith('_'))
      .map(([key, one]) => [key, cleaned(one)]),
  )
}

function kindOf(one: Json): Kind {
  if (typeof one['id'] !== 'string') throw new Error('an entry has an id')
  if ('suit' in one) return 'fate'
  if ('intents' in one) return 'behaviour'
  if ('stats' in one || 'pattern' in one || 'behavior_id' in one) return 'enemy'
  throw new Error(`"${one['id']}" is no enemy, no behaviour and no Fate card`)
}

function put(files: PackFiles, one: Json): PackFiles {
  const kind = kindOf(one)
  if (kind === 'behaviour')
    return changed(files, BEHAVIOURS, (list) => replaced(list as unknown as Json[], one))
  const named = nameIt(files, one)
  return changed(named, SHELF[kind], (shelf) => {
    const cards = shelf['cards'] as Json[]
    const before = cards.find(({ id }) => id === one['id']) ?? { id: one['id'] }
    const card = kind === 'enemy' ? enemyFrom(before, one) : fateFrom(before, one)
    return { ...shelf, cards: replaced(cards, card) }
  })
}

function changed(files: PackFiles, file: string, change: (json: Json) => unknown): PackFiles {
  const json = JSON.parse(files[file] ?? '{}') as Json
  return { ...files, [file]: `${JSON.stringify(change(json), null, 2)}\n` }
}

function replaced(list: readonly Json[], one: Json): Json[] {
  const at = list.findIndex(({ id }) => id === one['id'])
  return at < 0 ? [...list, one] : list.map((old, k) => (k === at ? one : old))
}

/** A new card without a name uses its id. */
function nameIt(files: PackFiles, { id, name }: Json): PackFiles {
  return LANGS.reduce(
    (into, lang) =>
      changed(into, `text.${lang}.json`, (text) => {
        const names = text['names'] as Spoken
        const said = (name as Spoken | undefined)?.[lang] ?? names[String(id)] ?? String(id)
        // a name that is known keeps the forms our texts need
        const isKnown = names[String(id)]?.split('|')[0] === said
        return isKnown ? text : { ...text, names: { ...names, [String(id)]: said } }
      }),
    files,
  )
}

const inData = (before: Json, one: Json, keys: readonly string[]): Json => ({
  ...(before['data'] as Json | undefined),
  ...Object.fromEntries(keys.flatMap((key) => (key in one ? [[key, one[key]]] : []))),
})

const ENEMY_DATA = [
  'description',
  'behavior_id',
  'pattern',
  'resonance_modifiers',
  'loot',
  'rewards',
]

function enemyFrom(before: Json, one: Json): Json {
  const { stats, type, resonance_affinity: affinity } = one
  return {
    ...before,
    ...(type === undefined ? {} : { types: [type] }),
    ...(stats === undefined ? {} : { stats: { ...(before['stats'] as Json), ...(stats as Json) } }),
    ...(affinity === undefined
      ? {}
      : { fields: { ...(before['fields'] as Json | undefined), affinity } }),
    data: keptFlags(before, inData(before, one, ENEMY_DATA)),
  }
}

/** Flags of a reward are ours: the document has none to take them away with. */
function keptFlags(before: Json, data: Json): Json {
  const old = (before['data'] as Json | undefined)?.['rewards'] as Record<string, Json> | undefined
  const rewards = data['rewards'] as Record<string, Json> | undefined
  if (old === undefined || rewards === undefined) return data
  const merged = Object.entries(rewards).map(([how, reward]) => [
    how,
    old[how]?.['flags'] === undefined ? reward : { ...reward, flags: old[how]['flags'] },
  ])
  return { ...data, rewards: Object.fromEntries(merged) }
}

const FATE_DATA = ['choice_option', 'resonance_rules', 'narrative_hint']

function fateFrom(before: Json, one: Json): Json {
  const { suit, keyword, intensity } = one
  const types = [
    ...(one['is_critical'] === true ? ['critical'] : []),
    ...(one['is_sticky'] === true ? ['sticky'] : []),
    ...(one['type'] === 'choice' ? ['choice'] : []),
  ]
  const { types: _old, ...rest } = before
  return {
    ...rest,
    ...(types.length === 0 ? {} : { types }),
    stats: { base_value: one['base_value'] ?? one['value'], intensity },
    fields: { suit, keyword },
    data: inData(before, one, FATE_DATA),
  }
}
