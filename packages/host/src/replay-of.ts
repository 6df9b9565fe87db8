// Turns a log into a replay file for the page and the command line.
import { ENGINE_VERSION, fullOptions, type Game, type Replay } from '@cardwright/engine'
import { counting, type Numbered } from './entry.ts'
import type { Setup } from './hosted-match.ts'

/** @param hash of the last state */
export function replayOf(
  game: Game,
  { seats, options, seed }: Omit<Setup, 'clock'>,
  log: readonly Numbered[],
  hash: string,
): Replay {
  return {
    format: 'cardwright-replay',
    engine: ENGINE_VERSION,
    game: game.id,
    pack: game.pack.hash,
    seats,
    options: fullOptions(game, options),
    seed,
    actions: actionsIn(log),
    hash,
  }
}

/** The actions of a log that still count, in order. */
export const actionsIn = (log: readonly Numbered[]): Replay['actions'] =>
  counting(log).flatMap(({ entry: { seat, actions } }) =>
    actions.map((action) => ({ seat, action })),
  )
