// Animates what happened, on the table as it was before.
import type { GameEvent } from '@cardwright/engine'

export interface Player {
  /** Calls `done` when all of it was seen; at once when there is nothing to see. */
  play(events: readonly GameEvent[], done: () => void): void
  /** Ends what runs without calling anybody. */
  stop(): void
}
