// As much of a replay as the rules of this page can show: a match that a server kept may be of other rules, and is
// then shown up to where they part.
import type { Game } from '@cardwright/engine'
import type { ProvenReplay } from '@cardwright/protocol/deal'
import { SpoiledReplay } from './reading.ts'
import { Reel } from './reel.ts'

export interface ShownReel {
  reel: Reel
  /** The answer from which on it is another match here; null: all of it is shown. */
  cutAt: number | null
}

/** @throws SpoiledReplay when there is nothing that could be shown truly */
export function showReel(game: Game, replay: ProvenReplay, viewers: readonly number[]): ShownReel {
  try {
    return { reel: new Reel(game, replay, viewers), cutAt: null }
  } catch (error) {
    if (!(error instanceof SpoiledReplay) || replay.code === undefined) throw error
    const { fault } = error
    if (fault.kind !== 'answer' && fault.kind !== 'hash') throw error
    const shown = fault.kind === 'answer' ? fault.n - 1 : replay.actions.length
    const actions = replay.actions.slice(0, shown)
    return { reel: new Reel(game, { ...replay, actions }, viewers, false), cutAt: shown + 1 }
  }
}
