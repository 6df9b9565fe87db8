// Plays a log from the beginning with its match's pack, and compares the result with the snapshot.
import { codeVersions } from '@cardwright/games/code-version'
import { HostedMatch, type Numbered, type Snapshot } from '@cardwright/host'
import { openShelf } from '../games.ts'
import { Packs } from '../packs.ts'
import type { KeptMatch, Store } from '../storage/store.ts'
import { setupOf } from '../versions.ts'

export async function openPlayer(store: Store): Promise<LogPlayer> {
  const [shelf, codes] = await Promise.all([openShelf(), codeVersions()])
  return new LogPlayer(new Packs(shelf, store.packs), codes)
}

export class LogPlayer {
  private readonly packs: Packs
  private readonly codes: ReadonlyMap<string, string>

  constructor(packs: Packs, codes: ReadonlyMap<string, string>) {
    this.packs = packs
    this.codes = codes
  }

  /** @returns false when only another version of the code can check it. @throws with what is wrong */
  async play(
    kept: KeptMatch,
    log: readonly Numbered[],
    snapshot: Snapshot | null,
  ): Promise<boolean> {
    if (this.codes.get(kept.game) !== kept.code) return false
    const game = await this.packs.game(kept.game, kept.pack)
    if (game === null) throw new Error(`its pack ${kept.pack} is missing or cannot be read`)
    const setup = setupOf(kept)
    const whole = HostedMatch.from(game, setup, log)
    if (snapshot === null) return true
    if (snapshot.seq > log.length)
      throw new Error(`its snapshot is of entry ${snapshot.seq}, its log ends with ${log.length}`)
    const short = HostedMatch.fromSnapshot(game, setup, snapshot, log.slice(snapshot.seq))
    if (short !== null && short.hash !== whole.hash)
      throw new Error(`its snapshot at entry ${snapshot.seq} differs from what its log leads to`)
    return true
  }

  close(): void {
    this.packs.close()
  }
}
