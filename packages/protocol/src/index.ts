// The messages between a client and the keeper of a match. Both ends use these types; messages from
// outside are checked with `@cardwright/protocol/schema`.
import type {
  Action,
  Explained,
  GameEvent,
  Options,
  Outcome,
  Position,
  Refusal,
} from '@cardwright/engine'

import type { ProvenReplay } from './deal.ts'
import type { Gathering } from './meeting.ts'

export * from './moderation.ts'
export type { FromGuest, FromMeeting, Gathering, PageWord, ToMeeting } from './meeting.ts'

/** Raise it with every change that an older page would misread. */
export const PROTOCOL = 3

/** Who may sit on a chair, as a player sees it. */
export interface Chair {
  /** A dummy has no player of its own: a partner or the first person at the table plays for it. */
  kind: 'human' | 'bot' | 'dummy'
  /** Null: nobody has sat down yet. */
  name: string | null
  level?: number
  /** Whether the player is connected. Bots and dummies always are. */
  present: boolean
  /** Only set while the player is missing from a running match. */
  away?: Away
  /** The player is out and cannot come back; if the match continues, a stand-in plays for the seat. */
  out?: OutBecause
}

export type OutBecause = 'conceded' | 'time' | 'absent'

/** Times are in ms, measured when the message was sent. */
export interface Away {
  for: number
  /** Time until the others may act on it; 0: now. */
  wait: number
  /** Seats that have agreed to a bot, where that takes a vote. */
  agreed?: number[]
}

/**
 * What may be done about an absent player: anyone calls in a bot, all present players agree to one, or an
 * opponent claims the win.
 */
export type Absence = 'bot' | 'vote' | 'win'

export interface Clock {
  /** Seconds for one answer to a main question; 0 = no limit. */
  move: number
  /** Seconds for the whole match; 0 = no limit. */
  match: number
}

/** Public information about a match, before its table is shown. */
export interface MatchInfo {
  id: string
  game: string
  pack: string
  options: Options
  chairs: Chair[]
  clock: Clock
  absence: Absence
  /** Listed in the lobby while chairs are free. */
  open: boolean
  createdAt: number
  /** Hash of the secret that chance comes from, so that the secret cannot be exchanged later (`deal.ts`). */
  commitment?: string
  /** The rematch, with seats swapped. */
  next: string | null
}

/** The events of one answer, as far as the viewer may know them. */
export interface Chain {
  /** Its entry in the log; 0 is the set-up. */
  seq: number
  seat: number
  events: GameEvent[]
}

export type NoUndo = 'nothing' | 'seen' | 'chance' | 'answered' | 'over'

/** How a match ended; conceding, time and absence come from the room, not from the game. */
export interface Ending extends Outcome {
  /** The seat that conceded, ran out of time or stayed away. */
  by: number | null
}

/** One moment for one viewer. */
export interface MomentMessage {
  t: 'moment'
  /** Entries of the log so far. */
  seq: number
  /** The chains start after this entry. Of a client's story, only the part before it is still valid. */
  from: number
  position: Position
  chains: Chain[]
  noUndo: NoUndo | null
  ending: Ending | null
  /** Milliseconds left for each seat's whole match and for this answer; null: no clock. */
  left: { match: (number | null)[]; move: number | null }
}

/** The same, for a client that does not show the table. */
export interface BriefMessage {
  t: 'brief'
  seq: number
  isAsked: boolean
  legal: Action[]
  ending: Ending | null
}

