// Rules: one game compiled for one shape of match (seats, board size). Tables by definition, queries,
// abilities with their closures, and the game's own code. Shared by all matches of that shape.
import type { Action, MoveAction } from '../door/named.ts'
import type { Manifest } from '../language/manifest.ts'
import type { EventName } from '../language/events.ts'
import type { Definition, Pack } from '../language/pack.ts'
import type { GameCode, MoveCode } from '../game-code.ts'
import type { Grid } from '../space/grid.ts'
import type { Layout } from '../state/layout.ts'
import type { CompiledAbility } from './ability.ts'
import type { ModifierOrigin, PassiveModifier } from './passive.ts'
import type { Query } from './query.ts'
import type { QuickTable } from './quick.ts'
import type { Upkeep } from '../change/passives.ts'
import type { Match } from '../state/match.ts'

export interface ResourceTable {
  name: string
  index: number
  base: number
  scale: number
  of: 'seat' | 'unit' | 'section' | 'card' | 'world'
  min: number
  max: number
  /** Query that caps it, -1 = none. */
  cap: number
  growsWithCap: boolean
  payLast: boolean
  vital: boolean
  start: number | null
  startQuery: number
  /** The printed number it starts from, by definition. */
  startPrinted: number[] | null
}

export interface ZoneTable {
  name: string
  index: number
  /** Hidden faces may lie in any zone of the same pool. */
  pool: number
  perSeat: boolean
  seen: 'all' | 'owner' | 'team' | 'nobody'
  capacity: number
  refills: boolean
  /** First list of the zone; seat zones have one per seat. */
  list: number
}

export interface StatusTable {
  name: string
  index: number
  bit: number
  stacks: boolean
  token: boolean
  reveals: boolean
  conceals: boolean
  keepOn: Set<number>
}

/** Abilities that may answer an event, by definition, status and keyword they stand on. */
export interface Hearing {
  byDef: (CompiledAbility[] | null)[]
  byStatus: (CompiledAbility[] | null)[]
  byWord: (CompiledAbility[] | null)[]
  /** The statuses among them, a bit each. */
  statuses: number
}

export interface TriggerTable {
  /** `of: "self"`, by role slot. */
  own: ({ slot: number } & Hearing)[]
  /** Everybody else who listens. */
  watch: Hearing
  /** Granted keywords listen too, and these are not counted. */
  always: boolean
}

