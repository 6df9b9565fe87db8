// What a passive reads, found by walking its JSON: which changes wake it, and whether one thing's
// membership can be decided by looking at that thing alone.
import type { Modifier } from '../language/ability.ts'
import type { Rules } from './rules.ts'
import { W_CARD, W_CLOCK, W_PLACE, W_RESOURCE, W_STAT, W_STATUS } from './passive.ts'

const PLACE_KEYS = [
  'near',
  'inLine',
  'inDiagonal',
  'reach',
  'sight',
  'between',
  'in',
  'region',
  'faceDown',
]
const ANY_STATUS = -1
const NESTED = ['exists', 'count', 'sum', 'highest', 'lowest', 'over']

export interface Watched {
  bits: number
  /** Statuses that are read, a bit each. */
  statuses: number
  simple: boolean
}

export function watched(parts: unknown[], rules: Rules): Watched {
  const out: Watched = { bits: 0, statuses: 0, simple: true }
  for (const part of parts) walk(part, rules, out)
  if (rules.live !== null) out.bits |= W_STAT | W_STATUS
  // read by a query or by code: any of them
  if ((out.bits & W_STATUS) !== 0 && out.statuses === 0) out.statuses = ANY_STATUS
  return out
}

function walk(node: unknown, rules: Rules, out: Watched): void {
  if (Array.isArray(node)) {
    for (const part of node) walk(part, rules, out)
    return
  }
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    if (PLACE_KEYS.includes(key)) out.bits |= W_PLACE
    if (NESTED.includes(key)) {
      out.simple = false
      out.bits |= W_PLACE
    }
    if (key === 'kind') out.bits |= value === 'card' ? W_CARD : W_PLACE
    if (key === 'has' || key === 'lacks' || key === 'status') {
      out.bits |= W_STATUS
      out.statuses |= statusBits(value, rules)
    }
    if (key === 'keyword' || key === 'can') out.bits |= W_STAT
    if (key === 'resource') out.bits |= W_RESOURCE
    if (key === 'counter' || key === 'turn' || key === 'phase') out.bits |= W_CLOCK
    if (key === 'stat') {
      const bits = statBits(value as string, rules)
      out.bits |= bits
      if ((bits & W_STATUS) !== 0) out.statuses = ANY_STATUS
    }
    if (key === 'field') out.bits |= W_STAT | W_PLACE
    if (key === 'auto') out.simple = false
    walk(value, rules, out)
  }
}

/** Names under `has`, `lacks` and `status`; the objects among them name theirs under `status`. */
function statusBits(value: unknown, rules: Rules): number {
  return [value].flat().reduce((bits: number, name) => {
    if (typeof name !== 'string') return bits
    return bits | (rules.statusIndex.get(name)?.bit ?? ANY_STATUS)
  }, 0)
}

function statBits(stat: string, rules: Rules): number {
  if (rules.queryIndex.has(stat)) return W_STAT
  if (rules.resourceIndex.has(stat)) return W_RESOURCE
  if (rules.code.computed?.[stat] !== undefined) return W_STAT | W_RESOURCE | W_STATUS | W_PLACE
  return 0
}

/** King distance beyond which nothing on the board is reached; -1 = anywhere. */
export function reachOf(modifier: Modifier, adjacency: 'step' | 'king'): number {
  if (typeof modifier.of === 'string' || modifier.of.kind !== 'unit') return -1
  const { near } = modifier.of
  if (near === undefined) return -1
  if (near === 'adjacent') return adjacency === 'step' ? 1 : 1
  const fromSelf = near.of === undefined || near.of === 'self'
  return fromSelf && typeof near.max === 'number' && near.by !== 'order' && near.by !== 'lane'
    ? near.max
    : -1
}
