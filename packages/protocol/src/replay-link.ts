// A replay in the fragment of a URL: deflated JSON in characters that need no escaping; a short
// checksum detects a truncated link.
import type { Replay } from '@cardwright/engine'
import { pack, unpack } from './packed.ts'

const VERSION = '1'
const CHECK = 6
/** Far more bytes than the longest real match needs. */
const MOST = 4_000_000

export async function writeReplayLink(replay: Replay): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(replay))
  return `${VERSION}${checksum(bytes)}${await pack(bytes)}`
}

/** The parsed content, unchecked; null when a part is missing or changed. */
export async function readReplayLink(fragment: string): Promise<unknown> {
  try {
    const bytes = await unpack(fragment.slice(1 + CHECK), MOST)
    const isWhole = fragment[0] === VERSION && checksum(bytes) === fragment.slice(1, 1 + CHECK)
    return isWhole ? JSON.parse(new TextDecoder().decode(bytes)) : null
  } catch {
    // malformed, not deflated, or too large
    return null
  }
}

/** FNV-1a as six characters. */
function checksum(bytes: Uint8Array): string {
  let sum = 0x811c9dc5
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193)
  return (sum >>> 0).toString(36).padStart(7, '0').slice(-CHECK)
}
