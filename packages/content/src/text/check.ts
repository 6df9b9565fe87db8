// Checks the text files of a pack: what is missing in either language, what nobody reads, which
// forms are wrong; then writes every text once, so that a construct without words cannot hide.
import type { Pack } from '../language.ts'
import { nearest } from '../nearest.ts'
import { inside, problemsIn, type Place, type Problem, type Report } from '../problem.ts'
import { isTermSource, openBook, PATTERNS, type Book } from './book.ts'
import { MissingPattern } from './missing-pattern.ts'
import { abilityKey, carriersOf, needsName, sectionsOf, type Section } from './sections.ts'
import { LANGS, type Lang } from '@cardwright/language/grammar'
import { rulesText } from './texts.ts'

type Entries = Record<string, unknown>
const isObject = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const checkText = (pack: Pack): Problem[] =>
  problemsIn((report) => checkTexts(pack, report)).problems

function checkTexts(pack: Pack, report: Report): void {
  const languages = pack.manifest.languages ?? LANGS
  for (const lang of languages) {
    const at: Place = { file: `text.${lang}.json`, path: [] }
    const file = pack.text[lang]
    if (file === undefined) {
      report(at, undefined, 'is missing')
      continue
    }
    checkSections(pack, lang, file, at, report)
    checkAbilities(pack, file, at, report)
    writeEverything(pack, lang, at, report)
  }
  const isWhole = languages.every((lang) => pack.text[lang] !== undefined)
  if (isWhole) compareLanguages(pack, languages, report)
}

function checkSections(pack: Pack, lang: Lang, file: Entries, at: Place, report: Report): void {
  const sections = sectionsOf(pack)
  for (const [name, entries] of Object.entries(file)) {
    if (name === 'abilities') continue
    const section = sections[name]
    const place = inside(at, name)
    if (!section)
      report(place, undefined, `unknown section "${name}"`, nearest(name, Object.keys(sections)))
    else if (!isObject(entries)) report(place, entries, 'expected an object')
    else checkEntries(lang, section, entries, place, report)
  }
  for (const [name, { needed }] of Object.entries(sections))
    for (const key of needed)
      if (!hasKey(file[name], key)) report(inside(at, name, key), undefined, 'has no words')
}

const hasKey = (entries: unknown, key: string): boolean =>
  isObject(entries) && Object.hasOwn(entries, key)

function checkEntries(lang: Lang, section: Section, entries: Entries, at: Place, report: Report) {
  for (const [key, entry] of Object.entries(entries)) {
    const place = inside(at, key)
    if (section.known && !section.known.includes(key))
      report(place, entry, 'nothing in the pack is called so', nearest(key, section.known))
    else checkEntry(lang, section.holds, entry, place, report)
    if (section.letters !== undefined && String(entry).length > section.letters)
      report(place, entry, `has more than ${section.letters} letters`)
  }
}

const PARTS: Record<'query' | 'field' | 'event' | 'stat' | 'status', readonly string[]> = {
  query: ['name', 'forbid', 'allow', 'values', 'some', 'sides'],
  stat: ['name', 'some'],
  status: ['name', 'given', 'lacking'],
  field: ['name', 'values', 'owns'],
  event: ['self', 'you', 'any', 'other', 'log'],
}

function checkEntry(
  lang: Lang,
  holds: Section['holds'],
  entry: unknown,
  at: Place,
  report: Report,
) {
  if (holds === 'text') {
    if (typeof entry !== 'string') report(at, entry, 'expected a text')
    return
  }
  if (holds === 'term' || isTermSource(entry)) return checkTerm(lang, entry, at, report)
  if (!isObject(entry)) return report(at, entry, 'expected a text or an object')
  for (const [key, part] of Object.entries(entry)) {
    const place = inside(at, key)
    if (!PARTS[holds].includes(key))
      report(place, part, `unknown key "${key}"`, nearest(key, PARTS[holds]))
    else if (key === 'name') checkTerm(lang, part, place, report)
    else if (isTable(key) ? !isTexts(part) : typeof part !== 'string')
      report(place, part, isTable(key) ? 'expected texts by value' : 'expected a text')
  }
}

const isTable = (key: string): boolean => key === 'values' || key === 'sides' || key === 'owns'

