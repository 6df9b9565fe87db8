// Computes what a variant has to write: only its differences from the original card.
import { isObject } from '../draft.ts'
import { mergeCards, OWN_KEYS, saysItsKind } from './merge.ts'

type Path = readonly (string | number)[]
type Table = Record<string, unknown>

/**
 * The changes that turn `base` into `card`: the inverse of `mergeCards`. The order of keys is restored inside
 * abilities; the card's own keys keep the order of `base`.
 */
export function differences(base: Table, card: Table): Table {
  const { id, variantOf, aliases } = card
  const own = { id, variantOf, ...(aliases === undefined ? {} : { aliases }) }
  return { ...own, ...changesOf(inheritable(base), inheritable(card), []) }
}

const inheritable = (card: Table): Table =>
  Object.fromEntries(Object.entries(card).filter(([key]) => !OWN_KEYS.includes(key)))

/** Undefined: no differences. */
function difference(base: unknown, card: unknown, path: Path): unknown {
  if (isSame(base, card)) return undefined
  if (isObject(base) && isObject(card)) {
    const changes = changesOf(base, card, path)
    if (!saysItsKind(card, path)) return changes
    const isExact = !saysItsKind(changes, path) && isSame(again(base, changes), card)
    return isExact ? changes : card
  }
  return isListOfObjects(base) && isListOfObjects(card) ? listChanges(base, card, path) : card
}

function changesOf(base: Table, card: Table, path: Path): Table {
  const out: Table = {}
  for (const key of Object.keys(base)) if (!Object.hasOwn(card, key)) out[key] = null
  for (const [key, value] of Object.entries(card)) {
    const isNew = !Object.hasOwn(base, key)
    const change = isNew ? value : difference(base[key], value, [...path, key])
    if (change !== undefined) out[key] = change
  }
  return out
}

function listChanges(
  base: readonly Table[],
  card: readonly Table[],
  path: Path,
): unknown[] | undefined {
  const all = Array.from({ length: Math.max(base.length, card.length) }, (_, i) => {
    if (i >= card.length) return null
    return i < base.length ? (difference(base[i], card[i], [...path, i]) ?? {}) : card[i]
  })
  // an empty entry that is new is no "nothing differs"
  while (all.length <= base.length && isEmpty(all.at(-1))) all.pop()
  return all.length === 0 ? undefined : all
}

const isEmpty = (one: unknown): boolean => isObject(one) && Object.keys(one).length === 0

/** The result of the changes, as a part of a card. */
const again = (base: Table, changes: Table): unknown =>
  mergeCards({ part: base }, { part: changes })['part']

const isListOfObjects = (value: unknown): value is Table[] =>
  Array.isArray(value) && value.length > 0 && value.every(isObject)

/** Equality that includes the order of keys. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
