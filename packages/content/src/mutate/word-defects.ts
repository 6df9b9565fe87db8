// Defects in words and values: misspelt keys and words, unknown ids, wrong types.
import type { Json } from '../json.ts'
import { allParams, COMPARATORS, VERBS } from '../language.ts'
import { inside, type Place } from '../problem.ts'
import { WORD_KINDS, type WordKind } from '../word-kinds.ts'
import type { Book } from './book.ts'
import { withKeyRenamed, withValue, type Defect } from './defect.ts'
import { placesIn, valueAt } from './edit.ts'
import { misspell } from './random.ts'

/** Objects whose keys are a game's words, not the language's. */
const RECORDS = ['stats', 'cost', 'fields', 'pending', 'classes', 'zones', 'resources', 'queries']
const DECLARED = ['timings', 'windows', 'events']
/** Keys whose values are words of the language itself. */
const LANGUAGE = ['do', 'kind', 'by', 'axis', 'at', 'round', 'per', 'seat', 'playableBy', 'place']
const KNOWN_KEYS = new Set<string>([
  ...COMPARATORS,
  ...allParams().keys(),
  ...'as if to in is on of has min max add sub mul div mod all any not can sum'.split(' '),
])
const CONTENT = /^(?!text\.)/

export const wordDefects: Defect[] = [
  {
    kind: 'misspelt key',
    places: (book) =>
      everyPlace(book)
        .filter(({ at, book: b }) => isLanguageKey(b, at))
        .map(({ at }) => at),
    apply: (book, at, random) =>
      withKeyRenamed(book, at, misspell(String(at.path.at(-1)), random, KNOWN_KEYS)),
  },
  {
    kind: 'misspelt word',
    places: (book) =>
      everyPlace(book)
        .filter(({ at, value }) => isLanguageWord(at, value))
        .map(({ at }) => at),
    apply: (book, at, random) => {
      const word = String(valueAt(book.values.get(at.file)!, at.path))
      return withValue(book, at, misspell(word, random, new Set(Object.keys(VERBS))))
    },
  },
  {
    kind: 'wrong type',
    places: (book) =>
      everyPlace(book)
        .filter(({ at, value }) => at.path.length > 1 && value !== null && isJudged(at))
        .map(({ at }) => at),
    apply: (book, at) => {
      const old = valueAt(book.values.get(at.file)!, at.path)
      return withValue(book, at, ofOtherType(old))
    },
  },
  ...WORD_KINDS.filter((kind) => kind !== 'deck' && kind !== 'class' && kind !== 'balance').map(
    dangling,
  ),
  {
    kind: 'unknown balance key',
    places: (book) => [
      ...book.amountTexts.filter(({ value }) => value.startsWith('$')).map(({ at }) => at),
      ...book.steps
        .filter(({ value }) => typeof value.amount === 'number')
        .map(({ at }) => inside(at, 'amount')),
    ],
    apply: (book, at, random) =>
      withValue(book, at, `$${misspell('factor', random, book.lexicon.words.balance)}`),
  },
]

function dangling(kind: WordKind): Defect {
  return {
    kind: `dangling ${kind}`,
    places: (book) => book.words.filter((word) => word.kind === kind).map(({ at }) => at),
    apply: (book, at, random) => {
      const site = book.words.find((word) => word.at === at)!
      const wrong = misspell(
        site.value,
        random,
        new Set([...book.lexicon.words[kind], 'board', 'attached', 'token', 'self']),
      )
      return site.isKey ? withKeyRenamed(book, at, wrong) : withValue(book, at, wrong)
    },
  }
}

function everyPlace(book: Book): { at: Place; value: Json; book: Book }[] {
  return [...book.values].flatMap(([file, root]) =>
    CONTENT.test(file)
      ? [...placesIn(root)].map(({ path, value }) => ({ at: { file, path }, value, book }))
      : [],
  )
}

function isLanguageKey(book: Book, { file, path }: Place): boolean {
  const key = path.at(-1)
  const parent = path.at(-2)
  if (typeof key !== 'string' || file === 'balance.json') return false
  const root = book.values.get(file)!
  if (Array.isArray(valueAt(root, path.slice(0, -1)))) return false
  // `cards` of a deck are a record, `cards` of a shelf are a list.
  const inRecord = [...RECORDS, ...DECLARED, 'cards'].includes(String(parent))
  return !inRecord
}

function isLanguageWord({ file, path }: Place, value: Json): boolean {
  const key = String(path.at(-1))
  return (
    typeof value === 'string' &&
    file !== 'balance.json' &&
    LANGUAGE.includes(key) &&
    isJudged({ file, path })
  )
}

/** Icons and units are free text. */
function isJudged({ path }: Place): boolean {
  return !path.some((key) => key === 'icon' || key === 'unit')
}

function ofOtherType(value: Json): Json {
  if (typeof value === 'string') return false
  if (typeof value === 'number') return {}
  if (typeof value === 'boolean') return 'yes'
  // A number could replace an object that is an amount, so use a word that no game has.
  return 'nobodyKnowsThis'
}
