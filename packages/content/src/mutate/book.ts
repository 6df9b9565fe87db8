// Everything in a valid pack that can be given a defect, with its place.
import { isObject, type Draft, type Holder } from '../draft.ts'
import { readJson, type Json } from '../json.ts'
import type { Ability, Condition, ModifierFields, Step, Target } from '../language.ts'
import type { Lexicon } from '../lexicon.ts'
import { inside, type Place } from '../problem.ts'
import { readDraft, type PackFiles } from '../read.ts'
import { checkOf } from '../validate/check.ts'
import { walkAbility } from '../walk/ability.ts'
import type { RefUse, Scope, TargetUse, Visitor } from '../walk/visitor.ts'
import type { WordKind } from '../word-kinds.ts'

interface Site<T> {
  at: Place
  value: T
}
interface ScopedSite<T> extends Site<T> {
  scope: Scope
}

export interface Book {
  values: Map<string, Json>
  draft: Draft
  lexicon: Lexicon
  words: (Site<string> & { kind: WordKind; isKey: boolean })[]
  refs: (ScopedSite<string> & { use: RefUse })[]
  amountTexts: ScopedSite<string>[]
  abilities: ScopedSite<Ability>[]
  steps: ScopedSite<Step>[]
  targets: (ScopedSite<Target> & { use: TargetUse })[]
  modifiers: ScopedSite<ModifierFields>[]
  conditions: ScopedSite<Condition>[]
}

/** @throws when the pack does not have the right shape: defects are seeded in valid packs only */
export function bookOf(files: PackFiles): Book {
  const draft = readDraft(files, ({ file }, _, message) => {
    throw new Error(`defects are seeded in valid packs only (${file}: ${message})`)
  })
  if (!draft) throw new Error('defects are seeded in valid packs only (no manifest)')
  const values = new Map<string, Json>()
  for (const [file, text] of Object.entries(files)) {
    const result = readJson(text)
    if (result.ok) values.set(file, result.value)
  }
  const { lexicon } = checkOf(draft, () => {})
  // what a variant inherits is written on another card
  const holders = draft.holders.filter(({ value }) => value['variantOf'] === undefined)
  const book: Book = {
    values,
    draft: { ...draft, holders },
    lexicon,
    words: [],
    refs: [],
    amountTexts: [],
    abilities: [],
    steps: [],
    targets: [],
    modifiers: [],
    conditions: [],
  }
  for (const holder of holders) {
    printedWords(book, holder)
    for (const ability of holder.abilities)
      walkAbility(holder, ability, [collector(book)], draft.manifest)
  }
  for (const { at, value } of draft.decks)
    for (const id of Object.keys(value.cards))
      addKey(book, 'definition', id, inside(at, 'cards', id))
  manifestWords(book)
  return book
}

function collector(book: Book): Visitor {
  return {
    // A cost is a key; every other word of an ability is a value.
    word: (kind, value, at) =>
      book.words.push({ at, value, kind, isKey: at.path.at(-2) === 'cost' }),
    ref: (value, use, at, scope) => book.refs.push({ at, value, use, scope }),
    amountText: (value, at, scope) => {
      book.amountTexts.push({ at, value, scope })
    },
    ability: (value, at, scope) => book.abilities.push({ at, value, scope }),
    step: (value, at, scope) => book.steps.push({ at, value, scope }),
    target: (value, use, at, scope) => book.targets.push({ at, value, use, scope }),
    modifier: (value, at, scope) => book.modifiers.push({ at, value, scope }),
    condition: (value, at, scope) => book.conditions.push({ at, value, scope }),
  }
}

const addKey = (book: Book, kind: WordKind, value: string, at: Place) =>
  book.words.push({ at, value, kind, isKey: true })
const addWords = (book: Book, kind: WordKind, words: unknown, at: Place) => {
  if (!Array.isArray(words)) return
  words.forEach((value: string, i) =>
    book.words.push({ at: inside(at, i), value, kind, isKey: false }),
  )
}

function printedWords(book: Book, { kind, value, at }: Holder): void {
  if (kind !== 'definition') return
  addWords(book, 'type', value['types'], inside(at, 'types'))
  addWords(book, 'keyword', value['keywords'], inside(at, 'keywords'))
  for (const [key, word] of [
    ['stats', 'stat'],
    ['cost', 'resource'],
    ['fields', 'field'],
  ] as const)
    if (isObject(value[key]))
      for (const name of Object.keys(value[key])) addKey(book, word, name, inside(at, key, name))
}

function manifestWords(book: Book): void {
  const at: Place = { file: 'manifest.json', path: [] }
  const { classes, timings, windows = {} } = book.draft.manifest
  for (const [name, { basics, cardBasics, stats }] of Object.entries(classes)) {
    addWords(book, 'basic', basics, inside(at, 'classes', name, 'basics'))
    addWords(book, 'basic', cardBasics, inside(at, 'classes', name, 'cardBasics'))
    addWords(book, 'stat', stats, inside(at, 'classes', name, 'stats'))
  }
  for (const [name, { from }] of Object.entries(timings))
    addWords(book, 'zone', from, inside(at, 'timings', name, 'from'))
  for (const [name, { from }] of Object.entries(windows))
    addWords(book, 'zone', from, inside(at, 'windows', name, 'from'))
}
