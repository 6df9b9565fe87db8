// A message from one page to another as text to paste or put into a link: compressed, and safe in any messenger.
import type { PageWord } from '@cardwright/protocol'
import { pack, unpack } from '@cardwright/protocol/packed'
import { readPageWord } from '@cardwright/protocol/schema'

type WordOf<K extends PageWord['kind']> = Extract<PageWord, { kind: K }>
export type Offer = WordOf<'offer'>
export type Meeting = WordOf<'meeting'>

/** A message is a few thousand characters. */
const MOST = 100_000

export const writeCode = (value: PageWord): Promise<string> =>
  pack(new TextEncoder().encode(JSON.stringify(value)))

/** @returns null when this is not such a code */
export async function readCode<K extends PageWord['kind']>(
  kind: K,
  code: string,
): Promise<WordOf<K> | null> {
  try {
    return wordIn(kind, new TextDecoder().decode(await unpack(code.trim(), MOST)))
  } catch {
    return null
  }
}

/** @returns null when the text is another kind of message, or none */
export function wordIn<K extends PageWord['kind']>(kind: K, text: string): WordOf<K> | null {
  const read = readPageWord(text)
  return read.ok && read.value.kind === kind ? (read.value as WordOf<K>) : null
}
