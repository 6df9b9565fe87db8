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
const NESTED = ['exists', 'count', 'sum', 'highest', 'lowest', 'over']

export interface Watched {
  bits: number
  simple: boolean
}

export function watched(parts: unknown[], rules: Rules): Watched {
  const out: Watched = { bits: 0, simple: true }
  for (const part of parts) walk(part, rules, out)
  if (rules.live !== null) out.bits |= W_STAT | W_STATUS
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
    if (key === 'has' || key === 'lacks' || key === 'status') out.bits |= W_STATUS
    if (key === 'keyword' || key === 'can') out.bits |= W_STAT
    if (key === 'resource') out.bits |= W_RESOURCE
    if (key === 'counter' || key === 'turn' || key === 'phase') out.bits |= W_CLOCK
    if (key === 'stat') out.bits |= statBits(value as string, rules)
    if (key === 'field') out.bits |= W_STAT | W_PLACE
    if (key === 'auto') out.simple = false
    walk(value, rules, out)
  }
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
