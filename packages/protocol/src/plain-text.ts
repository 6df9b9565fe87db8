// What people write, made fit to be shown to others: a name that looks like what it is, and a line that stays in
// its line. Callers must limit the length first: normalizing accents takes more than linear time.

/** Characters that are invisible, or that reverse, hide or join their neighbours. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/u
/** Parts of emoji that do not change the picture when left out. */
const VARIATIONS = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu
/** One character as wide as a sentence: Arabic phrases, long dashes, cuneiform. */
const WIDE = /[\uFDF0-\uFDFF\u2E3A\u2E3B\uA9C5\u{12000}-\u{1254F}]/u
/** Real names stack at most two accents; a mark without a letter attaches to the character before it. */
const STACKED = /[\p{Mn}\p{Me}]{3}|(?:^|\s)\p{M}/u
const WORD = /[\p{L}\p{M}]+/gu
/** Alphabets whose letters look alike. */
const ALIKE = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
]

const isMixed = (word: string): boolean =>
  ALIKE.filter((alphabet) => alphabet.test(word)).length > 1

export const tidyName = (text: string): string =>
  text.normalize('NFC').replace(VARIATIONS, '').replaceAll(/\s+/gu, ' ').trim()

/** Why a name is refused; null: it is fine. Look-alike names within one alphabet are not detected. */
export function nameProblem(name: string): string | null {
  if (name === '') return 'a name has at least one character that can be seen'
  if (UNSEEN.test(name)) return 'a name has no invisible characters'
  if (WIDE.test(name)) return 'a name has no characters as wide as a sentence'
  if (STACKED.test(name)) return 'a name has at most two accents on a letter'
  const mixed = name.match(WORD)?.find(isMixed)
  return mixed === undefined
    ? null
    : `"${mixed}" mixes letters of several alphabets; a word of a name has one`
}

/** A flag, a family and the like are several characters joined by these. */
const JOINING = /\u200D|\uFE0F|[\u{E0020}-\u{E007F}]/u

/** A chat message: no invisible characters, one line, at most two accents per letter. */
export function tidyLine(text: string): string {
  const seen = text
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(new RegExp(UNSEEN, 'gu'), (one) => (JOINING.test(one) ? one : ''))
    .replaceAll(/([\p{Mn}\p{Me}]{2})[\p{Mn}\p{Me}]+/gu, '$1')
    .trim()
  return [...seen].every((one) => JOINING.test(one) || /\s/u.test(one)) ? '' : seen
}
