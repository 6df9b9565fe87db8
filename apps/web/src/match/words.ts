// The sentences of a table, made from the pack's texts, the table's and the page's own.
import {
  abilityNameOf,
  eventText,
  keywordText,
  nameOf,
  promptAt,
  questionsAt,
  reasonText,
  statusText,
  textOf,
} from '@cardwright/content/text'
import type { Pack } from '@cardwright/engine'
import { en, ru, type Gloss, type Moment, type Words } from '@cardwright/table'
import type { Lang } from '../settings/settings.ts'
import { addTexts, speak, speakAny } from '../texts/speak.ts'

addTexts({ en, ru })

/** @param seatName what a player is called */
export function wordsOf(pack: Pack, lang: Lang, seatName: (seat: number) => string): Words {
  const you = speak(lang)('player.you')
  const speaking = speakAny(lang)
  const plain = remember((key) => speaking(key))
  const entry = (section: string, id: string) =>
    (pack.text[lang] as Record<string, Record<string, unknown>>)[section]?.[id]
  const words: Words = {
    lang,
    say: (key, values) => (values === undefined ? plain(key) : speaking(key, values)),
    name: remember((def) => nameOf(pack, def, lang)),
    shortName(def) {
      const short = entry('shortNames', def)
      return typeof short === 'string' ? short : words.name(def)
    },
    rules: remember((def) => textOf(pack, def, lang).paragraphs),
    glossary: remember((def) => glossaryOf(pack, lang, words, def)),
    gloss: remember((id) => ({
      word: words.term('statuses', id),
      text: statusText(pack, id, lang).text,
    })),
    term(section, id, number = 'one') {
      const found = entry(section, id)
      if (typeof found === 'string' && !/[|#]/.test(found)) return found
      return nameOf(pack, id, lang, section, number)
    },
    ability: (holder, ability) => abilityNameOf(pack, holder, ability, lang),
    seat: seatName,
    prompt: (moment) => promptText(pack, lang, words, moment),
    questions: ({ holder, path }) =>
      holder === undefined || path === undefined ? [] : questionsAt(pack, holder, path[0], lang),
    consequence(moment) {
      if (moment.offers.some(({ loses }) => loses)) return words.say('consequence.danger')
      return spendsByCancel(pack, moment) ? words.say('consequence.spent') : ''
    },
    event: (event, tag) =>
      eventText(pack, event, lang, (id) =>
        id < pack.manifest.seats.max
          ? { def: null, seatName: seatName(id), isReader: seatName(id) === you }
          : { def: null, tag: tag?.(id) ?? undefined },
      ),
    reason: (refusal) => reasonText(refusal, lang, pack),
  }
  return words
}

/** Caches sentences, because a card needs them again whenever its marks change. */
function remember<T>(make: (def: string) => T): (def: string) => T {
  const made = new Map<string, T>()
  return (def) => {
    if (!made.has(def)) made.set(def, make(def))
    return made.get(def)!
  }
}

function promptText(pack: Pack, lang: Lang, words: Words, { view, legal }: Moment): string {
  const { asking, outcome } = view
  if (outcome !== null || asking === null) return words.say('prompt.over')
  if (legal.length === 0) {
    const name = words.seat(asking.seat)
    const isShown = asking.def !== undefined && asking.def !== ''
    return isShown
      ? words.say('prompt.choosing', { name, what: words.name(asking.def!) })
      : words.say('prompt.waiting', { name })
  }
  if (asking.holder === undefined || asking.path === undefined) return openPrompt(words, legal)
  const slot = asking.kind === 'to' || asking.kind === 'option' ? asking.kind : 'target'
  const text = promptAt(pack, asking.holder, asking.path, slot, lang)
  const own = pack.definitions.find(({ id }) => id === asking.holder)
  const isNamed = own === undefined || own.abilities?.some(({ name }) => name === asking.ability)
  const head = isNamed ? words.ability(asking.holder, asking.ability!) : words.name(asking.holder)
  // what it is done to is asked when the answer is yes
  if (asking.kind === 'may') return words.say('prompt.may', { name: head })
  return `${head}: ${text.charAt(0).toLowerCase()}${text.slice(1)}${/[.!?…]$/.test(text) ? '' : '.'}`
}

/** Whether a cancelled ability counts as used. A card that still asks for one of its options stays in the hand. */
function spendsByCancel(pack: Pack, { view: { asking, board }, legal }: Moment): boolean {
  if (asking === null || !legal.some(({ kind }) => kind === 'cancel')) return false
  const { timings, policies } = pack.manifest
  const { holder, path = [] } = asking
  const when = [...pack.definitions, ...pack.basics].find(({ id }) => id === holder)?.abilities?.[
    path[0]
  ]?.when
  const cancel = (when === undefined ? undefined : timings[when]?.cancel) ?? policies.cancel
  const isChosen = asking.kind !== 'option' || board.some(({ id }) => id === asking.source)
  return cancel === 'spent' && isChosen
}

/** Between abilities: what kind of thing there is to do. */
function openPrompt(words: Words, legal: Moment['legal']): string {
  if (legal.some(({ kind }) => kind === 'use')) return words.say('prompt.main')
  if (legal.length > 1) return words.say('prompt.move')
  const [only] = legal
  return only.kind === 'move'
    ? words.say('prompt.onlyMove', { move: words.term('moves', only.move) })
    : words.say('prompt.nothing')
}

/** Its keywords, and the statuses that its abilities mention. */
function glossaryOf(pack: Pack, lang: Lang, words: Words, def: string): Gloss[] {
  const found = pack.definitions.find(({ id }) => id === def)
  const written = JSON.stringify(found?.abilities ?? [])
  const keywords = pack.keywords
    .filter(({ id }) => found?.keywords?.includes(id) || written.includes(`"${id}"`))
    .map(({ id }) => ({
      word: words.term('keywords', id),
      text: keywordText(pack, id, lang).text,
    }))
  const statuses = pack.statuses
    .filter(({ id }) => written.includes(`"status":"${id}"`))
    .map(({ id }) => words.gloss(id))
  // a token without effects needs no explanation
  return [...keywords, ...statuses].filter(({ text }) => text !== '')
}
