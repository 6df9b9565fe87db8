// The door of English: its terms, nouns and numbers, and what many verbs say alike.
export { articleOf, englishTerm, plural, type EnglishTerm } from './forms.ts'
export { englishNouns as nouns } from './nouns.ts'
export { signed, times } from './numbers.ts'
export { QUIET, amountOf, measureOrAll, placeOf, third, toEach, whomIn, zoneText } from './steps.ts'
