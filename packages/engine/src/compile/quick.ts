// What the main list knows of a unit's printed abilities before it looks at the unit: one row per
// definition in one flat table. Printed answers hold while no modifier speaks to the queries they rest on.
import type { CompiledAbility } from './ability.ts'
import type { Query } from './query.ts'
import type { Rules } from './rules.ts'
import { idleBase } from './shortcuts.ts'

// How the main list goes on with an ability.
export const QUICK_NEAR = 0 // what stands beside the unit decides
export const QUICK_FULL = 1 // everything has to be asked
export const QUICK_NEVER = 2 // printed numbers rule it out
export const QUICK_PROBE = 3 // only its first question is left to try

// A row begins with the base of the resource without which the unit is idle (-1 = none) and its own end;
export const ROW_HEAD = 2
// then one entry per ability:
export const Q_TIMING = 0 // its bit
export const Q_NEAR = 1 // what must stand beside the source, 0 = nothing
export const Q_MODE = 2
export const Q_DOUBT = 3 // bits of the queries whose modifiers make the mode void
export const Q_INDEX = 4 // which ability
export const QUICK_SIZE = 5

export interface QuickTable {
  /** Where the row of a definition begins. */
  start: Int32Array
  rows: Int32Array
}

export function quickTable(rules: Rules): QuickTable {
  const rows: number[] = []
  const start = Int32Array.from(rules.whenBoard, (abilities, def) => {
    const at = rows.length
    const end = at + ROW_HEAD + abilities.length * QUICK_SIZE
    const idle = idleBase(rules, abilities)
    rows.push(idle, end)
    for (const a of abilities)
      rows.push(1 << a.timing, a.near, quickMode(rules, a, def, idle), doubts(rules, a), a.index)
    return at
  })
  return { start, rows: Int32Array.from(rows) }
}

/** The queries that decide about an ability, beyond what stands around its source. */
function queriesOf(rules: Rules, a: CompiledAbility): (Query | null)[] {
  const can = a.can < 0 ? null : rules.queries[a.can]
  return a.stride === null ? [can, a.gateQuery] : [can, a.gateQuery, a.stride, rules.canMove]
}

const doubts = (rules: Rules, a: CompiledAbility): number =>
  queriesOf(rules, a).reduce((bits, q) => (q === null ? bits : bits | q.bit), 0)

function quickMode(rules: Rules, a: CompiledAbility, def: number, idle: number): number {
  // its only price is the 1 without which the unit would be idle
  const paid = idle >= 0 && a.prices.length === 1 && a.prices[0].fixed === 1
  if (a.special || !paid || a.charge >= 0) return QUICK_FULL
  if (a.gate !== null && a.gateQuery === null) return QUICK_FULL
  if (!queriesOf(rules, a).every((q) => q === null || q.base[def] > 0)) return QUICK_NEVER
  if (a.near !== 0 && (a.nearDecides || a.stride !== null)) return QUICK_NEAR
  return a.probe === null ? QUICK_FULL : QUICK_PROBE
}
