// A replay in the fragment of an address: JSON, deflated, in letters that need no escaping; a few letters of a
// checksum tell a cut link from a foreign one.
import type { Replay } from '@cardwright/engine'

const VERSION = '1'
const CHECK = 6

export async function writeReplayLink(replay: Replay): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(replay))
  const packed = await through(bytes, new CompressionStream('deflate-raw'))
  return `${VERSION}${checksum(bytes)}${toLetters(packed)}`
}

/** What was written, unchecked; null when a part is missing or changed. */
export async function readReplayLink(fragment: string): Promise<unknown> {
  try {
    const packed = fromLetters(fragment.slice(1 + CHECK))
    const bytes = await through(packed, new DecompressionStream('deflate-raw'))
    const isWhole = fragment[0] === VERSION && checksum(bytes) === fragment.slice(1, 1 + CHECK)
    return isWhole ? JSON.parse(new TextDecoder().decode(bytes)) : null
  } catch {
    // not letters, or not deflated
    return null
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const out = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair)
  return new Uint8Array(await new Response(out).arrayBuffer())
}

/** FNV-1a as six letters. */
function checksum(bytes: Uint8Array): string {
  let sum = 0x811c9dc5
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193)
  return (sum >>> 0).toString(36).padStart(7, '0').slice(-CHECK)
}

function toLetters(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i)
  return bytes
}
