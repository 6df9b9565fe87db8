// A phrase: a head with what stands before and after it, not yet put into a case or number.
// Filters write into it; `nouns` of a language turn it into a noun.
import type { Plurality, Term } from './term.ts'

interface Adjective {
  /** Smaller stands further left. */
  rank: number
  word: string
  /** Says whose it is; kept when the thing is named again. */
  isSide?: true
}

interface Postmodifier {
  rank: number
  text: string
  isSide?: true
  /** Says where it is: "is next to it" needs no noun. */
  isPlace?: true
}

export interface Phrase {
  /** Several: "row or column". */
  heads: Term[]
  number: Plurality
  adjectives: Adjective[]
  after: Postmodifier[]
}

export const phraseFrom = (heads: Term | Term[], number: Plurality = 'one'): Phrase => ({
  heads: Array.isArray(heads) ? heads : [heads],
  number,
  adjectives: [],
  after: [],
})

export function before(phrase: Phrase, rank: number, word: string, isSide?: true): void {
  phrase.adjectives.push({ rank, word, ...(isSide ? { isSide } : {}) })
}

export function after(phrase: Phrase, rank: number, text: string, mark?: 'side' | 'place'): void {
  phrase.after.push({
    rank,
    text,
    ...(mark === 'side' ? { isSide: true as const } : {}),
    ...(mark === 'place' ? { isPlace: true as const } : {}),
  })
}

export const adjectivesOf = (phrase: Phrase): string[] =>
  [...phrase.adjectives].sort((a, b) => a.rank - b.rank).map(({ word }) => word)

/** The tail with its leading space; a clause that opens with a comma needs none. */
export function tailOf(phrase: Phrase): string {
  const parts = [...phrase.after].sort((a, b) => a.rank - b.rank)
  return parts.map(({ text }) => (text.startsWith(',') ? text : ` ${text}`)).join('')
}

/** Where it is, if the phrase says nothing else. */
export function placeIn(phrase: Phrase): string | null {
  const isPlain = phrase.adjectives.length === 0 && phrase.after.length > 0
  if (!isPlain || !phrase.after.every(({ isPlace }) => isPlace)) return null
  return tailOf(phrase).trim()
}
