// Reads the files of a pack into a draft: JSON first, then shape, file by file and card by card.
import type { Lang } from '@cardwright/language/grammar'
import type { z } from 'zod'
import { isObject, salvageManifest, stringsIn, type Draft, type HolderKind } from './draft.ts'
import {
  ABILITY_KINDS,
  type Ability,
  type Behaviour,
  type CheckMatrix,
  type Deck,
  type Manifest,
  meantBy,
  type Matchups,
} from './language.ts'
import { CEILINGS, written } from './ceilings.ts'
import { languagesIn, spokenInAll } from './languages.ts'
import { isSmall, Measure } from './measure.ts'
import { inside, type Place, type Report } from './problem.ts'
import { Readings } from './readings.ts'
import { Rests } from './rests.ts'
import { LANGUAGE, languageOf, migrate, newer, type Values } from './migrate/migrate.ts'
import { openSchemas, type OpenSchemas } from './schema/open.ts'
import { readOwnVerbs } from './own-verbs.ts'
import { otherWordIn } from './other-words.ts'
import { checkShape, type OtherWord } from './shape.ts'
import { Places } from './variants/places.ts'
import { Variants } from './variants/variants.ts'
import type { WordKind } from './word-kinds.ts'

/** File name to text; `/` between folders, relative to the pack's folder. */
export type PackFiles = Record<string, string>

const LISTS: Record<string, HolderKind> = {
  'statuses.json': 'status',
  'keywords.json': 'keyword',
  'basics.json': 'basic',
}
const SHELF = /^cards\/[^/]+\.json$/
const TEXT = /^text\.(en|ru)\.json$/
const DATA = /^data\/([^/]+)\.json$/
const OTHERS = [
  'manifest.json',
  'balance.json',
  'decks.json',
  'matchups.json',
  'behaviours.json',
  'matrix.json',
]
const BLINDED: Record<string, WordKind> = {
  'statuses.json': 'status',
  'keywords.json': 'keyword',
  'basics.json': 'basic',
  'balance.json': 'balance',
  'decks.json': 'deck',
}

/**
 * @param readings of the pack before it was changed; empty on a first read
 * @param places records where parts of variants are written
 * @param rests records what was taken out of parts whose shape is wrong
 * @returns null when there is no manifest to check against
 */
export function readDraft(
  files: PackFiles,
  report: Report,
  readings: Readings = new Readings({}),
  places: Places = new Places(),
  rests: Rests = new Rests(),
): Draft | null {
  const values = new Map<string, unknown>()
  const unreadable: string[] = []
  const measure = new Measure(report)
  // Read shelves by name, not in the order the folder was listed.
  for (const file of Object.keys(files).sort()) {
    const at: Place = { file, path: [] }
    if (!isPackFile(file)) {
      report(
        at,
        undefined,
        'unknown file: a pack may have manifest, balance, statuses, keywords, basics, decks, matchups, behaviours, matrix, cards/<shelf>, data/<name>, text.en, text.ru (.json)',
      )
      continue
    }
    const result = readings.json(file, files[file])
    if (result.ok) {
      measure.file(file, result.value)
      values.set(file, withoutSchema(result.value))
    } else {
      unreadable.push(file)
      const { line, column, expected, found } = result
      report(at, undefined, `line ${line}, column ${column}: expected ${expected}, found ${found}`)
    }
  }
  if (!measure.fits) return null
  const language = languageOf(values.get('manifest.json')) ?? LANGUAGE
  if (language > LANGUAGE) {
    report({ file: 'manifest.json', path: ['language'] }, language, newer(language))
    return null
  }
  const languages = languagesIn(values)
  const present = spokenInAll(migrate(values).values, languages)
  const draft = new DraftReader(
    present,
    languages,
    unreadable,
    report,
    readings,
    places,
    rests,
  ).read()
  if (language === 1 && places.isVariantBlamed) report(...WRITTEN_IN_FULL)
  return draft
}

/** The author may have meant the current language and forgotten to say so. */
const WRITTEN_IN_FULL: Parameters<Report> = [
  { file: 'manifest.json', path: ['language'] },
  undefined,
  `is missing, so the pack is read as language 1, where variants are written in full: add "language": ${LANGUAGE}, or run cardwright migrate`,
]

/** An editor finds the schema of a file by this key. */
const SCHEMA = '$schema'
const bare = new WeakMap<object, unknown>()

/** The same value each time, so that what was read of it is remembered. */
function withoutSchema(value: unknown): unknown {
  if (!isObject(value) || typeof value[SCHEMA] !== 'string') return value
  const known = bare.get(value)
  if (known !== undefined) return known
  const { [SCHEMA]: _, ...rest } = value
  bare.set(value, rest)
  return rest
}

