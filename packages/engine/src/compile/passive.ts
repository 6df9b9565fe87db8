// Modifiers as compiled: where one comes from (a passive or a `modify` step) and, for passives,
// whom it reaches and what it watches.
import type { Modifier } from '../language/ability.ts'
import type { Num, Pred } from './closures.ts'
import type { Table } from '../space/grid.ts'
import type { Scan } from './selector.ts'

export const SET = 0
export const ADD = 1
export const SCALE = 2
export const PLUS = 3
export const FORBID = 4
export const ALLOW = 5
export const IGNORE = 6
export const KEYWORD = 7
export const STATUS = 8

/** The words of the first of them, in their order; those up to `PLUS` have an amount. */
export const OPERATIONS = ['set', 'add', 'scale', 'plus', 'forbid', 'allow', 'ignore'] as const

// What a passive reads, so that only changes of these wake it.
export const W_PLACE = 1
export const W_STATUS = 2
export const W_STAT = 4
export const W_RESOURCE = 8
export const W_CLOCK = 16
export const W_CARD = 32

export interface ModifierOrigin {
  readonly index: number
  /** Definition, status, keyword or basic it stands on, and the ability's label there. */
  readonly holder: string
  readonly ability: string
  readonly query: number
  readonly op: number
  readonly amount: Num
  readonly keyword: number
  readonly status: number
  readonly tags: number
  readonly ignores: number
  readonly contextual: boolean
  readonly against: Pred | null
  readonly from: Pred | null
  readonly only: Set<number> | null
  /** `while` of a `modify`: asked with every question. */
  readonly while: Pred | null
  readonly uses: number
  /** Each recipient has its own uses. */
  readonly usesEach: boolean
  readonly usesPer: 'turn' | 'round' | 'encounter' | null
  /** How long it lies, and what is left of that: turns, or the phase. */
  readonly until: number
  readonly left: number
}

export interface PassiveModifier {
  readonly origin: ModifierOrigin
  readonly source: Modifier
  /** The ability's `if`. */
  readonly gate: Pred | null
  /** Recipients: the source itself, one named thing, or all that match. */
  readonly self: boolean
  readonly named: Num | null
  readonly scan: Scan | null
  /** Is this one thing a recipient? Decides by itself when nothing else has to be looked at. */
  readonly member: Pred | null
  readonly when: Pred | null
  /** True when membership of a thing depends on that thing and the source alone. */
  readonly simple: boolean
  /** King distance beyond which a thing on the board cannot be a recipient; -1 = anywhere. */
  readonly reach: number
  readonly watches: number
  /** Which statuses, and resources, it reads, a bit each; all when it reads none. */
  readonly reads: number
  readonly pools: number
  /** The same of `watches` and `reads` for changes of others than its source. */
  readonly watchesOthers: number
  readonly readsOthers: number
  /** Where those stand whose membership a thing on a cell can change; null = anywhere. */
  readonly around: Table | null
  /** The bit of the status it derives, 0 = none. */
  readonly mark: number
  /** One derived status per seat (`per`). */
  readonly perSeat: boolean
  /** The amount changes with the state. */
  readonly varies: boolean
  /** It lies on its bearer as a status: works whether the bearer itself is awake or not. */
  readonly ofStatus: boolean
}
