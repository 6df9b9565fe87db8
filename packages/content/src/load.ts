// Turns the text of a pack's files into the pack, or into all of its problems. Pure: it runs in a browser.
import type { Draft, Holder } from './draft.ts'
import { hashOfPack } from './hash.ts'
import { deskOf } from './validate/desk.ts'
import type { Definition, GameCode, Pack } from './language.ts'
import { textsFor } from './languages.ts'
import { measureFiles } from './measure.ts'
import { problemList, problemsIn, sortProblems, type Problem, type Report } from './problem.ts'
import { withSingleQueries } from './query-list.ts'
import { Rests } from './rests.ts'
import { Readings } from './readings.ts'
import type { Fault } from './trial/try-pack.ts'
import { readDraft, type PackFiles } from './read.ts'
import { checkIcons } from './validate/icons.ts'
import { checkMeaning } from './validate/meaning.ts'
import { Places } from './variants/places.ts'

export interface LoadOptions {
  /** Words that the game's code reads; content does not have to use them. */
  usedByCode?: readonly string[] | undefined
  /** The game's own check of data that only its code reads. */
  judge?: GameCode['judge']
  /** Finds missing names and texts. */
  checkText?: (pack: Pack) => Problem[]
  /** Plays each card once and says what went wrong; called last, only for packs without other problems. */
  tryCards?: (pack: Pack) => readonly Fault[]
  /** Names of icons there are; without them icons are not checked. */
  icons?: ReadonlySet<string>
  /** Readings of the pack that this one was copied from; unchanged parts are not read again. */
  readings?: Readings
}

export type Loaded = { ok: true; pack: Pack } | { ok: false; problems: Problem[] }

/** Reads a pack. The result is either the whole pack or its problems, never a part of it. */
export function loadPack(files: PackFiles, options: LoadOptions = {}): Loaded {
  const places = new Places()
  const { problems, found: draft } = problemsIn((report) => {
    const read = readWhole(files, options, places.through(report), places)
    places.settle()
    return read
  })
  if (problems.length > 0 || !draft) {
    const all = [...problems.map((one) => places.named(one)), ...textsOf(draft, problems, options)]
    return { ok: false, problems: sortProblems(all) }
  }
  const pack = packOf(draft)
  const missing = options.checkText?.(pack) ?? []
  if (missing.length > 0) return { ok: false, problems: sortProblems(missing) }
  const faults = faultsIn(draft, options.tryCards?.(pack) ?? [])
  const named = faults.map((one) => places.named(one))
  return named.length > 0 ? { ok: false, problems: sortProblems(named) } : { ok: true, pack }
}

/** Words that only a text without another mistake can miss. */
const FOLLOWS = /^(its text cannot be written|has no words, but)/

/** Texts of a pack with other problems, as far as these let them be judged. */
function textsOf(
  draft: Draft | undefined | null,
  problems: readonly Problem[],
  { checkText }: LoadOptions,
): Problem[] {
  if (!draft || draft.partial || checkText === undefined) return []
  const isWhole = draft.holders.every(
    ({ sound, abilities }) => sound && abilities.every((one) => one.sound),
  )
  if (!isWhole || problems.some(({ file }) => file === 'manifest.json')) return []
  return checkText(packOf(draft)).filter(({ message }) => !FOLLOWS.test(message))
}

function faultsIn({ holders }: Draft, faults: readonly Fault[]): Problem[] {
  const { problems, report } = problemList()
  for (const { card, message } of faults) {
    const holder = holders.find(({ kind, id }) => kind === 'definition' && id === card)
    report(holder?.at ?? { file: 'manifest.json', path: [] }, undefined, message)
  }
  return problems
}

function readWhole(
  files: PackFiles,
  options: LoadOptions,
  report: Report,
  places: Places,
): Draft | null {
  const sizes = Object.entries(files).map(([file, text]) => ({ file, letters: text.length }))
  if (!measureFiles(sizes, report)) return null
  const readings = options.readings ?? new Readings({})
  const rests = new Rests()
  const draft = readDraft(files, report, readings, places, rests)
  const judged = rests.through(report)
  if (draft && options.icons) checkIcons(draft, options.icons, judged)
  if (draft) checkMeaning(draft, options.usedByCode ?? [], judged, readings)
  if (draft && !draft.partial) judgeData(draft, options, judged)
  return draft
}

/** All problems of a pack; empty if it loads. */
export function validate(files: PackFiles, options: LoadOptions = {}): Problem[] {
  const loaded = loadPack(files, options)
  return loaded.ok ? [] : loaded.problems
}

/** Like every other check, the game's own looks only at sound parts. */
function judgeData(draft: Draft, { judge }: LoadOptions, report: Report): void {
  if (judge === undefined || draft.holders.some((holder) => !holder.sound)) return
  judge(packOf(draft), deskOf(draft, report))
}

function packOf(draft: Draft): Pack {
  const { holders, balance, languages } = draft
  // whatever version the files use, a loaded pack is in the current language
  const { language: _, ...manifest } = draft.manifest
  const all = <T>(kind: Holder['kind']): T[] =>
    holders.filter((holder) => holder.kind === kind).map((holder) => whole(holder) as T)
  const pack: Pack = {
    manifest: { ...manifest, languages: [...languages] },
    definitions: all<Definition>('definition').map((d) => printed(d, manifest)),
    statuses: all<Pack['statuses'][0]>('status'),
    keywords: all<Pack['keywords'][0]>('keyword'),
    basics: all<Pack['basics'][0]>('basic'),
    decks: draft.decks.map(({ value }) => value),
    balance,
    ...(draft.behaviours.length > 0
      ? { behaviours: draft.behaviours.map(({ value }) => value) }
      : {}),
    ...(draft.matrix !== null ? { matrix: draft.matrix } : {}),
    ...(draft.matchups !== null ? { matchups: draft.matchups } : {}),
    ...(Object.keys(draft.data).length > 0 ? { data: draft.data } : {}),
    text: textsFor(draft.text, languages),
    hash: '',
  }
  return { ...pack, hash: hashOfPack(pack) }
}

/** A definition with its class's defaults for what it does not print. */
function printed(d: Definition, { classes }: Pack['manifest']): Definition {
  const { cost, stats } = classes[d.class]?.default ?? {}
  return {
    ...d,
    ...(cost === undefined ? {} : { cost: { ...cost, ...d.cost } }),
    ...(stats === undefined ? {} : { stats: { ...stats, ...d.stats } }),
  }
}

/** Judges see packs of which some ability could not be read. */
function whole({ kind, class: shelf, value, abilities: all }: Holder): unknown {
  const { id, ...rest } = value
  const abilities = all.filter(({ sound }) => sound)
  const printed =
    abilities.length > 0 ? { abilities: abilities.map((one) => withSingleQueries(one.value)) } : {}
  return kind === 'definition'
    ? { id, class: shelf, ...rest, ...printed }
    : { id, ...rest, ...printed }
}