function isPackFile(file: string): boolean {
  return (
    Object.hasOwn(LISTS, file) ||
    OTHERS.includes(file) ||
    [SHELF, TEXT, DATA].some((one) => one.test(file))
  )
}

class DraftReader {
  private draft: Draft
  private values: Values
  private report: Report
  private readings: Readings
  private places: Places
  private rests: Rests
  private variants: Variants
  private otherWord: OtherWord
  private schemas: OpenSchemas

  constructor(
    values: Values,
    languages: readonly Lang[],
    unreadable: string[],
    report: Report,
    readings: Readings,
    places: Places,
    rests: Rests,
  ) {
    this.values = values
    this.report = report
    this.readings = readings
    this.places = places
    this.rests = rests
    const shelves = [...values].flatMap(([file, value]) => (SHELF.test(file) ? [value] : []))
    this.variants = new Variants(shelves, report, readings)
    this.otherWord = otherWordIn(values)
    const raw = values.get('manifest.json')
    this.schemas = openSchemas(readOwnVerbs(raw))
    this.draft = {
      manifest: {} as Manifest,
      shelves: [],
      holders: [],
      decks: [],
      balance: {},
      behaviours: [],
      matrix: null,
      matchups: null,
      data: {},
      text: {},
      languages,
      blind: new Set(unreadable.map((file) => BLINDED[file] ?? 'definition')),
      partial: unreadable.length > 0,
      loose: new Set(),
    }
  }

  read(): Draft | null {
    const hasManifest = this.readManifest()
    for (const [file, value] of this.values) {
      const at: Place = { file, path: [] }
      if (file in LISTS) this.readList(LISTS[file], value, at)
      else if (SHELF.test(file)) this.readShelf(value, at)
      else if (file === 'decks.json') this.readDecks(value, at)
      else if (file === 'balance.json') this.readBalance(value, at)
      else if (file === 'behaviours.json') this.readBehaviours(value, at)
      else if (file === 'matrix.json') this.readMatrix(value, at)
      else if (file === 'matchups.json') this.readMatchups(value, at)
      else if (DATA.test(file)) this.draft.data[DATA.exec(file)![1]] = value
      else if (TEXT.test(file)) this.readText(value, at)
    }
    return hasManifest ? this.draft : null
  }

  private readManifest(): boolean {
    const at: Place = { file: 'manifest.json', path: [] }
    const raw = this.values.get('manifest.json')
    if (raw === undefined) {
      if (!this.draft.partial) this.report(at, undefined, 'is missing')
      return false
    }
    const blamed = this.shape(this.schemas.manifest, raw, at)
    const { manifest, blind } = salvageManifest(raw, blamed)
    this.draft.manifest = manifest
    for (const kind of blind) this.draft.blind.add(kind)
    return isObject(raw)
  }

  private readList(kind: HolderKind, value: unknown, at: Place): void {
    if (!this.isList(value, at)) return
    value.forEach((item, i) => this.readHolder(kind, item, inside(at, i)))
  }

  private readShelf(value: unknown, at: Place): void {
    this.shape(this.schemas.shelf, value, at)
    if (!isObject(value) || !Array.isArray(value['cards'])) return this.lose('definition')
    const shelf = typeof value['class'] === 'string' ? value['class'] : undefined
    if (shelf) this.draft.shelves.push({ at: inside(at, 'class'), class: shelf })
    value['cards'].forEach((card, i) => this.readCard(card, inside(at, 'cards', i), shelf))
  }

  private readCard(written: unknown, at: Place, shelf?: string): void {
    const of = isObject(written) ? written['variantOf'] : undefined
    if (!isObject(written) || typeof of !== 'string')
      return this.readHolder('definition', written, at, shelf)
    const whole = this.variants.whole(written, of, at)
    if (whole === null) return this.readLost(written, at, shelf)
    this.places.note({ ...whole, at, written })
    this.readHolder('definition', whole.card, at, shelf)
  }

  /** A variant whose original does not exist: its id is known, and the words in it count as used. */
  private readLost(value: Record<string, unknown>, at: Place, shelf?: string): void {
    const id = String(value['id'] ?? '')
    if (!id) this.lose('definition')
    stringsIn(value, this.draft.loose)
    const holder = { kind: 'definition', id, at, class: shelf, value, sound: false } as const
    this.draft.holders.push({ ...holder, abilities: [] })
  }

