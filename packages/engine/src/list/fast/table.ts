// What the main list knows of a unit's printed abilities before it looks at the unit: for each definition
// and each thing that may stand beside it, the abilities that go with that, in one flat table. Printed
// answers hold while no modifier speaks to the queries they rest on.
import type { CompiledAbility } from '../../tables/ability.ts'
import { contextOf } from '../../ask/holder.ts'
import type { Pred } from '../../ask/closures.ts'
import { both, gateOf, OPEN_GATE, printed, type Common } from './gates.ts'
import type { Query } from '../../ask/query.ts'
import type { Compiled } from '../../tables/rules.ts'
import { QUICK_FULL, QUICK_NEAR, QUICK_PROBE, QUICK_SIZE, SURROUNDINGS } from './row.ts'
import { idleBase } from '../../tables/shortcuts.ts'

/** Things of such a definition never stand on the board: as `defPlace` says it. */
const NOWHERE = 3

export interface QuickTable {
  /** By definition: the base of the resource without which the unit is idle, -1 = none. */
  needed: Int32Array
  /** By definition: the timings of its abilities, a bit each. */
  timings: Int32Array
  /** Statuses, and granted keywords, that bring abilities of their own. */
  statuses: number
  words: number
  /** Timings, and windows, in which something on the board may act: a bit each. */
  open: number
  windows: number
  /** Where the row of a definition and its surroundings begins. */
  start: Int32Array
  rows: Int32Array
  /** What has one answer for all units of a seat, each with a bit in the rows. */
  common: Pred[]
  /** Does any ability depend on what stands beside the unit? */
  looks: boolean
}

export function quickTable(rules: Compiled): QuickTable {
  const needed = Int32Array.from(rules.abilities.whenBoard, (abilities) =>
    idleBase(rules, abilities),
  )
  const start: number[] = []
  const rows: number[] = []
  const common: Common = new Map()
  const ctx = contextOf(rules, { id: '', kind: 'basic', status: -1 }, true)
  rules.abilities.whenBoard.forEach((abilities, def) => {
    const entries = abilities.map((a) => {
      const gate = queriesOf(rules, a)
        .map((query) => printed(query, def))
        .reduce(both, gateOf(a.source.if ?? [], def, ctx, common))
      const mode = gate === null ? QUICK_FULL : quickMode(a, needed[def])
      return { near: a.near, entry: [1 << a.timing, mode, a.index, ...(gate ?? OPEN_GATE)] }
    })
    for (let near = 0; near < SURROUNDINGS; near++) {
      const open = entries.filter((one) => one.near === 0 || (one.near & near) !== 0)
      start.push(rows.length)
      rows.push(rows.length + 1 + open.length * QUICK_SIZE, ...open.flatMap((one) => one.entry))
    }
  })
  const { whenBoard, whenStatus, whenWord, answersStatus, answersWord } = rules.abilities
  const answers = rules.abilities.answers.filter((_, d) => rules.things.defPlace[d] !== NOWHERE)
  return {
    needed,
    timings: Int32Array.from(whenBoard, (list) => bitsOf('timing', list)),
    open: bitsOf('timing', whenBoard, whenStatus, whenWord),
    windows: bitsOf('window', answers, answersStatus, answersWord),
    statuses: filled(whenStatus),
    words: filled(whenWord),
    start: Int32Array.from(start),
    rows: Int32Array.from(rows),
    common: [...common.values()],
    looks: whenBoard.flat().some((a) => a.near !== 0),
  }
}

type Abilities = readonly (CompiledAbility | Abilities)[]
const bitsOf = (by: 'timing' | 'window', ...all: Abilities[]): number =>
  (all.flat(3) as CompiledAbility[]).reduce((bits, a) => bits | (1 << a[by]), 0)

const filled = (lists: CompiledAbility[][]): number =>
  lists.reduce((bits, list, k) => (list.length > 0 ? bits | (1 << k) : bits), 0)

/** The queries that decide about an ability, beyond what stands around its source. */
function queriesOf(rules: Compiled, { can, stride }: CompiledAbility): Query[] {
  const all = [rules.queries.all[can], stride, stride && rules.queries.canMove]
  return all.flatMap((query) => query ?? [])
}

function quickMode(a: CompiledAbility, idle: number): number {
  const { length } = a.prices
  // its only price is the 1 without which the unit would be idle
  const paid = idle >= 0 && length === 1 ? a.prices[0].fixed === 1 : length === 0
  if (a.special || !paid || a.charge >= 0) return QUICK_FULL
  if (a.near !== 0 && (a.nearDecides || a.stride !== null)) return QUICK_NEAR
  return a.probe === null ? QUICK_FULL : QUICK_PROBE
}
