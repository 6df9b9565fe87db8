// How two pages find each other for a match that one of them keeps: the server hands their words on and knows
// neither what they say nor what is played. Once the pages are connected it is not needed any more.
import type { ByeCode } from './index.ts'

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
