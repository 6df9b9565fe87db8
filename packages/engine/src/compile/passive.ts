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

// What a passive reads, so that only changes of these wake it.
export const W_PLACE = 1
export const W_STATUS = 2
export const W_STAT = 4
export const W_RESOURCE = 8
export const W_CLOCK = 16
export const W_CARD = 32

export class ModifierOrigin {
  declare readonly index: number
  /** Definition, status, keyword or basic it stands on, and the ability's label there. */
  declare readonly holder: string
  declare readonly ability: string
  declare readonly query: number
  declare readonly op: number
  declare readonly amount: Num
  declare readonly keyword: number
  declare readonly status: number
  declare readonly tags: number
  declare readonly ignores: number
  declare readonly contextual: boolean
  declare readonly against: Pred | null
  declare readonly from: Pred | null
  declare readonly only: Set<number> | null
  /** `while` of a `modify`: asked with every question. */
  declare readonly while: Pred | null
  declare readonly uses: number
  /** Each recipient has its own uses. */
  declare readonly usesEach: boolean
  declare readonly usesPer: 'turn' | 'round' | 'encounter' | null

  constructor(fields: ModifierOrigin) {
    this.index = fields.index
    this.holder = fields.holder
    this.ability = fields.ability
    this.query = fields.query
    this.op = fields.op
    this.amount = fields.amount
    this.keyword = fields.keyword
    this.status = fields.status
    this.tags = fields.tags
    this.ignores = fields.ignores
    this.contextual = fields.contextual
    this.against = fields.against
    this.from = fields.from
    this.only = fields.only
    this.while = fields.while
    this.uses = fields.uses
    this.usesEach = fields.usesEach
    this.usesPer = fields.usesPer
  }
}

export class PassiveModifier {
  declare readonly origin: ModifierOrigin
  declare readonly source: Modifier
  /** The ability's `if`. */
  declare readonly gate: Pred | null
  /** Recipients: the source itself, one named thing, or all that match. */
  declare readonly self: boolean
  declare readonly named: Num | null
  declare readonly scan: Scan | null
  /** Is this one thing a recipient? Decides by itself when nothing else has to be looked at. */
  declare readonly member: Pred | null
  declare readonly when: Pred | null
  /** True when membership of a thing depends on that thing and the source alone. */
  declare readonly simple: boolean
  /** King distance beyond which a thing on the board cannot be a recipient; -1 = anywhere. */
  declare readonly reach: number
  declare readonly watches: number
  /** Which statuses, and resources, it reads, a bit each; all when it reads none. */
  declare readonly reads: number
  declare readonly pools: number
  /** The same of `watches` and `reads` for changes of others than its source. */
  declare readonly watchesOthers: number
  declare readonly readsOthers: number
  /** Where those stand whose membership a thing on a cell can change; null = anywhere. */
  declare readonly around: Table | null
  /** One derived status per seat (`per`). */
  declare readonly perSeat: boolean
  /** The amount changes with the state. */
  declare readonly varies: boolean
  /** It lies on its bearer as a status: works whether the bearer itself is awake or not. */
  declare readonly ofStatus: boolean

  constructor(fields: PassiveModifier) {
    this.origin = fields.origin
    this.source = fields.source
    this.gate = fields.gate
    this.self = fields.self
    this.named = fields.named
    this.scan = fields.scan
    this.member = fields.member
    this.when = fields.when
    this.simple = fields.simple
    this.reach = fields.reach
    this.watches = fields.watches
    this.reads = fields.reads
    this.pools = fields.pools
    this.watchesOthers = fields.watchesOthers
    this.readsOthers = fields.readsOthers
    this.around = fields.around
    this.perSeat = fields.perSeat
    this.varies = fields.varies
    this.ofStatus = fields.ofStatus
  }
}
