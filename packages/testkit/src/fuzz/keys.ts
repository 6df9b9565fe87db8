// Every key of an ability matters: without it the ability is refused, reads differently, or plays differently.
import type { Ability } from '@cardwright/engine'
import { AMOUNTS, CONDITIONS } from '@cardwright/language'

export type Path = readonly (string | number)[]

type Json = unknown

const isTable = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every key there is, outermost first; entries of a list only where the list can do without one. */
export function keysIn(value: Json, path: Path = []): Path[] {
  if (Array.isArray(value))
    return value.flatMap((one, i) => [
      ...(value.length > 1 ? [[...path, i]] : []),
      ...keysIn(one, [...path, i]),
    ])
  if (!isTable(value)) return []
  return Object.entries(value).flatMap(([key, one]) => [
    [...path, key],
    ...keysIn(one, [...path, key]),
  ])
}

export function without(ability: Ability, path: Path): Ability {
  const copy = structuredClone(ability)
  const last = path.at(-1)!
  const holder = path
    .slice(0, -1)
    .reduce<Json>((at, key) => (at as Record<string, Json>)[key], copy)
  if (Array.isArray(holder)) holder.splice(Number(last), 1)
  else delete (holder as Record<string, Json>)[last]
  return copy
}

/** Where a key stands, as a kind of place: `damage.times`, `target(unit).side`, `if(stat).at`. */
export function placeOf(ability: Ability, path: Path): string {
  let at: Json = ability
  let place = headOf(ability)
  for (const key of path) {
    at = (at as Record<string, Json>)[key]
    if (typeof key === 'number') place += '[]'
    else if (isTable(at) && typeof at.kind === 'string') place = key
    else place = RESTARTS.has(key) ? 'if' : `${place}.${key}`
    if (isTable(at)) place = typeof at.do === 'string' ? at.do : place + signOf(at)
  }
  return place
}

const headOf = (ability: Ability): string =>
  ['when', 'on', 'before', 'answer', 'passive'].find((kind) => kind in ability) ?? ''

/** Conditions mean the same wherever they stand. */
const RESTARTS = new Set(['where', 'while', 'if'])

const FORMS = [...Object.keys(CONDITIONS), ...Object.keys(AMOUNTS)]

function signOf(at: Record<string, Json>): string {
  if (typeof at.kind === 'string') return `(${at.kind}${at.auto === undefined ? '' : ' auto'})`
  const form = FORMS.find((name) => name in at)
  return form === undefined ? '' : `(${form})`
}
