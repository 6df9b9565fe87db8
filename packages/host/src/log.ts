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
  const snapshot = await log.snapshot(match)
  if (snapshot !== null) {
    const tail = await log.read(match, snapshot.seq)
    const hosted = HostedMatch.fromSnapshot(game, setup, snapshot, tail)
    if (hosted !== null) return hosted
  }
  return HostedMatch.from(game, setup, await log.read(match, 0))
}
