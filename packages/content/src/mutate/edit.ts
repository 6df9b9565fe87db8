// Edits of a JSON value by path. Every edit works on a copy; key order is kept.
import { isObject } from '../draft.ts'
import type { Json } from '../json.ts'
import type { Path } from '../problem.ts'

export function valueAt(root: Json, path: Path): Json {
  let value: Json = root
  for (const key of path) value = (value as Record<string | number, Json>)[key]
  return value
}

export function replaceAt(root: Json, path: Path, change: (old: Json) => Json): Json {
  if (path.length === 0) return change(root)
  const [key, ...rest] = path
  if (Array.isArray(root))
    return root.map((item, i) => (i === key ? replaceAt(item, rest, change) : item))
  const object = root as { [key: string]: Json }
  return { ...object, [key]: replaceAt(object[key], rest, change) }
}

export const setAt = (root: Json, path: Path, value: Json): Json =>
  replaceAt(root, path, () => value)

export function renameKeyAt(root: Json, path: Path, name: string): Json {
  const key = path.at(-1)
  return replaceAt(root, path.slice(0, -1), (old) =>
    Object.fromEntries(
      Object.entries(old as object).map(([each, value]) => [each === key ? name : each, value]),
    ),
  )
}

export function removeAt(root: Json, path: Path): Json {
  const key = path.at(-1)
  return replaceAt(root, path.slice(0, -1), (old) =>
    Array.isArray(old)
      ? old.filter((_, i) => i !== key)
      : Object.fromEntries(Object.entries(old as object).filter(([each]) => each !== key)),
  )
}

/** Every place of a value, the value itself included. */
export function* placesIn(value: Json, path: Path = []): Generator<{ path: Path; value: Json }> {
  yield { path, value }
  const entries: [string | number, Json][] = Array.isArray(value)
    ? value.map((item, i) => [i, item])
    : isObject(value)
      ? (Object.entries(value) as [string, Json][])
      : []
  for (const [key, item] of entries) yield* placesIn(item, [...path, key])
}
