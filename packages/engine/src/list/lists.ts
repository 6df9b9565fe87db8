// How the main list is made: in the plain way, or from tables (`fast/`). Both give the same list.
import type { Match } from '../state/match.ts'

/** `f` is the frame in which questions may be asked. */
export type BoardLister = (m: Match, seat: number, f: number) => void
export type CardLister = (m: Match, seat: number) => void

export interface Lists {
  /** Timings, and windows, in which something on the board may act: a bit each. */
  readonly boardTimings: number
  readonly boardWindows: number
  /** What the units of a seat may do, and its cards. */
  readonly listBoard: BoardLister
  readonly listCards: CardLister
}
