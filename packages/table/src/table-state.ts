// The state of one player's table as types, and what its actions share.
import type { Action, Explained, GameEvent, Offer, Pack, Refusal } from '@cardwright/engine'
import type { StoreApi } from 'zustand/vanilla'
import type { Key } from './keys.ts'
import type { Dealer, Moment } from './moment.ts'
import type { Player } from './motion/player.ts'
import type { Targets } from './targets.ts'

/** A card or piece that is looked at closely; `id` where it is one on this table. */
export interface Looked {
  def: string
  id: number | null
}

export interface TableState {
  moment: Moment
  /** What happened is still being shown; `moment` is the one before. */
  isPlaying: boolean
  /** The board wants something to be read first: nothing is shown and nothing can be pressed until then. */
  isHeld: boolean
  /** Of what leads to the next moment, what the board has been handed to show. */
  told: readonly GameEvent[]
  /** A piece or card taken up on this table only; its targets are shown. */
  selected: Key | null
  targets: Targets
  /** Several things may be done with one press: which? */
  asking: { key: Key; offers: readonly Offer[] } | null
  /** A press that did nothing, and why. */
  refused: { key: Key; refusal: Refusal } | null
  /** Why a number is what it is. */
  explained: { key: Key; explained: Explained } | null
  /** What the log points at. */
  lit: Key | null
  /** The piece whose bubbles are open because the pointer or the focus is there. */
  bubbling: Key | null
  /** Keys of what the pointer or the focus is on, joined by blanks; '' for nothing. */
  pointed: string
  looked: Looked | null
  /** A pile whose cards are spread out. */
  spread: { zone: string; seat: number | null } | null
  isLogOpen: boolean
  /** How far a bot has thought, by seat. */
  thinking: Readonly<Partial<Record<number, number>>>
}

export interface TableActions {
  /** The next moment; what led to it is shown first, if there is a player for it. */
  show(moment: Moment): void
  /** Whatever is still being shown has happened. */
  settle(): void
  /** Stops the table at this moment, or lets it go on. */
  hold(isHeld: boolean): void
  /** A click, a tap, Enter on a thing: whatever it means now. */
  press(keys: readonly Key[]): void
  /** Takes a piece or card up, as the start of a drag does; `way`: the ability that is meant. */
  select(key: Key | null, way?: string): void
  answer(actions: readonly Action[]): void
  /** Esc and right click: everything that runs is taken back at once; a pile that is spread out closes first. */
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
  /** `share` of its time a bot has thought; null when it is done. */
  think(seat: number, share: number | null): void
  hurry(seat: number): void
  /** An event is shown: numbers, tokens and the phase are what came of it. */
  happen(event: GameEvent): void
  /** An event that the board shows itself, when its turn has come. */
  tell(event: GameEvent): void
  /** Gives an order in advance; the moment shows it. */
  giveOrder(order: unknown): void
  /** Who plays animations; null: none. */
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
