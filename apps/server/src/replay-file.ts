// The replay file of a finished match: its log, its secret, and the commitment. Pack, code and
// last state are those of the match, not the current ones.
import { ENGINE_VERSION } from '@cardwright/engine'
import { actionsIn, lastState, type Numbered } from '@cardwright/host'
import { commitmentTo, type ProvenReplay } from '@cardwright/protocol/deal'
import { Sorry } from './matches.ts'
import type { Rooms } from './rooms.ts'
import type { KeptMatch, Store } from './storage/store.ts'
import { NotPlayedHere } from './versions.ts'

/** @throws Sorry while the match is running, because the file reveals everything */
export async function replayFile(
  match: KeptMatch,
  store: Store,
  rooms: Rooms,
): Promise<ProvenReplay> {
  // a client that has just seen the end may ask before it is stored
  if (match.endedAt === null && !(await isOver(match.id, rooms)))
    throw new Sorry(403, 'running', 'the match is not over')
  const log = await store.read(match.id, 0)
  // old logs do not record the ending; with other content it cannot be computed
  const hash = lastState(log) ?? (await rooms.get(match.id).catch(() => null))?.hash ?? ''
  return replayFrom(match, log, hash)
}

/** @param hash of the last state; empty where it is unknown */
export function replayFrom(
  { id, game, pack, code, chairs, options, seed }: KeptMatch,
  log: readonly Numbered[],
  hash: string,
): ProvenReplay {
  return {
    format: 'cardwright-replay',
    engine: engineOf(code),
    ...(code === null ? {} : { code }),
    game,
    pack,
    seats: chairs.length,
    options,
    seed,
    actions: actionsIn(log),
    hash,
    ...(typeof seed === 'string'
      ? { proof: { match: id, commitment: commitmentTo(id, seed) } }
      : {}),
  }
}

async function isOver(id: string, rooms: Rooms): Promise<boolean> {
  try {
    return (await rooms.get(id))?.isOver === true
  } catch (error) {
    if (error instanceof NotPlayedHere && error.code === 'outdated') return true
    throw error
  }
}

/** A version begins with the engine's number. */
const engineOf = (code: string | null): number =>
  code === null ? ENGINE_VERSION : Number(code.split('.')[0])
