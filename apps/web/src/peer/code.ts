// What two pages must know of each other before they can talk, as one word to paste: packed and in letters
// that survive any messenger.
export interface Offer {
  kind: 'offer'
  game: string
  seat: number
  host: string
  sdp: string
}
export interface Answer {
  kind: 'answer'
  name: string
  sdp: string
}

export async function writeCode(value: Offer | Answer): Promise<string> {
  const packed = new Blob([JSON.stringify(value)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** @returns null when this is no such code */
export async function readCode<K extends 'offer' | 'answer'>(
  kind: K,
  code: string,
): Promise<Extract<Offer | Answer, { kind: K }> | null> {
  try {
    const letters = atob(code.trim().replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.codePointAt(0)!)
    const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    const value = (await new Response(plain).json()) as Offer | Answer
    return value.kind === kind ? (value as Extract<Offer | Answer, { kind: K }>) : null
  } catch {
    return null
  }
}
