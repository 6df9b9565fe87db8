// The value of a gate for the units of one definition, known before any of them is examined.
import type { Condition } from '../../language/ability.ts'
import type { Pred } from '../../ask/closures.ts'
import type { Context } from '../../ask/context.ts'
import { defTable } from '../../ask/filters.ts'
import type { Query } from '../../ask/query.ts'
import { NEVER } from './row.ts'

/** Bits: queries whose modifiers make the rest void, statuses that deny it, common tests that must hold. */
export type Gate = readonly [doubts: number, lacks: number, closing: number]

/** What has one answer for all units of a seat. */
export type Common = Map<Condition, Pred>

export const OPEN_GATE: Gate = [0, 0, 0]

/** Null: it has to be asked of every unit. */
export function gateOf(c: Condition, def: number, ctx: Context, common: Common): Gate | null {
  const gates = (list: Condition[]) => list.map((part) => gateOf(part, def, ctx, common))
  if (Array.isArray(c)) return gates(c).reduce(both, OPEN_GATE)
  if ('any' in c) return either(gates(c.any))
  if ('not' in c) {
    const [gate] = gates([c.not])
    return gate !== null && isPrinted(gate) ? [gate[0], 0, gate[2] ^ NEVER] : null
  }
  if ('against' in c) return null
  if ('counter' in c ? Object.values(c).every(isFixed) : 'can' in c && c.of === 'actor') {
    if (!common.has(c)) common.set(c, ctx.compile.condition(c, ctx))
    const bit = [...common.keys()].indexOf(c)
    return bit < 31 ? [0, 0, 1 << bit] : null
  }
  if ('of' in c) return null
  if ('can' in c) return printed(ctx.rules.queries.byName.get(c.can)!, def)
  if ('lacks' in c)
    return [c.lacks]
      .flat()
      .map((test) => ctx.rules.things.statusIndex.get(test as string))
      .map((status): Gate | null => (status === undefined ? null : [0, status.bit, 0]))
      .reduce(both, OPEN_GATE)
  if ('is' in c && Object.keys(c.is).join() === 'types') return said(defTable(c.is, ctx)[def])
  return null
}

const said = (answer: number, doubts = 0): Gate => [doubts, 0, answer > 0 ? 0 : NEVER]
export const printed = ({ base, bit }: Query, def: number): Gate => said(base[def], bit)

const isFixed = (part: unknown): boolean => typeof part !== 'object' && part !== 'chargesLeft'
/** Nothing is left to ask. */
const isPrinted = ([, lacks, closing]: Gate): boolean => (lacks | (closing & ~NEVER)) === 0

export const both = (a: Gate | null, b: Gate | null): Gate | null =>
  a && b && [a[0] | b[0], a[1] | b[1], a[2] | b[2]]

/** Of those that are not ruled out, one at most may have something left to ask. */
function either(gates: (Gate | null)[]): Gate | null {
  const all = gates.reduce(both, OPEN_GATE)
  if (all === null) return null
  const left = (gates as Gate[]).filter(([, , closing]) => closing !== NEVER)
  const [, lacks, closing] = left.find(isPrinted) ?? left[0] ?? said(0)
  return left.length < 2 || (lacks | closing) === 0 ? [all[0], lacks, closing] : null
}
