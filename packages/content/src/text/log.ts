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
  if (Object.hasOwn(EVENTS, event.kind)) return TABLES[lang][event.kind as EventName](parts)
  return ownEvent(book, event, parts)
}

/** An event the game added: its pack brings the sentence, `{field}` where a value goes. */
function ownEvent(book: Book, event: LoggedEvent, parts: LogParts): string {
  const payload = book.pack.manifest.events?.[event.kind] ?? []
  return book.text('events', event.kind, 'log').replace(/\{(\w+)\}/g, (_, field: string) => {
    const kind = payload.find((slot) => slot.startsWith(`${field}:`))?.split(':')[1]
    if (kind === 'seat') return parts.seat(field)
    const isThing = kind === 'unit' || kind === 'card' || kind === 'any'
    return isThing ? parts.name(field) : String(event[field] ?? '')
  })
}

function partsOf(book: Book, event: LoggedEvent, resolve: Resolve): LogParts {
  const vague = VAGUE[book.lang]
  const { measure } = book.patterns.nouns
  const has = (field: string): boolean =>
    event[field] !== undefined && event[field] !== null && event[field] !== -1
  const idOf = (field: string): string => String(event[field])
  const defOf = (field: string): string | null => {
    const named = event[`${field}Def`]
    if (typeof named === 'string') return named
    return has(field) ? (resolve(event[field] as number)?.def ?? null) : null
  }

  function name(field: string): string {
    const def = defOf(field)
    const tag = typeof event[field] === 'number' ? resolve(event[field])?.tag : undefined
    if (def !== null)
      return [book.name(def).form('one', 'nom'), tag].filter((part) => part !== undefined).join(' ')
    const player = has(field) ? resolve(event[field] as number)?.seatName : undefined
    return player ?? (field === 'card' ? book.kind('card').form('one', 'nom') : vague.thing)
  }

  function seat(field: string): string {
    if (!has(field)) return vague.seat
    const value = event[field]
    if (typeof value !== 'number') return String(value)
    return resolve(value)?.seatName ?? `${vague.player} ${value + 1}`
  }

  function isReader(field: string): boolean {
    const value = event[field]
    return typeof value === 'number' && resolve(value)?.isReader === true
  }

  return {
    has,
    name,
    seat,
    isReader,
    does: (field, they, you) => `${seat(field)} ${isReader(field) ? you : they}`,
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
        phraseFrom(has('status') ? book.term({}, 'statuses', idOf('status')) : book.kind('token')),
        Number(event.n ?? 0),
        'nom',
      ),
    place(...fields) {
      const field = fields.find(has)
      if (field === undefined) return ''
      const id = idOf(field)
      return ` ${book.find('lanes', id) === undefined ? id : wordOf(book, 'lanes', id)}`
    },
    resource(field, size, form = 'nom') {
      const vital = Object.entries(book.pack.manifest.resources).find(
        ([, { vital: is }]) => is,
      )?.[0]
      const id = has(field) ? idOf(field) : vital
      return measure(
        phraseFrom(id === undefined ? book.kind('health') : book.resource(id)),
        size,
        form,
      )
    },
    ability: () => abilityNameOf(book.pack, defOf('unit') ?? '', idOf('ability'), book.lang),
    holder: () => (defOf('unit') === null && has('seat') ? seat('seat') : name('unit')),
    query: () => queryName(book, idOf('query')),
    intent: () =>
      (book.find('intents', idOf('intent')) as string | undefined) ??
      abilityNameOf(book.pack, defOf('unit') ?? '', idOf('intent'), book.lang),
  }
}

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
