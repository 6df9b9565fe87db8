// A match that is over as a file: its log, the secret it was dealt from, and what was told of that before.
import { ENGINE_VERSION, fullOptions, type Game } from '@cardwright/engine'
import { counting, type Numbered } from '@cardwright/host'
import { commitmentTo, type ProvenReplay } from '@cardwright/protocol/deal'
import type { KeptMatch } from './storage/store.ts'

/** @param hash of the last state */
export function replayFile(
  game: Game,
  { id, pack, options, seed, chairs }: KeptMatch,
  log: readonly Numbered[],
  hash: string,
): ProvenReplay {
  return {
    format: 'cardwright-replay',
    engine: ENGINE_VERSION,
    game: game.id,
    pack,
    seats: chairs.length,
    options: fullOptions(game, options),
    seed,
    actions: counting(log).flatMap(({ entry: { seat, actions } }) =>
      actions.map((action) => ({ seat, action })),
    ),
    hash,
    ...(typeof seed === 'string'
      ? { proof: { match: id, commitment: commitmentTo(id, seed) } }
      : {}),
  }
}
