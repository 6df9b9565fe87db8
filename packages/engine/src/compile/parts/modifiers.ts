// Passives and the other modifiers: who brings them, what wakes them, how they add up.
import { upkeep, waker, type Upkeep, type Wake } from '../../change/passives.ts'
import type { Tables } from '../../tables/rules.ts'
import {
  ADD,
  IGNORE,
  W_CARD,
  W_RESOURCE,
  W_STATUS,
  type ModifierOrigin,
  type PassiveModifier,
} from '../../tables/passive.ts'
import type { Brought, Passives } from './passives.ts'

export interface ModifiersPart {
  /** Every modifier origin: passives first, then `modify` steps. */
  readonly origins: readonly ModifierOrigin[]
  /** By origin: twice the query it changes, and one more when that takes more than adding its amount. */
  readonly sums: Int32Array
  /** Does any modifier ignore tags? */
  readonly ignores: boolean
  /** Some modifier has limited uses, and how often these come back, as far as they do. */
  readonly limited: boolean
  readonly refills: ReadonlySet<string | null>
  /** Passives by definition, status and keyword; all of them by index. */
  readonly passives: readonly PassiveModifier[]
  readonly passiveDef: Brought
  readonly passiveStatus: Brought
  readonly passiveWord: Brought
  /** Everything the passives of a definition watch. */
  readonly passiveWatch: Int32Array
  /** Statuses, and granted keywords, whose passives on their bearer watch anything: one bit each. */
  readonly passiveStatusBits: number
  readonly passiveWordBits: number
  /** What any passive watches; does any watch cards? */
  readonly watchedBits: number
  readonly cardPassives: boolean
  /** Statuses, and resources, that some passive reads. */
  readonly readStatuses: number
  readonly readPools: number
  /** A thing has changed in what `bits` name (a status of `read`): whoever watches it looks at it. */
  readonly wake: Wake
  readonly upkeep: Upkeep
}

/** @param passives with the origins of `modify` steps added behind their own */
export function modifiersOf(tables: Tables, passives: Passives): ModifiersPart {
  const { origins, all, byDef, byStatus, byWord } = passives
  const ignores = origins.some((o) => o.op === IGNORE)
  const watchedBits = watchedBy(all)
  const watching = {
    passiveDef: byDef,
    passiveWatch: Int32Array.from(byDef, (list) => watchedBy(list ?? [])),
    passiveStatusBits: watchingBits(byStatus),
    passiveWordBits: watchingBits(byWord),
  }
  return {
    origins,
    sums: Int32Array.from(origins, ({ query, op, contextual }) =>
      op === ADD && !contextual && !ignores ? query * 2 : query * 2 + 1,
    ),
    ignores,
    limited: origins.some((o) => o.uses > 0),
    refills: new Set(origins.map((o) => o.usesPer)),
    passives: all,
    passiveDef: byDef,
    passiveStatus: byStatus,
    passiveWord: byWord,
    passiveWatch: watching.passiveWatch,
    passiveStatusBits: watching.passiveStatusBits,
    passiveWordBits: watching.passiveWordBits,
    watchedBits,
    cardPassives: (watchedBits & W_CARD) !== 0,
    readStatuses: readBy(all, W_STATUS, 'reads'),
    readPools: readBy(all, W_RESOURCE, 'pools'),
    wake: waker(tables, watching),
    upkeep,
  }
}

const watchedBy = (list: readonly PassiveModifier[]): number =>
  list.reduce((all, p) => all | p.watches, 0)

const readBy = (list: readonly PassiveModifier[], bit: number, by: 'reads' | 'pools'): number =>
  list.reduce((all, p) => ((p.watches & bit) === 0 ? all : all | p[by]), 0)

/** A bit for each status or keyword whose passives change with anything: most are there or not. */
const watchingBits = (lists: Brought): number =>
  lists.reduce((bits, list, k) => (list?.some((p) => p.watches !== 0) ? bits | (1 << k) : bits), 0)
