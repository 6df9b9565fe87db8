// Abilities and steps as compiled: one shape each, all fields always there. Each field is assigned by
// name: copying them with Object.assign would leave slow dictionary objects on the hot path.
import type { Ability, AbilityKind, Step } from '../language/ability.ts'
import type { Match } from '../state/match.ts'
import type { VerbCode } from '../verbs/verb.ts'
import type { CompiledRef, Num, Pred } from './closures.ts'
import type { ModifierOrigin } from './passive.ts'
import type { Query } from './query.ts'
import type { Scan, Selector } from './selector.ts'

export interface Price {
  resource: number
  amount: Num
  /** The amount when it is constant, -1 otherwise. */
  fixed: number
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
  /** Its label as a symbol. */
  declare readonly symbol: number
  /** It needs more than fixed prices to be judged: variable prices, exhaustion, another actor. */
  declare readonly special: boolean
  /** Its first question looks into its record (counts, destinations, built-in filters). */
  declare readonly probes: boolean
  /** Could its first question be answered? Compiled for the usual shapes. */
  declare readonly probe: Scan | null
  /** What must stand beside the source for the first question to have an answer; 0 = no such need. */
  declare readonly near: number
  /** … and that is all there is to ask. */
  declare readonly nearDecides: boolean
  /** The source walks: it needs speed by this query, and leave to move. */
  declare readonly stride: Query | null
  /** Its gate when that is a single yes/no query of the source. */
  declare readonly gateQuery: Query | null
  /** A card ability whose targets do not depend on the card that carries it. */
  declare readonly shared: boolean
  /** A card whose choices are about cards: it must not see itself where it came from. */
  declare readonly hides: boolean
  /** One step, one question to its own seat, one recipient: opened and committed without detours. */
  declare readonly direct: boolean
  /** Something is taken before its effects: a charge, an early price, the card itself. */
  declare readonly takesFirst: boolean
  /** The step of its first target or place. */
  declare readonly firstChoice: CompiledStep | null
  /** It is played from a zone as a card (and goes to limbo meanwhile). */
  declare readonly played: boolean
  /** The timing whose abilities of the same thing go first, -1 = none. */
  declare readonly behind: number
  /** It lies on its bearer as a status: works whether the bearer itself is awake or not. */
  declare readonly ofStatus: boolean
  /** Cancelled, it counts as used. */
  declare readonly spends: boolean

  constructor(fields: CompiledAbility) {
    this.index = fields.index
    this.holder = fields.holder
    this.label = fields.label
    this.kind = fields.kind
    this.source = fields.source
    this.timing = fields.timing
    this.can = fields.can
    this.gate = fields.gate
    this.prices = fields.prices
    this.exhausts = fields.exhausts
    this.charge = fields.charge
    this.uses = fields.uses
    this.per = fields.per
    this.steps = fields.steps
    this.frameSize = fields.frameSize
    this.records = fields.records
    this.firstAsk = fields.firstAsk
    this.needsTarget = fields.needsTarget
    this.checked = fields.checked
    this.event = fields.event
    this.role = fields.role
    this.seatSlot = fields.seatSlot
    this.ofSelf = fields.ofSelf
    this.of = fields.of
    this.seat = fields.seat
    this.optional = fields.optional
    this.exclusive = fields.exclusive
    this.lastKnown = fields.lastKnown
    this.byOpponent = fields.byOpponent
    this.window = fields.window
    this.playableBy = fields.playableBy
    this.tags = fields.tags
    this.symbol = fields.symbol
    this.special = fields.special
    this.probes = fields.probes
    this.probe = fields.probe
    this.near = fields.near
    this.nearDecides = fields.nearDecides
    this.stride = fields.stride
    this.gateQuery = fields.gateQuery
    this.shared = fields.shared
    this.hides = fields.hides
    this.direct = fields.direct
    this.takesFirst = fields.takesFirst
    this.firstChoice = fields.firstChoice
    this.played = fields.played
    this.behind = fields.behind
    this.ofStatus = fields.ofStatus
    this.spends = fields.spends
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
  /** The target with the built-in filters: what is offered to the chooser. */
  declare readonly offer: Selector | null
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
  /** The source's own place or numbers decide who may be picked. */
  declare readonly fromSelf: boolean
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
    this.index = fields.index
    this.verb = fields.verb
    this.source = fields.source
    this.record = fields.record
    this.test = fields.test
    this.target = fields.target
    this.offer = fields.offer
    this.targetRef = fields.targetRef
    this.to = fields.to
    this.toRef = fields.toRef
    this.each = fields.each
    this.eachRef = fields.eachRef
    this.asks = fields.asks
    this.asksTo = fields.asksTo
    this.times = fields.times
    this.timesMin = fields.timesMin
    this.together = fields.together
    this.fromSelf = fields.fromSelf
    this.recipients = fields.recipients
    this.needs = fields.needs
    this.needsSelf = fields.needsSelf
    this.cut = fields.cut
    this.previews = fields.previews
    this.snapshots = fields.snapshots
    this.amount = fields.amount
    this.status = fields.status
    this.statusList = fields.statusList
    this.given = fields.given
    this.giver = fields.giver
    this.resource = fields.resource
    this.who = fields.who
    this.origin = fields.origin
    this.until = fields.until
    this.untilValue = fields.untilValue
    this.def = fields.def
    this.side = fields.side
    this.free = fields.free
    this.sure = fields.sure
    this.with = fields.with
    this.from = fields.from
    this.zone = fields.zone
    this.zoneAt = fields.zoneAt
    this.zoneOf = fields.zoneOf
    this.gives = fields.gives
    this.options = fields.options
    this.chooser = fields.chooser
    this.places = fields.places
    this.overflow = fields.overflow
    this.type = fields.type
    this.while = fields.while
    this.limit = fields.limit
    this.end = fields.end
    this.timing = fields.timing
    this.shuffleAfter = fields.shuffleAfter
    this.what = fields.what
  }
}

/** Counts only tokens by certain givers. */
export type GivenTest = (m: Match, self: number, f: number, giver: number) => boolean
