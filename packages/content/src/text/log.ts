// Sentences for the log: one per event. Names are resolved by whoever shows the log, because only it
// knows which card stands behind an id and what the players are called.
import { EVENTS, type EventName, type Pack } from '../language.ts'
import { bookOf, type Book } from './book.ts'
import { englishLog } from './english/log.ts'
import type { LogParts, LogTable } from './log-parts.ts'
import { abilityNameOf } from './names.ts'
import { phraseFrom, type Lang } from '@cardwright/language/grammar'
import { russianLog } from './russian/log.ts'

export interface LoggedEvent {
  kind: string
  [field: string]: unknown
}

/** Something an id stands for: a card or unit by its definition, or a player by name. */
export interface Resolved {
  def: string | null
  owner?: number | null
  seatName?: string
  /** What it goes by besides its name, where many things have the same: A7. */
  tag?: string
  /** The name is "you": whoever reads the log is spoken to. */
  isReader?: boolean
}
export type Resolve = (id: number) => Resolved | null

const TABLES: Record<Lang, LogTable> = { en: englishLog, ru: russianLog }
const VAGUE: Record<Lang, { thing: string; seat: string; player: string }> = {
  en: { thing: 'something', seat: 'somebody', player: 'Player' },
  ru: { thing: 'что-то', seat: 'кто-то', player: 'Игрок' },
}

export function eventText(
  pack: Pack,
  event: LoggedEvent,
  lang: Lang,
  resolve: Resolve = () => null,
): string {
  const book = bookOf(pack, lang)
  const parts = partsOf(book, event, resolve)
  if (Object.hasOwn(EVENTS, event.kind)) return TABLES[book.lang][event.kind as EventName](parts)
  return ownEvent(book, event, parts)
}

/** `{field}`, or `{seat turns/turn}`: the verb as it is said of others and to the reader. */
const SLOT = /\{(\w+)(?: ([^/}]+)\/([^}]+))?\}/g

/** An event the game added: its pack brings the sentence, with slots where values go. */
function ownEvent(book: Book, event: LoggedEvent, parts: LogParts): string {
  const payload = book.pack.manifest.events?.[event.kind] ?? []
  const sentence = book.text('events', event.kind, 'log')
  return sentence.replace(SLOT, (_, field: string, they?: string, you?: string) => {
    if (they !== undefined && you !== undefined) return parts.does(field, they, you)
    const kind = payload.find((slot) => slot.startsWith(`${field}:`))?.split(':')[1]
    if (kind === 'seat') return parts.seat(field)
    if (kind === 'unit' || kind === 'card' || kind === 'any') return parts.name(field)
    const value = String(event[field] ?? '')
    // a symbol is said with the words of its section: `intent` by `intents`
    const word = kind === 'symbol' ? book.find(`${field}s`, value) : undefined
    return typeof word === 'string' ? word : value
  })
}

/** One event, and who tells of it to whom. */
interface Telling {
  book: Book
  event: LoggedEvent
  resolve: Resolve
}

function partsOf(book: Book, event: LoggedEvent, resolve: Resolve): LogParts {
  const telling: Telling = { book, event, resolve }
  return { ...partiesOf(telling), ...wordsOf(telling), ...abilitiesOf(telling) }
}

type Parties = Pick<LogParts, 'has' | 'name' | 'seat' | 'isReader' | 'does' | 'holder'>

const partiesOf = (telling: Telling): Parties => ({
  has: (field) => has(telling, field),
  name: (field) => nameOf(telling, field),
  seat: (field) => seatOf(telling, field),
  isReader: (field) => isReader(telling, field),
  does: (field, they, you) => `${seatOf(telling, field)} ${isReader(telling, field) ? you : they}`,
  holder: () =>
    defOf(telling, 'unit') === null && has(telling, 'seat')
      ? seatOf(telling, 'seat')
      : nameOf(telling, 'unit'),
})

type Words = Pick<LogParts, 'number' | 'word' | 'words' | 'count' | 'tokens' | 'place' | 'resource'>

