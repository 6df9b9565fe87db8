// A match that is over as a file: its log, the secret it was dealt from, and what was told of that before.
import type { Game } from '@cardwright/engine'
import { replayOf, type Numbered } from '@cardwright/host'
import { commitmentTo, type ProvenReplay } from '@cardwright/protocol/deal'
import type { KeptMatch } from './storage/store.ts'

/** @param hash of the last state */
export function replayFile(
  game: Game,
  { id, pack, options, seed, chairs }: KeptMatch,
  log: readonly Numbered[],
  hash: string,
): ProvenReplay {
  const replay = replayOf(game, { seats: chairs.length, options, seed }, log, hash)
  const told =
    typeof seed === 'string' ? { proof: { match: id, commitment: commitmentTo(id, seed) } } : {}
  return { ...replay, pack, ...told }
}
