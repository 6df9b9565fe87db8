// A replay in the fragment of an address: it never leaves the browser that opens it.
import type { Replay } from '@cardwright/engine'
import type { ProvenReplay } from '@cardwright/protocol/deal'
import { readReplayLink, writeReplayLink } from '@cardwright/protocol/replay-link'
import { checkFrame, SpoiledReplay } from './reading.ts'

/** Longer addresses are cut by too many programs. */
const LONGEST = 6000

/** @returns null when the match is too long for a link */
export async function linkTo(replay: Replay): Promise<string | null> {
  const fragment = await writeReplayLink(replay)
  const link = `${location.origin}/replay#r=${fragment}`
  return link.length > LONGEST ? null : link
}

const opened = new Map<string, Promise<ProvenReplay | SpoiledReplay>>()

/** The same promise for the same link, so that a page can wait for it. */
export function openLink(fragment: string): Promise<ProvenReplay | SpoiledReplay> {
  let found = opened.get(fragment)
  if (found === undefined) {
    found = decodeReplay(fragment).catch((error: unknown) => {
      if (error instanceof SpoiledReplay) return error
      throw error
    })
    opened.set(fragment, found)
  }
  return found
}

/** @throws SpoiledReplay when a part is missing or changed */
export async function decodeReplay(fragment: string): Promise<ProvenReplay> {
  const read = await readReplayLink(fragment)
  if (read === null) throw new SpoiledReplay({ kind: 'link' })
  return checkFrame(read)
}
