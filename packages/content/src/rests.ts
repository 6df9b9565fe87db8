// What is left of a part whose shape is wrong, so that its other mistakes are found in the same run: the wrong places
// are taken out, and the rest is checked like any other part. A report about a rest names the place as it is written,
// and is dropped when it only follows from what was taken out.
import type { z } from 'zod'
import { isObject, stringsIn } from './draft.ts'
import { inside, writePath, type Path, type Place, type Report } from './problem.ts'
import { checkShape } from './shape.ts'

/** Taking something out may leave something else wrong, but not forever. */
const ROUNDS = 8

interface Rest {
  value: unknown
  removed: Path[]
  /** Everything that was said there. */
  words: ReadonlySet<string>
  /** By the path of a list in the rest: where its entries are written. */
  kept: ReadonlyMap<string, readonly number[]>
}

export class Rests {
  /** By file and path of the part. */
  private readonly rests = new Map<string, Rest>()

  /** @returns what is left of a value that does not fit the schema; undefined: nothing of it can be checked */
  of(schema: z.ZodType, raw: unknown, at: Place): unknown {
    const removed = new Map<string, Path>()
    for (let round = 0; round < ROUNDS; round++) {
      const kept = new Map<string, readonly number[]>()
      const value = without(raw, removed, kept)
      const wrong = placesOf(schema, value).map((path) => written(kept, path))
      if (wrong.length === 0) {
        const words = new Set<string>()
        for (const path of removed.values()) {
          if (typeof path.at(-1) === 'string') words.add(String(path.at(-1)))
          stringsIn(valueAt(raw, path), words)
        }
        this.rests.set(keyOf(at), { value, removed: [...removed.values()], words, kept })
        return value
      }
      for (const path of wrong) {
        // what is missing, or was taken out before, is taken out together with what it is missing in
        const isGone = removed.has(writePath(path)) || valueAt(raw, path) === undefined
        const out = isGone ? path.slice(0, -1) : path
        if (out.length === 0) return undefined
        removed.set(writePath(out), out)
      }
    }
    return undefined
  }

  through(report: Report): Report {
    if (this.rests.size === 0) return report
    return (at, value, message, hint) => {
      let place = at
      for (let length = at.path.length; length >= 0; length--) {
        const part = { file: at.file, path: at.path.slice(0, length) }
        const rest = this.rests.get(keyOf(part))
        if (rest === undefined) continue
        const path = written(rest.kept, at.path.slice(length))
        if (follows(rest, path, value)) return
        place = inside(part, ...path, ...place.path.slice(at.path.length))
      }
      report(place, value, message, hint)
    }
  }
}

const keyOf = ({ file, path }: Place): string => `${file}\n${writePath(path)}`

/** Whether it would not be said if nothing had been taken out. */
function follows({ removed, words }: Rest, path: Path, value: unknown): boolean {
  const isNear = removed.some(
    (out) =>
      startsWith(out, path) ||
      (value === undefined && startsWith(path, out.slice(0, -1)) && path.length <= out.length),
  )
  return (
    isNear ||
    (typeof value === 'string' &&
      value.split(/[.@$]/).some((word) => word !== '' && words.has(word)))
  )
}

const startsWith = (path: Path, start: Path): boolean =>
  start.length <= path.length && start.every((key, i) => key === path[i])

function without(
  value: unknown,
  removed: ReadonlyMap<string, Path>,
  kept: Map<string, readonly number[]>,
  from: Path = [],
  to: Path = from,
): unknown {
  if (Array.isArray(value)) {
    const places = value.flatMap((_, i) => (removed.has(writePath([...from, i])) ? [] : [i]))
    if (places.length < value.length) kept.set(writePath(to), places)
    return places.map((i, k) => without(value[i], removed, kept, [...from, i], [...to, k]))
  }
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !removed.has(writePath([...from, key])))
      .map(([key, one]) => [key, without(one, removed, kept, [...from, key], [...to, key])]),
  )
}

/** The path as it is written, of a path in the rest. */
function written(kept: ReadonlyMap<string, readonly number[]>, path: Path): Path {
  return path.map((key, i) => {
    const places = typeof key === 'number' ? kept.get(writePath(path.slice(0, i))) : undefined
    return places?.[key as number] ?? key
  })
}

function placesOf(schema: z.ZodType, value: unknown): Path[] {
  const found: Path[] = []
  checkShape(schema, value, { file: '', path: [] }, ({ path }) => void found.push(path))
  return found
}

function valueAt(root: unknown, path: Path): unknown {
  let value = root
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<string | number, unknown>)[key]
  }
  return value
}
