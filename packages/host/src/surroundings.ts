// What a room needs of the world around it, what rooms of one match tell each other, and what the parts of a
// room see of it.
import type { Action, Match, Options } from '@cardwright/engine'
import type { ChatLine, Ending, MatchInfo, Refused } from '@cardwright/protocol'
import type { Entry } from './entry.ts'
import type { Guests } from './guests.ts'
import type { HostedMatch } from './hosted-match.ts'
import type { Log } from './log.ts'

export interface Surroundings {
  log: Log
  now(): number
  think(question: { state: Match; options: Options; seat: number; level: number }): Promise<Action>
  /** Others who hold this match hear of it. */
  publish(news: News): void
  keepLine(match: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine>
  rematch(info: MatchInfo): Promise<{ match: string; tokens: (string | null)[] }>
  ended(match: string, ending: Ending): void
  failed(error: unknown): void
}

type Told =
  | { kind: 'entry'; seq: number }
  | { kind: 'chat'; line: ChatLine }
  | { kind: 'chairs' }
  /** A moderator has changed what was said, or removed the match. */
  | { kind: 'lines' }
  | { kind: 'gone' }
  | { kind: 'seated'; seat: number; by: string }
  | { kind: 'askBack'; seat: number; by?: number; to: number }
  | { kind: 'allowUndo'; seat: number; yes: boolean }
  | { kind: 'next'; next: string; tokens: (string | null)[] }

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
  /** One after the other with everything else that is asked of the room. */
  queue(task: () => Promise<void>): void
  /** @returns null when it stands; 'again' when another entry came first */
  commit(entry: Entry): Promise<null | 'again' | Refused>
}
