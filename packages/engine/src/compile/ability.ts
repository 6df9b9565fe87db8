// Abilities and steps as compiled: each is made by one literal that names all its fields, so that all have one
// shape and keep them inside the object.
import type { Ability, AbilityKind, Step } from '../language/ability.ts'
import type { Action } from '../door/named.ts'
import type { Match } from '../state/match.ts'
import type { VerbCode } from '../verbs/verb.ts'
import type { CompiledRef, Num, Pred } from './closures.ts'
import type { Query } from './query.ts'
import { AUTO_NONE, type Scan, type Selector } from './selector.ts'

export interface Price {
  resource: number
  amount: Num
  /** The amount when it is constant, -1 otherwise. */
  fixed: number
  /** Paid after the effects. */
  late: boolean
}

export type LimitPeriod = 'entry' | 'turn' | 'round' | 'encounter' | 'life'

export interface CompiledAbility {
  readonly index: number
  /** Definition, status, keyword or basic it is written on. */
  readonly holder: string
  /** Name for actions, causes and texts; unique on its holder. */
  readonly label: string
  /** Its uses by source, as they are named: many lists hold the same one. */
  readonly named: Action[]
  readonly kind: AbilityKind
  readonly source: Ability
  readonly timing: number
  readonly can: number
  readonly gate: Pred | null
  /** The gate's conditions one by one, in the order of `source.if`: a refusal names the one that fails. */
  readonly gateParts: readonly Pred[]
  readonly prices: Price[]
  readonly exhausts: boolean
  readonly charge: number
  readonly uses: number
  readonly per: LimitPeriod | null
  readonly steps: CompiledStep[]
  readonly frameSize: number
  readonly records: number
  /** First step that asks something, null = none. */
  readonly firstAsk: CompiledStep | null
  readonly needsTarget: boolean
  /** Its first question was looked at before it was offered. */
  readonly checked: boolean
  // triggers
  readonly event: number
  readonly role: number
  readonly seatSlot: number
  readonly ofSelf: boolean
  readonly of: Pred | null
  readonly seat: 'own' | 'opponent' | 'other' | 'any'
  readonly optional: boolean
  readonly exclusive: string | null
  readonly lastKnown: boolean
  readonly byOpponent: boolean
  readonly window: number
  readonly playableBy: 'active' | 'opponent' | 'either'
  readonly tags: number
  /** Its label as a symbol. */
  readonly symbol: number
  /** It needs more than fixed prices to be judged: variable prices, exhaustion, another actor. */
  readonly special: boolean
  /** Could its first question be answered? Compiled for the usual shapes. */
  readonly probe: Scan | null
  /** What must stand beside the source for the first question to have an answer; 0 = no such need. */
  readonly near: number
  /** … and that is all there is to ask. */
  readonly nearDecides: boolean
  /** The source walks: it needs speed by this query, and leave to move. */
  readonly stride: Query | null
  /** A card ability whose targets do not depend on the card that carries it. */
  readonly shared: boolean
  /** A card whose choices are about cards: it must not see itself where it came from. */
  readonly hides: boolean
  /** One step, one question to its own seat, one recipient: opened and committed without detours. */
  readonly direct: boolean
  /** Something is taken before its effects: a charge, an early price, the card itself. */
  readonly takesFirst: boolean
  /** The step of its first target or place. */
  readonly firstChoice: CompiledStep | null
  /** It is played from a zone as a card (and goes to limbo meanwhile). */
  readonly played: boolean
  /** The timing whose abilities of the same thing go first, -1 = none. */
  readonly behind: number
  /** It lies on its bearer as a status: works whether the bearer itself is awake or not. */
  readonly ofStatus: boolean
  /** Cancelled, it counts as used. */
  readonly spends: boolean
}

/** @template P its parameters, as its verb has compiled them. */
export interface CompiledStep<P = unknown> {
  readonly index: number
  readonly verb: VerbCode
  readonly source: Step
  readonly params: P
  /** Base of its record in the frame. */
  readonly record: number
  readonly test: Pred | null
  readonly target: Selector | null
  /** The target with the built-in filters: what is offered to the chooser. */
  readonly offer: Selector | null
  /** Whom it is done to when nobody is picked and there is no `each`: what `target` or `who` names. */
  readonly named: CompiledRef | null
  readonly to: Selector | null
  readonly toRef: CompiledRef | null
  readonly each: Selector | null
  readonly eachRef: CompiledRef | null
  /** What one of is chosen, and by whom; none: it is no choice. */
  readonly options: readonly CompiledOption[]
  readonly chooser: number
  /** Somebody must choose: the target, the destination, an option. */
  readonly asks: boolean
  readonly times: Times | null
  readonly together: boolean
  /** The source's own place or numbers decide who may be picked: it must still be there. */
  readonly fromSelf: boolean
  /** What the recipients are: things can be gone, cells and tokens cannot. */
  readonly recipients: 'thing' | 'other'
  /** Records of the names it uses in target, each, to or an amount. */
  readonly needs: number[]
  /** Last step of its segment: what was selected up to here is committed here. */
  readonly cut: boolean
  /** Some later asking step of the same segment must see this one's preview. */
  readonly previews: boolean
  /** Numbers remembered at the pick for `at: "pick"`. */
  readonly snapshots: { slot: number; read: Num; last: boolean }[]
}

export interface CompiledOption {
  symbol: number
  name: string
  test: Pred | null
}

/** How often it is picked for. With a range the chooser may stop from `least` on. */
export interface Times {
  most: Num
  least: Num
  isRange: boolean
}

/** Does it ask where to? */
export const asksWhere = ({ to }: CompiledStep): boolean => to !== null && to.auto === AUTO_NONE

/** Counts only tokens by certain givers. */
export type GivenTest = (m: Match, self: number, f: number, giver: number) => boolean
