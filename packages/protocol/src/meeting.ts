// How two pages find each other for a match that one of them keeps: the server hands their words on and knows
// neither what they say nor what is played. Once the pages are connected it is not needed any more.
import type { Bond } from './deal.ts'
import type { ByeCode, MatchInfo } from './index.ts'

export type ToMeeting =
  /** Opens a meeting. Its name is made of the key, so that only who holds the key can open it again. */
  | { t: 'host'; protocol: number; key: string }
  | { t: 'knock'; protocol: number; meeting: string; word: string }
  /** The host says to whom; a guest only ever speaks to the host. */
  | { t: 'tell'; guest?: string; word: string }
  | { t: 'ping' }

export type FromMeeting =
  /** `ice`: servers that tell a page its address from outside. */
  | { t: 'hosting'; meeting: string; ice: string[] }
  | { t: 'knocking'; ice: string[] }
  | { t: 'knock'; guest: string; word: string }
  | { t: 'told'; guest: string | null; word: string }
  /** The host's page is not open. */
  | { t: 'nobody' }
  | { t: 'pong' }
  | { t: 'bye'; code: ByeCode; reason: string }

/** What the pages say to each other there, or on paper: who asks for a chair, and how to reach each other. */
export type PageWord =
  /** The key is the guest's own: who comes back with it gets the same chair again. */
  | { kind: 'knock'; seat: number; key: string }
  | { kind: 'offer'; game: string; seat: number; host: string; sdp: string }
  | { kind: 'answer'; name: string; sdp: string }
  | { kind: 'no'; code: 'taken' }
  /** Not said but sent as a link: where to knock. */
  | { kind: 'meeting'; meeting: string; game: string; seat: number; host: string }

/** What a host says to its guests until the deal is made: who is bound to a part of the secret (`deal.ts`). */
export interface Gathering {
  t: 'gather'
  info: MatchInfo
  /** The guest's own chair. */
  seat: number
  bonds: Bond[]
  /** All are there: now parts may be shown. */
  isBound: boolean
  /** Whose bonds or parts are missing. */
  waits: number[]
}

/** What a guest says to that. */
export type FromGuest = { t: 'bond'; bond: string } | { t: 'part'; part: string }
