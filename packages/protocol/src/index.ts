// What a client and whoever keeps a match say to each other. Both ends are built from these types; what
// arrives from outside is checked with `@cardwright/protocol/schema`.
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

/** Raised with every change that an older page would misread. */
export const PROTOCOL = 3

/** Who may sit on a chair, as a player sees it. */
export interface Chair {
  /** Nobody sits at a dummy's place: a partner or the first person at the table plays for it. */
  kind: 'human' | 'bot' | 'dummy'
  /** Null: nobody has sat down yet. */
  name: string | null
  level?: number
  /** Is somebody there now? Bots and dummies always are. */
  present: boolean
  /** Only where a player is missing while the match runs. */
  away?: Away
  /** The player is out and cannot come back; where the match goes on somebody else plays for the chair. */
  out?: OutBecause
}

export type OutBecause = 'conceded' | 'time' | 'absent'

/** Times are in ms, as they were when this was said. */
export interface Away {
  for: number
  /** Until the others may do something about it; 0: now. */
  wait: number
  /** Who has agreed to a bot, where that takes a vote. */
  agreed?: number[]
}

/**
 * What may be done about a player who has gone: anybody calls in a bot, all who are there agree to one, or an
 * opponent claims the win.
 */
export type Absence = 'bot' | 'vote' | 'win'

export interface Clock {
  /** Seconds for one answer to a main question; 0 = no limit. */
  move: number
  /** Seconds for the whole match; 0 = no limit. */
  match: number
}

/** What everybody may know of a match before seeing its table. */
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
  /** Hash of the secret that chance comes from: it cannot be another one afterwards (`deal.ts`). */
  commitment?: string
  /** The match that was begun after this one, with seats swapped. */
  next: string | null
}

/** All that one answer led to, as the viewer may know it. */
export interface Chain {
  /** Its entry in the log; 0 is the set-up. */
  seq: number
  seat: number
  events: GameEvent[]
}

export type NoUndo = 'nothing' | 'seen' | 'chance' | 'answered' | 'over'

/** How a match ended; resigning, time and absence come from the table, not from the game. */
export interface Ending extends Outcome {
  /** The seat that gave up, ran out of time or stayed away. */
  by: number | null
}

/** One moment for one viewer. */
export interface MomentMessage {
  t: 'moment'
  /** Entries of the log so far. */
  seq: number
  /** The entry the chains begin behind. Of a client's story only what lies before it still holds. */
  from: number
  position: Position
  chains: Chain[]
  noUndo: NoUndo | null
  ending: Ending | null
  /** Milliseconds left for each seat's whole match and for this answer; null: no clock. */
  left: { match: (number | null)[]; move: number | null }
}

/** The same for a client that shows no table. */
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
      /** The number of this seat's last accepted request: the next one is higher. */
      n: number
    }
  | MomentMessage
  | BriefMessage
  | { t: 'taken'; n: number; seq: number }
  | { t: 'refused'; n: number; refusal: Refused }
  | { t: 'info'; info: MatchInfo }
  | { t: 'chat'; lines: ChatLine[] }
  | { t: 'askBack'; seat: number }
  /** The match after this one; a seat's token is for that player's eyes only. */
  | { t: 'next'; match: string; token: string | null }
  /** From a page that keeps a match, when it is over: everything is open then. A server is asked for it. */
  | { t: 'replay'; replay: ProvenReplay }
  /** From a page that keeps a match, before it is dealt. */
  | Gathering
  | { t: 'reply'; id: number; value: Explained | Refusal | null }
  /** `elsewhere`: another keeper has the match; whoever comes back may be led there. */
  | { t: 'pause'; reason: 'storage' | 'elsewhere' }
  | { t: 'pong' }
  /** `until`: when a ban ends. */
  | { t: 'bye'; code: ByeCode; reason: string; until?: number }

/** The engine's reasons, and those of whoever keeps the match; the page finds the sentence. */
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
        /** It came before the connection had joined a match. */
        | 'not-joined'
        | 'talks-too-fast'
        /** A line could not be kept; it may be said again. */
        | 'not-said'
        /** Wishes to take back. */
        | 'asks-too-often'
    }

/** Why a connection ends for good: a client must not come back by itself. */
export type ByeCode =
  | 'elsewhere'
  | 'protocol'
  | 'token'
  | 'taken'
  | 'unknown'
  /** The log is there, and cannot be read or played any more. */
  | 'damaged'
  | 'flood'
  | 'bad-message'
  | 'crowded'
  /** As many matches with bots as may be are played from the address this one was made from. */
  | 'too-many-bots'
  /** This address may not play for a time. */
  | 'banned'
  /** A moderator has removed the match. */
  | 'deleted'
  /** It was begun with rules that nobody here plays any more; its replay is kept. */
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
      /** What the client has seen already. */
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
  /** A bot for somebody who has gone, or a vote for one; a dummy is played by the sender, his partner. */
  | { t: 'replace'; seat: number; who?: 'bot' | 'dummy' }
  /** The win over somebody who has gone. */
  | { t: 'claim'; seat: number }
  | { t: 'why'; id: number; key: string }
  | { t: 'explain'; id: number; entity: number; query: string }
  | { t: 'ping' }

/** What a page says of whoever asks, so that people can be met again or not. */
export interface Introduction {
  /** A word the browser has made up for itself. Only the server hears it, and tells nobody. */
  player?: string
  /** Names of those this player does not want to meet, as the server has given them. */
  blocked?: string[]
}

/** What `POST /api/matches` takes. */
export interface NewMatch extends Introduction {
  game: string
  options?: Options
  /** One per seat; the first human chair is the maker's. */
  chairs: ({ kind: 'human' } | { kind: 'bot'; level: number } | { kind: 'dummy' })[]
  name: string
  open?: boolean
  clock?: Partial<Clock>
  /** Without it: a win among strangers, a bot among friends. */
  absence?: Absence
}

/** What it answers: the maker's seat, and a link for every other chair. */
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
