// What a game writes in TypeScript: set-up, phases, its own verbs and procedures, computed words,
// outcome. Everything else about the game is its pack.
import type { Definition, Pack } from './language/pack.ts'
import type { Grid } from './space/grid.ts'
import type { Shape } from './state/layout.ts'
import type { Match } from './state/match.ts'
import type { VerbCode } from './compile/verb.ts'

export type OptionValue = string | number | boolean
export interface OptionDecl {
  /** First value is the default. */
  values: readonly OptionValue[]
  /** Others of the same type are taken too, unless `refuse` has something against them (a written deck). */
  open?: true
  /** A class of the pack whose ids are taken besides the values: a page lists them by their names. */
  takes?: string
  /** It concerns this player alone, from 0: without them it is not asked. */
  seat?: number
  /** It is asked of so many players only. */
  seats?: number
  /** So many of the last seats have no player of their own: the person who set up the match plays for them. */
  hosted?: true
}
export type Options = Record<string, OptionValue>

/** An action outside the ability language: end turn, draft pick. Values are what may follow it. */
export interface MoveCode {
  /** Adds the legal values for the seat that is asked; a bare move has none to list. */
  list?(m: Match, seat: number, add: (value: number) => void): void
  apply(m: Match, seat: number, value: number): void
  /** How a value is written outside; default: the number itself, absent for a bare move. */
  show?(m: Match, value: number): string
  read?(m: Match, text: string): number
}

/** One node of the game's flow: does a little, then says where to go on. */
export type FlowNode = (m: Match) => void
/** A staged procedure on the stack (attack, check): called until it finishes itself. */
export type Procedure = (m: Match, f: number) => void

/** A set of cells: computed from the state, or fixed for each seat and made into a table once. */
export type Region =
  | ((m: Match, cell: number, actor: number) => boolean)
  | { fixed: (grid: Grid, cell: number, actor: number) => boolean }

/** Where something is in a pack, and how to report a problem there. */
export interface Spot {
  file: string
  path: readonly (string | number)[]
}
/** What a figure of the balance file may be. */
export interface Bounds {
  min: number
  max: number
  /** Without this it is a whole number. */
  isBroken?: true
}
export interface Desk {
  /** A place inside a definition, or inside a file. */
  at(definition: Definition, ...path: (string | number)[]): Spot
  inFile(file: string, ...path: (string | number)[]): Spot
  report(at: Spot, value: unknown, message: string, hint?: string): void
  /** The word that was probably meant. */
  nearest(word: string, words: Iterable<string>): string | undefined
  /** Reports each role that nothing in this list has, and everything in it whose role the game does not know. */
  roles(list: 'decks' | 'statuses', roles: readonly string[]): void
  /**
   * Reports figures of the balance file that the rules read and that are missing or out of bounds.
   * @param defaults figures that the file may leave out
   */
  figures(
    bounds: Readonly<Record<string, Bounds>>,
    defaults?: Readonly<Record<string, number>>,
  ): void
}

/** Cards of a deck, by how many. */
export type DeckCards = Readonly<Record<string, number>>

/** One sort of things in a deck, and how many there may be of it, as the deck is now. */
export interface DeckSort {
  id: string
  name: string
  /** Definitions of this sort; empty for a sum over several sorts. */
  cards: readonly string[]
  has: number
  least: number
  most: number
}

/** What decks of a game are made of, for deck builders. */
export interface DeckRules {
  /** Options of a match that take a written deck. */
  options: readonly string[]
  sorts(pack: Pack, cards: DeckCards, lang: 'en' | 'ru'): readonly DeckSort[]
  /** How many of this card there may be at most. */
  copies(pack: Pack, id: string): number
  /** Everything that is wrong with it, in words; empty: it may be played. */
  problems(pack: Pack, cards: DeckCards, lang: 'en' | 'ru'): readonly string[]
}

