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

/** `2x Ion Pulse`, `Ion Pulse 2`, `ionPulse`: lines, or parts between semicolons and commas. */
export function readDeckText(pack: Pack, text: string): DeckRead {
  const ids = idsByName(pack)
  const read: DeckRead = { cards: {}, unread: [] }
  for (const line of text.split(/[\n;]/)) {
    const parts = line.split(',')
    while (parts.length > 0) {
      // a name may have commas of its own: as much as is a card
      let n = parts.length
      while (n > 1 && readCard(ids, parts.slice(0, n).join(',')) === null) n--
      const part = parts.splice(0, n).join(',').trim()
      const found = readCard(ids, part)
      if (found !== null) read.cards[found.id] = (read.cards[found.id] ?? 0) + found.n
      else if (part !== '') read.unread.push(part)
    }
  }
  return read
}

function idsByName(pack: Pack): Map<string, string> {
  const ids = new Map(pack.definitions.map(({ id }) => [plain(id), id]))
  // a token may be called like the card it comes from: the first one is meant
  for (const { id } of pack.definitions)
    for (const name of LANGS.map((lang) => plain(nameOf(pack, id, lang))))
      if (!ids.has(name)) ids.set(name, id)
  return ids
}

function readCard(ids: Map<string, string>, part: string): { id: string; n: number } | null {
  // a name may end in a number of its own
  const whole = ids.get(plain(part))
  if (whole !== undefined) return { id: whole, n: 1 }
  const [, before, name = '', after] =
    /^(?:(\d{1,3})\s*[x×х]?\s+)?(.+?)(?:\s+[x×х]?(\d{1,3}))?$/iu.exec(part.trim()) ?? []
  const id = ids.get(plain(name))
  return id === undefined ? null : { id, n: Number(before ?? after ?? 1) }
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
