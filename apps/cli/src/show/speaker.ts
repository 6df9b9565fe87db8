// Names in one language. For a pack without texts, ids are shown.
import {
  abilityNameOf,
  eventText,
  nameOf,
  promptAt,
  reasonText,
  textOf,
  type Lang,
  type LoggedEvent,
  type PromptSlot,
  type Resolve,
} from '@cardwright/content'
import type { Pack, Refusal } from '@cardwright/engine'
import { en, type Words } from '../text/en.ts'
import { ru } from '../text/ru.ts'

export interface Speaker {
  readonly lang: Lang
  readonly words: Words
  readonly pack: Pack
  def(id: string): string
  /** A word of another section of the text files: resources, queries, zones, statuses … */
  word(section: string, id: string): string
  /** The plural of the same word. */
  many(section: string, id: string): string
  ability(holder: string, label: string): string
  rules(def: string): string
  /** By the ability's holder and the path of the step, as in a view. */
  prompt(holder: string, path: readonly number[], slot: PromptSlot): string
  reason(refusal: Refusal): string
  event(event: LoggedEvent, resolve: Resolve): string
  seat(seat: number): string
}

export function speakerFor(pack: Pack, lang: Lang): Speaker {
  const words = lang === 'ru' ? ru : en
  return {
    lang,
    words,
    pack,
    def: (id) => attempt(() => nameOf(pack, id, lang), plainWords(id)),
    word: (section, id) => wordOf(pack, lang, section, id),
    many: (section, id) => attempt(() => nameOf(pack, id, lang, section, 'many'), plainWords(id)),
    ability: (holder, label) =>
      attempt(() => abilityNameOf(pack, holder, label, lang), plainWords(label)),
    rules: (def) => attempt(() => textOf(pack, def, lang).text, ''),
    prompt: (holder, path, slot) =>
      attempt(() => promptAt(pack, holder, path, slot, lang), words.choose),
    reason: (refusal) => attempt(() => reasonText(refusal, lang, pack), refusal.code),
    event: (event, resolve) =>
      attempt(() => eventText(pack, event, lang, resolve), plainWords(event.kind)),
    seat: (seat) => words.players[seat] ?? words.player(seat + 1),
  }
}

/** Some sections have plain texts, others terms with forms. */
function wordOf(pack: Pack, lang: Lang, section: string, id: string): string {
  const sections = pack.text[lang] as Record<string, Record<string, unknown>> | undefined
  const entry = sections?.[section]?.[id]
  if (entry === undefined) return plainWords(id)
  if (typeof entry === 'string' && !/[|#]/.test(entry)) return entry
  return attempt(() => nameOf(pack, id, lang, section), plainWords(id))
}

/** Falls back to the id when the pack has no word. */
function attempt(write: () => string, otherwise: string): string {
  try {
    return write()
  } catch {
    return otherwise
  }
}

/** Turns `endTurn` and `end-turn` into readable text. */
const plainWords = (id: string): string =>
  id
    .replace(/([a-z])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2 ')
    .replaceAll('-', ' ')
    .toLowerCase()
