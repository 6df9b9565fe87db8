// The log of a match: what was accepted, in order. A match is its log; everything else can be made again.
import type { Action } from '@cardwright/engine'

/**
 * `n` is the number the client gave its request: the same request twice is one entry. `at` is in ms. `by` is
 * who asked, where that is not the seat itself: somebody who plays for a dummy. `state` is the hash of what the entry
 * led to: other code or content that makes something else of the same log is found out.
 */
export type Entry = { at: number } & (
  | { kind: 'answer'; seat: number; by?: number; n: number; actions: Action[]; state?: string }
  /** Answers behind `to` do not count any more; what else is in the log stays. */
  | { kind: 'undo'; seat: number; by?: number; n: number; to: number }
  /** The player is out; where the match goes on, a bot of this level plays for the seat. */
  | { kind: 'out'; seat: number; why: 'conceded'; n: number; level: number }
  | { kind: 'out'; seat: number; why: 'time' | 'absent'; level: number }
  /** In older logs: the seat gave up, and with that the match was over for all. */
  | { kind: 'resign'; seat: number; n: number }
  /** In older logs: the seat had run out of time; likewise. */
  | { kind: 'time'; seat: number }
  /** A bot sits down for somebody who has gone; null: the seat becomes a dummy. */
  | { kind: 'replace'; seat: number; level: number | null }
  /** Somebody who was replaced is back: the seat is theirs again. */
  | { kind: 'return'; seat: number }
  /** Every seat is taken: the clocks run. */
  | { kind: 'begin'; state?: string }
  /** No holder kept the match since `from`: that time counts for no seat. */
  | { kind: 'resume'; from: number }
  /** A moderator has closed the match. */
  | { kind: 'close' }
)

export interface Numbered {
  seq: number
  entry: Entry
}

export interface NumberedAnswer {
  seq: number
  entry: Extract<Entry, { kind: 'answer' }>
}

/** The answers that still count after the take-backs, with the numbers they have in the log. */
export function counting(log: readonly Numbered[]): NumberedAnswer[] {
  const out: NumberedAnswer[] = []
  for (const { seq, entry } of log) {
    if (entry.kind === 'undo') while (out.length > 0 && out.at(-1)!.seq > entry.to) out.pop()
    else if (entry.kind === 'answer') out.push({ seq, entry })
  }
  return out
}

/** What an entry asks for, whenever it is asked and whatever it led to. */
export function gist(entry: Entry): string {
  return JSON.stringify({ ...entry, at: 0, state: undefined })
}

/** The last state that the log knows of; undefined where none of these entries has noted it. */
export function lastState(log: readonly Numbered[]): string | undefined {
  const answers = counting(log)
  if (answers.length > 0) return answers.at(-1)!.entry.state
  // an answer may come before everybody sits; taken back, it leaves no trace
  const first = log.find(({ entry }) => entry.kind === 'answer' || entry.kind === 'begin')?.entry
  return first?.kind === 'begin' ? first.state : undefined
}

/** Set only where another seat asks on its behalf. */
export const onBehalf = (seat: number, by: number): { by?: number } => (seat === by ? {} : { by })

/** Whose request it was. */
export const askerOf = (entry: Extract<Entry, { n: number }>): number =>
  ('by' in entry ? entry.by : undefined) ?? entry.seat
