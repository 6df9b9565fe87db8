// The manifest: the words a game adds to the language and the policies it plays by.
import type { Amount, Limit, Rounding } from './ability.ts'
import type { BehaviourWords } from './behaviour.ts'
import type { CheckWords } from './check-matrix.ts'

export type Space =
  | {
      kind: 'grid'
      rows: number
      cols: number
      /** What the word "adjacent" means here. */
      adjacency: 'step' | 'king'
      /** A1 = row A, column 1 (`row-letter`) or column A, row 1 (`col-letter`). */
      labels: 'row-letter' | 'col-letter'
    }
  | { kind: 'lanes'; lanes: string[]; perLane?: number }
  | { kind: 'none' }

/** A shelf of definitions says its class; the class says where such things live and what all of them can do. */
export interface ClassDecl {
  /** Where its units stand. `beside`: markers lying next to the board. `none`: cards only. */
  place: 'board' | 'section' | 'beside' | 'none'
  /** Blocks a cell, has no abilities, is never a `unit`. */
  terrain?: true
  /** A card becomes the unit, makes one, or makes many and stays where it lies with its own pools. Absent: no cards. */
  card?: 'becomes' | 'makes' | 'stays'
  /** Basic actions every unit / every card of the class carries, before its own abilities. */
  basics?: string[]
  cardBasics?: string[]
  /** Where a played card of the class goes (the base of query `playedTo`). */
  playedTo?: string
  /** Stats every definition of the class must print. */
  stats?: string[]
  /** Fields every definition of the class must print. */
  fields?: string[]
  /** What holds for a definition that does not print it itself. */
  default?: { cost?: Record<string, number>; stats?: Record<string, number> }
}

export interface ZoneDecl {
  per: 'seat' | 'match'
  /** Who sees the faces of what lies here. */
  seen: 'all' | 'owner' | 'team' | 'nobody'
  /** Hidden faces may lie in any zone of the same pool of their owner, or of anybody if the match has a hidden zone in it; without a name all zones are one pool. */
  pool?: string
  /** At most so many things. */
  capacity?: number
  /** A pile that stays empty: the discard is not shuffled into it. */
  refill?: false
  /** Where `draw` and `deck` look: exactly one zone of a game may be its pile. */
  role?: 'deck' | 'hand' | 'discard' | 'limbo'
}

export interface ResourceDecl {
  of: 'seat' | 'unit' | 'section' | 'card' | 'world'
  min?: Amount
  max?: Amount
  /** A query that caps it: raising the cap by k adds k, lowering clamps and never kills. */
  cap?: string
  /** `false`: raising the cap adds nothing, it only leaves room. */
  growsWithCap?: false
  start?: number | { stat: string }
  /** Paid after the effects, and not by a unit that is gone by then. */
  payLast?: true
  /** Kept in halves. */
  halves?: true
  /** Reaching `min` is death. */
  vital?: true
  /** Pages tell ahead what an answer would leave of it on each piece. */
  foretold?: true
}

export interface QueryDecl {
  kind: 'number' | 'yesNo' | 'symbol'
  of: 'unit' | 'card' | 'seat' | 'section'
  /** Number: the printed stat of the same name unless said otherwise. */
  base?: number | boolean | string | { stat: string } | { cost: string }
  factor?: 'sum' | 'product' | 'largest'
  round?: Rounding
  min?: number
  max?: number
  /** Symbol queries: the answers there are. */
  values?: string[]
}

export interface TimingDecl {
  /** Where the source must be: on the board, or in one of these zones. */
  from: 'board' | string[]
  /** Cards of a later zone wait while an earlier one holds anything. */
  inOrder?: true
  actor?: 'owner' | 'opponent'
  limit?: Limit
  /** A yes/no query asked of the source before anything of this timing is offered. */
  can?: string
  /** Waits while the same thing could use an ability of this other timing. */
  after?: string
  /** What cancelling costs here; default: the policy of the game. */
  cancel?: 'free' | 'spent'
  /** Text key of the head ("1 action:"). */
  head?: string
}

export interface WindowDecl {
  /** Asked in this order (`opponent` of the window's actor). */
  asks: ('active' | 'opponent' | 'actor')[]
  /** Answers the window takes, all seats together. */
  answers: number
  /** Windows that share their answers (afterAttackRoll and beforeDamage). */
  shares?: string
  /** What `pending` offers here, by name and what it is. */
  pending: Record<string, PendingField>
  /** Zones whose cards may answer, besides units on the board. */
  from?: string[]
  /** Who is asked: `able` who can answer (default), `holders` also who only holds such cards, so that it tells nothing. */
  ask?: 'able' | 'holders'
}
export type PendingField = 'unit' | 'card' | 'cell' | 'lane' | 'number' | 'symbol'

/** What the language says of its verbs, for one that only a game has. Its code is the game's, its sentence in the texts. */
export interface OwnVerb {
  /** Its parameters, each with what it takes, besides those of every step. */
  takes?: Record<string, string>
  /** How it can end, besides the ways in which any step does nothing. */
  outcomes?: string[]
  /** Only an ability that answers a window can use it. */
  isAnswer?: true
}

export interface Policies {
  /** Commit a whole chain of picks at the end, or pick by pick. */
  commit: 'chain' | 'pick'
  /** Cancel undoes everything, or the ability counts as used. */
  cancel: 'free' | 'spent'
  /** Must the first asking step have a target for the ability to be offered? `first`: only if it is the first step. */
  needsTarget: boolean | 'first'
  /** Batch rule for several recipients. */
  together: boolean
  /** Who sees a running choice. */
  choice: 'chooser' | 'all'
}

export type TriggerTier = 'self' | 'exclusive' | 'seat' | 'board' | 'attached'

export interface Manifest {
  id: string
  version: number
  /** Of the ability language its files are written in; the first where none is named. A loaded pack has none. */
  language?: number
  /** What its texts are written in, the first for whoever reads none of them. A loaded pack names them. */
  languages?: ('en' | 'ru')[]
  seats: { min: number; max: number }
  space: Space
  classes: Record<string, ClassDecl>
  zones: Record<string, ZoneDecl>
  resources: Record<string, ResourceDecl>
  queries: Record<string, QueryDecl>
  /** Printed numbers that are no queries, read raw. */
  stats?: string[]
  /** Numbers of a thing that the game computes. */
  computed?: string[]
  /** Numbers of the match that the game computes (`round`, `actionsThisTurn`); `chargesLeft` is built in. */
  counters?: string[]
  /** Symbol fields a definition may print, with their values. */
  fields?: Record<string, string[]>
  types: string[]
  tags?: string[]
  phases: string[]
  timings: Record<string, TimingDecl>
  windows?: Record<string, WindowDecl>
  /** Events of this game beyond the engine's, with their payload. */
  events?: Record<string, string[]>
  /** Verbs of the language that need code of the game, and have it here. */
  verbs?: string[]
  /** Verbs that only this game has. */
  ownVerbs?: Record<string, OwnVerb>
  regions?: string[]
  partitions?: string[]
  damageTypes?: string[]
  tracks?: string[]
  /** What `behaviours.json` may say. */
  behaviours?: BehaviourWords
  /** What `matrix.json` must say. */
  checks?: CheckWords
  /** The status that `cost.exhaust` gives. */
  exhaustion?: string
  policies: Policies
  triggerOrder?: TriggerTier[]
  budgets?: { depth: number; steps: number }
  /** Random streams beyond one per pile. */
  streams?: string[]
  /** How many units, tokens and modifiers a match has room for at least. */
  capacity?: { units?: number; tokens?: number; modifiers?: number }
}
