// The state of one player's table as types, and what its actions share.
import type { Action, Explained, GameEvent, Offer, Pack, Refusal } from '@cardwright/engine'
import type { StoreApi } from 'zustand/vanilla'
import type { Key } from './keys.ts'
import type { Dealer, Moment } from './moment.ts'
import type { Player } from './motion/player.ts'
import type { Targets } from './targets.ts'

/** A card or piece in the preview; `id` if it is on this table. */
export interface Looked {
  def: string
  id: number | null
}

export interface TableState {
  moment: Moment
  /** Events are still being animated; `moment` is the previous one. */
  isPlaying: boolean
  /** The board wants the player to read something first; until then nothing is animated and nothing can be pressed. */
  isHeld: boolean
  /** Events on the way to the next moment that were passed to the board to animate. */
  told: readonly GameEvent[]
  /** A piece or card selected only on this table; its targets are shown. */
  selected: Key | null
  targets: Targets
  /** A press with several meanings: asks which one. */
  asking: { key: Key; offers: readonly Offer[] } | null
  /** A press that did nothing, and why. */
  refused: { key: Key; refusal: Refusal } | null
  /** Why a number is what it is. */
  explained: { key: Key; explained: Explained } | null
  /** What the log points at. */
  lit: Key | null
  /** The piece whose bubbles are open, because the pointer or the focus is on it. */
  bubbling: Key | null
  /** Keys under the pointer or the focus, separated by spaces; '': none. */
  pointed: string
  looked: Looked | null
  /** A pile whose cards are spread out. */
  spread: { zone: string; seat: number | null } | null
  isLogOpen: boolean
  /** Progress of thinking bots, by seat. */
  thinking: Readonly<Partial<Record<number, number>>>
}

export interface TableActions {
  /** Sets the next moment; its events are animated first, if there is an animation player. */
  show(moment: Moment): void
  /** Ends the running animation. */
  settle(): void
  /** Pauses the table at this moment, or resumes it. */
  hold(isHeld: boolean): void
  /** A click, a tap or Enter on a thing. */
  press(keys: readonly Key[]): void
  /** Selects a piece or card, as at the start of a drag; `way`: the chosen ability. */
  select(key: Key | null, way?: string): void
  answer(actions: readonly Action[]): void
  /** Esc and right click: cancels the current action completely; an open pile closes first. */
  cancel(): void
  undo(): void
  why(key: Key, id: number, query: string): void
  whyNot(key: Key): void
  /** The same, for showing it elsewhere. */
  reasonFor(key: Key): Promise<Refusal | null>
  closeSlips(): void
  light(key: Key | null): void
  bubble(key: Key | null): void
  look(at: Looked | null): void
  point(keys: string): void
  spreadOut(pile: TableState['spread']): void
  toggleLog(open?: boolean): void
  /** `share` of its time that a bot has used; null when it is done. */
  think(seat: number, share: number | null): void
  hurry(seat: number): void
  /** An event is being shown, so numbers, tokens and the phase include it. */
  happen(event: GameEvent): void
  /** Passes an event to the board, which animates it itself. */
  tell(event: GameEvent): void
  /** Gives an order in advance; the moment shows it. */
  giveOrder(order: unknown): void
  /** The animation player; null: none. */
  attach(player: Player | null): void
}

export type Table = StoreApi<TableState & TableActions>

/** What the actions of one table share. */
export interface Shared {
  dealer: Dealer
  pack: Pack
  get(): TableState & TableActions
  /** Subscribers are not notified of unchanged values. */
  set(next: Partial<TableState>): void
  /** What may be done at this moment, with a thing taken up; `way`: by which of its abilities. */
  read(moment: Moment, selected: Key | null, way?: string): Targets
}

export const NOTHING_TOLD: readonly GameEvent[] = []
/** All slips closed. */
export const CLOSED = { asking: null, refused: null, explained: null }
