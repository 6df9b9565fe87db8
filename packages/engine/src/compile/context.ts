// What a construct may refer to while it is compiled: names of earlier steps, the event, the window.
import type { Amount, Condition, Filters, Target, TargetKind } from '../language/ability.ts'
import type { Num, Pred, RefType } from './closures.ts'
import type { Tables } from './rules.ts'
import type { Selector } from './selector.ts'
import type { VerbCode } from '../verbs/verb.ts'

/** The grammar is recursive; its compilers reach each other through the context, not by import. */
export interface Compilers {
  amount(amount: Amount, ctx: Context): Num
  condition(condition: Condition, ctx: Context): Pred
  filters(filters: Filters, ctx: Context): Pred | null
  target(target: Target, ctx: Context): Selector
}

export interface NameInfo {
  record: number
  verb: VerbCode
  kind: TargetKind | null
  /** Slots of stats remembered at the pick. */
  snapshots: Map<string, number>
}

export interface Context {
  rules: Tables
  compile: Compilers
  /** Definition, status, keyword or basic; for error messages. */
  holder: string
  /** Abilities run in frames; passives have none. */
  framed: boolean
  names: Map<string, NameInfo>
  /** Record of the step being compiled, for `target`. */
  record: number
  /** Kind of the step's own target. */
  targetKind: TargetKind | null
  /** Payload of `event`, by field. */
  event: Map<string, { slot: number; kind: string }> | null
  /** Payload of `pending`, by field. */
  pending: Map<string, { slot: number; kind: string }> | null
  /** Status whose ability this is, for `giver`. */
  status: number
  /** Default subject: the source, or the candidate inside targets and modifiers. */
  subject: 'self' | 'it'
  /** What `it` is: a thing, or a place where places are filtered. */
  itType: RefType
  /** Inside the filters of a target within a target: `it` is the candidate of the outer one. */
  outer: boolean
  /** Names read in places whose step is skipped when the name is. */
  used: Set<number> | null
  /** A further test for the candidates of one certain target (a step's built-in filters). */
  extra: { of: Filters; test: Pred } | null
  /** Shared by all contexts of one step: was the source's own place or number read? */
  flags: { self: boolean }
}

/** The validator says what is wrong with a pack and what was meant; here it only ends, and names the place. */
export function fail(ctx: Context, what: unknown): never {
  throw new Error(`${ctx.holder}: cannot use ${JSON.stringify(what)}`)
}

/** What a pack calls by name. */
export const known = <T>(index: ReadonlyMap<string, T>, name: string, ctx: Context): T =>
  index.get(name) ?? fail(ctx, name)

/** A bit for each of these tags. */
export const tagBits = (tags: readonly string[] | undefined, ctx: Context): number =>
  (tags ?? []).reduce((all, tag) => all | known(ctx.rules.words.tagIndex, tag, ctx), 0)

/** Inside `if` and `while` nothing skips the step: names and the source may be gone. */
export const free = (ctx: Context): Context => ({ ...ctx, used: null, flags: { self: false } })

/** The same context one level inside a target: the candidate is the default subject. */
export const inside = (ctx: Context): Context => ({ ...ctx, subject: 'it', outer: false })
