// Decks as text: one card a line, `2x Ion Pulse`. Read back from names in any language, or from ids. A text may come
// from anybody, so reading takes time in proportion to its length, whatever it says.
import type { Pack } from '../language.ts'
import { nameOf } from './names.ts'
import { LANGS, type Lang } from '@cardwright/language/grammar'

export interface DeckRead {
  cards: Record<string, number>
  /** Lines that name no card of the pack. */
  unread: string[]
  /** It has more lines than any deck: nothing was read. */
  isTooLong: boolean
}

/** Cards, each with its number, that a text may list. */
export const MOST_LINES = 100
/** Room for a number before or after a name. */
const LONGEST_NUMBER = 10
/** Letters of a line that are shown to whoever wrote it. */
const LONGEST_SHOWN = 60

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s"'’«»“”]+/g, ' ')
    .trim()

/** `2x Ion Pulse`, `Ion Pulse 2`, `ionPulse`: lines, or parts between semicolons and commas. */
export function readDeckText(pack: Pack, text: string): DeckRead {
  const names = namesOf(pack)
  const read: DeckRead = { cards: {}, unread: [], isTooLong: false }
  let lines = 0
  for (const line of text.split(/[\n;]/)) {
    const parts = line.split(',')
    for (let at = 0; at < parts.length;) {
      if (parts[at].trim() === '') at++
      else {
        if (++lines > MOST_LINES) return { cards: {}, unread: [], isTooLong: true }
        at += readOne(names, parts, at, read)
      }
    }
  }
  return read
}

/** As many parts as make a card, or one that makes none. @returns how many */
function readOne(names: Names, parts: readonly string[], at: number, read: DeckRead): number {
  // a name may have commas of its own, but no more than one of the pack has
  for (let n = Math.min(names.parts, parts.length - at); n > 0; n--) {
    const found = readCard(names, parts.slice(at, at + n).join(','))
    if (found === null) continue
    read.cards[found.id] = (read.cards[found.id] ?? 0) + found.n
    return n
  }
  const part = parts[at].trim()
  read.unread.push(part.length > LONGEST_SHOWN ? `${part.slice(0, LONGEST_SHOWN)}…` : part)
  return 1
}

interface Names {
  ids: Map<string, string>
  /** Parts between commas of the name that has most of them. */
  parts: number
  longest: number
}

const known = new WeakMap<Pack, Names>()

function namesOf(pack: Pack): Names {
  let names = known.get(pack)
  if (names === undefined) known.set(pack, (names = collectNames(pack)))
  return names
}

function collectNames(pack: Pack): Names {
  const ids = new Map(pack.definitions.map(({ id }) => [plain(id), id]))
  for (const { id, aliases = [] } of pack.definitions)
    for (const alias of aliases) ids.set(plain(alias), id)
  // a token may be called like the card it comes from: the first one is meant
  for (const { id } of pack.definitions)
    for (const name of LANGS.map((lang) => plain(nameOf(pack, id, lang))))
      if (!ids.has(name)) ids.set(name, id)
  const all = [...ids.keys()]
  return {
    ids,
    parts: Math.max(1, ...all.map((name) => name.split(',').length)),
    longest: Math.max(0, ...all.map((name) => name.length)),
  }
}

function readCard({ ids, longest }: Names, part: string): { id: string; n: number } | null {
  const text = plain(part)
  // the pattern below tries every place where a number may begin
  if (text.length > longest + LONGEST_NUMBER) return null
  // a name may end in a number of its own
  const whole = ids.get(text)
  if (whole !== undefined) return { id: whole, n: 1 }
  const [, before, name = '', after] =
    /^(?:(\d{1,3})\s*[x×х]?\s+)?(.+?)(?:\s+[x×х]?(\d{1,3}))?$/iu.exec(text) ?? []
  const id = ids.get(name)
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
