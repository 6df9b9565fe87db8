// Russian numbers inside a sentence, and the preposition that changes with the word behind it.
import { writeNumber, type Size } from '../grammar/count.ts'
import { phraseFrom } from '../grammar/phrase.ts'
import { russianTerm } from './forms.ts'
import { russianNouns } from './nouns.ts'

export const TIMES = russianTerm('раз|раза|разы|раз')

export const times = (n: Size): string => russianNouns.measure(phraseFrom(TIMES), n, 'acc')

export const signed = (size: Size): string =>
  typeof size === 'number' ? (size < 0 ? writeNumber(size) : `+${writeNumber(size)}`) : `+${size}`

/** «с врагом», but «со скоростью», «со Щитом». */
export const withWord = (word: string): string =>
  /^(?:[сзшж][бвгджзклмнпрстфхцчшщ]|щ|мн)/i.test(word) ? `со ${word}` : `с ${word}`
