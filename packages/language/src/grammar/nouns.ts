// What a language does with a phrase: the nouns that sentences are put together from. `english/` and `russian/`
// implement it.
import type { HowMany, Size } from './count.ts'
import type { Noun } from './noun.ts'
import type { Phrase } from './phrase.ts'
import type { Case, Gender, Plurality, Term } from './term.ts'

export interface Like {
  gender: Gender
  number: Plurality
  animate: boolean
}

export interface Nouns {
  some(phrase: Phrase): Noun
  each(phrase: Phrase): Noun
  all(phrase: Phrase): Noun
  every(phrase: Phrase): Noun
  the(phrase: Phrase): Noun
  this(phrase: Phrase): Noun
  that(phrase: Phrase): Noun
  /** Something named before; `isLikeSelf`: the source is called by the same word. */
  again(phrase: Phrase, isLikeSelf: boolean): Noun
  /** The first, the second … of those that are called alike; from 0. */
  nth(phrase: Phrase, k: number): Noun
  bare(phrase: Phrase): Noun
  counted(phrase: Phrase, count: HowMany): Noun
  random(phrase: Phrase, count: HowMany): Noun
  possessed(owner: Noun, term: Term): Noun
  pronoun(like: Like): Noun
  relative(like: Like): Noun
  you: Noun
  measure(phrase: Phrase, size: Size, form?: Case): string
  list(items: readonly string[], word: 'and' | 'or'): string
}
