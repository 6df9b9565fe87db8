// The one way in which a text fails: something in the pack has no words in a language.
// It is thrown, never papered over; the checker catches and collects it.
import type { Lang } from '@cardwright/language/grammar'

export class MissingPattern extends Error {
  readonly lang: Lang
  /** Section and key of the text file that should hold the words: `['statuses', 'stun']`. */
  readonly path: readonly string[]

  constructor(lang: Lang, path: readonly string[], message?: string) {
    super(message ?? `text.${lang}.json has no words for ${path.join('.')}`)
    this.name = 'MissingPattern'
    this.lang = lang
    this.path = path
  }
}
