// Where the log of a match is stored, and how a match is loaded from it.
import type { Game } from '@cardwright/engine'
import type { Entry, Numbered } from './entry.ts'
import { HostedMatch, type Setup } from './hosted-match.ts'
import type { Snapshot } from './snapshot.ts'

/** Entries between two snapshots of one match. */
export const SNAPSHOT_EVERY = 100

/** Each number is assigned once: a second append with the same number fails. */
export interface Log {
  append(match: string, seq: number, entry: Entry): Promise<boolean>
  read(match: string, after: number): Promise<Numbered[]>
  /** The newest snapshot; null: the log is played from the beginning. */
  snapshot(match: string): Promise<Snapshot | null>
  keepSnapshot(match: string, snapshot: Snapshot): Promise<void>
}

/** Loads from snapshot and tail, or from the whole log where that is not enough. */
export async function openHosted(
  game: Game,
  setup: Setup,
  log: Log,
  match: string,
): Promise<HostedMatch> {
  const short = await fromSnapshot(game, setup, log, match).catch(() => null)
  return short ?? HostedMatch.from(game, setup, await log.read(match, 0))
}

/** Null, or an error, when the snapshot cannot be used and the whole log decides. */
async function fromSnapshot(
  game: Game,
  setup: Setup,
  log: Log,
  match: string,
): Promise<HostedMatch | null> {
  const snapshot = await log.snapshot(match)
  if (snapshot === null) return null
  // the entry before the snapshot must exist: a restored log may be shorter than its snapshot
  const [last, ...tail] = await log.read(match, snapshot.seq - 1)
  if (last?.seq !== snapshot.seq) return null
  return HostedMatch.fromSnapshot(game, setup, snapshot, tail)
}
