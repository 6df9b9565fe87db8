// Resources: pools of seats, units, sections and the world, inside their bounds.
import { W_RESOURCE } from '../tables/passive.ts'
import { ask, type Query } from '../ask/query.ts'
import type { ResourceTable } from '../tables/pools.ts'
import { emit } from '../events/events.ts'
import { crowdOf, firstCell } from '../state/crowds.ts'
import { WATCHED } from '../state/head.ts'
import { put, type Match } from '../state/match.ts'
import { touchPool } from './touch.ts'

export const amountOf = (m: Match, resource: ResourceTable, e: number): number =>
  resource.scale === 1 ? m.s[resource.base + e] : m.s[resource.base + e] / resource.scale

/** The pool whose end is its death. */
export const vitalOf = (m: Match, e: number): ResourceTable | null =>
  m.rules.pools.vitals[m.s[m.layout.def + e]]

/** The most there can be now. */
export function ceiling(m: Match, resource: ResourceTable, e: number): number {
  return resource.cap >= 0
    ? Math.min(resource.max, ask(m, m.rules.queries.all[resource.cap], e))
    : resource.max
}

/** Adds (or takes) inside the bounds; answers what really changed. No event. */
export function alter(m: Match, resource: ResourceTable, e: number, amount: number): number {
  const i = resource.base + e
  const has = m.s[i]
  let now = has + (resource.scale === 1 ? amount : Math.round(amount * resource.scale))
  if (amount > 0) {
    const cap = ceiling(m, resource, e) * resource.scale
    if (now > cap) now = Math.max(has, cap)
  } else if (now < resource.min * resource.scale) now = Math.min(has, resource.min * resource.scale)
  if (now === has) return 0
  put(m, i, now)
  if ((m.s[WATCHED] & W_RESOURCE) !== 0) touchPool(m, e, resource.index)
  return resource.scale === 1 ? now - has : (now - has) / resource.scale
}

/** The same with its event. */
export function gain(m: Match, resource: ResourceTable, e: number, amount: number): number {
  const changed = alter(m, resource, e, amount)
  tellResource(m, resource, e, changed)
  return changed
}

export function tellResource(m: Match, resource: ResourceTable, e: number, changed: number): void {
  if (m.sink === null && m.listened[m.rules.events.on.resourceChanged] === 0) return
  emit(
    m,
    m.rules.events.on.resourceChanged,
    e,
    m.s[m.layout.owner + e],
    m.rules.words.symbolOf(resource.name),
    changed,
    amountOf(m, resource, e),
  )
}

/** Sets it outright (refills, set-up). */
export function setResource(m: Match, resource: ResourceTable, e: number, value: number): void {
  const i = resource.base + e
  if (m.s[i] === value * resource.scale) return
  put(m, i, value * resource.scale)
  if ((m.s[WATCHED] & W_RESOURCE) !== 0) touchPool(m, e, resource.index)
}

/** Sets a pool of whatever a seat has on the grid to what a query says of it. */
export function refillPools(m: Match, resource: ResourceTable, query: Query, seat: number): void {
  const { s } = m
  const { occupant, crowdSize } = m.layout
  const crowd = crowdOf(m, seat)
  for (let w = 0; w < crowdSize; w++)
    for (let bits = s[crowd + w]; bits !== 0; bits &= bits - 1) {
      const e = s[occupant + firstCell(w, bits)]
      setResource(m, resource, e, ask(m, query, e))
    }
}
