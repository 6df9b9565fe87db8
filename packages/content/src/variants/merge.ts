// Merges a variant's changes with its original into one card. Works on plain values: where they are in files, and
// which card is the original, is in `variants.ts`; the inverse, from two cards to the changes, is in `differences.ts`.
import { isObject } from '../draft.ts'
import { ABILITY_KINDS } from '../language.ts'

/** Keys that are not inherited. */
export const OWN_KEYS: readonly string[] = ['id', 'variantOf', 'aliases']

/** Where a merge reports what it could not do, by the path in the changes. */
export type Stray = (path: readonly (string | number)[], message: string) => void

/** For a list that lost entries: the positions of its entries in the changes. */
export type Order = WeakMap<object, number[]>

/**
 * Objects are merged key by key, lists of objects by position; null removes. Values that name their kind (an ability, a step,
 * a target) replace the original.
 * @param base is not shared with the result
 */
export function mergeCards(
  base: Record<string, unknown>,
  changes: Record<string, unknown>,
  stray: Stray = () => {},
  order: Order = new WeakMap(),
): Record<string, unknown> {
  const { id, variantOf, ...own } = changes
  const inherited = Object.entries(base).filter(([key]) => !OWN_KEYS.includes(key))
  const copy = structuredClone(Object.fromEntries(inherited))
  return { id, variantOf, ...mergeObjects(copy, own, [], { stray, order }) }
}

interface Notes {
  stray: Stray
  order: Order
}
type Path = readonly (string | number)[]

function merge(base: unknown, change: unknown, path: Path, notes: Notes): unknown {
  if (isObject(change))
    return isObject(base) && !saysItsKind(change, path)
      ? mergeObjects(base, change, path, notes)
      : change
  return isByPosition(change) && isByPosition(base) ? mergeLists(base, change, path, notes) : change
}

function mergeObjects(
  base: Record<string, unknown>,
  change: Record<string, unknown>,
  path: Path,
  notes: Notes,
): Record<string, unknown> {
  const out = { ...base }
  for (const [key, value] of Object.entries(change)) {
    const at = [...path, key]
    if (value !== null)
      out[key] = Object.hasOwn(out, key) ? merge(out[key], value, at, notes) : value
    else if (Object.hasOwn(out, key)) delete out[key]
    else notes.stray(at, `there is no "${key}" to remove`)
  }
  return out
}

function mergeLists(base: unknown[], change: unknown[], path: Path, notes: Notes): unknown[] {
  const out: unknown[] = []
  const from: number[] = []
  for (let i = 0; i < Math.max(base.length, change.length); i++) {
    const at = [...path, i]
    if (change[i] === null) {
      if (i >= base.length) notes.stray(at, `there is no entry ${i + 1} to remove`)
      continue
    }
    from.push(i)
    if (i >= change.length) out.push(base[i])
    else out.push(i < base.length ? merge(base[i], change[i], at, notes) : change[i])
  }
  if (from.some((at, i) => at !== i)) notes.order.set(out, from)
  return out
}

/** A list of objects (null where one is removed), not of words. */
const isByPosition = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => one === null || isObject(one))

/** Whether the value replaces the original instead of changing it. */
export function saysItsKind(value: Record<string, unknown>, path: Path): boolean {
  const isEntry = typeof path.at(-1) === 'number'
  const list = isEntry ? path.at(-2) : undefined
  const has = (key: string): boolean => (value[key] ?? null) !== null
  if (list === 'abilities') return ABILITY_KINDS.some(has)
  return has(list === 'steps' ? 'do' : 'kind')
}
