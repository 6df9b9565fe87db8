// How two pages find each other for a match that one of them keeps: the server forwards their messages and knows
// neither their content nor the game. Once the pages are connected it is no longer needed.
import type { Bond } from './deal.ts'
import type { ByeCode, MatchInfo } from './index.ts'

export type ToMeeting =
  /** Opens a meeting. Its name is derived from the key, so that only the owner of the key can open it again. */
  | { t: 'host'; protocol: number; key: string }
  | { t: 'knock'; protocol: number; meeting: string; word: string }
  /** The host names the recipient; a guest always sends to the host. */
  | { t: 'tell'; guest?: string; word: string }
  | { t: 'ping' }

export type FromMeeting =
  /** `ice`: servers that tell a page its public address. */
  | { t: 'hosting'; meeting: string; ice: string[] }
  | { t: 'knocking'; ice: string[] }
  | { t: 'knock'; guest: string; word: string }
  | { t: 'told'; guest: string | null; word: string }
  /** The host's page is not open. */
  | { t: 'nobody' }
  | { t: 'pong' }
  | { t: 'bye'; code: ByeCode; reason: string }

/** What the pages exchange there, or as pasted codes: who asks for a seat, and how to reach each other. */
export type PageWord =
  /** The guest's own key: coming back with it gives the same seat again. */
  | { kind: 'knock'; seat: number; key: string }
  | { kind: 'offer'; game: string; seat: number; host: string; sdp: string }
  | { kind: 'answer'; name: string; sdp: string }
  | { kind: 'no'; code: 'taken' }
  /** Sent as a link, not as a message: where to knock. */
  | { kind: 'meeting'; meeting: string; game: string; seat: number; host: string }

/** What a host sends its guests until the deal is made: who has committed to a part of the secret (`deal.ts`). */
export interface Gathering {
  t: 'gather'
  info: MatchInfo
  /** The guest's own seat. */
  seat: number
  bonds: Bond[]
  /** All commitments are there, so parts may now be revealed. */
  isBound: boolean
  /** Seats whose bonds or parts are missing. */
  waits: number[]
}

/** The guest's reply. */
export type FromGuest = { t: 'bond'; bond: string } | { t: 'part'; part: string }
