// Where the log of a match lies, and how a match is loaded from it.
import type { Game } from '@cardwright/engine'
import type { Entry, Numbered } from './entry.ts'
import { HostedMatch, type Setup } from './hosted-match.ts'
import type { Snapshot } from './snapshot.ts'

/** Entries between two snapshots of one match. */
export const SNAPSHOT_EVERY = 100

/** A number is given once: whoever comes second is told so. */
export interface Log {
  append(match: string, seq: number, entry: Entry): Promise<boolean>
  read(match: string, after: number): Promise<Numbered[]>
  /** The newest one; null: everything is played from the beginning. */
  snapshot(match: string): Promise<Snapshot | null>
  keepSnapshot(match: string, snapshot: Snapshot): Promise<void>
}

/** Snapshot and tail, or the whole log where that is not enough. */
export async function openHosted(
  game: Game,
  setup: Setup,
  log: Log,
  match: string,
): Promise<HostedMatch> {
  const short = await fromSnapshot(game, setup, log, match).catch(() => null)
  return short ?? HostedMatch.from(game, setup, await log.read(match, 0))
}

/** Null, or an error, when only the whole log can tell: it is what counts. */
async function fromSnapshot(
  game: Game,
  setup: Setup,
  log: Log,
  match: string,
): Promise<HostedMatch | null> {
  const snapshot = await log.snapshot(match)
  if (snapshot === null) return null
  // the entry it was taken behind must be there: a log that was set back is shorter than its snapshot
  const [last, ...tail] = await log.read(match, snapshot.seq - 1)
  if (last?.seq !== snapshot.seq) return null
  return HostedMatch.fromSnapshot(game, setup, snapshot, tail)
}
