// The words of one pack in one language: looks a term up in its text file, completes its forms,
// and complains about what is not there.
import type { Pack } from '../language.ts'
import { spokenBy } from '../languages.ts'
import { englishPatterns } from './english/index.ts'
import { MissingPattern } from './missing-pattern.ts'
import {
  type TermSource,
  parsePredicate,
  type Predicate,
  type Lang,
  type Term,
  type TermDefaults,
} from '@cardwright/language/grammar'
import type { Patterns } from './patterns.ts'
import { russianPatterns } from './russian/index.ts'

export const PATTERNS: Record<Lang, Patterns> = { en: englishPatterns, ru: russianPatterns }

export interface Book {
  pack: Pack
  lang: Lang
  patterns: Patterns
  /** The entry at a path of the text file, or undefined. */
  find(...path: string[]): unknown
  text(...path: string[]): string
  term(defaults: TermDefaults, ...path: string[]): Term
  /** Called for words that are not there; throws unless a collector is set. */
  missing(path: readonly string[], message?: string): string
  kind(word: string): Term
  name(id: string): Term
  stat(id: string): Term
  resource(id: string): Term
  status(id: string): Term
  /** What a status says of its bearer, or of whoever lacks it, where that reads better than its name; null: its name will do. */
  statusSays(id: string, key: 'given' | 'lacking'): Predicate | null
  /** What a yes/no or symbol query does to its bearer, by `forbid`, `allow` or a value. */
  predicate(query: string, key: string): Predicate
}

export type Missing = (problem: MissingPattern) => void

const shelves = new WeakMap<Pack, Map<Lang, Book>>()

/** Books are kept per pack: texts are asked for often and terms are slow to complete. */
export function bookOf(pack: Pack, lang: Lang): Book {
  let shelf = shelves.get(pack)
  if (!shelf) shelves.set(pack, (shelf = new Map()))
  let book = shelf.get(lang)
  if (!book) shelf.set(lang, (book = openBook(pack, lang)))
  return book
}

/**
 * With a collector nothing is thrown: the hole is reported and a stand-in goes on. In a language that the pack does
 * without, it is the book of the pack's first one.
 */
export function openBook(pack: Pack, asked: Lang, collect?: Missing): Book {
  const lang = spokenBy(pack, asked)
  const patterns = PATTERNS[lang]
  const file = (pack.text[lang] ?? {}) as Record<string, unknown>
  const terms = new Map<string, Term>()

  const find: Book['find'] = (...path) =>
    entryAt(file, path) ?? (path[0] === 'endings' ? patterns.endings[path[1]] : undefined)

  function missing(path: readonly string[], message?: string): string {
    const problem = new MissingPattern(lang, path, message)
    if (!collect) throw problem
    collect(problem)
    return path.at(-1) ?? '?'
  }

  function termFrom(source: unknown, defaults: TermDefaults, path: readonly string[]): Term {
    const key = path.join('\n')
    const known = terms.get(key)
    if (known) return known
    const named = isNamed(source) ? source.name : source
    const term = patterns.term(isTermSource(named) ? named : missing(path), defaults)
    terms.set(key, term)
    return term
  }

  const term: Book['term'] = (defaults, ...path) => termFrom(find(...path), defaults, path)

  const book: Book = {
    pack,
    lang,
    patterns,
    find,
    missing,
    term,
    text(...path) {
      const entry = find(...path)
      return typeof entry === 'string' ? entry : missing(path)
    },
    kind(word) {
      const source = find('kinds', word) ?? patterns.kinds[word as keyof Patterns['kinds']]
      return termFrom(source, {}, ['kinds', word])
    },
    name: (id) => term({ animate: isAnimate(book, id) }, 'names', id),
    stat: (id) => term({}, statSection(pack, id), id),
    resource: (id) => term({}, 'resources', id),
    status: (id) => term({}, 'statuses', id),
    statusSays(id, key) {
      const entry = find('statuses', id, key)
      return typeof entry === 'string' ? parsePredicate(entry) : null
    },
    predicate(query, key) {
      const entry = find('queries', query, key) ?? find('queries', query, 'values', key)
      return parsePredicate(typeof entry === 'string' ? entry : missing(['queries', query, key]))
    },
  }
  return book
}

function entryAt(file: Record<string, unknown>, path: readonly string[]): unknown {
  let entry: unknown = file
  for (const key of path) {
    if (typeof entry !== 'object' || entry === null) return undefined
    if (!Object.hasOwn(entry, key)) return undefined
    entry = (entry as Record<string, unknown>)[key]
  }
  return entry
}

/** Where the words for a number lie: a query, a printed or computed number, or else a pool. */
export function statSection({ manifest }: Pack, id: string): 'queries' | 'stats' | 'resources' {
  if (Object.hasOwn(manifest.queries, id)) return 'queries'
  const isStat = manifest.stats?.includes(id) || manifest.computed?.includes(id)
  return !isStat && Object.hasOwn(manifest.resources, id) ? 'resources' : 'stats'
}

/** Names of living pieces decline like the game's word for a unit; spells and mountains do not live. */
function isAnimate(book: Book, id: string): boolean {
  const definition = book.pack.definitions.find((candidate) => candidate.id === id)
  const kind = definition && book.pack.manifest.classes[definition.class]
  return kind?.place === 'board' && !kind.terrain && book.kind('unit').animate
}

const isNamed = (entry: unknown): entry is { name: unknown } =>
  typeof entry === 'object' && entry !== null && Object.hasOwn(entry, 'name')

export const isTermSource = (entry: unknown): entry is TermSource =>
  typeof entry === 'string' ||
  (typeof entry === 'object' && entry !== null && 'one' in entry && 'many' in entry)
