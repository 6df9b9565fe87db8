// Plays a log from the beginning, and compares its snapshot with what it leads to.
import { HostedMatch, type Numbered, type Snapshot } from '@cardwright/host'
import { openShelf, type Shelf } from '../games.ts'
import type { KeptMatch } from '../storage/store.ts'

export async function open(): Promise<LogPlayer> {
  return new LogPlayer(await openShelf())
}

class LogPlayer {
  private readonly shelf: Shelf

  constructor(shelf: Shelf) {
    this.shelf = shelf
  }

  /** Whether it was made with the content that is here. */
  knows({ game, pack }: KeptMatch): boolean {
    return this.shelf.get(game)?.pack.hash === pack
  }

  /** @throws with what is wrong */
  play(kept: KeptMatch, log: readonly Numbered[], snapshot: Snapshot | null): void {
    const { options, seed, clock, chairs } = kept
    const game = this.shelf.get(kept.game)!
    const setup = { seats: chairs.length, options, seed, clock }
    const whole = HostedMatch.from(game, setup, log)
    if (snapshot === null) return
    if (snapshot.seq > log.length)
      throw new Error(`its snapshot is of entry ${snapshot.seq}, its log ends with ${log.length}`)
    const short = HostedMatch.fromSnapshot(game, setup, snapshot, log.slice(snapshot.seq))
    if (short !== null && short.hash !== whole.hash)
      throw new Error(`its snapshot at entry ${snapshot.seq} leads to another table than its log`)
  }
}
