// References that exist where they stand: a thing, a place, a seat.
import type { TargetKind } from '@cardwright/engine'
import { REF_ROOTS } from '@cardwright/engine/words'
import { percent, type Scope } from './scope.ts'

const isPlace = (kind: TargetKind | null): boolean =>
  kind === 'cell' || kind === 'line' || kind === 'lane'
const isThing = (kind: TargetKind | null): boolean =>
  kind === 'unit' || kind === 'card' || kind === 'type'

/** Anything anywhere, once in a while. */
const wild = ({ random }: Scope): string => random.pick(REF_ROOTS)

export function things(scope: Scope): string[] {
  const { it, target, names, payload, root } = scope
  const found = ['self']
  if (isThing(it)) found.push('it', 'it')
  if (isThing(target)) found.push('target')
  for (const [name, { kind, verb }] of names)
    if (isThing(kind) && verb !== 'choose') found.push(`@${name}`, `@${name}`)
  for (const [field, kind] of payload)
    if (kind === 'unit' || kind === 'card' || kind === 'any') found.push(`${root}.${field}`)
  return found
}

/** Of things that may stand on the board. */
export function units(scope: Scope): string[] {
  const { isCard, names, target, it, payload, root } = scope
  const found = isCard ? [] : ['self']
  if (it === 'unit') found.push('it')
  if (target === 'unit') found.push('target')
  for (const [name, { kind }] of names) if (kind === 'unit') found.push(`@${name}`)
  for (const [field, kind] of payload) if (kind === 'unit') found.push(`${root}.${field}`)
  return found.length > 0 ? found : ['self']
}

export function seats(scope: Scope): string[] {
  const { slot, it, target, names, payload, root } = scope
  const found = ['actor', 'active', ...units(scope).map((unit) => `${unit}.owner`)]
  if (slot === 'status') found.push('giver')
  if (it === 'seat') found.push('it')
  if (target === 'seat') found.push('target')
  for (const [name, { kind }] of names) if (kind === 'seat') found.push(`@${name}`)
  for (const [field, kind] of payload) if (kind === 'seat') found.push(`${root}.${field}`)
  return found
}

export function places(scope: Scope): string[] {
  const { board, it, target, names, payload, root } = scope
  const fields = board === 'grid' ? ['cell', 'line'] : ['lane']
  const found = units(scope).flatMap((unit) => fields.map((field) => `${unit}.${field}`))
  if (isPlace(it)) found.push('it')
  if (isPlace(target)) found.push('target', 'target')
  const was = board === 'grid' ? 'fromCell' : 'fromLane'
  for (const [name, { kind }] of names) {
    if (isPlace(kind)) found.push(`@${name}`)
    if (kind === 'unit') found.push(`@${name}.${was}`)
  }
  for (const [field, kind] of payload)
    if (kind === (board === 'grid' ? 'cell' : 'lane')) found.push(`${root}.${field}`)
  return found
}

const drawn =
  (list: (scope: Scope) => string[]) =>
  (scope: Scope): string =>
    percent(scope, 2) ? wild(scope) : scope.random.pick(list(scope))

export const thing = drawn(things)
export const unit = drawn(units)
export const seat = drawn(seats)
export const place = drawn(places)
export const cellOrUnit = drawn((scope) => [...units(scope), ...places(scope)])

/** Numbers of earlier steps and of what happened. */
export function recorded({ names, payload, root }: Scope): string[] {
  const found: string[] = []
  for (const [name, { verb }] of names) {
    if (['damage', 'heal', 'gain', 'draw'].includes(verb)) found.push(`@${name}.amount`)
    if (verb !== 'choose' && verb !== 'spawn') found.push(`@${name}.count`)
  }
  for (const [field, kind] of payload) if (kind === 'number') found.push(`${root}.${field}`)
  return found
}
