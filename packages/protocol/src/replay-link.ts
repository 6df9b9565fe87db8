// A replay in the fragment of an address: JSON, deflated, in letters that need no escaping; a few letters of a
// checksum tell a cut link from a foreign one.
import type { Replay } from '@cardwright/engine'
import { pack, unpack } from './packed.ts'

const VERSION = '1'
const CHECK = 6
/** Bytes of the longest match anybody plays, many times over. */
const MOST = 4_000_000

export async function writeReplayLink(replay: Replay): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(replay))
  return `${VERSION}${checksum(bytes)}${await pack(bytes)}`
}

/** What was written, unchecked; null when a part is missing or changed. */
export async function readReplayLink(fragment: string): Promise<unknown> {
  try {
    const bytes = await unpack(fragment.slice(1 + CHECK), MOST)
    const isWhole = fragment[0] === VERSION && checksum(bytes) === fragment.slice(1, 1 + CHECK)
    return isWhole ? JSON.parse(new TextDecoder().decode(bytes)) : null
  } catch {
    // not letters, not deflated, or too much
    return null
  }
}

/** FNV-1a as six letters. */
function checksum(bytes: Uint8Array): string {
  let sum = 0x811c9dc5
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193)
  return (sum >>> 0).toString(36).padStart(7, '0').slice(-CHECK)
}
