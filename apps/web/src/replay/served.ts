// The replay of a match that a server kept.
import type { ProvenReplay } from '@cardwright/protocol/deal'
import { replayOf, Sorry } from '../online/api.ts'
import { checkFrame, SpoiledReplay } from './reading.ts'

const opened = new Map<string, Promise<ProvenReplay | SpoiledReplay | Sorry>>()

/** The same promise for the same match, so that a page can wait for it. */
export function openServed(match: string): Promise<ProvenReplay | SpoiledReplay | Sorry> {
  let found = opened.get(match)
  if (found === undefined) {
    found = replayOf(match)
      .then(checkFrame)
      .catch((error: unknown) => {
        // whoever asks again may get another answer
        opened.delete(match)
        if (error instanceof SpoiledReplay || error instanceof Sorry) return error
        throw error
      })
    opened.set(match, found)
  }
  return found
}
