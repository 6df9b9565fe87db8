// A card being edited: it is put into the files of its pack, which is then checked like any pack.
import {
  CEILINGS,
  keepVariants,
  loadPack,
  readJson,
  Readings,
  type PackFiles,
  type Problem,
} from '@cardwright/content'
import type { GameCode, Pack } from '@cardwright/engine'

/** Where in the pack a card is written. */
export interface Shelf {
  file: string
  index: number
}

export type Drafted = { ok: true; pack: Pack } | { ok: false; problems: Problem[] }

interface ShelfFile {
  cards: { id: string }[]
}

export function shelfOf(files: PackFiles, card: string): Shelf | null {
  for (const file of Object.keys(files)) {
    if (!file.startsWith('cards/')) continue
    const { cards } = JSON.parse(files[file]) as ShelfFile
    const index = cards.findIndex(({ id }) => id === card)
    if (index >= 0) return { file, index }
  }
  return null
}

/** The card as written, without what the shelf adds. */
export function writtenCard(files: PackFiles, { file, index }: Shelf): unknown {
  return (JSON.parse(files[file]) as ShelfFile).cards[index]
}

/** @param text JSON of the card; invalid JSON is reported as a problem */
export function draftPack(files: PackFiles, shelf: Shelf, text: string, code: GameCode): Drafted {
  const refused = (message: string): Drafted => ({
    ok: false,
    problems: [{ file: shelf.file, path: '', value: undefined, message }],
  })
  const { most, what } = CEILINGS.draft
  if (text.length > most) return refused(`at most ${most} ${what}; shorten it`)
  const read = readJson(text)
  if (!read.ok) {
    const { line, column, expected, found } = read
    return refused(`line ${line}, column ${column}: expected ${expected}, found ${found}`)
  }
  const whole = JSON.parse(files[shelf.file]) as ShelfFile
  const { id } = whole.cards[shelf.index]
  whole.cards[shelf.index] = read.value as ShelfFile['cards'][0]
  const changed = keepVariants(files, { ...files, [shelf.file]: JSON.stringify(whole) }, id)
  return loadPack(changed, {
    usedByCode: code.reads,
    judge: code.judge,
    readings: readingsOf(files),
  })
}

/** Does not compare hashes, because they ignore icons, which are visible here. */
export const isSameDraft = (a: Pack, b: Pack): boolean =>
  a.hash === b.hash && JSON.stringify(a.definitions) === JSON.stringify(b.definitions)

const kept = new WeakMap<PackFiles, Readings>()

/** Editing means many small changes, so the rest of the pack is read only once. */
function readingsOf(files: PackFiles): Readings {
  const readings = kept.get(files) ?? new Readings(files)
  kept.set(files, readings)
  return readings
}

/** The path inside the card; the part before it is the same for all problems. */
export const placeInCard = ({ path }: Problem, { index }: Shelf): string =>
  path.replace(`cards[${index}]`, '').replace(/^\./, '')
