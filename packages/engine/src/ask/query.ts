// A query: a named question with a base answer per definition. Modifiers on the asked thing change it.
import type { Match } from '../state/match.ts'
import { within } from '../state/unplayable.ts'
import type { Rounding } from '../language/ability.ts'
import {
  ADD,
  ALLOW,
  FORBID,
  IGNORE,
  PLUS,
  SCALE,
  SET,
  type ModifierOrigin,
} from '../tables/passive.ts'
import { M_AMOUNT, M_HOLDER, M_NEXT, M_ORIGIN, M_SOURCE, M_USES } from '../state/records.ts'

export interface Query {
  readonly name: string
  readonly index: number
  readonly kind: 'number' | 'yesNo' | 'symbol'
  /** Answer without modifiers, by definition. */
  readonly base: readonly number[]
  readonly factor: 'sum' | 'product' | 'largest'
  readonly round: Rounding | null
  readonly min: number
  readonly max: number
  /** Where definitions and modifier lists lie in the block. */
  readonly def: number
  readonly mods: number
  readonly asked: number
  readonly bit: number
  /** Resource this query caps, -1 = none. */
  cap: number
}

/** Modifier amounts are kept in sixteenths: halves and quarters stay exact. */
export const FIXED = 16

export function round(value: number, rule: Rounding | null): number {
  if (rule === null) return value
  if (rule === 'up') return Math.ceil(value)
  if (rule === 'down') return Math.floor(value)
  return Math.floor(value + 0.5)
}

/** The effective number (or symbol) of a thing. */
export function ask(m: Match, q: Query, e: number): number {
  const { s } = m
  const base = q.base[s[q.def + e]]
  return (s[q.asked + e] & q.bit) === 0 ? base : fold(m, q, base, s[q.mods + e])
}

/** The same on top of a number that comes from outside: what sets it replaces that, what scales it multiplies it. */
export function askFrom(m: Match, q: Query, e: number, from: number): number {
  const { s } = m
  const base = q.base[s[q.def + e]] + from
  return (s[q.asked + e] & q.bit) === 0 ? base : fold(m, q, base, s[q.mods + e])
}

/** May it? `forbid` beats `allow` beats the base rule. */
export function may(m: Match, q: Query, e: number): boolean {
  const { s } = m
  const base = q.base[s[q.def + e]]
  return ((s[q.asked + e] & q.bit) === 0 ? base : foldYesNo(m, q, s[q.mods + e], base)) !== 0
}

/** Reads the question with its other party, where it comes from, and its argument. */
export function mayAgainst(
  m: Match,
  q: Query,
  e: number,
  other: number,
  asker: number,
  argument: number,
): boolean {
  m.other = other
  m.asker = asker
  m.argument = argument
  const answer = may(m, q, e)
  m.other = m.asker = m.argument = -1
  return answer
}
export function askAgainst(
  m: Match,
  q: Query,
  e: number,
  other: number,
  asker: number,
  argument = -1,
): number {
  m.other = other
  m.asker = asker
  m.argument = argument
  const answer = ask(m, q, e)
  m.other = m.asker = m.argument = -1
  return answer
}

/** Does this modifier speak to the question as it is asked now? */
export function applies(m: Match, o: ModifierOrigin, r: number): boolean {
  if (!o.contextual) return true
  const { s } = m
  const source = s[r + M_SOURCE]
  if (o.against !== null && (m.other < 0 || !o.against(m, source, m.other, -1))) return false
  if (o.from !== null && (m.asker < 0 || !o.from(m, source, m.asker, -1))) return false
  if (o.only !== null && !o.only.has(m.argument)) return false
  if (o.uses > 0 && s[r + M_USES] === 0) return false
  if (o.while !== null && !o.while(m, source, s[r + M_HOLDER], -1)) return false
  return true
}