const isTexts = (part: unknown): boolean =>
  isObject(part) && Object.values(part).every((text) => typeof text === 'string')

function checkTerm(lang: Lang, entry: unknown, at: Place, report: Report): void {
  if (!isTermSource(entry)) return report(at, entry, 'expected a term')
  for (const doubt of PATTERNS[lang].term(entry).doubts) report(at, entry, doubt)
}

/** `abilities`: by holder, then by the ability's name or place; `*` serves all holders. */
function checkAbilities(pack: Pack, file: Entries, at: Place, report: Report): void {
  const entries = isObject(file.abilities) ? file.abilities : {}
  const place = inside(at, 'abilities')
  if (file.abilities !== undefined && !isObject(file.abilities))
    report(place, file.abilities, 'expected an object')
  const carriers = carriersOf(pack)
  const names = new Set(carriers.flatMap(({ abilities }) => abilities.map(abilityKey)))
  for (const [id, texts] of Object.entries(entries)) {
    const keys = new Set<string>(id === '*' ? names : [])
    for (const carrier of carriers)
      if (carrier.id === id) carrier.abilities.forEach((a, i) => keys.add(abilityKey(a, i)))
    if (id !== '*' && !carriers.some((carrier) => carrier.id === id))
      report(
        inside(place, id),
        undefined,
        'nothing in the pack is called so',
        nearest(
          id,
          carriers.map((c) => c.id),
        ),
      )
    else if (!isTexts(texts)) report(inside(place, id), texts, 'expected texts by ability')
    else
      for (const key of Object.keys(texts as Entries))
        if (!keys.has(key))
          report(inside(place, id, key), undefined, 'it has no such ability', nearest(key, keys))
  }
  for (const carrier of carriers)
    carrier.abilities.forEach((ability, index) => {
      const key = abilityKey(ability, index)
      const isNamed = hasKey(entries[carrier.id], key) || hasKey(entries['*'], key)
      if (needsName(ability, carrier) && !isNamed)
        report(inside(place, carrier.id, key), undefined, 'has no words')
    })
}

/** Every text once, with a collector instead of an exception. */
function writeEverything(pack: Pack, lang: Lang, at: Place, report: Report): void {
  let where = ''
  const book: Book = openBook(pack, lang, ({ path, message }) => {
    const isOurs = message.includes('has no words')
    report(inside(at, ...path), undefined, isOurs ? `has no words, but ${where} needs it` : message)
  })
  const attempt = (id: string, write: () => void): void => {
    where = id
    try {
      write()
    } catch (error) {
      if (error instanceof MissingPattern) throw error
      report(at, id, `its text cannot be written: ${(error as Error).message}`)
    }
  }
  for (const definition of pack.definitions)
    attempt(definition.id, () => rulesText(book, { definition }, definition.abilities))
  for (const { id, abilities } of pack.statuses)
    attempt(id, () => rulesText(book, { bearer: 'status' }, abilities))
  for (const { id, abilities } of pack.keywords)
    attempt(id, () => rulesText(book, { bearer: 'keyword' }, abilities))
  for (const { id, abilities } of pack.basics)
    attempt(id, () => rulesText(book, { bearer: 'basic' }, abilities))
  for (const [event] of Object.entries(pack.manifest.events ?? {}))
    attempt(event, () => book.text('events', event, 'log'))
}

/** What one language says the other says too, except for words a language may keep as they are. */
function compareLanguages(pack: Pack, languages: readonly Lang[], report: Report): void {
  const sections = sectionsOf(pack)
  for (const lang of languages)
    for (const other of languages) {
      if (lang === other) continue
      for (const [name, entries] of Object.entries(pack.text[other])) {
        if (sections[name]?.isFree || !isObject(entries)) continue
        for (const key of keysOf(entries))
          if (!keysOf(pack.text[lang][name]).includes(key))
            report(
              { file: `text.${lang}.json`, path: [name, ...key.split('\n')] },
              undefined,
              'has no words',
            )
      }
    }
}

/** Keys of a section, two levels deep where an entry has parts. */
function keysOf(entries: unknown): string[] {
  if (!isObject(entries)) return []
  return Object.entries(entries).flatMap(([key, entry]) =>
    isObject(entry) && !('one' in entry)
      ? Object.keys(entry).map((part) => `${key}\n${part}`)
      : [key],
  )
}