export interface GameCode {
  options?: Record<string, OptionDecl>
  /** Options whose values stand in the pack (its ready-made decks): in front of `options`. */
  packOptions?(pack: Pack): Record<string, OptionDecl>
  /** Why there can be no match of these options, null = there can. */
  refuse?(seats: number, options: Options, pack: Pack, lang?: 'en' | 'ru'): string | null
  /** Decks that players make themselves. */
  decks?: DeckRules
  /** How big a match of these options is: the decks of the pack say how many cards there are. Default: room for all of them. */
  shape?(seats: number, options: Options, pack: Pack): Partial<Shape>
  /** Builds decks and board. Runs before the first flow node. */
  setUp(m: Match, options: Options): void
  /** Entered at `start`. */
  flow: Record<string, FlowNode>
  moves?: Record<string, MoveCode>
  procedures?: Record<string, Procedure>
  verbs?: Record<string, VerbCode>
  /** Looks at the state after a step in which something moved, entered or was hurt. */
  check?(m: Match): void
  regions?: Record<string, Region>
  partitions?: Record<string, (m: Match, place: number) => number>
  computed?: Record<string, (m: Match, e: number) => number>
  counters?: Record<string, (m: Match, seat: number) => number>
  symbols?: Record<string, (m: Match, e: number, actor: number) => string>
  links?: Record<string, (m: Match, e: number) => number>
  lasts?: Record<string, (m: Match) => number>
  /** Code that must know of an event, before any ability hears of it. It may write, but tells nothing itself. */
  hears?: Record<string, (m: Match, payload: Int32Array) => void>
  /** Events of its own by which a card is drawn, for the figures of the lab. The payload begins with card and seat. */
  draws?: readonly string[]
  /** A window has closed with its pending fields as they stand now. */
  windowClosed?(m: Match, f: number): void
  /** The game keeps a number per cell (terrain); `show` names it for views, '' = nothing worth saying. */
  ground?: { show(value: number): string; read?(text: string): number }
  /**
   * What steps cost this unit, by the ground they leave: at twice the ground they enter, one more if they are straight.
   * Whole numbers above 0; without it every step costs 1.
   */
  stepCosts?(m: Match, unit: number): readonly Uint8Array[]
  hero?(m: Match): number
  /** What damage does: default takes it from the vital resource. */
  hurt?(m: Match, e: number, amount: number, type: number): Hurt
  /** Numbers of the match the game keeps in the block, by name. */
  numbers?: readonly string[]
  /** Words for `outcome().reason`. */
  reasons?: readonly string[]
  /**
   * What each seat has been counted so far, more is better; null: in this match nothing is counted. Shown with the result, unless
   * `endMatch` was given the `scores`.
   */
  scores?(m: Match): readonly number[] | null
  /** Players want a high score more than the win: bots go for it (`evaluate`, if there is one, must be in points), ladders compare it. */
  playsForScore?: true
  /**
   * A seat is out of the match, by `eliminate` or because its player conceded, and the others play on: takes its things away
   * and, if it is its turn, goes on with the next one. Without this, conceding ends the match.
   */
  leaves?(m: Match, seat: number): void
  /** How good a state is for a seat, for greedy and searching bots. */
  evaluate?(m: Match, seat: number): number
  /** For bots that search: the rest of the turn is up to chance, and `evaluate` knows what that is worth on average. */
  awaitsChance?(m: Match): boolean
  /** It counts what stands where and in what state, neither who used an ability nor what it cost: bots try less. */
  evaluatesDeeds?: true
  /**
   * For bots: puts the answers of a question that are worth a look first and says how many these are.
   * `answers` holds the first `n` of the list and may be reordered; it must not look at what is hidden.
   */
  prune?(m: Match, answers: Int32Array, n: number): number
  /** Deals again what a seat may not know of the game's own numbers (a secret offer). */
  conceal?(m: Match, seat: number, below: (n: number) => number): void
  /**
   * What a viewer may know besides board, zones and resources: counters, a roll that lies, odds. Plain
   * JSON; -1 looks on without a seat.
   */
  facts?(m: Match, viewer: number): Facts
  /** Judges what only this game reads: `data` of definitions and the files under `data/`. */
  judge?(pack: Pack, desk: Desk): void
  /** Words of the manifest that only code reads. */
  reads?: readonly string[]
  version?: number
}

/** JSON that only the game and its board can read. */
export type Facts = Readonly<Record<string, unknown>>

export interface Hurt {
  through: number
  excess: number
  lethal: boolean
}
