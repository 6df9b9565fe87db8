// What players report and what moderators see. Addresses are tags: they can be recognized, but not traced back.
import type { ChatLine, Ending } from './index.ts'

export const REPORT_REASONS = [
  'insult',
  'threat',
  'spam',
  'name',
  'cheating',
  'stalling',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** How long a ban lasts at most. */
export const LONGEST_BAN_HOURS = 24 * 365

export interface Report {
  id: string
  at: number
  match: string
  game: string
  seat: number
  name: string
  address: string | null
  line: number | null
  reason: ReportReason
  text: string
  bySeat: number
  byName: string
  byAddress: string | null
  lines: ChatLine[]
  closedAt: number | null
  closedBy: string | null
}

export interface ModeratedMatch {
  id: string
  game: string
  open: boolean
  createdAt: number
  endedAt: number | null
  ending: Ending | null
  chairs: ModeratedChair[]
}

export interface ModeratedChair {
  seat: number
  kind: 'human' | 'bot' | 'dummy'
  /** Null: the seat is empty. '': a moderator has removed the name. */
  name: string | null
  address: string | null
  bannedUntil: number | null
}

export interface Ban {
  id: string
  at: number
  address: string
  until: number
  who: string
  why: string
  liftedAt: number | null
}

export interface AuditEntry {
  id: string
  at: number
  who: string
  what:
    | 'close-match'
    | 'delete-match'
    | 'remove-name'
    | 'remove-line'
    | 'ban'
    | 'lift-ban'
    | 'close-report'
  target: string
  why: string
}

/** One page of a list; `more` is the start of the next page. */
export type Paged<K extends string, T> = Record<K, T[]> & { more: string | null }
