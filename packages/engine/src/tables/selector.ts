// A compiled target: finds what matches, and knows how the choice among it is made.
import type { Match } from '../state/match.ts'
import type { TargetKind } from '../language/ability.ts'
import type { Table } from '../space/grid.ts'
import type { CompiledRef, Num } from '../ask/closures.ts'
import type { Query } from '../ask/query.ts'

/** Stop at the first match, collect into `m.found`, or just count. */
export const SOME = 0
export const COLLECT = 1
export const COUNT_ALL = 2
export type Mode = 0 | 1 | 2

/** Returns the number of matches (at most 1 for SOME). COLLECT appends to `m.found`. */
export type Scan = (m: Match, self: number, it: number, f: number, mode: Mode) => number

// Whose units, and which cells, a scan goes through.
export const ANY = 0
export const OWN = 1
export const NOT_OWN = 2
export const ANY_CELL = 0
export const FREE_CELL = 1
export const TAKEN_CELL = 2

export const CHOSEN_BY_ACTOR = 0
export const CHOSEN_BY_OWNER = 2
const CHOOSERS = ['actor', 'opponent', 'owner'] as const
export const chooserOf = ({ chooser = 'actor' }: { chooser?: (typeof CHOOSERS)[number] }): number =>
  CHOOSERS.indexOf(chooser)

export const AUTO_NONE = 0
export const AUTO_FIRST = 1
export const AUTO_RANDOM = 2
export const AUTO_HIGHEST = 3
export const AUTO_LOWEST = 4

// What can stand beside a unit; the main list looks once for all its abilities.
export const NEAR_FREE = 1
export const NEAR_OTHER = 2
export const NEAR_OWN = 4

export interface Selector {
  readonly kind: TargetKind
  readonly scan: Scan
  readonly min: Num
  readonly max: Num
  /** Exactly one pick, the usual case. */
  readonly single: boolean
  /** min = max: the last pick ends the choice, no confirm needed. */
  readonly exact: boolean
  readonly short: boolean
  readonly optional: boolean
  readonly chooser: number
  readonly auto: number
  readonly by: Num | null
  readonly randomTies: boolean
  readonly alike: Num | null
  /** Unit whose present place is legal too and means "does not move". */
  readonly stay: CompiledRef | null
  /** Reachable by the source itself, within a number of uniform steps that this query tells. */
  readonly stride: Query | null
  /** Free cells around the step's own pick: by this table. */
  readonly spot: Table | null
  /** Any unit of these sides beside the source, nothing else asked: bits of `surroundings`. */
  readonly beside: number
  /** Zones of a card target (entity zone numbers), for presence at commit. */
  readonly zones: number[]
}
