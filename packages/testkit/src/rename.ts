// Every id of a pack gets a random new one, consistently: nothing but names may change. Words of the
// manifest are the game's own language and stay.
import type { PackFiles } from '@cardwright/content'
import { SKIPS } from '@cardwright/engine/words'
import { VERBS } from '@cardwright/language'
import { Random } from './battery/random.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Table = { [key: string]: Json }

const isTable = (value: Json | undefined): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Values under these keys name something of the pack, wherever they stand in an ability. */
const NAMED = new Set([
  'def',
  'variantOf',
  'status',
  'give',
  'has',
  'lacks',
  'keyword',
  'keywords',
  'only',
  'prompt',
])
/** Sections of a text file whose keys are ids, and how deep they go. */
const TEXTS: Record<string, number> = {
  names: 1,
  shortNames: 1,
  abilities: 2,
  basics: 1,
  statuses: 1,
  keywords: 1,
  decks: 1,
  prompts: 1,
  options: 1,
}

export function renamePack(files: PackFiles, seed: number): PackFiles {
  const values = new Map(
    Object.entries(files).map(([name, text]) => [name, JSON.parse(text) as Json]),
  )
  const names = newNames(idsOf(values), new Random(seed))
  const renamed = [...values].map(([name, value]) => [
    name,
    JSON.stringify(renameFile(name, value, names), null, 2),
  ])
  return Object.fromEntries(renamed)
}

type Names = ReadonlyMap<string, string>

function newNames(ids: ReadonlySet<string>, random: Random): Names {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const used = new Set<string>()
  const fresh = (): string => {
    const name = Array.from({ length: 9 }, () => letters[random.below(26)]).join('')
    return used.has(name) ? fresh() : name
  }
  return new Map(
    [...ids].map((id) => {
      const name = fresh()
      used.add(name)
      return [id, name]
    }),
  )
}

function idsOf(values: ReadonlyMap<string, Json>): Set<string> {
  const ids = new Set<string>()
  const spoken = new Set<string>()
  for (const [file, value] of values)
    if (/^cards\/|^(statuses|keywords|basics|decks)\.json$/.test(file)) collect(value, ids, spoken)
  // an ability or an option may be called like a word of the language: that word must stay
  const language = wordsIn(values.get('manifest.json') ?? null)
  for (const word of spoken) if (!language.has(word)) ids.add(word)
  return ids
}

function collect(value: Json, ids: Set<string>, spoken: Set<string>): void {
  if (Array.isArray(value)) return value.forEach((one) => collect(one, ids, spoken))
  if (!isTable(value)) return
  if (typeof value.id === 'string') ids.add(value.id)
  if (typeof value.prompt === 'string') spoken.add(value.prompt)
  if (typeof value.name === 'string') spoken.add(value.name)
  if (Array.isArray(value.options))
    for (const option of value.options) if (typeof option === 'string') spoken.add(option)
  for (const one of Object.values(value)) collect(one, ids, spoken)
}

/** Every word of the manifest, every outcome and every verb. */
function wordsIn(manifest: Json): Set<string> {
  const words = new Set<string>([...Object.keys(VERBS), ...SKIPS])
  for (const { outcomes } of Object.values(VERBS)) for (const word of outcomes) words.add(word)
  const visit = (value: Json): void => {
    if (typeof value === 'string') words.add(value)
    else if (Array.isArray(value)) value.forEach(visit)
    else if (isTable(value))
      for (const [key, one] of Object.entries(value)) {
        words.add(key)
        visit(one)
      }
  }
  visit(manifest)
  return words
}

function renameFile(file: string, value: Json, names: Names): Json {
  if (file === 'balance.json' || !isObjectOrList(value)) return value
  if (file === 'manifest.json') return renameManifest(value as Table, names)
  if (file.startsWith('text.')) return renameText(value as Table, names)
  if (file === 'matrix.json') return value
  if (file === 'behaviours.json' || file === 'matchups.json' || file.startsWith('data/'))
    return renameData(value, names)
  return renameContent(value, names, new Set())
}

const isObjectOrList = (value: Json): boolean => typeof value === 'object' && value !== null

const swap = (names: Names, word: string): string => names.get(word) ?? word
const swapAll = (value: Json | undefined, names: Names): Json =>
  Array.isArray(value)
    ? value.map((one) => (typeof one === 'string' ? swap(names, one) : one))
    : typeof value === 'string'
      ? swap(names, value)
      : (value ?? null)

function renameManifest(manifest: Table, names: Names): Table {
  const out = { ...manifest }
  if (typeof out.exhaustion === 'string') out.exhaustion = swap(names, out.exhaustion)
  out.classes = Object.fromEntries(
    Object.entries(manifest.classes as Table).map(([name, decl]) => {
      const copy = { ...(decl as Table) }
      for (const key of ['basics', 'cardBasics'])
        if (key in copy) copy[key] = swapAll(copy[key], names)
      return [name, copy]
    }),
  )
  return out
}

function renameText(text: Table, names: Names): Table {
  const keys = (value: Json, depth: number): Json =>
    depth === 0 || !isTable(value)
      ? value
      : Object.fromEntries(
          Object.entries(value).map(([key, one]) => [swap(names, key), keys(one, depth - 1)]),
        )
  return Object.fromEntries(
    Object.entries(text).map(([section, value]) => [section, keys(value, TEXTS[section] ?? 0)]),
  )
}

/** In data without abilities, whatever is called like an id is meant. */
function renameData(value: Json, names: Names): Json {
  if (typeof value === 'string') return swap(names, value)
  if (Array.isArray(value)) return value.map((one) => renameData(one, names))
  if (!isTable(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [swap(names, key), renameData(one, names)]),
  )
}

/** `options` of the ability around: outcomes that name one of them are renamed with them. */
function renameContent(value: Json, names: Names, options: ReadonlySet<string>): Json {
  if (Array.isArray(value)) return value.map((one) => renameContent(one, names, options))
  if (!isTable(value)) return value
  const here = 'steps' in value ? new Set([...options, ...optionsIn(value)]) : options
  const out: Table = {}
  for (const [key, one] of Object.entries(value)) out[key] = renameKey(value, key, one, names, here)
  return out
}

function renameKey(
  parent: Table,
  key: string,
  value: Json,
  names: Names,
  options: ReadonlySet<string>,
): Json {
  if (key === 'id' || key === 'name') return swapAll(value, names)
  if (key === 'data') return renameData(value, names)
  if (key === 'cards' && isTable(value))
    return Object.fromEntries(Object.entries(value).map(([id, n]) => [swap(names, id), n]))
  if (key === 'oneOf')
    return ['def', 'status'].includes(String(parent.field)) ? swapAll(value, names) : value
  if (key === 'outcome') {
    const known: Names = new Map([...names].filter(([word]) => options.has(word)))
    return swapAll(value, known)
  }
  if (key === 'options' || NAMED.has(key)) {
    const deep = renameContent(value, names, options)
    return Array.isArray(deep) || typeof deep === 'string' ? swapAll(deep, names) : deep
  }
  return renameContent(value, names, options)
}

function optionsIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(optionsIn)
  if (!isTable(value)) return []
  const own = Array.isArray(value.options)
    ? value.options.map((one) => (isTable(one) ? String(one.name) : String(one)))
    : []
  return [...own, ...Object.values(value).flatMap(optionsIn)]
}