  private readHolder(kind: HolderKind, raw: unknown, at: Place, shelf?: string): void {
    if (isObject(raw) && typeof raw['id'] === 'string') this.places.name(at, raw['id'])
    const sound = this.rest(this.schemas[kind], raw, at)
    if (!isObject(raw)) return this.lose(kind)
    const { abilities: _, ...value } = isObject(sound) ? sound : raw
    const { abilities } = raw
    const id = typeof value['id'] === 'string' ? value['id'] : ''
    if (!id) this.lose(kind)
    const list = Array.isArray(abilities) ? abilities : []
    this.draft.holders.push({
      kind,
      id,
      at,
      class: shelf,
      value,
      sound: sound !== undefined,
      abilities: list.map((ability, i) => this.readAbility(ability, inside(at, 'abilities', i))),
    })
  }

  private readAbility(raw: unknown, at: Place): Draft['holders'][0]['abilities'][0] {
    const value = raw as Ability
    const { most, what } = CEILINGS.abilityValues
    if (!isSmall(raw, most)) {
      this.report(at, undefined, `at most ${written(most)} ${what}; write several abilities`)
      return { at, value, sound: false }
    }
    const kinds = isObject(raw) ? ABILITY_KINDS.filter((kind) => kind in raw) : []
    if (kinds.length === 1) {
      const sound = this.rest(this.schemas.abilities[kinds[0]], raw, at)
      return { at, value: (sound ?? raw) as Ability, sound: sound !== undefined }
    }
    const found = kinds.length === 0 ? 'has none' : `has ${kinds.join(' and ')}`
    const needs = `an ability is exactly one of ${ABILITY_KINDS.join(', ')}; this one ${found}`
    const keys = isObject(raw) ? Object.keys(raw) : []
    const [hint] = keys.flatMap((key) => meantBy(key, ABILITY_KINDS) ?? [])
    this.report(at, isObject(raw) ? undefined : raw, needs, hint)
    stringsIn(raw, this.draft.loose)
    return { at, value, sound: false }
  }

  private readDecks(value: unknown, at: Place): void {
    if (!this.isList(value, at)) return
    value.forEach((deck, i) => {
      const place = inside(at, i)
      const sound = this.rest(this.schemas.deck, deck, place)
      if (sound === undefined) this.lose('deck')
      else this.draft.decks.push({ at: place, value: sound as Deck })
    })
  }

  private readBalance(value: unknown, at: Place): void {
    const sound = this.rest(this.schemas.balance, value, at) ?? value
    if (isObject(sound)) this.draft.balance = sound as Draft['balance']
    else this.lose('balance')
  }

  private readBehaviours(value: unknown, at: Place): void {
    if (!this.isList(value, at)) return
    value.forEach((one, i) => {
      const place = inside(at, i)
      const sound = this.rest(this.schemas.behaviour, one, place)
      if (sound === undefined) this.draft.partial = true
      else this.draft.behaviours.push({ at: place, value: sound as Behaviour })
    })
  }

  private readMatrix(value: unknown, at: Place): void {
    const sound = this.rest(this.schemas.matrix, value, at)
    if (sound === undefined) this.draft.partial = true
    else this.draft.matrix = sound as CheckMatrix
  }

  private readMatchups(value: unknown, at: Place): void {
    const sound = this.rest(this.schemas.matchups, value, at)
    if (sound !== undefined) this.draft.matchups = sound as Matchups
  }

  private readText(value: unknown, at: Place): void {
    const lang = at.file.slice(5, 7) as Lang
    if (!isObject(value)) return this.report(at, value, 'expected an object')
    this.draft.text[lang] = value
    if (!this.draft.languages.includes(lang))
      this.report(at, undefined, `the manifest does not name "${lang}" among its "languages"`)
  }

  private isList(value: unknown, at: Place): value is unknown[] {
    if (Array.isArray(value)) return true
    this.report(at, value, 'expected a list')
    this.lose(BLINDED[at.file] ?? 'definition')
    return false
  }

  /** Words of this kind could not be read, so their uses cannot be checked. */
  private lose(kind: WordKind): void {
    this.draft.blind.add(kind)
    this.draft.partial = true
  }

  /** The value, or what is left of it without its wrong places; undefined: nothing. */
  private rest(schema: z.ZodType, value: unknown, at: Place): unknown {
    const isSound = this.shape(schema, value, at).length === 0
    return isSound ? value : this.rests.of(schema, value, at)
  }

  private shape(schema: z.ZodType, value: unknown, at: Place) {
    if (this.readings.isSound(schema, value)) return []
    const blamed = checkShape(schema, value, at, this.report, this.otherWord)
    if (blamed.length === 0) this.readings.noteSound(schema, value)
    if (blamed.length > 0) stringsIn(value, this.draft.loose)
    return blamed
  }
}
