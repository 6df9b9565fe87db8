// What the table receives and what it returns. It evaluates no rules: a moment says what is legal.
import type { Action, Explained, GameEvent, Position, Refusal } from '@cardwright/engine'
import type { Key } from './keys.ts'

/** Why the last answer cannot be taken back. */
export type NoUndo = 'nothing' | 'seen' | 'chance' | 'answered' | 'over'

/** The events of one answer, as far as the viewer may know them. */
export interface Chain {
  seat: number
  events: readonly GameEvent[]
}

/** A position, and the events that led to it. */
export interface Moment extends Position {
  /** Increases with every moment, even after an undo, so that nothing is shown twice. */
  number: number
  /** The events since the previous moment, as far as the viewer may know them; empty after an undo. */
  events: readonly GameEvent[]
  /** The match so far, for the log; an undo shortens it. A chain keeps its identity. */
  story: readonly Chain[]
  /** The order the viewer has given in advance; undefined: none. */
  order?: unknown
  /** Null: the last answer may be taken back. */
  noUndo: NoUndo | null
}

/** The keeper of the match: a page, a worker, a server. */
export interface Dealer {
  /** One answer, or a chain of answers that belong together. */
  answer(actions: readonly Action[]): void
  undo(): void
  /** Why nothing happens when this is pressed. */
  whyNot(key: Key): Promise<Refusal | null>
  /** Why a number is what it is. */
  explain(entity: number, query: string): Promise<Explained | null>
  /** The player gives an order in advance (`Board.ahead`). */
  order(order: unknown): void
  /** The player wants the bot of this seat to answer now. */
  hurry(seat: number): void
}
