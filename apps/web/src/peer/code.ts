// A word of one page for another as letters to paste or to put into a link: packed, and safe in any messenger.
import type { PageWord } from '@cardwright/protocol'
import { readPageWord } from '@cardwright/protocol/schema'

type WordOf<K extends PageWord['kind']> = Extract<PageWord, { kind: K }>
export type Offer = WordOf<'offer'>
export type Meeting = WordOf<'meeting'>

export async function writeCode(value: PageWord): Promise<string> {
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
export async function readCode<K extends PageWord['kind']>(
  kind: K,
  code: string,
): Promise<WordOf<K> | null> {
  try {
    const letters = atob(code.trim().replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.codePointAt(0)!)
    const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    return wordIn(kind, await new Response(plain).text())
  } catch {
    return null
  }
}

/** @returns null when the text is another word, or none */
export function wordIn<K extends PageWord['kind']>(kind: K, text: string): WordOf<K> | null {
  const read = readPageWord(text)
  return read.ok && read.value.kind === kind ? (read.value as WordOf<K>) : null
}
