// What a room needs of the world around it, what rooms of one match tell each other, and what the parts of a
// room see of it.
import type { Action, Match, Options } from '@cardwright/engine'
import type { ChatLine, Ending, MatchInfo, Refused } from '@cardwright/protocol'
import type { Entry } from './entry.ts'
import type { Guests } from './guests.ts'
import type { HostedMatch } from './hosted-match.ts'
import type { Log } from './log.ts'

/** What a bot is asked. It may wait in a queue: the state is read when its turn comes. */
export interface Question {
  match: string
  options: Options
  seat: number
  level: number
  /** The state now, valid until another match is used; null: the answer is no longer wanted. */
  state(): Match | null
  /** Aborted when the answer is no longer wanted. */
  signal: AbortSignal
}

export interface Surroundings {
  log: Log
  now(): number
  /** @returns null when the answer is no longer wanted */
  think(question: Question): Promise<Action | null>
  /** Sent to the other holders of this match. */
  publish(news: News): void
  keepLine(match: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine>
  /** The match after this one, made if there is none yet. */
  rematch(info: MatchInfo): Promise<Next>
  /** The same, null if there is none yet. */
  next(info: MatchInfo): Promise<Next | null>
  ended(match: string, ending: Ending): void
  failed(error: unknown, match?: string): void
  /** Whether retrying is useless: the stored data is damaged. */
  isForGood?(error: unknown): boolean
  /** How long a player must have been away, where that is not the usual time. */
  grace?: number
  /** A page is the only one that holds its matches. */
  others?: Others
}

/** Where it goes on: a match, and the right to a seat there for each seat of this one. */
export interface Next {
  match: string
  tokens: (string | null)[]
}

/** Others who may hold the same matches. */
export interface Others {
  /** They may know which seats are at this holder's table now. */
  seated(match: string, seats: readonly number[]): void
  /** Seats that are at the tables of others. */
  elsewhere(match: string): Promise<number[]>
  /** Times in which neither this holder nor another one kept the match. @throws while the storage is away */
  unkept(match: string): Promise<Gap[]>
}

export interface Gap {
  from: number
  to: number
}

type Told =
  | { kind: 'entry'; seq: number }
  | { kind: 'chat'; line: ChatLine }
  | { kind: 'chairs' }
  /** A moderator has changed the chat, or removed the match. */
  | { kind: 'lines' }
  | { kind: 'gone' }
  | { kind: 'seated'; seat: number; by: string }
  /** A vote for a bot in place of a player who has gone. */
  | { kind: 'vote'; seat: number; by: number }
  | { kind: 'askBack'; seat: number; by?: number; to: number }
  | { kind: 'allowUndo'; seat: number; yes: boolean }
  | { kind: 'next' }

/** What holders of one match tell each other. */
export type News = Told & { match: string }

/** A room, as its parts see it. What changes is asked for, not kept. */
export interface Inside {
  readonly around: Surroundings
  readonly guests: Guests
  hosted(): HostedMatch
  info(): MatchInfo
  setInfo(info: MatchInfo): void
  now(): number
  publish(news: Told): void
  /** Who plays for a seat besides whoever sits there; null: nobody. */
  keeperOf(seat: number): number | null
  /** Sends the chairs as they are now to everybody. */
  tellChairs(): void
  /** In order with everything else that is asked of the room. */
  queue(task: () => Promise<void>): void
  /** @returns null when it stands; 'again' when another entry came first */
  commit(entry: Entry): Promise<null | 'again' | Refused>
}
