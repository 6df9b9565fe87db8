// Abilities and steps as compiled: one shape each, all fields always there.
import type { Ability, AbilityKind, Step } from '../language/ability.ts'
import type { VerbCode } from '../verbs/verb.ts'
import type { CompiledRef, Num, Pred } from './closures.ts'
import type { ModifierOrigin } from './passive.ts'
import type { Selector } from './selector.ts'

export interface Price {
  resource: number
  amount: Num
  /** Paid after the effects. */
  late: boolean
}

export type LimitPeriod = 'entry' | 'turn' | 'round' | 'encounter' | 'life'

export class CompiledAbility {
  declare readonly index: number
  /** Definition, status, keyword or basic it is written on. */
  declare readonly holder: string
  /** Name for actions, causes and texts; unique on its holder. */
  declare readonly label: string
  declare readonly kind: AbilityKind
  declare readonly source: Ability
  declare readonly timing: number
  declare readonly can: number
  declare readonly gate: Pred | null
  declare readonly prices: Price[]
  declare readonly exhausts: boolean
  declare readonly charge: number
  declare readonly uses: number
  declare readonly per: LimitPeriod | null
  declare readonly steps: CompiledStep[]
  declare readonly frameSize: number
  declare readonly records: number
  /** First step that asks something, null = none. */
  declare readonly firstAsk: CompiledStep | null
  declare readonly needsTarget: boolean
  /** Its first question was looked at before it was offered. */
  declare readonly checked: boolean
  // triggers
  declare readonly event: number
  declare readonly role: number
  declare readonly seatSlot: number
  declare readonly ofSelf: boolean
  declare readonly of: Pred | null
  declare readonly seat: 'own' | 'opponent' | 'other' | 'any'
  declare readonly optional: boolean
  declare readonly exclusive: string | null
  declare readonly lastKnown: boolean
  declare readonly byOpponent: boolean
  declare readonly window: number
  declare readonly playableBy: 'active' | 'opponent' | 'either'
  declare readonly tags: number
  /** It is played from a zone as a card (and goes to limbo meanwhile). */
  declare readonly played: boolean

  constructor(fields: CompiledAbility) {
    Object.assign(this, fields)
  }
}

export class CompiledStep {
  declare readonly index: number
  declare readonly verb: VerbCode
  declare readonly source: Step
  /** Base of its record in the frame. */
  declare readonly record: number
  declare readonly test: Pred | null
  declare readonly target: Selector | null
  declare readonly targetRef: CompiledRef | null
  declare readonly to: Selector | null
  declare readonly toRef: CompiledRef | null
  declare readonly each: Selector | null
  declare readonly eachRef: CompiledRef | null
  /** Somebody must choose: the target, the destination, an option. */
  declare readonly asks: boolean
  declare readonly asksTo: boolean
  declare readonly times: Num | null
  declare readonly timesMin: Num | null
  declare readonly together: boolean
  /** What the recipients are: things can be gone, cells and tokens cannot. */
  declare readonly recipients: 'thing' | 'other'
  /** Records of the names it uses in target, each, to or an amount. */
  declare readonly needs: number[]
  /** It uses the source's place. */
  declare readonly needsSelf: boolean
  /** Last step of its segment: what was selected up to here is committed here. */
  declare readonly cut: boolean
  /** Some later asking step of the same segment must see this one's preview. */
  declare readonly previews: boolean
  /** Numbers remembered at the pick for `at: "pick"`. */
  declare readonly snapshots: { slot: number; read: Num }[]
  // parameters
  declare readonly amount: Num | null
  declare readonly status: number
  declare readonly statusList: number[]
  declare readonly given: GivenTest | null
  declare readonly giver: CompiledRef | null
  declare readonly resource: number
  declare readonly who: CompiledRef | null
  declare readonly origin: ModifierOrigin | null
  declare readonly until: number
  declare readonly untilValue: number
  declare readonly def: number
  declare readonly side: 'own' | 'opponent' | 'neutral'
  declare readonly free: boolean
  declare readonly sure: boolean
  declare readonly with: CompiledRef | null
  declare readonly from: CompiledRef | null
  declare readonly zone: number
  declare readonly zoneAt: 'top' | 'bottom' | 'random'
  declare readonly zoneOf: CompiledRef | null
  declare readonly gives: number[]
  declare readonly options: { symbol: number; name: string; test: Pred | null }[]
  declare readonly chooser: number
  declare readonly places: string[]
  declare readonly overflow: Selector | null
  declare readonly type: number
  declare readonly while: Pred | null
  declare readonly limit: Num | null
  /** `repeat`: index of the step behind its inner list. */
  declare readonly end: number
  declare readonly timing: number
  declare readonly shuffleAfter: boolean
  declare readonly what: string

  constructor(fields: CompiledStep) {
    Object.assign(this, fields)
  }
}

/** Counts only tokens by certain givers. */
export type GivenTest = (
  m: import('../state/match.ts').Match,
  self: number,
  f: number,
  giver: number,
) => boolean
