// Animates what happened, on the table as it was before.
import type { GameEvent } from '@cardwright/engine'

export interface Player {
  /** Calls `done` when the animation has ended; at once when there is nothing to show. */
  play(events: readonly GameEvent[], done: () => void): void
  /** Stops the animation without calling `done`. */
  stop(): void
}