function ignoredTags(m: Match, q: Query, head: number): number {
  const { s } = m
  let tags = 0
  for (let r = head; r >= 0; r = s[r + M_NEXT]) {
    const o = m.rules.modifiers.origins[s[r + M_ORIGIN]]
    if (o.query === q.index && o.op === IGNORE && applies(m, o, r)) tags |= o.ignores
  }
  return tags
}

/** Most modifiers add: their sum is all there is to it. */
function fold(m: Match, q: Query, base: number, head: number): number {
  const { s } = m
  const { sums } = m.rules.modifiers
  const plain = q.index * 2
  let sum = 0
  let touched = false
  for (let r = head; r >= 0; r = s[r + M_NEXT]) {
    const kind = sums[s[r + M_ORIGIN]]
    if (kind === plain) {
      sum += s[r + M_AMOUNT]
      touched = true
    } else if (kind === plain + 1) return foldAll(m, q, base, head)
  }
  return touched ? bounded(q, round(base + sum / FIXED, q.round)) : base
}

const bounded = (q: Query, value: number): number =>
  value < q.min ? q.min : value > q.max ? q.max : value

function foldAll(m: Match, q: Query, base: number, head: number): number {
  const { s } = m
  const { origins } = m.rules.modifiers
  let value = base
  let set = false
  let add = 0
  let plus = 0
  let factor = 1
  let largest = -Infinity
  let touched = false
  const ignored = m.rules.modifiers.ignores ? ignoredTags(m, q, head) : 0
  for (let r = head; r >= 0; r = s[r + M_NEXT]) {
    const o = origins[s[r + M_ORIGIN]]
    if (o.query !== q.index || (o.tags & ignored) !== 0 || !applies(m, o, r)) continue
    touched = true
    const amount = s[r + M_AMOUNT] / FIXED
    if (o.op === ADD) add += amount
    else if (o.op === SET) {
      value = amount
      set = true
    } else if (o.op === SCALE) {
      if (q.factor === 'sum') factor += amount - 1
      else if (q.factor === 'product') factor = within(factor * amount)
      else largest = Math.max(largest, amount)
    } else if (o.op === PLUS) plus += amount
  }
  if (!touched) return base
  if (q.kind === 'symbol') return set ? value : base
  value = round((value + add) * (largest > -Infinity ? largest : factor), q.round) + plus
  return bounded(q, value)
}

function foldYesNo(m: Match, q: Query, head: number, base: number): number {
  const { s } = m
  const { origins } = m.rules.modifiers
  const ignored = m.rules.modifiers.ignores ? ignoredTags(m, q, head) : 0
  let answer = base
  for (let r = head; r >= 0; r = s[r + M_NEXT]) {
    const o = origins[s[r + M_ORIGIN]]
    if (o.query !== q.index || (o.tags & ignored) !== 0) continue
    if (o.op === FORBID && applies(m, o, r)) return 0
    if (o.op === ALLOW && applies(m, o, r)) answer = 1
  }
  return answer
}

/** Walks the modifiers of one thing that speak to one query; for `explain` and spending uses. */
export function eachModifier(
  m: Match,
  q: Query,
  e: number,
  visit: (record: number, origin: ModifierOrigin) => void,
): void {
  const { s } = m
  for (let r = s[m.layout.mods + e]; r >= 0; r = s[r + M_NEXT]) {
    const o = m.rules.modifiers.origins[s[r + M_ORIGIN]]
    if (o.query === q.index && applies(m, o, r)) visit(r, o)
  }
}

/** How many running modifiers with this tag lie on a thing, whatever they change. */
export function countTagged(m: Match, e: number, tag: string): number {
  const bit = m.rules.words.tagIndex.get(tag) ?? 0
  let n = 0
  for (let r = m.s[m.layout.mods + e]; r >= 0; r = m.s[r + M_NEXT])
    if ((m.rules.modifiers.origins[m.s[r + M_ORIGIN]].tags & bit) !== 0) n++
  return n
}
