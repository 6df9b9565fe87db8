// A replay from outside: a file, a link, a record. Nothing in it is trusted; what is wrong has a name, so that
// the page can say it in its own words.
import { ENGINE_VERSION } from '@cardwright/engine'
import { isSecret } from '@cardwright/engine/secret'
import type { ProvenReplay } from '@cardwright/protocol/deal'

export type ReplayFault =
  | { kind: 'json'; message: string }
  | { kind: 'file' }
  | { kind: 'game'; game: string }
  | { kind: 'engine'; theirs: string; ours: number }
  | { kind: 'content'; theirs: string; ours: string }
  | { kind: 'answer'; n: number; of: number; code: string }
  | { kind: 'hash' }
  | { kind: 'link' }

export class SpoiledReplay extends Error {
  readonly fault: ReplayFault
  constructor(fault: ReplayFault) {
    super(fault.kind)
    this.fault = fault
  }
}

export function parseReplay(text: string): ProvenReplay {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    throw new SpoiledReplay({ kind: 'json', message: (error as Error).message })
  }
  return checkFrame(data)
}

/** Everything that can be judged without the game. */
export function checkFrame(data: unknown): ProvenReplay {
  const replay = data as ProvenReplay
  const isReplay =
    typeof data === 'object' &&
    data !== null &&
    replay.format === 'cardwright-replay' &&
    typeof replay.game === 'string' &&
    Number.isInteger(replay.seats) &&
    (Number.isInteger(replay.seed) || isSecret(replay.seed)) &&
    typeof replay.options === 'object' &&
    replay.options !== null &&
    Array.isArray(replay.actions) &&
    replay.actions.every((one) => Number.isInteger(one?.seat) && typeof one.action === 'object')
  if (!isReplay) throw new SpoiledReplay({ kind: 'file' })
  if (replay.engine !== ENGINE_VERSION)
    throw new SpoiledReplay({
      kind: 'engine',
      theirs: String(replay.engine),
      ours: ENGINE_VERSION,
    })
  return replay
}
