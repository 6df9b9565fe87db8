// The door of what all languages share: terms, phrases, nouns, numbers. No word of the ability language, no game.
export { isOne, writeNumber, writeSize, type HowMany, type Size } from './count.ts'
export { KIND_WORDS, type KindWord } from './kinds.ts'
export {
  CLAUSE_END,
  capital,
  finish,
  parseNotation,
  parsePredicate,
  strangers,
  type LongTerm,
  type Notation,
  type Predicate,
  type TermSource,
} from './notation.ts'
export { verbatim, type Noun } from './noun.ts'
export type { Like, Nouns } from './nouns.ts'
export { adjectivesOf, after, before, phraseFrom, placeIn, tailOf, type Phrase } from './phrase.ts'
export {
  CASES,
  LANGS,
  type Case,
  type Gender,
  type Lang,
  type Plurality,
  type Term,
  type TermDefaults,
} from './term.ts'
