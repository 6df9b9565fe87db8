// From the text of a pack's files to the pack, or to all of its problems. Pure: it runs in a browser.
import type { Draft, Holder } from './draft.ts'
import { hashOfPack } from './hash.ts'
import type { Definition, GameCode, Pack } from './language.ts'
import { nearest } from './nearest.ts'
import { measureFiles } from './measure.ts'
import { inside, problemsIn, sortProblems, type Problem, type Report } from './problem.ts'
import { withSingleQueries } from './query-list.ts'
import { Readings } from './readings.ts'
import { readDraft, type PackFiles } from './read.ts'
import { checkMeaning } from './validate/meaning.ts'
import { Places } from './variants/places.ts'

export interface LoadOptions {
  /** Words that the game's code reads, so that content need not. */
  usedByCode?: readonly string[]
  /** What the game's code says of data that only it reads; asked only about packs that are whole otherwise. */
  judge?: GameCode['judge']
  /** Looks for names and texts that are missing; asked only about packs without other problems. */
  checkText?: (pack: Pack) => Problem[]
  /** Of the pack this one is a changed copy of: what is the same is not read again. */
  readings?: Readings
}

export type Loaded = { ok: true; pack: Pack } | { ok: false; problems: Problem[] }

/** Reads a pack. A bad one is never half loaded: it is all there, or only its problems are. */
export function loadPack(files: PackFiles, options: LoadOptions = {}): Loaded {
  const places = new Places()
  const { problems, found: draft } = problemsIn((report) => {
    const read = readWhole(files, options, places.through(report), places)
    places.settle()
    return read
  })
  if (problems.length > 0 || !draft)
    return { ok: false, problems: sortProblems(problems.map((one) => places.named(one))) }
  const pack = packOf(draft)
  const missing = options.checkText?.(pack) ?? []
  return missing.length > 0 ? { ok: false, problems: sortProblems(missing) } : { ok: true, pack }
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
  const draft = readDraft(files, report, readings, places)
  if (draft) checkMeaning(draft, options.usedByCode ?? [], report, readings)
  if (draft && !draft.partial) judgeData(draft, options, report)
  return draft
}

/** All problems of a pack, none if it loads. */
export function validate(files: PackFiles, options: LoadOptions = {}): Problem[] {
  const loaded = loadPack(files, options)
  return loaded.ok ? [] : loaded.problems
}

/** Like every other rule the game looks at sound parts only. */
function judgeData(draft: Draft, { judge }: LoadOptions, report: Report): void {
  if (judge === undefined || draft.holders.some((holder) => !holder.sound)) return
  const places = new Map(draft.holders.map(({ id, kind, at }) => [`${kind} ${id}`, at]))
  judge(packOf(draft), {
    at: ({ id }, ...path) => inside(places.get(`definition ${id}`)!, ...path),
    inFile: (file, ...path) => ({ file, path }),
    report,
    nearest,
  })
}

function packOf(draft: Draft): Pack {
  const { holders, balance, text } = draft
  // whatever the files were written in, a pack is in the present language
  const { language: _, ...manifest } = draft.manifest
  const all = <T>(kind: Holder['kind']): T[] =>
    holders.filter((holder) => holder.kind === kind).map((holder) => whole(holder) as T)
  const pack: Pack = {
    manifest,
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
    text,
    hash: '',
  }
  return { ...pack, hash: hashOfPack(pack) }
}

/** A definition with what its class says of those that print nothing. */
function printed(d: Definition, { classes }: Pack['manifest']): Definition {
  const { cost, stats } = classes[d.class]?.default ?? {}
  return {
    ...d,
    ...(cost === undefined ? {} : { cost: { ...cost, ...d.cost } }),
    ...(stats === undefined ? {} : { stats: { ...stats, ...d.stats } }),
  }
}

function whole({ kind, class: shelf, value, abilities }: Holder): unknown {
  const { id, ...rest } = value
  const printed =
    abilities.length > 0 ? { abilities: abilities.map((one) => withSingleQueries(one.value)) } : {}
  return kind === 'definition'
    ? { id, class: shelf, ...rest, ...printed }
    : { id, ...rest, ...printed }
}
