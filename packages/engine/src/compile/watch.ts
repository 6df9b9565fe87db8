// What a passive reads, found by walking its JSON: which changes wake it, and whether one thing's
// membership can be decided by looking at that thing alone.
import type { Modifier, Target } from '../language/ability.ts'
import type { Tables } from '../tables/rules.ts'
import { some } from './segments.ts'
import { W_CARD, W_CLOCK, W_PLACE, W_RESOURCE, W_STAT, W_STATUS } from '../tables/passive.ts'

const ANY = -1
const NESTED = ['exists', 'count', 'sum', 'highest', 'lowest', 'over']
/** Behind these stands the name of a number of a thing. */
const STAT_KEYS = ['stat', 'sum', 'highest', 'lowest']
/** What can depend on things that are neither source nor candidate. */
const FAR_KEYS = ['sight', 'reach', 'between', 'field', 'auto', 'same', 'against', 'top']
/** References that lead elsewhere than to source or candidate make it depend on others. */
const REF_KEYS = ['in', 'inLine', 'inDiagonal', 'of']
/** What is about places. */
const PLACE_KEYS = ['near', 'region', 'faceDown', ...REF_KEYS.slice(0, 3), ...FAR_KEYS.slice(0, 4)]
const ACTIVE = /^active\b/
const CLOSE = /^(self|it)\b(?!\.owner)/
/** What makes membership depend on things between, or in front of, the candidate and the source. */
const CROWDED = ['sight', 'reach', 'between', 'top', 'auto', ...REF_KEYS]

export interface Watched {
  bits: number
  /** Statuses, and resources, that are read: a bit each, all when it reads none by name. */
  statuses: number
  pools: number
  simple: boolean
  /** Nothing is read but source, candidate, and what stands this near to the candidate; -1: anything may be. */
  radius: number
}

/** @param others only what is read of candidates, not what is read of the source itself */
export function watched(parts: unknown[], rules: Tables, others = false): Watched {
  const out: Watched = { bits: 0, statuses: 0, pools: 0, simple: true, radius: 0 }
  for (const part of parts) walk(part, rules, out, others)
  if (rules.queries.live !== null && !others) out.bits |= W_STAT | W_STATUS
  // read by a query or by code: any of them
  if (out.statuses === 0) out.statuses = ANY
  if (out.pools === 0) out.pools = ANY
  return out
}

function walk(node: unknown, rules: Tables, out: Watched, others: boolean): void {
  if (Array.isArray(node)) {
    for (const part of node) walk(part, rules, out, others)
    return
  }
  if (typeof node === 'string' && ACTIVE.test(node)) out.bits |= W_CLOCK
  if (typeof node !== 'object' || node === null) return
  if (others && 'of' in node && node.of === 'self') return
  for (const [key, value] of Object.entries(node)) {
    if (PLACE_KEYS.includes(key)) out.bits |= W_PLACE
    if (isFar(key, value, rules)) {
      out.radius = ANY
      if (CROWDED.includes(key)) out.simple = false
    }
    if (key === 'resource' && isShared(value as string, rules)) {
      out.radius = ANY
      out.simple = false
    }
    if (NESTED.includes(key)) {
      out.simple = false
      out.bits |= W_PLACE
      const near = nearIt(value as Target)
      out.radius = near < 0 || out.radius < 0 ? ANY : Math.max(out.radius, near)
    }
    if (key === 'kind') out.bits |= value === 'card' ? W_CARD : W_PLACE
    if (key === 'zone' && [value].flat().includes('board')) out.bits |= W_PLACE
    if (key === 'has' || key === 'lacks' || key === 'status') {
      out.bits |= W_STATUS
      out.statuses |= statusBits(value, rules)
    }
    if (key === 'keyword' || key === 'can') out.bits |= W_STAT
    if (key === 'counter' || key === 'turn' || key === 'phase') out.bits |= W_CLOCK
    if (STAT_KEYS.includes(key) || key === 'resource') {
      const bits = key === 'resource' ? W_RESOURCE : statBits(value as string, rules)
      out.bits |= bits
      if ((bits & W_STATUS) !== 0) out.statuses = ANY
      if ((bits & W_RESOURCE) !== 0) out.pools |= poolBit(value as string, rules)
    }
    if (key === 'field') out.bits |= W_STAT
    walk(value, rules, out, others)
  }
}

/** Names under `has`, `lacks` and `status`; the objects among them name theirs under `status`. */
function statusBits(value: unknown, rules: Tables): number {
  return [value].flat().reduce((bits: number, name) => {
    if (typeof name !== 'string') return bits
    return bits | (rules.things.statusIndex.get(name)?.bit ?? ANY)
  }, 0)
}

/** Something of another name is computed by code, which may read any of them. */
function poolBit(name: string, rules: Tables): number {
  const pool = rules.pools.byName.get(name)
  return pool === undefined ? ANY : 1 << pool.index
}

/** A pool of a player or of the world: it lies on neither source nor candidate. */
function isShared(name: string, rules: Tables): boolean {
  const pool = rules.pools.byName.get(name)
  return pool !== undefined && (pool.of === 'seat' || pool.of === 'world')
}

function isFar(key: string, value: unknown, { game: { code } }: Tables): boolean {
  if (REF_KEYS.includes(key)) return typeof value === 'string' && !CLOSE.test(value)
  if (STAT_KEYS.includes(key)) return code.computed?.[value as string] !== undefined
  if (key === 'region')
    return [value].flat().some((name) => typeof code.regions?.[name as string] === 'function')
  return FAR_KEYS.includes(key)
}

const isObject = (node: unknown): node is object => typeof node === 'object' && node !== null

/** How near to the candidate the things of a nested target stand, -1 = anywhere. */
function nearIt(target: Target): number {
  const { near } = target
  // what is nested in it stands near others
  if (some(target, (node) => isObject(node) && NESTED.some((key) => key in node))) return -1
  if (typeof near !== 'object' || near.of !== 'it' || typeof near.max !== 'number') return -1
  // as steps: a king's step is at most two
  return near.by === 'step' ? near.max : near.by === 'king' ? near.max * 2 : -1
}

function statBits(stat: string, rules: Tables): number {
  if (rules.queries.byName.has(stat)) return W_STAT
  if (rules.pools.byName.has(stat)) return W_RESOURCE
  if (rules.game.code.computed?.[stat] !== undefined)
    return W_STAT | W_RESOURCE | W_STATUS | W_PLACE
  return 0
}

/** King distance beyond which nothing on the board is reached; -1 = anywhere. */
export function reachOf(modifier: Modifier): number {
  if (typeof modifier.of === 'string' || modifier.of.kind !== 'unit') return -1
  const { near } = modifier.of
  if (near === undefined) return -1
  if (near === 'adjacent') return 1
  const fromSelf = near.of === undefined || near.of === 'self'
  return fromSelf && typeof near.max === 'number' && near.by !== 'order' && near.by !== 'lane'
    ? near.max
    : -1
}
