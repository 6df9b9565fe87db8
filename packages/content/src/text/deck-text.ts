// Decks as text: one card a line, `2x Ion Pulse`. Read back from names in any language, or from ids.
import type { Pack } from '../language.ts'
import { nameOf } from './names.ts'
import { LANGS, type Lang } from './term.ts'

export interface DeckRead {
  cards: Record<string, number>
  /** Lines that name no card of the pack. */
  unread: string[]
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s"'’«»“”]+/g, ' ')
    .trim()

/** `2x Ion Pulse`, `Ion Pulse 2`, `ionPulse`: lines, or parts between commas and semicolons. */
export function readDeckText(pack: Pack, text: string): DeckRead {
  const ids = new Map(pack.definitions.map(({ id }) => [plain(id), id]))
  // a token may be called like the card it comes from: the first one is meant
  for (const { id } of pack.definitions)
    for (const name of LANGS.map((lang) => plain(nameOf(pack, id, lang))))
      if (!ids.has(name)) ids.set(name, id)
  const read: DeckRead = { cards: {}, unread: [] }
  for (const line of text.split(/[\n;,]/).map((part) => part.trim())) {
    if (line === '') continue
    const [, before, name, after] =
      /^(?:(\d{1,3})\s*[x×х]?\s+)?(.+?)(?:\s+[x×х]?(\d{1,3}))?$/iu.exec(line) ?? []
    // a name may end in a number of its own
    const whole = ids.get(plain(line))
    const id = whole ?? ids.get(plain(name ?? ''))
    if (id === undefined) read.unread.push(line)
    else
      read.cards[id] =
        (read.cards[id] ?? 0) + (whole === undefined ? Number(before ?? after ?? 1) : 1)
  }
  return read
}

export function writeDeckText(
  pack: Pack,
  cards: Readonly<Record<string, number>>,
  lang: Lang,
): string {
  return Object.entries(cards)
    .map(([id, n]) => `${n}x ${nameOf(pack, id, lang)}`)
    .join('\n')
}