function wordsOf(telling: Telling): Words {
  const { book, event } = telling
  const { measure } = book.patterns.nouns
  const idOf = (field: string): string => String(event[field])
  return {
    number: (field) => Number(event[field] ?? 0),
    word: (section, field) => wordOf(book, section, idOf(field)),
    words: (section, field, size) =>
      Math.abs(size) === 1
        ? wordOf(book, section, idOf(field))
        : book.term({}, section, idOf(field)).form('many', 'nom'),
    count: (section, field, size, form = 'nom') =>
      measure(phraseFrom(book.term({}, section, idOf(field))), size, form),
    tokens: () =>
      measure(
        phraseFrom(
          has(telling, 'status') ? book.term({}, 'statuses', idOf('status')) : book.kind('token'),
        ),
        Number(event.n ?? 0),
        'nom',
      ),
    place(...fields) {
      const field = fields.find((one) => has(telling, one))
      if (field === undefined) return ''
      const id = idOf(field)
      return ` ${book.find('lanes', id) === undefined ? id : wordOf(book, 'lanes', id)}`
    },
    resource(field, size, form = 'nom') {
      const id = has(telling, field) ? idOf(field) : vitalOf(book.pack)
      return measure(
        phraseFrom(id === undefined ? book.kind('health') : book.resource(id)),
        size,
        form,
      )
    },
  }
}

function abilitiesOf(telling: Telling): Pick<LogParts, 'ability' | 'query'> {
  const { book, event } = telling
  const named = (field: string): string =>
    abilityNameOf(book.pack, defOf(telling, 'unit') ?? '', String(event[field]), book.lang)
  return {
    ability: () => named('ability'),
    query: () => queryName(book, String(event['query'])),
  }
}

const has = ({ event }: Telling, field: string): boolean =>
  event[field] !== undefined && event[field] !== null && event[field] !== -1

function defOf(telling: Telling, field: string): string | null {
  const { event, resolve } = telling
  const named = event[`${field}Def`]
  if (typeof named === 'string') return named
  return has(telling, field) ? (resolve(event[field] as number)?.def ?? null) : null
}

function nameOf(telling: Telling, field: string): string {
  const { book, event, resolve } = telling
  const def = defOf(telling, field)
  const tag = typeof event[field] === 'number' ? resolve(event[field])?.tag : undefined
  if (def !== null)
    return [book.name(def).form('one', 'nom'), tag].filter((part) => part !== undefined).join(' ')
  const player = has(telling, field) ? resolve(event[field] as number)?.seatName : undefined
  if (player !== undefined) return player
  return field === 'card' ? book.kind('card').form('one', 'nom') : VAGUE[book.lang].thing
}

function seatOf(telling: Telling, field: string): string {
  const { book, event, resolve } = telling
  const vague = VAGUE[book.lang]
  if (!has(telling, field)) return vague.seat
  const value = event[field]
  if (typeof value !== 'number') return String(value)
  return resolve(value)?.seatName ?? `${vague.player} ${value + 1}`
}

function isReader({ event, resolve }: Telling, field: string): boolean {
  const value = event[field]
  return typeof value === 'number' && resolve(value)?.isReader === true
}

const vitalOf = ({ manifest }: Pack): string | undefined =>
  Object.entries(manifest.resources).find(([, { vital }]) => vital)?.[0]

/** Phases, options and windows are plain texts, everything else is a term with forms. */
function wordOf(book: Book, section: string, id: string): string {
  const entry = book.find(section, id)
  if (typeof entry === 'string' && !/[|#]/.test(entry)) return entry
  return book.term({}, section, id).form('one', 'nom')
}

/** A yes/no query has a name only if something ever needed one. */
function queryName(book: Book, query: string): string {
  const entry = book.find('queries', query)
  const isNamed = typeof entry === 'string' || book.find('queries', query, 'name') !== undefined
  return isNamed ? book.stat(query).form('one', 'nom') : query
}
