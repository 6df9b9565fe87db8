// A scenario in progress: the match, the events so far, and the aliases.
import type { Action, Game, GameEvent, Options, Refusal } from '@cardwright/engine'
import type { Match } from '@cardwright/engine/author'
import type { Aliases } from './things.ts'
import type { Words } from './words.ts'

/** An event with what its parties were when it happened: they may be gone afterwards. */
export interface RecordedEvent extends GameEvent {
  about: Record<string, { def: string; owner: number; at: string }>
}

/** A scenario being played. */
export interface Table {
  game: Game
  words: Words
  options: Options
  match: Match
  aliases: Aliases
  /** The same names as given, also after what they stand for is gone: events speak of the dead. */
  named: ReadonlyMap<string, number>
  /** Every accepted answer since the given state. */
  log: { seat: number; action: Action }[]
  /** Events since the last `then`. */
  events: RecordedEvent[]
  witness: Witness | null
}

/** Whoever wants to know what scenarios show: every event, and every state that was reached. */
export interface Witness {
  hear(event: GameEvent): void
  look(match: Match): void
}

/** A refusal says what was refused in words, and what could have been answered instead. */
export type Done = { ok: true } | { ok: false; refusal: Refusal; said: string; may: string[] }
