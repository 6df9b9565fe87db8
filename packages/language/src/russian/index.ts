// The door of Russian: its terms, nouns, adjectives and numbers, and what many verbs say alike.
export { adjective, lemmaOf, type Agreement } from './adjectives.ts'
export { russianTerm } from './forms.ts'
export { russianNouns as nouns } from './nouns.ts'
export { pluralCategory } from './numerals.ts'
export { TIMES, signed, times, withWord } from './numbers.ts'
export {
  QUIET,
  acc,
  amountOf,
  dat,
  isSeveral,
  measureOrAll,
  offOf,
  onto,
  takes,
  toSeveral,
  withPronoun,
  zoneText,
} from './steps.ts'
