// What a room needs from outside, what rooms of one match send each other, and what the parts of a
// room see of the room.
import type { Action, Match, Options } from '@cardwright/engine'
import type { ChatLine, Ending, MatchInfo, Refused } from '@cardwright/protocol'
import type { Entry } from './entry.ts'
import type { Guests } from './guests.ts'
import type { HostedMatch } from './hosted-match.ts'
import type { Log } from './log.ts'

/** A question for a bot. It may wait in a queue; the state is read when the bot starts. */
export interface Question {
  match: string
  options: Options
  seat: number
  level: number
  /** The current state, valid until another match is used; null: the answer is no longer wanted. */
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
  /** The rematch, created if it does not exist yet. */
  rematch(info: MatchInfo): Promise<Next>
  /** The same; null if it does not exist yet. */
  next(info: MatchInfo): Promise<Next | null>
  ended(match: string, ending: Ending): void
  failed(error: unknown, match?: string): void
  /** Whether retrying is useless: the stored data is damaged. */
  isForGood?(error: unknown): boolean
  /** How long a player must have been away, where that is not the usual time. */
  grace?: number
  /** Set for a page, which is the only holder of its matches. */
  others?: Others
}

/** The next match, with a token there for each seat of this one. */
export interface Next {
  match: string
  tokens: (string | null)[]
}

/** Other holders of the same matches. */
export interface Others {
  /** Tells them which seats are connected here. */
  seated(match: string, seats: readonly number[]): void
  /** Seats connected to other holders. */
  elsewhere(match: string): Promise<number[]>
  /** Times in which no holder kept the match. @throws while the storage is unavailable */
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
  /** A vote for a bot in place of an absent player. */
  | { kind: 'vote'; seat: number; by: number }
  | { kind: 'askBack'; seat: number; by?: number; to: number }
  | { kind: 'allowUndo'; seat: number; yes: boolean }
  | { kind: 'next' }

/** What holders of one match send each other. */
export type News = Told & { match: string }

/** A room as its parts see it. Parts query what changes instead of storing it. */
export interface Inside {
  readonly around: Surroundings
  readonly guests: Guests
  hosted(): HostedMatch
  info(): MatchInfo
  setInfo(info: MatchInfo): void
  now(): number
  publish(news: Told): void
  /** Who else may play for a seat; null: nobody. */
  keeperOf(seat: number): number | null
  /** Sends the current seats to everyone. */
  tellChairs(): void
  /** Queued with all other requests to the room. */
  queue(task: () => Promise<void>): void
  /** @returns null when it was accepted; 'again' when another entry came first */
  commit(entry: Entry): Promise<null | 'again' | Refused>
}
