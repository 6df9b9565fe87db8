// Where a very long word of a name may be divided, as not every browser knows Russian well enough.
const VOWEL = '[аеёиоуыэюяaeiouy]'
const CONSONANT = '[бвгджзйклмнпрстфхцчшщъьbcdfghjklmnpqrstvwxz]'
const SYLLABLE = new RegExp(`(?<=\\p{L})${VOWEL}${CONSONANT}*(?=${CONSONANT}${VOWEL}\\p{L})`, 'giu')
const LONG_WORD = /\p{L}{13,}/gu
const SOFT_HYPHEN = '\u00ad'

/** Soft hyphens between the syllables of words of 13 letters or more. */
export const divisible = (name: string): string =>
  name.replace(LONG_WORD, (word) => word.replace(SYLLABLE, `$&${SOFT_HYPHEN}`))
