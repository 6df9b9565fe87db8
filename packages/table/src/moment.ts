// What the table is handed and what it gives back. It judges nothing: a moment says what may be done.
import type { Action, Explained, GameEvent, Position, Refusal } from '@cardwright/engine'
import type { Key } from './keys.ts'

/** Why the last answer cannot be taken back. */
export type NoUndo = 'nothing' | 'seen' | 'chance' | 'answered' | 'over'

/** All that one answer led to, as the viewer may know it. */
export interface Chain {
  seat: number
  events: readonly GameEvent[]
}

/** A position, and how the match came to it. */
export interface Moment extends Position {
  /** Grows with every moment; also after an undo, so that nothing is shown twice. */
  number: number
  /** What happened since the moment before, as the viewer may know it; empty after an undo. */
  events: readonly GameEvent[]
  /** The match so far, for the log; an undo shortens it. A chain keeps its identity. */
  story: readonly Chain[]
  /** The order that the viewer has given in advance; undefined without one. */
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
  /** The order that the player gives in advance (`Board.ahead`). */
  order(order: unknown): void
  /** The player will not wait for the bot of this seat any longer. */
  hurry(seat: number): void
}
