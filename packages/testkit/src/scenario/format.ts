// A scenario as written in its file, after its shape has been checked. `docs/scenarios.md` explains
// every key; `schema.ts` is the same list as a check.
import type { Options } from '@cardwright/engine'

export interface ScenarioFile {
  game: string
  /** Pack folders with test-only cards, relative to the file. */
  extend: string[]
  scenarios: Scenario[]
}

export interface Scenario {
  name: string
  given: Given
  play: Block[]
  /** A choice may be left unanswered at the end. */
  open: boolean
  /** Line of the file where it begins. */
  line: number
  /** Where its parts stand in the file, for messages: `when` and `then` or `play[0].when` … */
  single: boolean
}

export interface Block {
  when: Step[]
  /** The content of `then`. */
  expected: Then
}

/** `{ P1: 'walk Wolf A1 to B1' }`, or the same spelt out. */
export interface Step {
  [seat: `P${number}`]: string
  seat?: string
  use?: string
  source?: string
  move?: string
  value?: string | number
  pick?: string | string[]
  answer?: string
  refused?: string | true
  because?: Record<string, unknown>
}

export interface GivenPiece {
  is: string
  as?: string
  statuses?: Statuses
  used?: Record<string, number>
  face?: 'up' | 'down'
  [resource: string]: unknown
}
/** How many tokens, or how many by whom. */
export type Statuses = Record<string, number | Record<string, number>>

export interface Given {
  from?: 'empty' | 'start'
  seed?: number
  seats?: number
  options?: Options
  teams?: string[][]
  turn?: string
  phase?: string
  round?: number
  node?: string
  chance?: number[]
  numbers?: Record<string, number>
  /** What the game keeps of cells, in its own words. */
  ground?: Record<string, string>
  board?: Record<string, string | GivenPiece | (string | GivenPiece)[]>
  beside?: Record<string, string | GivenPiece | (string | GivenPiece)[]>
  shared?: Record<string, string[]>
  world?: Record<string, number>
  [seat: `P${number}`]: Record<string, number | string[]>
}

export type PieceExpected = string | Record<string, unknown>
export type ZoneExpected = number | string[] | Record<string, unknown>

export interface Then {
  board?: Record<string, PieceExpected | PieceExpected[]>
  beside?: Record<string, PieceExpected | PieceExpected[]>
  things?: Record<string, PieceExpected>
  pieces?: number | Record<string, number>
  shared?: Record<string, ZoneExpected>
  world?: Record<string, number>
  numbers?: Record<string, number>
  turn?: string
  phase?: string
  round?: number
  asked?: string | Record<string, unknown>
  legal?: Step[]
  refused?: Step[]
  choices?: (Step & { are?: string[]; include?: string[]; exclude?: string[] })[]
  events?: EventExpected[]
  exactly?: EventExpected[]
  never?: 'all' | EventExpected[]
  outcome?: string | { winners?: string | string[]; reason?: string }
  views?: Record<string, Record<string, unknown>>
  [seat: `P${number}`]: Record<string, unknown>
}

export type EventExpected = string | Record<string, Record<string, unknown>>
