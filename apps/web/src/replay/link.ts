// A replay in the fragment of an address: it never leaves the browser that opens it. JSON, deflated,
// in letters that need no escaping; a few letters of a checksum tell a cut link from a foreign one.
import type { Replay } from '@cardwright/engine'
import { checkFrame, SpoiledReplay } from './reading.ts'

/** Longer addresses are cut by too many programs. */
const LONGEST = 6000
const VERSION = '1'

/** @returns null when the match is too long for a link */
export async function linkTo(replay: Replay): Promise<string | null> {
  const fragment = await encodeReplay(replay)
  const link = `${location.origin}/replay#r=${fragment}`
  return link.length > LONGEST ? null : link
}

export async function encodeReplay(replay: Replay): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(replay))
  const packed = await through(bytes, new CompressionStream('deflate-raw'))
  return `${VERSION}${checksum(bytes)}${toLetters(packed)}`
}

const opened = new Map<string, Promise<Replay | SpoiledReplay>>()

/** The same promise for the same link, so that a page can wait for it. */
export function openLink(fragment: string): Promise<Replay | SpoiledReplay> {
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
export async function decodeReplay(fragment: string): Promise<Replay> {
  return checkFrame(await unpack(fragment))
}

async function unpack(fragment: string): Promise<unknown> {
  try {
    const packed = fromLetters(fragment.slice(1 + CHECK))
    const bytes = await through(packed, new DecompressionStream('deflate-raw'))
    const isWhole = fragment[0] === VERSION && checksum(bytes) === fragment.slice(1, 1 + CHECK)
    if (isWhole) return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    // not letters, not deflated: said below
  }
  throw new SpoiledReplay({ kind: 'link' })
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const out = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair)
  return new Uint8Array(await new Response(out).arrayBuffer())
}

const CHECK = 6

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
