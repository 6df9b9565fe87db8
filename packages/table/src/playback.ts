// How a table gets from one moment to the next: what led there is shown first, one moment after the other.
import type { GameEvent } from '@cardwright/engine'
import type { Board } from './board.ts'
import { keepSame } from './keep-same.ts'
import type { Chain, Moment } from './moment.ts'
import type { Player } from './motion/player.ts'
import { progressed } from './progress.ts'
import { CLOSED, NOTHING_TOLD, type Shared } from './table-state.ts'
import { NO_TARGETS } from './targets.ts'

export class Playback {
  private readonly shared: Shared
  private readonly progress: Board['progress']
  private player: Player | null = null
  /** Moments that are still to be shown; the first one is being played. */
  private coming: Moment[] = []

  constructor(shared: Shared, progress: Board['progress']) {
    this.shared = shared
    this.progress = progress
  }

  show(moment: Moment): void {
    // show an undo or a jump at once, even if there was something to read
    if (this.shared.get().isHeld && moment.events.length > 0) return void this.coming.push(moment)
    if (this.player === null || moment.events.length === 0) {
      this.player?.stop()
      this.coming = []
      return this.commit(moment)
    }
    this.coming.push(moment)
    if (this.coming.length === 1) this.playNext()
  }

  hold(isHeld: boolean): void {
    const { get, set, read } = this.shared
    if (isHeld === get().isHeld) return
    // the interrupted animation starts over afterwards
    if (isHeld) this.player?.stop()
    set({ isHeld, isPlaying: false, targets: isHeld ? NO_TARGETS : read(get().moment, null) })
    if (isHeld || this.coming.length === 0) return
    if (this.player === null) this.settle()
    else this.playNext()
  }

  settle(): void {
    const last = this.coming.at(-1)
    if (last === undefined || this.shared.get().isHeld) return
    this.coming = []
    this.player?.stop()
    this.commit(last)
  }

  happen(event: GameEvent): void {
    const { get, set, pack } = this.shared
    const { moment, isPlaying } = get()
    if (!isPlaying) return
    const view = this.progress?.(moment.view, event) ?? progressed(moment.view, event, pack)
    if (view !== moment.view) set({ moment: { ...moment, view } })
  }

  attach(player: Player | null): void {
    this.settle()
    this.player = player
  }

  private playNext(): void {
    const { get, set } = this.shared
    const [moment] = this.coming
    set({ ...CLOSED, isPlaying: true, targets: NO_TARGETS, selected: null, bubbling: null })
    this.player!.play(moment.events, () => {
      this.coming.shift()
      this.commit(moment)
      if (this.coming.length > 0 && !get().isHeld) this.playNext()
    })
  }

  private commit(next: Moment): void {
    const { get, set, read } = this.shared
    const view = keepSame(get().moment.view, next.view)
    const moment = { ...next, view, story: sameStory(get().moment.story, next.story) }
    const isPlaying = this.coming.length > 0
    const isQuiet = isPlaying || get().isHeld
    set({
      ...CLOSED,
      moment,
      isPlaying,
      told: NOTHING_TOLD,
      selected: null,
      bubbling: null,
      spread: null,
      targets: isQuiet ? NO_TARGETS : read(moment, null),
    })
  }
}

/** Keeps the old story when there is no new chain, so that the log is not redrawn. */
function sameStory(old: readonly Chain[], next: readonly Chain[]): readonly Chain[] {
  return old.length === next.length && old.at(-1) === next.at(-1) ? old : next
}