export interface Rules {
  readonly pack: Pack
  readonly manifest: Manifest
  readonly code: GameCode
  readonly layout: Layout
  readonly grid: Grid | null
  readonly lanes: string[]
  /** How many cells a cell has beside it, and which: those of `c` lie from `c * sides` on, the edge of the board as one cell more. */
  readonly sides: number
  readonly beside: Int32Array
  readonly seats: number
  readonly world: number
  readonly teams: boolean
  readonly definitions: Definition[]
  readonly defIndex: Map<string, number>
  readonly seatDef: number
  readonly worldDef: number
  readonly defPlace: Uint8Array
  readonly defTerrain: Uint8Array
  /** What its card does: 0 makes units, 1 becomes the unit, 2 makes units and stays. */
  readonly defCard: Uint8Array
  readonly queries: Query[]
  readonly queryIndex: Map<string, Query>
  readonly resources: ResourceTable[]
  readonly resourceIndex: Map<string, ResourceTable>
  readonly zones: ZoneTable[]
  readonly zoneIndex: Map<string, ZoneTable>
  readonly deck: ZoneTable | null
  readonly hand: ZoneTable | null
  readonly discard: ZoneTable | null
  readonly statuses: StatusTable[]
  readonly statusIndex: Map<string, StatusTable>
  readonly keywords: string[]
  readonly keywordIndex: Map<string, number>
  readonly symbols: string[]
  readonly tagIndex: Map<string, number>
  readonly phaseIndex: Map<string, number>
  readonly timings: string[]
  readonly timingIndex: Map<string, number>
  readonly streamIndex: Map<string, number>
  readonly events: string[]
  readonly eventIndex: Map<string, number>
  readonly payloads: string[][]
  /** The same, taken apart: a field that names a thing has a second name for its definition. */
  readonly fields: EventField[][]
  readonly listened: Uint8Array
  /** Code of the game that listens to each event. */
  readonly hears: (((m: Match, payload: Int32Array) => void) | null)[]
  /** Events a definition on the board listens to as a bystander. */
  readonly watches: (number[] | null)[]
  /** The same for statuses. */
  readonly statusWatches: (number[] | null)[]
  readonly triggers: (TriggerTable | null)[]
  readonly abilities: CompiledAbility[]
  /** Activated abilities by definition: on the board, and as a card per timing. */
  readonly whenBoard: CompiledAbility[][]
  readonly whenCard: CompiledAbility[][]
  readonly whenStatus: CompiledAbility[][]
  readonly whenWord: CompiledAbility[][]
  readonly answers: CompiledAbility[][]
  readonly answersStatus: CompiledAbility[][]
  readonly answersWord: CompiledAbility[][]
  readonly before: Map<string, BeforeTable>
  /** Passives by definition, status and keyword; all of them by index. */
  readonly passives: PassiveModifier[]
  readonly passiveDef: (PassiveModifier[] | null)[]
  readonly passiveStatus: (PassiveModifier[] | null)[]
  readonly passiveWord: (PassiveModifier[] | null)[]
  /** Statuses, and granted keywords, whose passives on their bearer watch anything: one bit each. */
  readonly passiveStatusBits: number
  readonly passiveWordBits: number
  readonly cardPassives: boolean
  /** Everything the passives of a definition watch. */
  readonly passiveWatch: Int32Array
  /** A thing has changed in what `bits` name (a status of `read`): whoever watches it looks at it. */
  readonly wakeAll: (m: Match, e: number, bits: number, read: number, from: number) => void
  /** Charge slots a definition gets back at its owner's turn start. */
  readonly turnSlots: (number[] | null)[]
  readonly watchedBits: number
  /** Statuses, and resources, that some passive reads. */
  readonly readStatuses: number
  readonly readPools: number
  /** Every modifier origin: passives first, then `modify` steps. */
  readonly origins: ModifierOrigin[]
  /** Does any modifier ignore tags? */
  readonly ignores: boolean
  /** By origin: twice the query it changes, and one more when that takes more than adding its amount. */
  readonly sums: Int32Array
  /** Query that switches passives and triggers of a thing off, if the game has one. */
  readonly live: Query | null
  readonly moveNames: string[]
  /** The moves as answers that say no more. */
  readonly plainMoves: readonly MoveAction[]
  readonly moveIndex: Map<string, number>
  readonly flowIndex: Map<string, number>
  readonly procedureIndex: Map<string, number>
  readonly reasons: string[]
  readonly reasonIndex: Map<string, number>
  readonly balance: (key: string) => number
  readonly upkeep: Upkeep
  readonly on: EventCodes
  /** Queries and resources with a part in the machinery, if the game has them. */
  readonly cost: Query | null
  readonly playedTo: Query | null
  readonly targetable: Query | null
  readonly canMove: Query | null
  readonly canReceive: Query | null
  readonly healing: Query | null
  readonly damageTaken: Query | null
  /** The pool whose end is death, by definition. */
  readonly vitals: (ResourceTable | null)[]
  readonly vital: ResourceTable | null
  readonly exhaustion: StatusTable | null
  /** Printed prices by definition. */
  readonly prices: PrintedPrice[][]
  readonly chanceStream: number
  readonly stepDurations: boolean
  /** Records that hold things (not cells or numbers), by ability. */
  /** Some modifier has limited uses. */
  readonly limited: boolean
  /** How often limited uses come back, as far as some do. */
  readonly refills: ReadonlySet<string | null>
  readonly recordIsUnit: Set<number>[]
  readonly recordIsThing: Set<number>[]
  readonly handlers: ((m: Match, f: number) => void)[]
  readonly groups: string[]
  /** How deep triggers may nest, how many rounds of the loop they may take. */
  readonly budgets: { depth: number; steps: number }
  /** The fixed part of a block in which nothing has happened yet. */
  readonly blank: Int32Array
  /** The last lists of names `askMain` was given, as bits. */
  readonly masks: {
    timings: readonly string[]
    open: number
    moves: readonly string[]
    openMoves: number
  }
  readonly moves: MoveCode[]
  readonly turnCharged: CompiledAbility[]
  /** What the main list knows of printed abilities, by definition. */
  readonly quick: QuickTable
  /** Lists what the units of a seat may do. */
  readonly listBoard: BoardLister
  readonly listCards: CardLister
  /** Timings whose sources are cards, with the zones they are played from. */
  readonly cardTimings: { index: number; zones: ZoneTable[]; inOrder: boolean }[]
  readonly flowNodes: ((m: Match) => void)[]
  readonly numberIndex: Map<string, number>
  readonly adjacency: 'step' | 'king'
  symbolOf(name: string): number
  readonly windows: string[]
  readonly windowIndex: Map<string, number>
  /** The most frequent answers as they are named, by cell and by unit: made once for all lists. */
  readonly cellPicks: readonly Action[]
  readonly unitPicks: readonly Action[]
}

export interface EventField {
  name: string
  /** Any number is one; elsewhere -1 says that there is none. */
  isNumber: boolean
  /** What its values are called, null where they stay numbers. */
  names: readonly string[] | null
  defName: string | null
}

export type BoardLister = (m: Match, seat: number, f: number) => void
export type CardLister = (m: Match, seat: number) => void

export interface PrintedPrice {
  resource: number
  query: Query | null
  amount: number
}

export interface CardPrice {
  base: number
  amount: number
  query: number
}

export interface BeforeTable extends Hearing {
  /** Does any ability replace what happens to others? */
  others: boolean
}

type Camel<S> = S extends `${infer A}-${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S
/** Codes of the engine's own events, `moved`, `resourceChanged` … */
export type EventCodes = { readonly [K in EventName as Camel<K>]: number }

/** While it is being put together. */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] }
