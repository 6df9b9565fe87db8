// Seeded defects for testing the validator: one mistake put into a valid pack, always the same one
// for the same seed. Whatever it returns must be refused by `validate`.
import { bookOf, type Book } from './mutate/book.ts'
import type { Defect } from './mutate/defect.ts'
import { fileDefects } from './mutate/file-defects.ts'
import { packDefects } from './mutate/pack-defects.ts'
import { randomFrom, type Random } from './mutate/random.ts'
import { referenceDefects } from './mutate/reference-defects.ts'
import { structureDefects } from './mutate/structure-defects.ts'
import { wordDefects } from './mutate/word-defects.ts'
import { writePath, type Place } from './problem.ts'
import type { PackFiles } from './read.ts'

export interface Mutation {
  files: PackFiles
  /** What was done, such as `misspelt key`. */
  kind: string
  /** File and JSON path of the defect. */
  where: string
}

const DEFECTS: readonly Defect[] = [
  ...wordDefects,
  ...referenceDefects,
  ...structureDefects,
  ...packDefects,
  ...fileDefects,
]
const FILE_DEFECTS = ['truncated file', 'unknown file'] as const

/** Every kind of defect there is; a pack without the construct is spared the kind. */
export const DEFECT_KINDS: readonly string[] = [...DEFECTS.map(({ kind }) => kind), ...FILE_DEFECTS]

/** Puts one defect into a valid pack. Books are kept, since one pack is broken many times. */
export function mutatePack(files: PackFiles, seed: number, kinds = DEFECT_KINDS): Mutation {
  const pack = keptFor(files)
  const random = randomFrom(seed)
  for (;;) {
    const kind = random.pick(kinds)
    const defect = DEFECTS.find((one) => one.kind === kind)
    if (!defect) return breakFile(files, kind, random)
    const places = placesFor(pack, defect)
    if (places.length === 0) continue
    const at = random.pick(places)
    const value = defect.apply(pack.book, at, random)
    const where = `${at.file}:${writePath(at.path)}`
    return { files: { ...files, [at.file]: JSON.stringify(value, null, 2) }, kind, where }
  }
}

function breakFile(files: PackFiles, kind: string, random: Random): Mutation {
  if (kind === 'unknown file')
    return { files: { ...files, 'extra.json': '[]' }, kind, where: 'extra.json' }
  const file = random.pick(Object.keys(files).sort())
  const text = files[file].trimEnd()
  const cut = 1 + random.below(text.length - 1)
  return { files: { ...files, [file]: text.slice(0, cut) }, kind, where: file }
}

interface Kept {
  book: Book
  places: Map<string, Place[]>
}
const kept = new WeakMap<PackFiles, Kept>()

function keptFor(files: PackFiles): Kept {
  const known = kept.get(files)
  if (known) return known
  const fresh = { book: bookOf(files), places: new Map() }
  kept.set(files, fresh)
  return fresh
}

function placesFor({ book, places }: Kept, defect: Defect): Place[] {
  const known = places.get(defect.kind)
  if (known) return known
  const found = defect.places(book)
  places.set(defect.kind, found)
  return found
}
