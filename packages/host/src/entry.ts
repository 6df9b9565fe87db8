// The log of a match: what was accepted, in order. A match is its log; everything else can be rebuilt.
import type { Action } from '@cardwright/engine'

/**
 * `n` is the client's number for the request: the same request twice is one entry. `at` is in ms. `by` is
 * the seat that asked, if it plays for a dummy. `state` is the hash of the state the entry
 * led to, so that code or content that plays the log differently is detected.
 */
export type Entry = { at: number } & (
  | { kind: 'answer'; seat: number; by?: number; n: number; actions: Action[]; state?: string }
  /** Answers after `to` no longer count; other entries stay. */
  | { kind: 'undo'; seat: number; by?: number; n: number; to: number }
  /**
   * The player is out. If the match continues, a bot of this level plays for the seat, or, with `leaves`, the game goes on without it.
   */
  | { kind: 'out'; seat: number; why: 'conceded'; n: number; level: number; leaves?: true }
  | { kind: 'out'; seat: number; why: 'time' | 'absent'; level: number; leaves?: true }
  /** In older logs: the seat conceded, which ended the match for all. */
  | { kind: 'resign'; seat: number; n: number }
  /** In older logs: the seat ran out of time, which ended the match for all. */
  | { kind: 'time'; seat: number }
  /** A bot replaces an absent player; null: the seat becomes a dummy. */
  | { kind: 'replace'; seat: number; level: number | null }
  /** A replaced player is back and has the seat again. */
  | { kind: 'return'; seat: number }
  /** Every seat is taken, so the clocks start. */
  | { kind: 'begin'; state?: string }
  /** No holder kept the match since `from`, so that time counts for no seat. */
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

/**
 * The answers that still count after the take-backs, with the numbers they have in the log. A seat that left the match gave one, too,
 * which nobody takes back.
 */
export function counting(log: readonly Numbered[]): NumberedAnswer[] {
  let out: NumberedAnswer[] = []
  for (const { seq, entry } of log) {
    if (entry.kind === 'undo') out = out.filter((one) => one.seq <= entry.to || hasLeft(one))
    else if (entry.kind === 'answer') out.push({ seq, entry })
    else if (entry.kind === 'out' && entry.leaves === true)
      out.push({ seq, entry: { kind: 'answer', ...leaving(entry.seat), n: 0, at: entry.at } })
  }
  return out
}

/** What a seat that leaves the match answers. */
export const leaving = (seat: number): { seat: number; actions: Action[] } => ({
  seat,
  actions: [{ kind: 'concede' }],
})

const hasLeft = ({ entry: { actions } }: NumberedAnswer): boolean =>
  actions.some(({ kind }) => kind === 'concede')

/** The request of an entry, without its time and result. */
export function gist(entry: Entry): string {
  return JSON.stringify({ ...entry, at: 0, state: undefined })
}

/** The last state hash in the log; undefined if no entry has one. */
export function lastState(log: readonly Numbered[]): string | undefined {
  const answers = counting(log)
  if (answers.length > 0) return answers.at(-1)!.entry.state
  // an answer may come before everyone is seated; taken back, it leaves no trace
  const first = log.find(({ entry }) => entry.kind === 'answer' || entry.kind === 'begin')?.entry
  return first?.kind === 'begin' ? first.state : undefined
}

/** Set only where another seat asks on its behalf. */
export const onBehalf = (seat: number, by: number): { by?: number } => (seat === by ? {} : { by })

/** The seat that made the request. */
export const askerOf = (entry: Extract<Entry, { n: number }>): number =>
  ('by' in entry ? entry.by : undefined) ?? entry.seat
