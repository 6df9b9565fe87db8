// Defects in the files that hold no abilities: figures, decks, behaviours, what only a game reads, texts.
import { isObject } from '../draft.ts'
import type { Json } from '../json.ts'
import { inside, type Place } from '../problem.ts'
import type { Book } from './book.ts'
import { setting, withKeyRenamed, without, withValue, type Defect } from './defect.ts'
import { placesIn, valueAt } from './edit.ts'
import { misspell } from './random.ts'

const NONE: ReadonlySet<string> = new Set()
const BALANCE = 'balance.json'

const everywhere = (book: Book, file: RegExp): { at: Place; value: Json }[] =>
  [...book.values].flatMap(([name, root]) =>
    file.test(name)
      ? [...placesIn(root)].map(({ path, value }) => ({ at: { file: name, path }, value }))
      : [],
  )

const misspelt = (book: Book, at: Place, random: Parameters<Defect['apply']>[2]): Json =>
  withKeyRenamed(book, at, misspell(String(at.path.at(-1)), random, NONE))

const figures = (book: Book): Place[] =>
  Object.keys((book.values.get(BALANCE) ?? {}) as object).map((key) => ({
    file: BALANCE,
    path: [key],
  }))

const balance: Defect[] = [
  { kind: 'misspelt balance key', places: figures, apply: misspelt },
  { kind: 'removed balance key', places: figures, apply: (book, at) => without(book, at) },
  setting(
    'figure that no number of a match could be',
    (book) => figures(book).map((at) => inside(at, 'value')),
    () => 5_000_000,
  ),
  setting(
    'figure that is no number',
    (book) => figures(book).map((at) => inside(at, 'value')),
    () => '3',
  ),
]

const decks: Defect[] = [
  {
    kind: 'misspelt role of a deck',
    places: (book) => roles(book),
    apply: (book, at, random) =>
      withValue(
        book,
        at,
        misspell(String(valueAt(book.values.get(at.file)!, at.path)), random, NONE),
      ),
  },
  {
    kind: 'removed cards of a deck',
    places: (book) => book.draft.decks.map(({ at }) => inside(at, 'cards')),
    apply: (book, at) => without(book, at),
  },
  setting(
    'deck beyond all bounds',
    (book) =>
      book.draft.decks.flatMap(({ at, value }) =>
        Object.keys(value.cards).map((id) => inside(at, 'cards', id)),
      ),
    () => 10_000,
  ),
  {
    kind: 'thing in a deck that is no card',
    places: (book) =>
      noCard(book) === undefined ? [] : book.draft.decks.map(({ at }) => inside(at, 'cards')),
    apply: (book, at) => withValue(book, inside(at, noCard(book)!), 1),
  },
]

const roles = (book: Book): Place[] =>
  book.draft.decks.flatMap(({ at, value }) =>
    value.role === undefined ? [] : [inside(at, 'role')],
  )

function noCard({ draft }: Book): string | undefined {
  const { classes } = draft.manifest
  return draft.holders.find(
    ({ kind, class: shelf }) => kind === 'definition' && classes[shelf ?? '']?.card === undefined,
  )?.id
}

const OWN = /^(data\/|behaviours\.json$|matrix\.json$)/

const own: Defect[] = [
  {
    kind: 'misspelt key of own data',
    places: (book) =>
      [...everywhere(book, OWN), ...dataOfCards(book)].flatMap(({ at }) =>
        isKey(book, at) ? [at] : [],
      ),
    apply: misspelt,
  },
  {
    kind: 'misspelt word of own data',
    places: (book) =>
      [...everywhere(book, OWN), ...dataOfCards(book)].flatMap(({ at, value }) =>
        typeof value === 'string' && isWord(value) && isJudged(at) ? [at] : [],
      ),
    apply: (book, at, random) =>
      withValue(
        book,
        at,
        misspell(String(valueAt(book.values.get(at.file)!, at.path)), random, NONE),
      ),
  },
  {
    kind: 'missing part of own data',
    places: (book) => everywhere(book, OWN).flatMap(({ at }) => (isUsual(book, at) ? [at] : [])),
    apply: (book, at) => without(book, at),
  },
  setting(
    'number of own data that no match could have',
    (book) =>
      [...everywhere(book, OWN), ...dataOfCards(book)].flatMap(({ at, value }) =>
        typeof value === 'number' ? [at] : [],
      ),
    () => 5_000_000,
  ),
  setting(
    'part of own data of another type',
    (book) =>
      [...everywhere(book, OWN), ...dataOfCards(book)].flatMap(({ at, value }) =>
        at.path.length > 0 && value !== null && isJudged(at) ? [at] : [],
      ),
    (book, at) =>
      typeof valueAt(book.values.get(at.file)!, at.path) === 'object' ? 'nobodyKnowsThis' : [],
  ),
]

const dataOfCards = (book: Book): { at: Place; value: Json }[] =>
  everywhere(book, /^cards\//).filter(({ at }) => at.path[2] === 'data' && at.path.length > 3)

const isKey = ({ values }: Book, { file, path }: Place): boolean =>
  path.length > 0 &&
  isObject(valueAt(values.get(file)!, path.slice(0, -1))) &&
  isJudged({ file, path })

/** A word, not a sentence: of these somebody keeps a list. */
const isWord = (text: string): boolean => /^[A-Za-z][\w.-]*$/.test(text) && text.length > 2

/** Remarks and sentences are free. */
const FREE = new Set(['en', 'ru', 'comment', 'description', 'visual_effect'])
const isJudged = ({ path }: Place): boolean =>
  !path.some((key) => typeof key === 'string' && FREE.has(key))

/** What every entry of a long list has, each entry needs. */
const MANY = 4
function isUsual(book: Book, at: Place): boolean {
  const [key, index] = [at.path.at(-1), at.path.at(-2)]
  if (typeof key !== 'string' || typeof index !== 'number') return false
  const list = valueAt(book.values.get(at.file)!, at.path.slice(0, -2)) as Json[]
  return list.length >= MANY && list.every((one) => isObject(one) && key in one)
}

const TEXT = /^text\.\w+\.json$/

/** Entries of sections where every word is needed. */
const NEEDED = ['names', 'statuses', 'keywords', 'basics', 'decks', 'types', 'zones', 'resources']

const texts: Defect[] = [
  {
    kind: 'missing words',
    places: (book) =>
      everywhere(book, TEXT).flatMap(({ at }) =>
        at.path.length === 2 && NEEDED.includes(String(at.path[0])) ? [at] : [],
      ),
    apply: (book, at) => without(book, at),
  },
  {
    kind: 'misspelt section of texts',
    places: (book) =>
      everywhere(book, TEXT).flatMap(({ at }) => (at.path.length === 1 ? [at] : [])),
    apply: misspelt,
  },
  {
    kind: 'misspelt key of a text',
    places: (book) =>
      everywhere(book, TEXT).flatMap(({ at }) =>
        at.path.length === 2 && NEEDED.includes(String(at.path[0])) ? [at] : [],
      ),
    apply: misspelt,
  },
  setting(
    'text of another type',
    (book) =>
      everywhere(book, TEXT).flatMap(({ at, value }) =>
        typeof value === 'string' && at.path.length === 2 ? [at] : [],
      ),
    () => 7,
  ),
]

export const fileDefects: Defect[] = [...balance, ...decks, ...own, ...texts]
