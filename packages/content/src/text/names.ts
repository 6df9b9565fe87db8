// Names for people: definitions, abilities and every word a table or a log shows.
import type { Pack } from '../language.ts'
import { bookOf } from './book.ts'
import type { Lang, Plurality } from '@cardwright/language/grammar'

/** The name of a definition, or of a word in another section of the text file. */
export function nameOf(
  pack: Pack,
  id: string,
  lang: Lang,
  section = 'names',
  number: Plurality = 'one',
): string {
  const book = bookOf(pack, lang)
  const term = section === 'names' ? book.name(id) : book.term({}, section, id)
  return term.form(number, 'nom')
}

/** The same for a message about a pack that may be incomplete: the id where there is no name. */
export function titleOf(pack: Pack, id: string, lang: Lang): string {
  return bookOf(pack, lang).find('names', id) === undefined ? id : nameOf(pack, id, lang)
}

/** The name of an ability by its holder and its name or place; when it may be used, or the holder's name, if it has none. */
export function abilityNameOf(
  pack: Pack,
  holder: string,
  ability: string | number,
  lang: Lang,
): string {
  const book = bookOf(pack, lang)
  const own = book.find('abilities', holder, String(ability))
  const shared = own ?? book.find('abilities', '*', String(ability))
  if (typeof shared === 'string') return shared
  // walk, strike: a basic action goes by its own name, whoever carries it
  if (book.find('basics', String(ability)) !== undefined)
    return nameOf(pack, String(ability), lang, 'basics')
  const head = headOf(pack, holder, String(ability))
  const written = head === undefined ? undefined : book.find('heads', head)
  if (typeof written === 'string' && written !== '') return written
  for (const section of ['names', 'basics', 'statuses', 'keywords'])
    if (book.find(section, holder) !== undefined) return nameOf(pack, holder, lang, section)
  return book.missing(['abilities', holder, String(ability)])
}

/** Deploy, Setup: an ability without a name goes by the head of its text. */
function headOf(pack: Pack, holder: string, ability: string): string | undefined {
  const abilities = pack.definitions.find(({ id }) => id === holder)?.abilities ?? []
  const found = abilities.find(
    ({ name, when }, place) => name === undefined && [when, String(place)].includes(ability),
  )
  return found?.when === undefined ? undefined : pack.manifest.timings[found.when]?.head
}
