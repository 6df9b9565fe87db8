// A kind of defect: where it can go, and how to make it.
import type { Json } from '../json.ts'
import type { Place } from '../problem.ts'
import type { Book } from './book.ts'
import { removeAt, renameKeyAt, setAt } from './edit.ts'
import type { Random } from './random.ts'

export interface Defect {
  kind: string
  /** An empty list: this pack has nothing to break. */
  places(book: Book): Place[]
  apply(book: Book, at: Place, random: Random): Json
}

const fileOf = (book: Book, at: Place): Json => book.values.get(at.file)!

export const withValue = (book: Book, at: Place, value: Json): Json =>
  setAt(fileOf(book, at), at.path, value)
export const withKey = (book: Book, at: Place, key: string, value: Json): Json =>
  setAt(fileOf(book, at), [...at.path, key], value)
export const withKeyRenamed = (book: Book, at: Place, name: string): Json =>
  renameKeyAt(fileOf(book, at), at.path, name)
export const without = (book: Book, at: Place): Json => removeAt(fileOf(book, at), at.path)

/** The defect that sets a place to a value that does not depend on chance. */
export const setting = (
  kind: string,
  places: (book: Book) => Place[],
  value: (book: Book, at: Place) => Json,
): Defect => ({ kind, places, apply: (book, at) => withValue(book, at, value(book, at)) })