export type ToClient =
  | {
      t: 'welcome'
      protocol: number
      info: MatchInfo
      /** Null: a spectator. */
      seat: number | null
      /** The number of this seat's last accepted request; the next one must be higher. */
      n: number
    }
  | MomentMessage
  | BriefMessage
  | { t: 'taken'; n: number; seq: number }
  | { t: 'refused'; n: number; refusal: Refused }
  | { t: 'info'; info: MatchInfo }
  | { t: 'chat'; lines: ChatLine[] }
  | { t: 'askBack'; seat: number }
  /** The next match; a seat's token is sent only to that player. */
  | { t: 'next'; match: string; token: string | null }
  /** Sent by a page that keeps a match when it is over and nothing is hidden any more. From a server it is requested. */
  | { t: 'replay'; replay: ProvenReplay }
  /** Sent by a page that keeps a match, before the deal. */
  | Gathering
  | { t: 'reply'; id: number; value: Explained | Refusal | null }
  /** `elsewhere`: another keeper has the match; a client that reconnects may be sent there. */
  | { t: 'pause'; reason: 'storage' | 'elsewhere' }
  | { t: 'pong' }
  /** `until`: when a ban ends. */
  | { t: 'bye'; code: ByeCode; reason: string; until?: number }

/** The reasons of the engine and of the keeper; the page has the sentences. */
export type Refused =
  | Refusal
  | {
      code:
        | 'moved-on'
        | 'not-seated'
        | 'nothing-to-undo'
        | 'too-fast'
        | 'paused'
        | 'cannot-replace'
        /** The message came before the connection had joined a match. */
        | 'not-joined'
        | 'talks-too-fast'
        /** A chat message could not be stored; it may be sent again. */
        | 'not-said'
        /** Requests to take back. */
        | 'asks-too-often'
    }

/** Why a connection ends for good: a client must not reconnect automatically. */
export type ByeCode =
  | 'elsewhere'
  | 'protocol'
  | 'token'
  | 'taken'
  | 'unknown'
  /** The log exists but can no longer be read or played. */
  | 'damaged'
  | 'flood'
  | 'bad-message'
  | 'crowded'
  /** The address that created this match already plays the maximum number of matches with bots. */
  | 'too-many-bots'
  /** This address is banned for a while. */
  | 'banned'
  /** A moderator has removed the match. */
  | 'deleted'
  /** It was started under rules that this server no longer has; its replay is kept. */
  | 'outdated'

export interface ChatLine {
  n: number
  seat: number | null
  /** Empty: a moderator has removed the player's name. */
  name: string
  /** Empty: a moderator has removed the line. */
  text: string
  at: number
}

export type ToServer =
  | {
      t: 'join'
      protocol: number
      match: string
      /** A seat's token; without one a spectator. */
      token?: string
      /** What the client has already seen. */
      after?: number
      want?: 'table' | 'brief'
    }
  /** With a `seat`: for a dummy that the sender plays for. */
  | { t: 'answer'; n: number; at: number; actions: Action[]; seat?: number }
  | { t: 'undo'; n: number; at: number; seat?: number }
  | { t: 'allowUndo'; yes: boolean }
  | { t: 'resign'; n: number }
  | { t: 'say'; text: string }
  | { t: 'rematch' }
  /** A bot for an absent player, or a vote for one; `dummy`: the sender, a partner, plays the seat. */
  | { t: 'replace'; seat: number; who?: 'bot' | 'dummy' }
  /** Claims the win over an absent player. */
  | { t: 'claim'; seat: number }
  | { t: 'why'; id: number; key: string }
  | { t: 'explain'; id: number; entity: number; query: string }
  | { t: 'ping' }

/** Identifies the player to the server, so that blocked players are not matched again. */
export interface Introduction {
  /** A random word made by the browser. Only the server receives it, and never passes it on. */
  player?: string
  /** Ids, given by the server, of players this player has blocked. */
  blocked?: string[]
}

/** The request of `POST /api/matches`. */
export interface NewMatch extends Introduction {
  game: string
  options?: Options
  /** One per seat; the first human seat is the creator's. */
  chairs: ({ kind: 'human' } | { kind: 'bot'; level: number } | { kind: 'dummy' })[]
  name: string
  open?: boolean
  clock?: Partial<Clock>
  /** Default: a win among strangers, a bot among friends. */
  absence?: Absence
}

/** The response: the creator's seat, and a link for every other seat. */
export interface Made {
  match: string
  seat: number
  token: string
  invites: { seat: number; invite: string }[]
}

export interface Joined {
  match: string
  seat: number
  token: string
}
